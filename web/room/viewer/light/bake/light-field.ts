import type { Vec3 } from "../../../scene/scene.types.ts";
import { skyRadiance } from "../daylight.ts";
import type { BakeScene, KnownLight } from "./bake.types.ts";
import { RayTree } from "./ray-tree.ts";
import { dither, frameOf, spreadX, spreadY } from "./sampling.ts";

const METRES = 0.0254;
/** Nearer to a window than this, rays find the sky by themselves better than by aiming at it. */
const beside_in = 9;
/** Thousands of lux that sunlit things count for at most, indoors. */
const brightest = 9;

/**
 * The light of a room as far as it is known: asks rays what they see and points what reaches them. Planes know theirs
 * texel by texel, everything else looks it up in the grid.
 */
export class LightField {
  readonly scene: BakeScene;
  readonly tree: RayTree;
  /** Light that the planes receive in all, texel by texel, three numbers each. */
  readonly planes: Float32Array;
  /** What of it comes straight from the sun, which pictures add themselves. */
  readonly sun: Float32Array;
  /** Twelve numbers for each probe: even light and its slopes, red, green, blue. */
  readonly grid: Float32Array;
  private readonly normals: Float32Array;
  private readonly sky = new Float64Array(3);
  private readonly frame = new Float64Array(6);
  private readonly seen = new Float64Array(3);
  private readonly extra = new Float64Array(3);
  private readonly hasSun: boolean;
  /** Ten numbers for each texel in the sun: place, normal, what it sends, and the sum of that so far. */
  private patches = new Float32Array(0);
  private readonly patchLight = new Float64Array(3);
  /** Whether the sun comes in at all. */
  sunlit = true;
  /** Whether rays that leave the room see the sky: outdoors, and in the depth of a window. */
  private skyOutside: boolean;

  constructor(scene: BakeScene) {
    this.scene = scene;
    this.tree = new RayTree(scene.positions, scene.owner);
    this.planes = new Float32Array(scene.atlas.width * scene.atlas.height * 3);
    this.sun = new Float32Array(scene.atlas.width * scene.atlas.height * 3);
    const [x, y, z] = scene.volume.count;
    this.grid = new Float32Array(x * y * z * 12);
    this.normals = normalsOf(scene.positions);
    this.skyOutside = scene.open_air;
    this.hasSun = scene.daylight.sunlight[0] > 0 && scene.daylight.sun[1] > 0;
  }

  /** A copy of all that is known. */
  known(): KnownLight {
    return { planes: this.planes.slice(), sun: this.sun.slice(), grid: this.grid.slice() };
  }

  adopt({ planes, sun, grid }: KnownLight): void {
    this.planes.set(planes);
    this.sun.set(sun);
    this.grid.set(grid);
    this.findSunPatches();
  }

  /** Takes up where the sun lies on planes: these patches shine so much that they are aimed at like lamps. */
  findSunPatches(): void {
    const found: number[] = [];
    let total = 0;
    // Outdoors the sun lies on everything, and rays meet it by themselves.
    this.sunlit = this.scene.open_air && this.hasSun;
    if (this.scene.open_air) return;
    for (const panel of this.scene.panels) {
      const { place, origin, u, v, normal } = panel;
      const area = place.step_x_in * place.step_y_in;
      for (let row = 0; row < place.height; row += 1)
        for (let column = 0; column < place.width; column += 1) {
          const at = ((Math.floor(place.y) + row) * place.atlas_w + Math.floor(place.x) + column) * 3;
          if (this.sun[at]! <= 0) continue;
          const x = place.left_in + column * place.step_x_in;
          const y = place.bottom_in + row * place.step_y_in;
          const rgb = [0, 1, 2].map((k) => (this.sun[at + k]! * panel.albedo[k]! * area) / Math.PI);
          total += rgb[1]!;
          found.push(
            ...[0, 1, 2].map((k) => origin[k]! + u[k]! * x + v[k]! * y + normal[k]! * 0.2),
            ...normal,
            ...rgb,
            total,
          );
        }
    }
    this.patches = new Float32Array(found);
    this.sunlit = total > 0;
  }

  /** Light from `count` places of the sun's patches, chosen by how much they send. */
  private sunPatches(
    px: number,
    py: number,
    pz: number,
    count: number,
    seed: number,
    take: (x: number, y: number, z: number, light: Float64Array) => void,
  ): void {
    const { patches } = this;
    const all = patches.length / 10;
    if (all === 0) return;
    const total = patches[patches.length - 1]!;
    const light = this.patchLight;
    for (let i = 0; i < count; i += 1) {
      const wanted = ((i + dither(seed, i, 51)) / count) * total;
      let [low, high] = [0, all - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (patches[middle * 10 + 9]! < wanted) low = middle + 1;
        else high = middle;
      }
      const p = low * 10;
      const dx = patches[p]! - px;
      const dy = patches[p + 1]! - py;
      const dz = patches[p + 2]! - pz;
      const square = dx * dx + dy * dy + dz * dz;
      const distance = Math.sqrt(square);
      const x = dx / distance;
      const y = dy / distance;
      const z = dz / distance;
      const leaving = -(x * patches[p + 3]! + y * patches[p + 4]! + z * patches[p + 5]!);
      if (leaving <= 0.01 || this.tree.blocked(px, py, pz, x, y, z, distance - 0.1, -1)) continue;
      const weight = (leaving * total) / (patches[p + 7]! * Math.max(square, 60) * count);
      for (let k = 0; k < 3; k += 1) light[k] = patches[p + 6 + k]! * weight;
      take(x, y, z, light);
    }
  }

  /** Light straight from windows, lamps and, where it is the ceiling, nothing else. Adds to out[at..at+2]. */
  direct(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    counts: { portal: number; lamp: number },
    seed: number,
    out: Float64Array,
    at: number,
  ): void {
    const shift = [dither(seed, 1, 7), dither(seed, 2, 7)] as const;
    for (const portal of this.scene.portals) {
      const facing =
        (portal.centre[0] - px) * portal.inward[0] +
        (portal.centre[1] - py) * portal.inward[1] +
        (portal.centre[2] - pz) * portal.inward[2];
      if (facing > -beside_in) continue;
      const [u, v] = [portal.half_u, portal.half_v];
      const area = 4 * Math.hypot(...u) * Math.hypot(...v);
      for (let i = 0; i < counts.portal; i += 1) {
        const a = ((spreadX(i + 1) + shift[0]) % 1) * 2 - 1;
        const b = ((spreadY(i + 1) + shift[1]) % 1) * 2 - 1;
        const dx = portal.centre[0] + u[0] * a + v[0] * b - px;
        const dy = portal.centre[1] + u[1] * a + v[1] * b - py;
        const dz = portal.centre[2] + u[2] * a + v[2] * b - pz;
        const square = dx * dx + dy * dy + dz * dz;
        const distance = Math.sqrt(square);
        const [x, y, z] = [dx / distance, dy / distance, dz / distance];
        const cosine = x * nx + y * ny + z * nz;
        const through = -(x * portal.inward[0] + y * portal.inward[1] + z * portal.inward[2]);
        if (cosine <= 0 || through <= 0) continue;
        if (this.tree.blocked(px, py, pz, x, y, z, distance - 0.05, -1)) continue;
        skyRadiance(this.scene.daylight, y, this.sky);
        const weight = (cosine * through * area) / (Math.max(square, 16) * counts.portal);
        for (let k = 0; k < 3; k += 1) out[at + k]! += this.sky[k]! * weight;
      }
    }
    this.lamps(px, py, pz, nx, ny, nz, counts.lamp, seed, out, at);
    this.sunPatches(px, py, pz, Math.max(6, counts.portal >> 1), seed, (x, y, z, light) => {
      const cosine = x * nx + y * ny + z * nz;
      if (cosine > 0) for (let k = 0; k < 3; k += 1) out[at + k]! += light[k]! * cosine;
    });
  }

  private lamps(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    count: number,
    seed: number,
    out: Float64Array,
    at: number,
  ): void {
    for (const [index, lamp] of this.scene.lamps.entries()) {
      for (let i = 0; i < count; i += 1) {
        const z0 = 1 - 2 * ((spreadX(i + 1) + dither(seed, index, 3)) % 1);
        const angle = 2 * Math.PI * ((spreadY(i + 1) + dither(seed, index, 4)) % 1);
        const flat = Math.sqrt(Math.max(0, 1 - z0 * z0)) * lamp.radius_in;
        const dx = lamp.at[0] + flat * Math.cos(angle) - px;
        const dy = lamp.at[1] + z0 * lamp.radius_in - py;
        const dz = lamp.at[2] + flat * Math.sin(angle) - pz;
        const distance = Math.hypot(dx, dy, dz);
        const [x, y, z] = [dx / distance, dy / distance, dz / distance];
        const cosine = x * nx + y * ny + z * nz;
        if (cosine <= 0) continue;
        const strength = throwOf(lamp.throws, y);
        if (strength <= 0.001) continue;
        if (this.tree.blocked(px, py, pz, x, y, z, distance - 0.5, lamp.owner)) continue;
        const metres = Math.max(lamp.radius_in, distance) * METRES;
        const light = ((lamp.lumens / 1000) * strength * cosine) / (metres * metres * count);
        for (let k = 0; k < 3; k += 1) out[at + k]! += lamp.color[k]! * light;
      }
    }
  }

  /** Straight sun on a face, added to out. */
  sunAt(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    out: Float64Array | Float32Array,
    at: number,
  ): void {
    if (!this.hasSun) return;
    const { sun, sunlight } = this.scene.daylight;
    const cosine = sun[0] * nx + sun[1] * ny + sun[2] * nz;
    if (cosine <= 0 || this.tree.blocked(px, py, pz, sun[0], sun[1], sun[2], 1e5, -1)) return;
    for (let k = 0; k < 3; k += 1) out[at + k]! += sunlight[k]! * cosine;
  }

  /** Light that other faces (and an open sky) send to a face: `count` rays spread by the cosine. Answers the share of rays that saw a back. */
  bounced(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    count: number,
    seed: number,
    out: Float64Array,
    at: number,
  ): number {
    this.skyOutside = this.scene.open_air || this.isBesideWindow(px, py, pz);
    const frame = this.frame;
    frameOf(nx, ny, nz, frame);
    const [tx, ty, tz, bx, by, bz] = frame as unknown as [number, number, number, number, number, number];
    const [sx, sy] = [dither(seed, 11, 5), dither(seed, 12, 5)];
    let backs = 0;
    const weight = Math.PI / count;
    for (let i = 0; i < count; i += 1) {
      const r = Math.sqrt((i + ((sx + spreadX(i)) % 1)) / count);
      const angle = 2 * Math.PI * ((spreadX(i * 3 + 1) + spreadY(i) + sy) % 1);
      const [u, v] = [r * Math.cos(angle), r * Math.sin(angle)];
      const w = Math.sqrt(Math.max(0, 1 - r * r));
      const back = this.see(
        px,
        py,
        pz,
        tx * u + bx * v + nx * w,
        ty * u + by * v + ny * w,
        tz * u + bz * v + nz * w,
      );
      backs += back;
      for (let k = 0; k < 3; k += 1) out[at + k]! += this.seen[k]! * weight;
    }
    this.skyOutside = this.scene.open_air;
    return backs / count;
  }

  /** What a shiny face shows of the things in the room to a camera: their light in the mean, and their share of it. */
  mirrored(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    camera: Vec3,
    rough: number,
    seed: number,
    out: Float32Array,
    at: number,
  ): void {
    const rays = rough < 0.12 ? 3 : 6;
    const vx = px - camera[0];
    const vy = py - camera[1];
    const vz = pz - camera[2];
    const length = Math.hypot(vx, vy, vz) || 1;
    const along = (2 * (vx * nx + vy * ny + vz * nz)) / length;
    const a = rough * rough;
    for (let i = 0; i < rays; i += 1) {
      const spread = a * Math.sqrt(((i + dither(seed, i, 41)) / rays) * 0.9);
      const turn = 2 * Math.PI * dither(seed, i, 42);
      let dx = vx / length - along * nx + spread * Math.cos(turn);
      let dy = vy / length - along * ny + spread * Math.sin(turn);
      let dz = vz / length - along * nz + spread * Math.cos(turn + 2.1);
      const long = Math.hypot(dx, dy, dz);
      dx /= long;
      dy /= long;
      dz /= long;
      if (dx * nx + dy * ny + dz * nz <= 0.01) continue;
      this.see(px, py, pz, dx, dy, dz);
      const { triangle } = this.tree.hit;
      if (triangle < 0 || this.scene.owner[triangle] === 0) continue;
      for (let k = 0; k < 3; k += 1) out[at + k]! += this.seen[k]! / rays;
      out[at + 3]! += 1 / rays;
    }
  }

  private isBesideWindow(px: number, py: number, pz: number): boolean {
    return this.scene.portals.some(({ centre, half_u, half_v, inward }) => {
      const dx = px - centre[0];
      const dy = py - centre[1];
      const dz = pz - centre[2];
      const deep = dx * inward[0] + dy * inward[1] + dz * inward[2];
      if (deep < -1 || deep > beside_in) return false;
      const wide = Math.hypot(...half_u);
      const high = Math.hypot(...half_v);
      const u = Math.abs(dx * half_u[0] + dy * half_u[1] + dz * half_u[2]) / wide;
      const v = Math.abs(dx * half_v[0] + dy * half_v[1] + dz * half_v[2]) / high;
      return u < wide + 6 && v < high + 6;
    });
  }

  /** Distance to the nearest thing that `count` rays over a face find, at most `reach`. */
  nearest(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    count: number,
    seed: number,
    reach: number,
  ): number {
    const frame = this.frame;
    frameOf(nx, ny, nz, frame);
    const turn = dither(seed, 3, 9);
    let least = reach;
    for (let i = 0; i < count; i += 1) {
      const w = (i + 0.5) / count;
      const r = Math.sqrt(1 - w * w);
      const angle = 2 * Math.PI * ((i * 0.6180339887 + turn) % 1);
      const u = r * Math.cos(angle);
      const v = r * Math.sin(angle);
      const dx = frame[0]! * u + frame[3]! * v + nx * w;
      const dy = frame[1]! * u + frame[4]! * v + ny * w;
      const dz = frame[2]! * u + frame[5]! * v + nz * w;
      if (this.tree.cast(px, py, pz, dx, dy, dz, least) >= 0) least = this.tree.hit.distance;
    }
    return least;
  }

  /** What a probe sees all around, as even light and slopes: twelve numbers added to out. */
  around(px: number, py: number, pz: number, count: number, seed: number, out: Float64Array): number {
    let backs = 0;
    const turn = dither(seed, 21, 5);
    for (let i = 0; i < count; i += 1) {
      const y = 1 - (2 * i + 1) / count;
      const flat = Math.sqrt(Math.max(0, 1 - y * y));
      const angle = 2 * Math.PI * ((i * 0.6180339887 + turn) % 1);
      const [x, z] = [flat * Math.cos(angle), flat * Math.sin(angle)];
      backs += this.see(px, py, pz, x, y, z);
      this.addDirection(x, y, z, (4 * Math.PI) / count, this.seen, out);
    }
    this.directAround(px, py, pz, seed, out);
    return backs / count;
  }

  /** Windows and lamps as a probe sees them. */
  private directAround(px: number, py: number, pz: number, seed: number, out: Float64Array): void {
    const samples = 10;
    for (const portal of this.scene.portals) {
      const area = 4 * Math.hypot(...portal.half_u) * Math.hypot(...portal.half_v);
      for (let i = 0; i < samples; i += 1) {
        const a = ((spreadX(i + 1) + dither(seed, 5, 1)) % 1) * 2 - 1;
        const b = ((spreadY(i + 1) + dither(seed, 6, 1)) % 1) * 2 - 1;
        const d = [0, 1, 2].map(
          (k) => portal.centre[k]! + portal.half_u[k]! * a + portal.half_v[k]! * b - [px, py, pz][k]!,
        );
        const distance = Math.hypot(...d);
        const [x, y, z] = [d[0]! / distance, d[1]! / distance, d[2]! / distance];
        const through = -(x * portal.inward[0] + y * portal.inward[1] + z * portal.inward[2]);
        if (through <= 0 || this.tree.blocked(px, py, pz, x, y, z, distance - 0.05, -1)) continue;
        skyRadiance(this.scene.daylight, y, this.sky);
        this.addDirection(
          x,
          y,
          z,
          (through * area) / (Math.max(100, distance * distance) * samples),
          this.sky,
          out,
        );
      }
    }
    for (const [index, lamp] of this.scene.lamps.entries()) {
      const d = [0, 1, 2].map(
        (k) => lamp.at[k]! + (dither(seed, index, 30 + k) - 0.5) * lamp.radius_in - [px, py, pz][k]!,
      );
      const distance = Math.max(0.1, Math.hypot(...d));
      const [x, y, z] = [d[0]! / distance, d[1]! / distance, d[2]! / distance];
      const strength = throwOf(lamp.throws, y);
      if (strength <= 0.001 || this.tree.blocked(px, py, pz, x, y, z, distance - 0.5, lamp.owner)) continue;
      const metres = Math.max(lamp.radius_in * 1.5, distance) * METRES;
      this.addDirection(x, y, z, ((lamp.lumens / 1000) * strength) / (metres * metres), lamp.color, out);
    }
    this.sunPatches(px, py, pz, 12, seed, (x, y, z, light) => this.addDirection(x, y, z, 1, light, out));
  }

  private addDirection(
    x: number,
    y: number,
    z: number,
    weight: number,
    light: ArrayLike<number>,
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

  /** Radiance along a ray into `seen`; 1 when it met the back of something. */
  private see(px: number, py: number, pz: number, dx: number, dy: number, dz: number): number {
    const { scene, seen, normals } = this;
    const triangle = this.tree.cast(px, py, pz, dx, dy, dz, 1e5);
    if (triangle < 0) {
      if (this.skyOutside) skyRadiance(scene.daylight, dy, seen);
      else seen.fill(0);
      return 0;
    }
    const { distance, back } = this.tree.hit;
    if (back && scene.owner[triangle] === 0 && scene.panel[triangle]! >= 0) {
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
    const panel = scene.panel[triangle]!;
    if (panel >= 0) this.planeAt(panel, hx, hy, hz, seen);
    else {
      this.gridAt(hx, hy, hz, nx, ny, nz, seen);
      if (this.sunlit) this.sunOnThings(hx, hy, hz, nx, ny, nz);
    }
    const m = scene.material[triangle]! * 3;
    for (let k = 0; k < 3; k += 1) seen[k]! *= scene.albedo[m + k]! / Math.PI;
    return back ? 1 : 0;
  }

  /** Sun on furniture, held back indoors: few rays meet it, and each would be a spark. */
  private sunOnThings(x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
    const { extra, seen } = this;
    extra.fill(0);
    this.sunAt(x, y, z, nx, ny, nz, extra, 0);
    const hold = this.scene.open_air ? 1 : Math.min(1, brightest / Math.max(1e-6, extra[0]!));
    for (let k = 0; k < 3; k += 1) seen[k]! += extra[k]! * hold;
  }

  private planeAt(panel: number, x: number, y: number, z: number, out: Float64Array): void {
    const { origin, u, v, place } = this.scene.panels[panel]!;
    const [dx, dy, dz] = [x - origin[0], y - origin[1], z - origin[2]];
    const column = Math.round((dx * u[0] + dy * u[1] + dz * u[2] - place.left_in) / place.step_x_in);
    const row = Math.round((dx * v[0] + dy * v[1] + dz * v[2] - place.bottom_in) / place.step_y_in);
    const cx = Math.max(0, Math.min(place.width - 1, column)) + Math.floor(place.x);
    const cy = Math.max(0, Math.min(place.height - 1, row)) + Math.floor(place.y);
    const at = (cy * place.atlas_w + cx) * 3;
    for (let k = 0; k < 3; k += 1)
      out[k] = this.planes[at + k]! + (this.scene.open_air ? this.sun[at + k]! : 0);
  }

  /** Light of the grid on a face somewhere in the room. */
  gridAt(x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float64Array): void {
    const { min, step, count } = this.scene.volume;
    const fx = Math.max(0, Math.min(count[0] - 1.001, (x + nx * step[0] * 0.55 - min[0]) / step[0]));
    const fy = Math.max(0, Math.min(count[1] - 1.001, (y + ny * step[1] * 0.55 - min[1]) / step[1]));
    const fz = Math.max(0, Math.min(count[2] - 1.001, (z + nz * step[2] * 0.55 - min[2]) / step[2]));
    const [ix, iy, iz] = [Math.floor(fx), Math.floor(fy), Math.floor(fz)];
    out.fill(0, 0, 3);
    for (let corner = 0; corner < 8; corner += 1) {
      const [cx, cy, cz] = [corner & 1, (corner >> 1) & 1, corner >> 2];
      const weight =
        (cx ? fx - ix : 1 - fx + ix) * (cy ? fy - iy : 1 - fy + iy) * (cz ? fz - iz : 1 - fz + iz);
      if (weight === 0) continue;
      const at = (((iz + cz) * count[1] + iy + cy) * count[0] + ix + cx) * 12;
      for (let k = 0; k < 3; k += 1) {
        const even = this.grid[at + k * 4]!;
        const value =
          even +
          this.grid[at + k * 4 + 1]! * nx +
          this.grid[at + k * 4 + 2]! * ny +
          this.grid[at + k * 4 + 3]! * nz;
        out[k]! += weight * Math.max(value, even * 0.12);
      }
    }
  }
}

/** Candela for each lumen towards a face below (dy > 0: the lamp is above it). */
function throwOf(throws: "all" | "down" | "up_down", dy: number): number {
  if (throws === "all") return 1 / (4 * Math.PI);
  if (throws === "down") return Math.max(0, dy) / Math.PI;
  return Math.abs(dy) / (2 * Math.PI);
}

function normalsOf(positions: Float32Array): Float32Array {
  const count = positions.length / 9;
  const normals = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    const at = i * 9;
    const [ax, ay, az] = [
      positions[at + 3]! - positions[at]!,
      positions[at + 4]! - positions[at + 1]!,
      positions[at + 5]! - positions[at + 2]!,
    ];
    const [bx, by, bz] = [
      positions[at + 6]! - positions[at]!,
      positions[at + 7]! - positions[at + 1]!,
      positions[at + 8]! - positions[at + 2]!,
    ];
    const n = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] as const;
    const length = Math.hypot(...n) || 1;
    normals.set([n[0] / length, n[1] / length, n[2] / length], i * 3);
  }
  return normals;
}
