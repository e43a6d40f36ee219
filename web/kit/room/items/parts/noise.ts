/** Repeating value noise on a lattice of `px` by `py` cells; x and y in cells; 0 to 1; the same for the same seed. */
export function valueNoise(x: number, y: number, px: number, py: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = smooth(x - x0);
  const fy = smooth(y - y0);
  const at = (i: number, j: number) => hash(wrap(x0 + i, px), wrap(y0 + j, py), seed);
  const low = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  const high = at(0, 1) * (1 - fx) + at(1, 1) * fx;
  return low * (1 - fy) + high * fy;
}

/** Sum of octaves of value noise, still repeating after `px` by `py` cells; 0 to 1. */
export function fractalNoise(
  x: number,
  y: number,
  px: number,
  py: number,
  seed: number,
  octaves = 4,
): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  let scale = 1;
  for (let o = 0; o < octaves; o++) {
    sum += amplitude * valueNoise(x * scale, y * scale, px * scale, py * scale, seed + o * 17);
    weight += amplitude;
    amplitude *= 0.5;
    scale *= 2;
  }
  return sum / weight;
}

/** A number from 0 to 1 for two lattice numbers and a seed. */
export function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
}

function smooth(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function wrap(value: number, period: number): number {
  return ((value % period) + period) % period;
}
