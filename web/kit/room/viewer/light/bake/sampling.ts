/** Well spread numbers in 0..1: the additive recurrence of the plastic constant. */
export const spreadX = (i: number) => (i * 0.7548776662466927) % 1;
export const spreadY = (i: number) => (i * 0.5698402909980532) % 1;

/** A number in 0..1 that looks random and is always the same for the same three whole numbers. */
export function dither(a: number, b: number, c: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** In which order the texels of a tile of 4 by 4 take their share of the samples: neighbors are far apart (Bayer). */
const turns = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/**
 * Which share of the samples a texel takes, 0 to 15. The 16 texels of a tile share one well spread set between them, so
 * that their mean has sixteen times the samples of one: Keller and Heidrich, "Interleaved Sampling" (2001).
 */
export const shareOf = (column: number, row: number): number => turns[(row & 3) * 4 + (column & 3)]!;

/** Two directions at right angles to a normal, written to `out` as six numbers. */
export function frameOf(nx: number, ny: number, nz: number, out: Float64Array): void {
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  out[0] = 1 + sign * nx * nx * a;
  out[1] = sign * b;
  out[2] = -sign * nx;
  out[3] = b;
  out[4] = sign + ny * ny * a;
  out[5] = -ny;
}

export function insidePolygon(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
    const [xi, yi] = points[i]!;
    const [xj, yj] = points[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
