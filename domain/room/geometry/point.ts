/** A place or a displacement on the plan in inches: x to the east, y to the north. */
export type Point = [x: number, y: number];

/** Lengths closer than this are the same; plans are typed to 1/16 in. */
export const hair_in = 1e-6;

export const add = (a: Readonly<Point>, b: Readonly<Point>): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Readonly<Point>, b: Readonly<Point>): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Readonly<Point>, factor: number): Point => [a[0] * factor, a[1] * factor];
export const dot = (a: Readonly<Point>, b: Readonly<Point>): number => a[0] * b[0] + a[1] * b[1];

/** Positive where `b` lies to the left of `a`. */
export const cross = (a: Readonly<Point>, b: Readonly<Point>): number => a[0] * b[1] - a[1] * b[0];

export const lengthOf = (a: Readonly<Point>): number => Math.hypot(a[0], a[1]);
export const distance = (a: Readonly<Point>, b: Readonly<Point>): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The direction of `a` with length 1; [0, 0] stays. */
export function unit(a: Readonly<Point>): Point {
  const length = lengthOf(a);
  return length === 0 ? [0, 0] : [a[0] / length, a[1] / length];
}

/** A quarter turn counter-clockwise. */
export const leftOf = (a: Readonly<Point>): Point => [0 - a[1], a[0]];

/** East at 0 degrees, counter-clockwise; quarter turns are exact. */
export function directionAt(degrees: number): Point {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn === 0) return [1, 0];
  if (turn === 90) return [0, 1];
  if (turn === 180) return [-1, 0];
  if (turn === 270) return [0, -1];
  const radians = (turn * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** Degrees counter-clockwise from east, 0 up to 360. */
export function angleOf(direction: Readonly<Point>): number {
  const degrees = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Turned counter-clockwise about `center` (the origin when left out). */
export function rotated(point: Readonly<Point>, degrees: number, center: Readonly<Point> = [0, 0]): Point {
  const [cos, sin] = directionAt(degrees);
  const x = point[0] - center[0];
  const y = point[1] - center[1];
  return [center[0] + x * cos - y * sin, center[1] + x * sin + y * cos];
}

export const samePoint = (a: Readonly<Point>, b: Readonly<Point>, within = 1e-4): boolean =>
  Math.abs(a[0] - b[0]) <= within && Math.abs(a[1] - b[1]) <= within;
