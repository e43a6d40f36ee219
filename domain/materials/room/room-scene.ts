import { type Linear, linearOf } from "../color.ts";

/** Inches: x to the right, y away from the camera, z up; the camera stands above the origin. */
export type Vector = readonly [number, number, number];

/** A block of furniture. */
export interface Block {
  from: Vector;
  to: Vector;
  color: Linear;
  rough: number;
}

export const eye_in = 54;
/** From the camera to the wall that it looks at. */
export const wallAt_in = 170;
export const trimHeight_in = 5.5;

/** Half of what the picture shows across, and how far it is shifted down, for each inch away. */
export const opening = 0.62;
const shift = 0.34;

/** The way from the camera through a point of the picture, from -1 to 1 to the right and up. */
export const rayThrough = (u: number, v: number): Vector => [u * opening, 1, v * opening - shift];

const block = (from: Vector, to: Vector, color: `#${string}`, rough = 0.6): Block => ({
  from,
  to,
  color: linearOf(color),
  rough,
});

/** A sideboard with its drawers, a bench, and a picture on the wall. */
export const furniture: readonly Block[] = [
  block([14, 151, 7], [80, 169, 30], "#8b6b4e", 0.5),
  block([15, 150.4, 8.5], [46, 151, 28.5], "#937355", 0.5),
  block([48, 150.4, 8.5], [79, 151, 28.5], "#937355", 0.5),
  block([17, 153, 0], [19, 155, 7], "#3b332b"),
  block([75, 153, 0], [77, 155, 7], "#3b332b"),
  block([-84, 112, 12], [-44, 128, 18], "#c9bda9", 0.9),
  block([-81, 114, 0], [-79, 116, 12], "#3b332b"),
  block([-49, 114, 0], [-47, 116, 12], "#3b332b"),
  block([-81, 124, 0], [-79, 126, 12], "#3b332b"),
  block([-49, 124, 0], [-47, 126, 12], "#3b332b"),
  block([28, 168.6, 50], [66, 169.9, 80], "#2c2a27"),
  block([29, 168.4, 51], [65, 168.7, 79], "#f1ede4"),
  block([37, 168.2, 57], [57, 168.5, 73], "#b9a58a"),
];

/** No furniture stands nearer to the camera. */
const front_in = 111;

/** Most ways from the camera end before the furniture begins. */
const mayHit = (from: Vector, way: Vector, most: number): boolean =>
  from[1] + way[1] * most >= front_in || from[1] >= front_in;

export interface Hit {
  distance: number;
  normal: Vector;
  block: Block;
}

/** The nearest block on a ray, nearer than `most`. */
export function hitBlock(from: Vector, way: Vector, most: number): Hit | null {
  if (!mayHit(from, way, most)) return null;
  let hit: Hit | null = null;
  for (const one of furniture) {
    const found = enter(one, from, way, hit?.distance ?? most);
    if (found) hit = found;
  }
  return hit;
}

/** Whether anything stands between a point and the light. */
export function isShaded(from: Vector, way: Vector): boolean {
  for (const one of furniture) if (enter(one, from, way, 1)) return true;
  return false;
}

function enter(one: Block, from: Vector, way: Vector, most: number): Hit | null {
  let near = 1e-4;
  let far = most;
  let axis = -1;
  for (let at = 0; at < 3; at += 1) {
    const step = way[at]!;
    if (Math.abs(step) < 1e-9) {
      if (from[at]! < one.from[at]! || from[at]! > one.to[at]!) return null;
      continue;
    }
    const a = (one.from[at]! - from[at]!) / step;
    const b = (one.to[at]! - from[at]!) / step;
    const [first, last] = a < b ? [a, b] : [b, a];
    if (first > near) {
      near = first;
      axis = at;
    }
    if (last < far) far = last;
    if (near > far) return null;
  }
  if (axis < 0) return null;
  const normal: [number, number, number] = [0, 0, 0];
  normal[axis] = way[axis]! > 0 ? -1 : 1;
  return { distance: near, normal, block: one };
}

/** Points of the window in the left wall, which lights the room. */
export const windowPoints: readonly Vector[] = [
  [-190, 40, 40],
  [-190, 40, 86],
  [-190, 84, 62],
  [-190, 124, 40],
  [-190, 124, 86],
];
