import type { Linear } from "../color.ts";
import { hash3, unit } from "../random.ts";
import type { Paint } from "./paint.ts";

/** Inches: x to the right, y away from the camera, z up; the camera stands above the origin. */
export type Vector = readonly [number, number, number];

/** What a solid is covered with. */
export interface Skin {
  color: Linear;
  rough: number;
  /** The laid material instead of the color. */
  paint?: Paint;
  /** Its rows run away from the camera instead of across. */
  isTurned?: boolean;
  /** Mirrors what is above it and lets its color through from below. */
  isWater?: boolean;
  /** A little lighter here and darker there, as a lawn is. */
  isLawn?: boolean;
  /** Leaves with light between them at the outline, not a smooth hull. */
  isLeafy?: boolean;
}

interface Common {
  skin: Skin;
}

/** A block along the axes; its edges are rounded by `round_in`, which shows in the light but not in the outline. */
export interface Block extends Common {
  kind: "block";
  from: Vector;
  to: Vector;
  round_in: number;
}

export interface Ball extends Common {
  kind: "ball";
  center: Vector;
  radius_in: number;
}

/** An upright cylinder. */
export interface Drum extends Common {
  kind: "drum";
  center: Vector;
  radius_in: number;
  height_in: number;
}

export type Solid = Block | Ball | Drum;

/** Where a ray hits a solid, and the normal there. */
export interface Hit {
  /** Index among the solids; -1 for none. */
  solid: number;
  distance: number;
  /** 0, 1, 2 for a face across x, y, z; 3 for a round one. */
  face: number;
  normal: [number, number, number];
}

export const createHit = (): Hit => ({ solid: -1, distance: 0, face: 0, normal: [0, 0, 0] });

const near = 1e-3;

/** Solids near each other; a ray that misses their bounds need not be tested against them. */
interface Cluster {
  low: Vector;
  high: Vector;
  first: number;
  end: number;
}

const perCluster = 6;

/** Solids in groups of neighbors in the list, for quick search. */
export class Solids {
  readonly all: readonly Solid[];
  private readonly clusters: Cluster[] = [];

  constructor(all: readonly Solid[]) {
    this.all = all;
    for (let first = 0; first < all.length; first += perCluster) {
      const end = Math.min(all.length, first + perCluster);
      const bounds = all.slice(first, end).map(boundsOf);
      const most = (pick: (...values: number[]) => number, side: 0 | 1): Vector => [
        pick(...bounds.map((one) => one[side][0])),
        pick(...bounds.map((one) => one[side][1])),
        pick(...bounds.map((one) => one[side][2])),
      ];
      this.clusters.push({ low: most(Math.min, 0), high: most(Math.max, 1), first, end });
    }
  }

  /** The nearest solid on a ray, nearer than `most` times its length. */
  find(from: Vector, way: Vector, most: number, hit: Hit): boolean {
    hit.solid = -1;
    hit.distance = most;
    for (const cluster of this.clusters) {
      if (!mayMeet(cluster, from, way, hit.distance)) continue;
      for (let at = cluster.first; at < cluster.end; at += 1) {
        const solid = this.all[at]!;
        if (solid.kind === "block") enterBlock(solid, at, from, way, hit);
        else if (solid.kind === "ball") enterBall(solid, at, from, way, hit);
        else enterDrum(solid, at, from, way, hit);
      }
    }
    return hit.solid >= 0;
  }
}

function boundsOf(solid: Solid): readonly [Vector, Vector] {
  if (solid.kind === "block") return [solid.from, solid.to];
  const { center, radius_in: r } = solid;
  const [x, y, z] = center;
  if (solid.kind === "ball")
    return [
      [x - r, y - r, z - r],
      [x + r, y + r, z + r],
    ];
  return [
    [x - r, y - r, z],
    [x + r, y + r, z + solid.height_in],
  ];
}

function mayMeet({ low, high }: Cluster, from: Vector, way: Vector, most: number): boolean {
  let first = 0;
  let last = most;
  for (let at = 0; at < 3; at += 1) {
    const by = 1 / way[at]!;
    const a = (low[at]! - from[at]!) * by;
    const b = (high[at]! - from[at]!) * by;
    if (a < b) {
      if (a > first) first = a;
      if (b < last) last = b;
    } else {
      if (b > first) first = b;
      if (a < last) last = a;
    }
  }
  return first <= last;
}

function enterBlock(block: Block, index: number, from: Vector, way: Vector, hit: Hit): void {
  let first = near;
  let last = hit.distance;
  let axis = -1;
  for (let at = 0; at < 3; at += 1) {
    const step = way[at]!;
    if (Math.abs(step) < 1e-9) {
      if (from[at]! < block.from[at]! || from[at]! > block.to[at]!) return;
      continue;
    }
    const a = (block.from[at]! - from[at]!) / step;
    const b = (block.to[at]! - from[at]!) / step;
    const enters = Math.min(a, b);
    const leaves = Math.max(a, b);
    if (enters > first) {
      first = enters;
      axis = at;
    }
    if (leaves < last) last = leaves;
    if (first > last) return;
  }
  if (axis < 0) return;
  take(hit, index, first, axis, 0, 0, 0);
  hit.normal[axis] = way[axis]! > 0 ? -1 : 1;
}

const leaf_in = 0.8;

/** A number from 0 to 1 for the leaf that lies there. */
export const leafAt = (x: number, y: number, z: number): number =>
  unit(hash3(Math.floor(x / leaf_in) ^ 0x51, Math.floor(y / leaf_in), Math.floor(z / leaf_in)));

function enterBall(
  { center, radius_in, skin }: Ball,
  index: number,
  from: Vector,
  way: Vector,
  hit: Hit,
): void {
  const [x, y, z] = [from[0] - center[0], from[1] - center[1], from[2] - center[2]];
  const a = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
  const b = x * way[0] + y * way[1] + z * way[2];
  const under = b * b - a * (x * x + y * y + z * z - radius_in ** 2);
  if (under < 0) return;
  const distance = (-b - Math.sqrt(under)) / a;
  if (distance < near || distance > hit.distance) return;
  const out = 1 / radius_in;
  if (skin.isLeafy) {
    const grazing = Math.sqrt(under / a) * out;
    const leaf = leafAt(
      from[0] + way[0] * distance,
      from[1] + way[1] * distance,
      from[2] + way[2] * distance,
    );
    if (grazing < 0.45 * leaf) return;
  }
  take(
    hit,
    index,
    distance,
    3,
    (x + way[0] * distance) * out,
    (y + way[1] * distance) * out,
    (z + way[2] * distance) * out,
  );
}

function enterDrum(drum: Drum, index: number, from: Vector, way: Vector, hit: Hit): void {
  const { center, radius_in, height_in } = drum;
  const [x, y] = [from[0] - center[0], from[1] - center[1]];
  const top = (center[2] + height_in - from[2]) / way[2];
  if (way[2] < -1e-9 && top > near && top < hit.distance) {
    if (Math.hypot(x + way[0] * top, y + way[1] * top) < radius_in) take(hit, index, top, 2, 0, 0, 1);
  }
  const a = way[0] ** 2 + way[1] ** 2;
  if (a < 1e-12) return;
  const b = x * way[0] + y * way[1];
  const under = b * b - a * (x * x + y * y - radius_in ** 2);
  if (under < 0) return;
  const distance = (-b - Math.sqrt(under)) / a;
  if (distance < near || distance > hit.distance) return;
  const z = from[2] + way[2] * distance - center[2];
  if (z < 0 || z > height_in) return;
  take(hit, index, distance, 3, (x + way[0] * distance) / radius_in, (y + way[1] * distance) / radius_in, 0);
}

function take(
  hit: Hit,
  solid: number,
  distance: number,
  face: number,
  x: number,
  y: number,
  z: number,
): void {
  hit.solid = solid;
  hit.distance = distance;
  hit.face = face;
  hit.normal[0] = x;
  hit.normal[1] = y;
  hit.normal[2] = z;
}

/** Turns the normal of a point near a block's edge outward, as far as the edge is rounded there. */
export function roundEdges(block: Block, at: Vector, hit: Hit): void {
  const { round_in: round, from, to } = block;
  for (let axis = 0; axis < 3; axis += 1) {
    if (axis === hit.face) continue;
    const low = at[axis]! - from[axis]!;
    const high = to[axis]! - at[axis]!;
    if (low < round) hit.normal[axis] = hit.normal[axis]! - (1 - low / round) ** 2;
    if (high < round) hit.normal[axis] = hit.normal[axis]! + (1 - high / round) ** 2;
  }
  const long = Math.hypot(...hit.normal);
  for (let axis = 0; axis < 3; axis += 1) hit.normal[axis] = hit.normal[axis]! / long;
}

/** Inches across and down of a point on the laid material, which folds over the edges of a block. */
export function placeOn(block: Block, at: Vector, face: number, place: { s: number; t: number }): void {
  const { from, to, skin } = block;
  const drop = to[2] - at[2];
  if (skin.isTurned) {
    place.s = at[1] - from[1];
    place.t = face === 0 ? to[0] - from[0] + drop : at[0] - from[0];
    return;
  }
  place.s = face === 0 ? to[0] - from[0] + drop : at[0] - from[0];
  place.t = face === 1 ? to[1] - from[1] + drop : to[1] - at[1];
}
