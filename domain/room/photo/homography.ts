import type { Point } from "../geometry/point.ts";

type Vec2 = Readonly<Point>;

/** A projective map of the plane, its 3 × 3 matrix row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Four corners, around the shape one after the other. */
export type Quad = readonly [Vec2, Vec2, Vec2, Vec2];

/**
 * From the unit square, (0,0) (1,0) (1,1) (0,1), onto four corners in that order; null where three of them lie on one
 * line. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, 2.2.3.
 */
export function ontoQuad([a, b, c, d]: Quad): Homography | null {
  const dx1 = b[0] - c[0];
  const dy1 = b[1] - c[1];
  const dx2 = d[0] - c[0];
  const dy2 = d[1] - c[1];
  const sx = a[0] - b[0] + c[0] - d[0];
  const sy = a[1] - b[1] + c[1] - d[1];
  const whole = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(whole) < 1e-9) return null;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
}

/** The first applied after the second. */
export function after(p: Homography, q: Homography): Homography {
  const at = (row: number, column: number) =>
    p[3 * row]! * q[column]! + p[3 * row + 1]! * q[column + 3]! + p[3 * row + 2]! * q[column + 6]!;
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

/** The way back; null for a map that flattens everything onto a line. Its sign keeps what lies before the viewer. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography | null {
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (Math.abs(whole) < 1e-12) return null;
  return [
    (e * i - f * h) / whole,
    (c * h - b * i) / whole,
    (b * f - c * e) / whole,
    (f * g - d * i) / whole,
    (a * i - c * g) / whole,
    (c * d - a * f) / whole,
    (d * h - e * g) / whole,
    (b * g - a * h) / whole,
    (a * e - b * d) / whole,
  ];
}

/** Where a point comes to lie; null on the horizon and beyond it. */
export function mapped(map: Homography, [x, y]: Vec2): Vec2 | null {
  const w = map[6] * x + map[7] * y + map[8];
  if (w <= 1e-12) return null;
  return [(map[0] * x + map[1] * y + map[2]) / w, (map[3] * x + map[4] * y + map[5]) / w];
}

/** Stretched along both axes. */
export const scaling = (x: number, y: number): Homography => [x, 0, 0, 0, y, 0, 0, 0, 1];

/** Whether four corners go around a shape without a dent, a crossing or a corner that is flat. */
export function isConvex(quad: Quad): boolean {
  const turns = quad.map((p, at) => {
    const q = quad[(at + 1) % 4]!;
    const r = quad[(at + 2) % 4]!;
    const cross = (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]);
    const size = Math.hypot(q[0] - p[0], q[1] - p[1]) * Math.hypot(r[0] - q[0], r[1] - q[1]);
    return size > 0 ? cross / size : 0;
  });
  return turns.every((turn) => turn > 0.01) || turns.every((turn) => turn < -0.01);
}
