import { skyRadiance } from "../daylight.ts";
import type { BakeScene } from "./bake.types.ts";
import type { RayTree } from "./ray-tree.ts";
import { dither, spreadX, spreadY } from "./sampling.ts";
import type { Spot } from "./spot.ts";

const METRES = 0.0254;
/** Closer to a window than this, random rays find the sky better than rays aimed at the window. */
const beside_in = 9;

/** Light that comes in from a direction: what a face turned to it would receive. */
export type Take = (x: number, y: number, z: number, light: ArrayLike<number>, weight: number) => void;

export type SourceCounts = { portal: number; lamp: number; patch: number };

/** The light sources that rays are aimed at: windows, lamps, and patches of sun on floor and walls. */
export class Sources {
  readonly #scene: BakeScene;
  readonly #tree: RayTree;
  readonly #sky = new Float64Array(3);
  readonly #patchLight = new Float64Array(3);
  /** Ten numbers for each texel in the sun: place, normal, what it sends, and the sum of that so far. */
  #patches = new Float32Array(0);

  constructor(scene: BakeScene, tree: RayTree) {
    this.#scene = scene;
    this.#tree = tree;
  }

  /** All light that comes straight to a spot. */
  gather(spot: Spot, counts: SourceCounts, take: Take): void {
    for (const portal of this.#scene.portals) this.#fromPortal(spot, portal, counts.portal, take);
    for (const [index, lamp] of this.#scene.lamps.entries())
      this.#fromLamp(spot, lamp, index, counts.lamp, take);
    this.#fromPatches(spot, counts.patch, take);
  }

  #fromPortal(spot: Spot, portal: BakeScene["portals"][number], count: number, take: Take): void {
    const { centre, inward, half_u: u, half_v: v } = portal;
    const facing =
      (centre[0] - spot.x) * inward[0] + (centre[1] - spot.y) * inward[1] + (centre[2] - spot.z) * inward[2];
    if (facing > -beside_in) return;
    const area = 4 * Math.hypot(...u) * Math.hypot(...v);
    const first = spot.share * count + 1;
    for (let i = first; i < first + count; i += 1) {
      const a = spreadX(i) * 2 - 1;
      const b = spreadY(i) * 2 - 1;
      const dx = centre[0] + u[0] * a + v[0] * b - spot.x;
      const dy = centre[1] + u[1] * a + v[1] * b - spot.y;
      const dz = centre[2] + u[2] * a + v[2] * b - spot.z;
      const square = dx * dx + dy * dy + dz * dz;
      const distance = Math.sqrt(square);
      const x = dx / distance;
      const y = dy / distance;
      const z = dz / distance;
      const through = -(x * inward[0] + y * inward[1] + z * inward[2]);
      if (through <= 0 || spot.isBehind(x, y, z)) continue;
      if (this.#tree.blocked(spot.x, spot.y, spot.z, x, y, z, distance - 0.05, -1)) continue;
      skyRadiance(this.#scene.daylight, y, this.#sky);
      take(x, y, z, this.#sky, (through * area) / (Math.max(square, 60) * count));
    }
  }

  #fromLamp(spot: Spot, lamp: BakeScene["lamps"][number], index: number, count: number, take: Take): void {
    const shift = dither(index, 3, 3);
    const first = spot.share * count + 1;
    for (let i = first; i < first + count; i += 1) {
      const z0 = 1 - 2 * ((spreadX(i) + shift) % 1);
      const angle = 2 * Math.PI * spreadY(i);
      const flat = Math.sqrt(Math.max(0, 1 - z0 * z0)) * lamp.radius_in;
      const dx = lamp.at[0] + flat * Math.cos(angle) - spot.x;
      const dy = lamp.at[1] + z0 * lamp.radius_in - spot.y;
      const dz = lamp.at[2] + flat * Math.sin(angle) - spot.z;
      const distance = Math.max(0.1, Math.hypot(dx, dy, dz));
      const x = dx / distance;
      const y = dy / distance;
      const z = dz / distance;
      const strength = throwOf(lamp.throws, y);
      if (strength <= 0.001 || spot.isBehind(x, y, z)) continue;
      if (this.#tree.blocked(spot.x, spot.y, spot.z, x, y, z, distance - 0.5, lamp.owner)) continue;
      const metres = Math.max(lamp.radius_in * (spot.faces ? 1 : 1.5), distance) * METRES;
      take(x, y, z, lamp.color, ((lamp.lumens / 1000) * strength) / (metres * metres * count));
    }
  }

  /** Light from sun patches, sampled at places chosen by how much they send. */
  #fromPatches(spot: Spot, count: number, take: Take): void {
    const patches = this.#patches;
    const patchLight = this.#patchLight;
    const all = patches.length / 10;
    if (all === 0) return;
    const total = patches[patches.length - 1]!;
    for (let i = 0; i < count; i += 1) {
      const p = this.#patchAt(((i + spreadX(spot.share * count + i + 1)) / count) * total) * 10;
      const dx = patches[p]! - spot.x;
      const dy = patches[p + 1]! - spot.y;
      const dz = patches[p + 2]! - spot.z;
      const square = dx * dx + dy * dy + dz * dz;
      const distance = Math.sqrt(square);
      const x = dx / distance;
      const y = dy / distance;
      const z = dz / distance;
      const leaving = -(x * patches[p + 3]! + y * patches[p + 4]! + z * patches[p + 5]!);
      if (leaving <= 0.01 || spot.isBehind(x, y, z)) continue;
      if (this.#tree.blocked(spot.x, spot.y, spot.z, x, y, z, distance - 0.1, -1)) continue;
      for (let k = 0; k < 3; k += 1) patchLight[k] = patches[p + 6 + k]!;
      take(x, y, z, patchLight, (leaving * total) / (patches[p + 7]! * Math.max(square, 60) * count));
    }
  }

  #patchAt(sum: number): number {
    let low = 0;
    let high = this.#patches.length / 10 - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#patches[middle * 10 + 9]! < sum) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Finds where the sun falls on panels indoors. These patches are so bright that rays are aimed at them as at lamps.
   * Outdoors the sun is everywhere, and random rays find it. Returns whether the sun comes in.
   */
  findPatches(sun: Float32Array): boolean {
    if (this.#scene.open_air) return sun.some((value) => value > 0);
    const found: number[] = [];
    let total = 0;
    for (const { place, origin, u, v, normal, albedo } of this.#scene.panels) {
      const area = place.step_x_in * place.step_y_in;
      for (let row = 0; row < place.height; row += 1)
        for (let column = 0; column < place.width; column += 1) {
          const at = ((Math.floor(place.y) + row) * place.atlas_w + Math.floor(place.x) + column) * 3;
          if (sun[at]! <= 0) continue;
          const x = place.left_in + column * place.step_x_in;
          const y = place.bottom_in + row * place.step_y_in;
          const where = [0, 1, 2].map((k) => origin[k]! + u[k]! * x + v[k]! * y + normal[k]! * 0.2);
          const sends = [0, 1, 2].map((k) => (sun[at + k]! * albedo[k]! * area) / Math.PI);
          total += sends[1]!;
          found.push(...where, ...normal, ...sends, total);
        }
    }
    this.#patches = new Float32Array(found);
    return total > 0;
  }

  /** Whether a spot lies in the depth of a window, where its rays see the sky without being aimed. */
  isBesideWindow({ x, y, z }: Spot): boolean {
    return this.#scene.portals.some(({ centre, half_u, half_v, inward }) => {
      const dx = x - centre[0];
      const dy = y - centre[1];
      const dz = z - centre[2];
      const deep = dx * inward[0] + dy * inward[1] + dz * inward[2];
      if (deep < -1 || deep > beside_in) return false;
      const wide = Math.hypot(...half_u);
      const high = Math.hypot(...half_v);
      const u = Math.abs(dx * half_u[0] + dy * half_u[1] + dz * half_u[2]) / wide;
      const v = Math.abs(dx * half_v[0] + dy * half_v[1] + dz * half_v[2]) / high;
      return u < wide + 6 && v < high + 6;
    });
  }
}

/** Candela for each lumen toward a face below (dy > 0: the lamp is above it). */
function throwOf(throws: "all" | "down" | "up_down", dy: number): number {
  if (throws === "all") return 1 / (4 * Math.PI);
  if (throws === "down") return Math.max(0, dy) / Math.PI;
  return Math.abs(dy) / (2 * Math.PI);
}
