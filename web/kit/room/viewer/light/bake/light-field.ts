import { skyRadiance } from "../daylight.ts";
import type { BakeScene } from "./bake.types.ts";
import { RayTree } from "./ray-tree.ts";
import { dither, frameOf, spreadX, spreadY } from "./sampling.ts";
import { type SourceCounts, Sources } from "./sources.ts";
import type { Spot } from "./spot.ts";
import { normalsOf } from "./triangle-normals.ts";

/** Indoors, sunlit things count as at most this bright, in thousands of lux. */
const brightest = 9;

/** Ways to look from a face: straight, aslant, and 25 degrees above it; along it twice, across it twice, away from it. */
const looks: readonly (readonly [number, number, number])[] = [
  [0, 0, 1],
  [0.906, 0, 0.423],
  [-0.906, 0, 0.423],
  [0, 0.906, 0.423],
  [0, -0.906, 0.423],
  [0.5, 0.5, 0.7],
  [-0.5, -0.5, 0.7],
];

/**
 * The current light of a room: returns what rays see and what points receive. Planes store it per texel, everything
 * else uses the grid.
 */
export class LightField {
  readonly scene: BakeScene;
  readonly tree: RayTree;
  /** Light that the panels receive, without direct sunlight: three numbers for each texel. */
  readonly planes: Float32Array;
  /** Direct sunlight on the panels, which the renderer adds by itself. */
  readonly sun: Float32Array;
  /** Twelve numbers for each probe: for red, green and blue, ambient light and its slopes along x, y, z. */
  readonly grid: Float32Array;
  readonly #sources: Sources;
  readonly #normals: Float32Array;
  readonly #frame = new Float64Array(6);
  readonly #seen = new Float64Array(3);
  readonly #extra = new Float64Array(3);
  readonly #hasSun: boolean;
  /** Whether the sun comes in at all. */
  #sunlit = true;
  /** Whether rays that leave the room see the sky: outdoors, and in the depth of a window. */
  #skyOutside: boolean;

  constructor(scene: BakeScene) {
    this.scene = scene;
    this.tree = new RayTree(scene.positions, scene.owner);
    this.#sources = new Sources(scene, this.tree);
    this.planes = new Float32Array(scene.atlas.width * scene.atlas.height * 3);
    this.sun = new Float32Array(scene.atlas.width * scene.atlas.height * 3);
    const [x, y, z] = scene.volume.count;
    this.grid = new Float32Array(x * y * z * 12);
    this.#normals = normalsOf(scene.positions);
    this.#skyOutside = scene.open_air;
    this.#hasSun = scene.daylight.sunlight[0] > 0 && scene.daylight.sun[1] > 0;
  }

  /** To be called when `sun` is filled. */
  sunIsKnown(): void {
    this.#sunlit = this.#sources.findPatches(this.sun);
  }

  /** Light straight from windows, lamps and patches of sun on a face; added to out[0..2]. */
  direct(spot: Spot, counts: SourceCounts, out: Float64Array): void {
    this.#sources.gather(spot, counts, (x, y, z, light, weight) => {
      const cosine = x * spot.nx + y * spot.ny + z * spot.nz;
      for (let k = 0; k < 3; k += 1) out[k]! += light[k]! * weight * cosine;
    });
  }

  /** Straight sun on a face, added to out. */
  sunAt(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    out: Float64Array | Float32Array,
    at: number,
  ): void {
    if (!this.#hasSun) return;
    const { sun, sunlight } = this.scene.daylight;
    const cosine = sun[0] * nx + sun[1] * ny + sun[2] * nz;
    if (cosine <= 0 || this.tree.blocked(x, y, z, sun[0], sun[1], sun[2], 1e5, -1)) return;
    for (let k = 0; k < 3; k += 1) out[at + k]! += sunlight[k]! * cosine;
  }

  /**
   * Whether a face lies behind or inside one item (the wall behind a cabinet): whichever way one looks, there it is.
   * Nobody sees such a place, and the light that it has must not reach the texels beside it.
   */
  isHidden({ x, y, z, nx, ny, nz }: Spot): boolean {
    const frame = this.#frame;
    frameOf(nx, ny, nz, frame);
    let owner = 0;
    for (const [u, v, w] of looks) {
      const triangle = this.tree.cast(
        x,
        y,
        z,
        frame[0]! * u + frame[3]! * v + nx * w,
        frame[1]! * u + frame[4]! * v + ny * w,
        frame[2]! * u + frame[5]! * v + nz * w,
        1e5,
      );
      const whose = triangle < 0 ? 0 : this.scene.owner[triangle]!;
      if (whose === 0 || (owner !== 0 && whose !== owner)) return false;
      owner = whose;
    }
    return true;
  }

  /**
   * Light that other faces (and an open sky) send to a face: `count` cosine-weighted rays, added to out[0..2].
   * Returns the share of rays that hit the back of something.
   */
  bounced(spot: Spot, count: number, out: Float64Array): number {
    const { x, y, z, nx, ny, nz, share } = spot;
    this.#skyOutside = this.scene.open_air || this.#sources.isBesideWindow(spot);
    const frame = this.#frame;
    const seen = this.#seen;
    frameOf(nx, ny, nz, frame);
    const tx = frame[0]!;
    const ty = frame[1]!;
    const tz = frame[2]!;
    const bx = frame[3]!;
    const by = frame[4]!;
    const bz = frame[5]!;
    const weight = Math.PI / count;
    const first = share * count + 1;
    let backs = 0;
    for (let i = first; i < first + count; i += 1) {
      const r = Math.sqrt(spreadX(i));
      const angle = 2 * Math.PI * spreadY(i);
      const u = r * Math.cos(angle);
      const v = r * Math.sin(angle);
      const w = Math.sqrt(Math.max(0, 1 - r * r));
      backs += this.#see(
        x,
        y,
        z,
        tx * u + bx * v + nx * w,
        ty * u + by * v + ny * w,
        tz * u + bz * v + nz * w,
      );
      for (let k = 0; k < 3; k += 1) out[k]! += seen[k]! * weight;
    }
    this.#skyOutside = this.scene.open_air;
    return backs / count;
  }

  /**
   * Light that reaches a spot from all sides, as ambient light and slopes: twelve numbers added to out. Returns the
   * share of rays that hit the back of something.
   */
  around(spot: Spot, count: number, out: Float64Array): number {
    let backs = 0;
    const turn = dither(spot.share, 21, 5);
    for (let i = 0; i < count; i += 1) {
      const y = 1 - (2 * i + 1) / count;
      const flat = Math.sqrt(Math.max(0, 1 - y * y));
      const angle = 2 * Math.PI * ((i * 0.6180339887 + turn) % 1);
      const x = flat * Math.cos(angle);
      const z = flat * Math.sin(angle);
      backs += this.#see(spot.x, spot.y, spot.z, x, y, z);
      addDirection(x, y, z, this.#seen, (4 * Math.PI) / count, out);
    }
    this.#sources.gather(spot, { portal: 10, lamp: 1, patch: 12 }, (x, y, z, light, weight) =>
      addDirection(x, y, z, light, weight, out),
    );
    return backs / count;
  }

  /** Radiance along a ray into `seen`; 1 when it met the back of something. */
  #see(px: number, py: number, pz: number, dx: number, dy: number, dz: number): number {
    const { scene } = this;
    const seen = this.#seen;
    const normals = this.#normals;
    const triangle = this.tree.cast(px, py, pz, dx, dy, dz, 1e5);
    if (triangle < 0) {
      if (this.#skyOutside) skyRadiance(scene.daylight, dy, seen);
      else seen.fill(0);
      return 0;
    }
    const { distance, back } = this.tree.hit;
    const panel = scene.panel[triangle]!;
    if (back && panel >= 0) {
      seen.fill(0);
      return 1;
    }
    const sign = back ? -1 : 1;
    const nx = normals[triangle * 3]! * sign;
    const ny = normals[triangle * 3 + 1]! * sign;
    const nz = normals[triangle * 3 + 2]! * sign;
    const hx = px + dx * distance + nx * 0.12;
    const hy = py + dy * distance + ny * 0.12;
    const hz = pz + dz * distance + nz * 0.12;
    if (panel >= 0) this.#planeAt(panel, hx, hy, hz, seen);
    else {
      this.#gridAt(hx, hy, hz, nx, ny, nz, seen);
      if (this.#sunlit) this.#sunOnThings(hx, hy, hz, nx, ny, nz);
    }
    const m = scene.material[triangle]! * 3;
    for (let k = 0; k < 3; k += 1) seen[k]! *= scene.albedo[m + k]! / Math.PI;
    return back ? 1 : 0;
  }

  /** Sunlight on furniture, limited indoors: few rays hit it, and each would leave a bright speck. */
  #sunOnThings(x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
    const extra = this.#extra;
    const seen = this.#seen;
    extra.fill(0);
    this.sunAt(x, y, z, nx, ny, nz, extra, 0);
    const hold = this.scene.open_air ? 1 : Math.min(1, brightest / Math.max(1e-6, extra[0]!));
    for (let k = 0; k < 3; k += 1) seen[k]! += extra[k]! * hold;
  }

  #planeAt(panel: number, x: number, y: number, z: number, out: Float64Array): void {
    const { origin, u, v, place } = this.scene.panels[panel]!;
    const dx = x - origin[0];
    const dy = y - origin[1];
    const dz = z - origin[2];
    const column = Math.round((dx * u[0] + dy * u[1] + dz * u[2] - place.left_in) / place.step_x_in);
    const row = Math.round((dx * v[0] + dy * v[1] + dz * v[2] - place.bottom_in) / place.step_y_in);
    const cx = Math.max(0, Math.min(place.width - 1, column)) + Math.floor(place.x);
    const cy = Math.max(0, Math.min(place.height - 1, row)) + Math.floor(place.y);
    const at = (cy * place.atlas_w + cx) * 3;
    const open = this.scene.open_air ? 1 : 0;
    for (let k = 0; k < 3; k += 1) out[k] = this.planes[at + k]! + this.sun[at + k]! * open;
  }

  /** Light of the grid on a face somewhere in the room. */
  #gridAt(x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float64Array): void {
    const { grid } = this;
    const { min, step, count } = this.scene.volume;
    const fx = Math.max(0, Math.min(count[0] - 1.001, (x + nx * step[0] * 0.55 - min[0]) / step[0]));
    const fy = Math.max(0, Math.min(count[1] - 1.001, (y + ny * step[1] * 0.55 - min[1]) / step[1]));
    const fz = Math.max(0, Math.min(count[2] - 1.001, (z + nz * step[2] * 0.55 - min[2]) / step[2]));
    const ix = Math.floor(fx);
    const iy = Math.floor(fy);
    const iz = Math.floor(fz);
    out.fill(0, 0, 3);
    for (let corner = 0; corner < 8; corner += 1) {
      const cx = corner & 1;
      const cy = (corner >> 1) & 1;
      const cz = corner >> 2;
      const weight =
        (cx ? fx - ix : 1 - fx + ix) * (cy ? fy - iy : 1 - fy + iy) * (cz ? fz - iz : 1 - fz + iz);
      if (weight === 0) continue;
      const at = (((iz + cz) * count[1] + iy + cy) * count[0] + ix + cx) * 12;
      for (let k = 0; k < 3; k += 1) {
        const from = at + k * 4;
        const even = grid[from]!;
        const value = even + grid[from + 1]! * nx + grid[from + 2]! * ny + grid[from + 3]! * nz;
        out[k]! += weight * Math.max(value, even * 0.12);
      }
    }
  }
}

/** Adds light from a direction to ambient light and slopes. */
function addDirection(
  x: number,
  y: number,
  z: number,
  light: ArrayLike<number>,
  weight: number,
  out: Float64Array,
): void {
  for (let k = 0; k < 3; k += 1) {
    const value = light[k]! * weight;
    out[k * 4]! += 0.25 * value;
    out[k * 4 + 1]! += 0.5 * value * x;
    out[k * 4 + 2]! += 0.5 * value * y;
    out[k * 4 + 3]! += 0.5 * value * z;
  }
}
