import type { RoomScene, Vec3 } from "../scene/scene.types.ts";
import type { Hit } from "./hit.ts";
import type { Mirrored, Tracer } from "./tracer.ts";

const side = 32;
/** Roughnesses for which they are filtered. */
const roughnesses = [0.12, 0.28, 0.45, 0.65, 0.9] as const;
const samples = 40;

/** The room all around from its middle, filtered in steps of roughness, for what glossy faces reflect. */
export class Surroundings implements Mirrored {
  readonly #at: Vec3;
  readonly #min: Vec3;
  readonly #max: Vec3;
  readonly #mean: number;
  /** For each roughness six faces of `side` by `side`, three numbers each. */
  readonly #filtered: Float32Array[];

  constructor(tracer: Tracer, room: RoomScene, mean: number) {
    const { box, open_air } = room;
    this.#at = [
      (box.min[0] + box.max[0]) / 2,
      Math.min(56, room.ceiling_in * 0.55),
      (box.min[2] + box.max[2]) / 2,
    ];
    const wide = open_air ? 5000 : 0;
    this.#min = [box.min[0] - wide, open_air ? -1 : 0, box.min[2] - wide];
    this.#max = [box.max[0] + wide, box.max[1] + wide, box.max[2] + wide];
    this.#mean = mean;
    const seen = new Float32Array(6 * side * side * 3);
    const out = new Float64Array(3);
    for (let n = 0; n < 6 * side * side; n += 1) {
      tracer.see(this.#at, wayOf(n), 2 / side, out);
      seen.set(out, n * 3);
    }
    this.#filtered = roughnesses.map((rough) => filtered(seen, rough));
  }

  /** Light from a direction as a face of some roughness reflects it at a point, to `out`. */
  see(hit: Hit, way: Vec3, rough: number, out: Float64Array): void {
    const here = [hit.x, hit.y, hit.z];
    let t = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 3; k += 1) {
      here[k] = Math.max(this.#min[k]! + 1, Math.min(this.#max[k]! - 1, here[k]!));
      const d = way[k] || 1e-5;
      t = Math.min(t, Math.max((this.#min[k]! - here[k]!) / d, (this.#max[k]! - here[k]!) / d));
    }
    t = Math.max(0, t);
    const x = here[0]! + way[0] * t - this.#at[0];
    const y = here[1]! + way[1] * t - this.#at[1];
    const z = here[2]! + way[2] * t - this.#at[2];
    let upper = 0;
    while (upper < roughnesses.length - 1 && roughnesses[upper]! < rough) upper += 1;
    const lower = Math.max(0, upper - 1);
    const span = roughnesses[upper]! - roughnesses[lower]!;
    const share = span > 0 ? Math.max(0, Math.min(1, (rough - roughnesses[lower]!) / span)) : 0;
    out.fill(0, 0, 3);
    look(this.#filtered[lower]!, x, y, z, 1 - share, out);
    look(this.#filtered[upper]!, x, y, z, share, out);
    const dim = this.#dim(hit, rough);
    for (let k = 0; k < 3; k += 1) out[k]! *= dim;
  }

  /** Where little light falls, little is reflected, which the middle of the room does not know. */
  #dim({ lit }: Hit, rough: number): number {
    const share = (lit[0]! * 0.3 + lit[1]! * 0.5 + lit[2]! * 0.2) / Math.max(this.#mean, 1e-4);
    const t = Math.max(0, Math.min(1, share / 0.5));
    const soft = 0.35 + 0.65 * t * t * (3 - 2 * t);
    const by = 0.25 + 0.6 * rough;
    return Math.max(0.06, Math.min(1.25, soft + (share - soft) * by));
  }
}

/** The direction of a texel. */
function wayOf(n: number): Vec3 {
  const face = Math.floor(n / (side * side));
  const row = Math.floor(n / side) % side;
  const a = (((n % side) + 0.5) / side) * 2 - 1;
  const b = ((row + 0.5) / side) * 2 - 1;
  const sign = face % 2 === 0 ? 1 : -1;
  const axis = face >> 1;
  const length = Math.hypot(a, b, 1);
  const way: [number, number, number] = [0, 0, 0];
  way[axis] = sign / length;
  way[(axis + 1) % 3] = a / length;
  way[(axis + 2) % 3] = b / length;
  return way;
}

/** Adds the light from a direction of any length, smooth between texels of a face. */
function look(faces: Float32Array, x: number, y: number, z: number, weight: number, out: Float64Array): void {
  if (weight <= 0) return;
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  const axis = ax >= ay && ax >= az ? 0 : ay >= az ? 1 : 2;
  const major = (axis === 0 ? ax : axis === 1 ? ay : az) || 1e-9;
  const sign = (axis === 0 ? x : axis === 1 ? y : z) >= 0 ? 0 : 1;
  const a = (axis === 0 ? y : axis === 1 ? z : x) / major;
  const b = (axis === 0 ? z : axis === 1 ? x : y) / major;
  const px = Math.max(0, Math.min(side - 1.001, ((a + 1) / 2) * side - 0.5));
  const py = Math.max(0, Math.min(side - 1.001, ((b + 1) / 2) * side - 0.5));
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  const fx = px - ix;
  const fy = py - iy;
  const at = (((axis * 2 + sign) * side + iy) * side + ix) * 3;
  const below = at + side * 3;
  for (let k = 0; k < 3; k += 1)
    out[k]! +=
      weight *
      ((faces[at + k]! * (1 - fx) + faces[at + 3 + k]! * fx) * (1 - fy) +
        (faces[below + k]! * (1 - fx) + faces[below + 3 + k]! * fx) * fy);
}

/** Mean reflection of a face of some roughness, seen head-on (GGX). */
function filtered(seen: Float32Array, rough: number): Float32Array {
  const result = new Float32Array(seen.length);
  const alpha = rough * rough;
  const sum = new Float64Array(3);
  for (let n = 0; n < 6 * side * side; n += 1) {
    const [nx, ny, nz] = wayOf(n);
    const [ux, uy, uz] = Math.abs(ny) < 0.9 ? unit(nz, 0, -nx) : unit(0, nz, -ny);
    const [vx, vy, vz] = [ny * uz - nz * uy, nz * ux - nx * uz, nx * uy - ny * ux];
    sum.fill(0);
    let weight = 0;
    for (let i = 0; i < samples; i += 1) {
      const share = (i + 0.5) / samples;
      const turn = i * 2.3999632 + n;
      const c = Math.sqrt((1 - share) / (1 + (alpha * alpha - 1) * share));
      const s = Math.sqrt(Math.max(0, 1 - c * c));
      const [p, q] = [s * Math.cos(turn), s * Math.sin(turn)];
      const lit = 2 * c * c - 1;
      if (lit <= 0) continue;
      const [hx, hy, hz] = [ux * p + vx * q + nx * c, uy * p + vy * q + ny * c, uz * p + vz * q + nz * c];
      look(seen, 2 * c * hx - nx, 2 * c * hy - ny, 2 * c * hz - nz, lit, sum);
      weight += lit;
    }
    for (let k = 0; k < 3; k += 1) result[n * 3 + k] = sum[k]! / Math.max(weight, 1e-4);
  }
  return result;
}

function unit(x: number, y: number, z: number): Vec3 {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
