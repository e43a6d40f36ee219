import type { Vec2, Vec3 } from "./scene.types.ts";

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
export const along = (from: Vec3, direction: Vec3, by: number): Vec3 => add(from, scale(direction, by));
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const UP: Vec3 = [0, 1, 0];

/** A point of the plan at a height. */
export const lifted = ([x, y]: Vec2, height: number): Vec3 => [x, height, -y];

/** A plan direction as a direction of the scene. */
export const level = ([x, y]: Vec2): Vec3 => [x, 0, -y];

export const rectangle = (x0: number, y0: number, x1: number, y1: number): Vec2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A plan vector turned counter-clockwise. */
export function turned([x, y]: Vec2, degrees: number): Vec2 {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
