import type { Vec3 } from "../scene/scene.types.ts";
import type { LightField } from "../viewer/light/bake/light-field.ts";
import { RayTree } from "../viewer/light/bake/ray-tree.ts";
import type { Faces } from "./faces.ts";
import { Hit } from "./hit.ts";
import { Irradiance } from "./irradiance.ts";
import type { Look } from "./look.ts";
import type { Outlook } from "./outlook.ts";

export type TracedRoom = {
  faces: Faces;
  /** The baked light, with the tree of everything that stops light. */
  field: LightField;
  outlook: Outlook;
  /** Toward the sun, and what a face that is turned to it receives; black where it does not come in. */
  sun: { toward: Vec3; light: Vec3 };
  /** Light of what glows in fixtures, for each unit of a material's own. */
  glow: Vec3;
  /** Brighter light is cut off here, as the exposure shows it as white. */
  most: number;
  /** How rays that leave the room after a reflection see the outside. */
  mirrored: { brighter: number; pale: number };
};

const straight = { brighter: 1, pale: 0 };
const farthest_in = 1e5;
/** Most panes of glass and backs of faces that a ray passes. */
const mostLayers = 14;
/** Rougher faces than this show no picture of what is opposite, so the surroundings do. */
const smoothest = 0.24;
/** Faces seen along their edge would be mirrors of one pixel's width, which sparkle. */
const leastFacing = 0.12;
const mostReflections = 2;
const silver = [0.9, 0.925, 0.915] as const;

/** The room all around, as faces of some roughness reflect it. */
export type Mirrored = { see(hit: Hit, way: Vec3, rough: number, out: Float64Array): void };

/** Follows rays through a room whose light is baked, and says what light comes along them. */
export class Tracer {
  /** What rough and distant faces reflect; without them, the baked light does. */
  surroundings: Mirrored | null = null;
  /** Says of the first face that a ray meets how much of what is near it is open, 0 to 1. */
  openness: ((hit: Hit) => number) | null = null;
  readonly #room: TracedRoom;
  readonly #tree: RayTree;
  readonly #light: Irradiance;
  /** One for each reflection that a ray may be in. */
  readonly #hits = Array.from({ length: mostReflections + 2 }, () => new Hit());
  readonly #seen = Array.from({ length: mostReflections + 2 }, () => new Float64Array(3));
  readonly #shine = Array.from({ length: mostReflections + 2 }, () => new Float64Array(3));
  readonly #lit = new Float64Array(3);
  readonly #flat = new Float64Array(3);

  constructor(room: TracedRoom) {
    this.#room = room;
    this.#tree = new RayTree(room.faces.positions, new Uint16Array(room.faces.count));
    this.#light = new Irradiance(room.field);
  }

  /** The first face that a ray meets which is not glass; null for the outside. The result is reused by the next call. */
  meet(at: Vec3, way: Vec3, spread: number): Hit | null {
    const hit = this.#hits[0]!;
    hit.start(at, way, spread);
    for (let layer = 0; layer < mostLayers; layer += 1) {
      if (!this.#next(hit)) return null;
      if (!hit.isBack && hit.look.opacity === 1 && !hit.look.glass) return hit;
    }
    return null;
  }

  /**
   * Light along a ray, written to out[0..2]. `spread`: how much wider it gets with each inch.
   */
  see(at: Vec3, way: Vec3, spread: number, out: Float64Array): void {
    this.#hits[0]!.start(at, way, spread);
    this.#follow(0, out);
  }

  /** Moves on to the next face along the ray. */
  #next(hit: Hit): boolean {
    const triangle = this.#tree.cast(hit.ox, hit.oy, hit.oz, hit.dx, hit.dy, hit.dz, farthest_in);
    if (triangle < 0) return false;
    hit.arrive(this.#room.faces, triangle, this.#tree.hit);
    return true;
  }

  #follow(depth: number, out: Float64Array): void {
    const hit = this.#hits[depth]!;
    const seen = this.#seen[depth]!;
    const { outlook, mirrored } = this.#room;
    out.fill(0, 0, 3);
    let through = 1;
    for (let layer = 0; layer < mostLayers && through > 0.01; layer += 1) {
      if (!this.#next(hit)) {
        outlook.see(
          [hit.ox, hit.oy, hit.oz],
          [hit.dx, hit.dy, hit.dz],
          depth > 0 ? mirrored : straight,
          through,
          out,
        );
        return;
      }
      if (hit.isBack) continue;
      const covers = this.#shade(hit, depth, seen);
      for (let k = 0; k < 3; k += 1) out[k]! += seen[k]! * through;
      through *= 1 - covers;
    }
  }

  /** Light that a face sends along the ray, to `out`; returns how much it covers of what is behind it. */
  #shade(hit: Hit, depth: number, out: Float64Array): number {
    const { look } = hit;
    if (look.mirror) {
      this.#reflect(hit, depth, 0, out);
      for (let k = 0; k < 3; k += 1) out[k]! *= silver[k]!;
      return 1;
    }
    hit.paint();
    this.#receive(hit, depth === 0 && this.openness ? this.openness(hit) : 1);
    const covers = look.glass ? glassCover(hit) : look.opacity;
    this.#send(hit, depth, look, out);
    return covers;
  }

  /** Light that falls on the face, diffuse, to `hit.lit`. */
  #receive(hit: Hit, open: number): void {
    const lit = this.#lit;
    const flat = this.#flat;
    const isBent = hit.rx !== hit.nx || hit.ry !== hit.ny || hit.rz !== hit.nz;
    if (hit.panel < 0 || isBent) {
      this.#light.stand(hit.x, hit.y, hit.z, hit.nx, hit.ny, hit.nz);
      this.#light.toward(hit.rx, hit.ry, hit.rz, lit);
    }
    this.#light.isSunNear = true;
    if (hit.panel < 0) hit.lit.set(lit);
    else this.#light.onPanel(hit.panel, hit.x, hit.y, hit.z, hit.lit);
    if (hit.panel >= 0 && isBent) {
      this.#light.toward(hit.nx, hit.ny, hit.nz, flat);
      for (let k = 0; k < 3; k += 1)
        hit.lit[k]! *= Math.max(0.55, Math.min(1.6, lit[k]! / Math.max(flat[k]!, 1e-4)));
    }
    // panels know of what stands on them already
    const share = hit.panel >= 0 ? 0.5 + 0.5 * open : open;
    for (let k = 0; k < 3; k += 1) hit.lit[k]! *= share;
    hit.open = share;
    this.#addSun(hit);
  }

  #addSun(hit: Hit): void {
    const { toward, light } = this.#room.sun;
    if (light[0] <= 0 || !this.#light.isSunNear) return;
    const cosine = hit.rx * toward[0] + hit.ry * toward[1] + hit.rz * toward[2];
    const flat = hit.nx * toward[0] + hit.ny * toward[1] + hit.nz * toward[2];
    if (cosine <= 0 || flat <= 0) return;
    const { tree } = this.#room.field;
    const [x, y, z] = [hit.x + hit.nx * 0.3, hit.y + hit.ny * 0.3, hit.z + hit.nz * 0.3];
    if (tree.blocked(x, y, z, toward[0], toward[1], toward[2], farthest_in, -1)) return;
    for (let k = 0; k < 3; k += 1) hit.lit[k]! += light[k]! * cosine;
  }

  /** What the face sends back: diffuse, glossy, its coat, its own glow. As three.js does for a `MeshPhysicalMaterial`. */
  #send(hit: Hit, depth: number, look: Look, out: Float64Array): void {
    const { glow, most } = this.#room;
    const { color, rough } = hit;
    const facing = Math.max(leastFacing, -(hit.dx * hit.rx + hit.dy * hit.ry + hit.dz * hit.rz));
    const [scale, bias] = reflectance(rough, facing);
    const shine = this.#shine[depth]!;
    const metal = look.metalness;
    const strongest = metal > 0 ? 1 : 0.04 * scale + bias;
    if (strongest > 0.012) this.#reflect(hit, depth, rough, shine);
    else shine.fill(0);
    const opacity = look.opacity;
    for (let k = 0; k < 3; k += 1) {
      const head = 0.04 + (color[k]! - 0.04) * metal;
      const single = head * scale + bias;
      const diffuse = (color[k]! * (1 - metal) * (1 - Math.min(1, single)) * hit.lit[k]!) / Math.PI;
      const glossy = shine[k]! * single * (look.glass ? 0.9 : 1);
      out[k] = look.glass ? diffuse * opacity + glossy : (diffuse + glossy) * opacity;
      out[k]! += look.emissive[k]! * glow[k]! * hit.glow[k]!;
    }
    if (look.coat > 0) this.#addCoat(hit, depth, look, out);
    const brightest = Math.max(out[0]!, out[1]!, out[2]!);
    if (brightest > most) for (let k = 0; k < 3; k += 1) out[k]! *= most / brightest;
  }

  #addCoat(hit: Hit, depth: number, look: Look, out: Float64Array): void {
    const facing = Math.max(leastFacing, -(hit.dx * hit.nx + hit.dy * hit.ny + hit.dz * hit.nz));
    const [scale, bias] = reflectance(look.coatRoughness, facing);
    const share = (0.04 * scale + bias) * look.coat;
    if (share < 0.008) return;
    const shine = this.#shine[depth]!;
    hit.smooth();
    this.#reflect(hit, depth, look.coatRoughness, shine);
    const fresnel = 0.04 + 0.96 * (1 - facing) ** 5;
    for (let k = 0; k < 3; k += 1) out[k] = out[k]! * (1 - look.coat * fresnel) + shine[k]! * share;
  }

  /** Light that a face of some roughness reflects along the ray, to `out`. */
  #reflect(hit: Hit, depth: number, rough: number, out: Float64Array): void {
    const turn = -2 * (hit.dx * hit.rx + hit.dy * hit.ry + hit.dz * hit.rz);
    let x = hit.dx + hit.rx * turn;
    let y = hit.dy + hit.ry * turn;
    let z = hit.dz + hit.rz * turn;
    if (depth < (hit.look.mirror ? mostReflections : 1) && (rough < smoothest || hit.look.mirror)) {
      const above = x * hit.nx + y * hit.ny + z * hit.nz;
      // a relief must not send rays into the face
      if (above < 0.02) {
        x += hit.nx * (0.02 - above);
        y += hit.ny * (0.02 - above);
        z += hit.nz * (0.02 - above);
      }
      const next = this.#hits[depth + 1]!;
      const length = Math.hypot(x, y, z);
      next.leave(hit, x / length, y / length, z / length, rough);
      this.#follow(depth + 1, out);
      return;
    }
    const soft = rough * rough * rough;
    x += (hit.rx - x) * soft;
    y += (hit.ry - y) * soft;
    z += (hit.rz - z) * soft;
    const length = Math.hypot(x, y, z) || 1;
    const horizon = Math.max(0, Math.min(1, 1 + ((x * hit.nx + y * hit.ny + z * hit.nz) / length) * 1.2));
    if (this.surroundings) {
      this.surroundings.see(hit, [x / length, y / length, z / length], rough, out);
      for (let k = 0; k < 3; k += 1) out[k]! *= horizon * horizon;
    } else for (let k = 0; k < 3; k += 1) out[k] = (hit.lit[k]! / Math.PI) * horizon;
  }
}

/** How much glass covers of what is behind it: more toward its rim. */
function glassCover(hit: Hit): number {
  const facing = Math.min(1, Math.abs(hit.dx * hit.nx + hit.dy * hit.ny + hit.dz * hit.nz));
  return Math.max(0, Math.min(1, hit.look.opacity + (1 - facing) ** 4 * 0.5));
}

const split: [number, number] = [0, 0];

/** A factor for what a face reflects head-on, and what it adds at its edges: Karis, "Physically Based Shading on Mobile" (2014). */
function reflectance(rough: number, facing: number): [number, number] {
  const r = 1 - rough;
  const s = 0.0425 - 0.0275 * rough;
  const a = Math.min(r * r, 2 ** (-9.28 * facing)) * r + s;
  split[0] = -1.04 * a + (1.04 - 0.572 * rough);
  split[1] = 1.04 * a + (0.022 * rough - 0.04);
  return split;
}
