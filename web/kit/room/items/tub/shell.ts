import { Vector3 } from "three";
import type { Ring } from "../parts/loft.ts";

/** Plan and profile of a freestanding bath. Inches; x is the length. */
export type TubShape = {
  length: number;
  width: number;
  height: number;
  /** Lowest height of the rim; ends may rise above it. */
  low: number;
  rise: "none" | "one" | "both";
  plan: "oval" | "rect" | "egg" | "waist" | "dshape" | "round";
  corner: number;
  /** Size of the base against the rim. */
  flare: number;
  rim: number;
  /** Height of the underside above the floor. */
  from: number;
  reeds?: number;
};

const COUNT = 72;

/** Outline point at an angle for half axes a and b. */
function planPoint(shape: TubShape, a: number, b: number, angle: number): [number, number] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const power =
    shape.plan === "rect" ? Math.max(2.4, 2 + (14 - shape.corner) * 0.5) : shape.plan === "round" ? 2 : 2.35;
  const pz = shape.plan === "dshape" && s > 0 ? 9 : power;
  const x = Math.sign(c) * Math.abs(c) ** (2 / (shape.plan === "dshape" && s > 0 ? 9 : power)) * a;
  let z = -Math.sign(s) * Math.abs(s) ** (2 / pz) * b;
  if (shape.plan === "egg") z *= 1 - 0.13 * (x / a) - 0.1 * (x / a) ** 2;
  if (shape.plan === "waist") z *= 0.86 + 0.14 * (x / a) ** 2 * 1.6;
  return [x, z];
}

function rimHeight(shape: TubShape, x: number): number {
  const t = x / (shape.length / 2);
  const up = shape.height - shape.low;
  if (shape.rise === "both") return shape.low + up * Math.abs(t) ** 2.2;
  if (shape.rise === "one") return shape.low + up * Math.max(0, t * 0.5 + 0.5) ** 3;
  return shape.low;
}

/** A ring of the bath: `scale` against the rim's outline, inset by inches, `t` from the underside (0) to the rim (1). */
function ring(shape: TubShape, scale: number, inset: number, t: number, drop = 0): Vector3[] {
  const count = shape.reeds ? shape.reeds * 5 : COUNT;
  const a = (shape.length / 2) * scale - inset;
  const b = (shape.width / 2) * scale - inset;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [x, z] = planPoint(shape, a, b, angle);
    const rimX = (x / Math.max(0.01, a)) * (shape.length / 2);
    return new Vector3(x, shape.from + (rimHeight(shape, rimX) - shape.from) * t - drop, z);
  });
}

/** Pushes every other point of a ring outwards: reeds that run up the wall. */
function reeded(points: Vector3[], depth: number): Vector3[] {
  return points.map((p, i) => {
    const wave = [0, 0.75, 1, 0.75, 0][i % 5]! - 1;
    const out = new Vector3(p.x, 0, p.z).normalize();
    return p.clone().addScaledVector(out, wave * depth);
  });
}

/** Rings of the whole skin: outside up, over the rim, inside down to the drain. `floor` is the inner floor's height. */
export function tubRings(shape: TubShape, floor: number, roll = false): Ring[] {
  const f = shape.flare;
  const rings: Ring[] = [];
  const wall = (t: number) => f + (1 - f) * t ** 1.35;
  const outer = (scale: number, t: number) =>
    shape.reeds ? reeded(ring(shape, scale, 0, t), 0.42) : ring(shape, scale, 0, t);
  const round = shape.from > 0 ? 4.2 : 0.5;
  for (const [s, y] of [
    [0.9, 0],
    [0.965, 0.12],
    [0.99, 0.45],
    [1, 1],
  ] as const) {
    const t = (round * y) / (shape.low - shape.from);
    rings.push(
      outer(wall(0.02 + t * 0.4) * (shape.from > 0 ? 0.55 + 0.45 * s ** 0.5 * (0.5 + y / 2) : s), t),
    );
  }
  for (const t of [0.3, 0.45, 0.6, 0.75, 0.88, 0.97]) rings.push(outer(wall(t), t));
  const soft = Math.min(0.35, shape.rim * 0.3);
  const flat = roll ? 0.2 : 0;
  rings.push(
    ring(shape, 1, flat, 1, soft),
    ring(shape, 1, soft * 0.25 + flat, 1, soft * 0.25),
    ring(shape, 1, soft + flat, 1, 0),
  );
  rings.push(
    ring(shape, 1, shape.rim - soft * 0.6, 1, 0),
    ring(shape, 1, shape.rim - soft * 0.1, 1, soft * 0.25),
    ring(shape, 1, shape.rim, 1, soft),
  );
  const inner = (s: number, y: number) => {
    const t = (y - shape.from) / (shape.low - shape.from);
    return ring(shape, s, shape.rim * 0.98, Math.max(0, t));
  };
  const h = shape.low - floor;
  for (const k of [0.8, 0.6, 0.42])
    rings.push(inner(wall(0.25 + 0.75 * k) * (0.94 + 0.06 * k), floor + h * k));
  const base = wall(0.12) * 0.9;
  for (const [s, y] of [
    [1, 0.26],
    [0.965, 0.14],
    [0.9, 0.06],
    [0.8, 0.02],
    [0.4, 0.006],
    [0.06, 0],
  ] as const)
    rings.push(inner(base * s, floor + h * y));
  return rings;
}

/** Points along the middle of the rim, for a rolled edge. */
export function rimPath(shape: TubShape, inset: number, down: number): Vector3[] {
  return ring({ ...shape, reeds: 0 }, 1, inset, 1, down);
}
