import type { Vec3 } from "../scene/scene.types.ts";
import type { Faces } from "./faces.ts";
import type { Look } from "./look.ts";

/** Ends of what one sample may average along a slanted face. */
const mostTaps = 5;

/** A ray and the face that it has met. One object serves many rays, because there are millions. */
export class Hit {
  /** Where the ray starts (or goes on behind glass), and its way, length 1. */
  ox = 0;
  oy = 0;
  oz = 0;
  dx = 0;
  dy = 0;
  dz = 0;
  /** Where it met the face. */
  x = 0;
  y = 0;
  z = 0;
  /** The face's smooth normal, toward the ray; that with its relief; and the triangle's own. */
  nx = 0;
  ny = 0;
  nz = 0;
  rx = 0;
  ry = 0;
  rz = 0;
  gx = 0;
  gy = 0;
  gz = 0;
  /** Inches along the ray from where it began. */
  distance = 0;
  triangle = -1;
  panel = -1;
  look!: Look;
  /** The ray comes from behind, where the face is not seen. */
  isBack = false;
  rough = 0;
  /** How much of what is near is open. */
  open = 1;
  readonly color: Float64Array = new Float64Array(3);
  /** Diffuse light that the face receives. */
  readonly lit: Float64Array = new Float64Array(3);
  /** The picture of what glows. */
  readonly glow: Float64Array = new Float64Array(3);
  #spread = 0;
  #width = 0;
  #faces!: Faces;
  #a = 0;
  #b = 0;
  readonly #texel = new Float64Array(4);
  readonly #sum = new Float64Array(4);

  start(at: Vec3, way: Vec3, spread: number): void {
    this.ox = at[0];
    this.oy = at[1];
    this.oz = at[2];
    this.dx = way[0];
    this.dy = way[1];
    this.dz = way[2];
    this.#spread = spread;
    this.#width = 0;
    this.distance = 0;
  }

  /** Starts where another ray was reflected; a rough face spreads it. */
  leave(from: Hit, dx: number, dy: number, dz: number, rough: number): void {
    this.ox = from.x + from.nx * 0.05;
    this.oy = from.y + from.ny * 0.05;
    this.oz = from.z + from.nz * 0.05;
    this.dx = dx;
    this.dy = dy;
    this.dz = dz;
    this.#spread = from.#spread + rough * rough;
    this.#width = from.#width;
    this.distance = 0;
  }

  /** Takes in the face that was met; the ray goes on from there. */
  arrive(faces: Faces, triangle: number, { distance, back }: { distance: number; back: boolean }): void {
    this.#faces = faces;
    this.triangle = triangle;
    this.look = faces.looks[faces.look[triangle]!]!;
    this.panel = faces.panel[triangle]!;
    this.x = this.ox + this.dx * distance;
    this.y = this.oy + this.dy * distance;
    this.z = this.oz + this.dz * distance;
    this.ox = this.x + this.dx * 2e-3;
    this.oy = this.y + this.dy * 2e-3;
    this.oz = this.z + this.dz * 2e-3;
    this.distance += distance;
    this.#width += distance * this.#spread;
    this.isBack = back && !this.look.doubleSided;
    if (!this.isBack) this.#turn(back ? -1 : 1);
  }

  #turn(side: number): void {
    const p = this.#faces.positions;
    const n = this.#faces.normals;
    const c = this.triangle * 9;
    const e1x = p[c + 3]! - p[c]!;
    const e1y = p[c + 4]! - p[c + 1]!;
    const e1z = p[c + 5]! - p[c + 2]!;
    const e2x = p[c + 6]! - p[c]!;
    const e2y = p[c + 7]! - p[c + 1]!;
    const e2z = p[c + 8]! - p[c + 2]!;
    let gx = e1y * e2z - e1z * e2y;
    let gy = e1z * e2x - e1x * e2z;
    let gz = e1x * e2y - e1y * e2x;
    const double = Math.hypot(gx, gy, gz) || 1;
    gx /= double;
    gy /= double;
    gz /= double;
    const px = this.x - p[c]!;
    const py = this.y - p[c + 1]!;
    const pz = this.z - p[c + 2]!;
    // the shares of the second and the third corner
    const a = (gx * (py * e2z - pz * e2y) + gy * (pz * e2x - px * e2z) + gz * (px * e2y - py * e2x)) / double;
    const b = (gx * (e1y * pz - e1z * py) + gy * (e1z * px - e1x * pz) + gz * (e1x * py - e1y * px)) / double;
    this.#a = a;
    this.#b = b;
    const first = 1 - a - b;
    let nx = n[c]! * first + n[c + 3]! * a + n[c + 6]! * b;
    let ny = n[c + 1]! * first + n[c + 4]! * a + n[c + 7]! * b;
    let nz = n[c + 2]! * first + n[c + 5]! * a + n[c + 8]! * b;
    const length = Math.hypot(nx, ny, nz);
    if (length > 1e-6) {
      nx /= length;
      ny /= length;
      nz /= length;
    } else [nx, ny, nz] = [gx, gy, gz];
    this.nx = nx * side;
    this.ny = ny * side;
    this.nz = nz * side;
    this.gx = gx * side;
    this.gy = gy * side;
    this.gz = gz * side;
    this.smooth();
  }

  /** Leaves the relief out. */
  smooth(): void {
    this.rx = this.nx;
    this.ry = this.ny;
    this.rz = this.nz;
  }

  /** The face's color, roughness and relief where the ray met it. */
  paint(): void {
    const { look, color, glow } = this;
    color[0] = look.color[0];
    color[1] = look.color[1];
    color[2] = look.color[2];
    this.rough = Math.max(0.02, look.roughness);
    glow.fill(1);
    if (!look.map && !look.relief) return;
    this.#read();
  }

  #read(): void {
    const { look } = this;
    const t = this.triangle * 6;
    const { places, positions: p } = this.#faces;
    const { u: su, v: sv } = look.scale;
    const u0 = places[t]! * su;
    const v0 = places[t + 1]! * sv;
    const du1 = places[t + 2]! * su - u0;
    const dv1 = places[t + 3]! * sv - v0;
    const du2 = places[t + 4]! * su - u0;
    const dv2 = places[t + 5]! * sv - v0;
    const u = u0 + du1 * this.#a + du2 * this.#b;
    const v = v0 + dv1 * this.#a + dv2 * this.#b;
    const c = this.triangle * 9;
    const { gx, gy, gz } = this;
    const e1x = p[c + 3]! - p[c]!;
    const e1y = p[c + 4]! - p[c + 1]!;
    const e1z = p[c + 5]! - p[c + 2]!;
    const e2x = p[c + 6]! - p[c]!;
    const e2y = p[c + 7]! - p[c + 1]!;
    const e2z = p[c + 8]! - p[c + 2]!;
    // across each edge, in the face
    const q1x = e2y * gz - e2z * gy;
    const q1y = e2z * gx - e2x * gz;
    const q1z = e2x * gy - e2y * gx;
    const q2x = gy * e1z - gz * e1y;
    const q2y = gz * e1x - gx * e1z;
    const q2z = gx * e1y - gy * e1x;
    const double = e1x * q1x + e1y * q1y + e1z * q1z || 1;
    // repeats for each inch
    const ux = (du1 * q1x + du2 * q2x) / double;
    const uy = (du1 * q1y + du2 * q2y) / double;
    const uz = (du1 * q1z + du2 * q2z) / double;
    const vx = (dv1 * q1x + dv2 * q2x) / double;
    const vy = (dv1 * q1y + dv2 * q2y) / double;
    const vz = (dv1 * q1z + dv2 * q2z) / double;
    const picture = look.map ?? look.relief!;
    const perU = Math.hypot(ux, uy, uz) * picture.width;
    const perV = Math.hypot(vx, vy, vz) * picture.height;
    const facing = Math.max(0.03, Math.abs(this.dx * gx + this.dy * gy + this.dz * gz));
    const taps = Math.min(mostTaps, Math.ceil(1 / facing - 0.3));
    const width = this.#width / facing / taps;
    const level = Math.log2(Math.max(1e-6, Math.max(this.#width, width) * Math.max(perU, perV)));
    // along the face, away from the eye
    const along = this.dx * gx + this.dy * gy + this.dz * gz;
    let ax = this.dx - gx * along;
    let ay = this.dy - gy * along;
    let az = this.dz - gz * along;
    const flat = Math.hypot(ax, ay, az) || 1;
    const step = level < -1 || taps === 1 ? 0 : this.#width / facing / flat / taps;
    ax *= step;
    ay *= step;
    az *= step;
    const stepU = ux * ax + uy * ay + uz * az;
    const stepV = vx * ax + vy * ay + vz * az;
    const count = step === 0 ? 1 : taps;
    if (look.map) {
      this.#mean(look.map, u, v, stepU, stepV, count, level);
      for (let k = 0; k < 3; k += 1) this.color[k]! *= this.#sum[k]!;
      if (look.emissive[0] > 0) this.glow.set(this.#sum.subarray(0, 3));
    }
    if (!look.relief) return;
    const own = look.relief === picture || !look.map ? 0 : Math.log2(look.relief.width / picture.width);
    this.#mean(look.relief, u, v, stepU, stepV, count, level + own);
    this.#bend(ux, uy, uz, vx, vy, vz);
  }

  #mean(
    picture: NonNullable<Look["map"]>,
    u: number,
    v: number,
    stepU: number,
    stepV: number,
    taps: number,
    level: number,
  ): void {
    const sum = this.#sum;
    if (taps === 1) {
      picture.sample(u, v, level, sum);
      return;
    }
    sum.fill(0);
    for (let i = 0; i < taps; i += 1) {
      const off = i - (taps - 1) / 2;
      picture.sample(u + stepU * off, v + stepV * off, level, this.#texel);
      for (let k = 0; k < 4; k += 1) sum[k]! += this.#texel[k]! / taps;
    }
  }

  /** Turns the normal as the relief says; `u` and `v` are the ways in which the picture grows. */
  #bend(ux: number, uy: number, uz: number, vx: number, vy: number, vz: number): void {
    const { look } = this;
    const sum = this.#sum;
    const x = (sum[0]! * 2 - 1) * look.reliefScale[0];
    const y = (sum[1]! * 2 - 1) * look.reliefScale[1];
    const z = sum[2]! * 2 - 1;
    const even = Math.max(0.5, Math.min(1, Math.hypot(sum[0]! * 2 - 1, sum[1]! * 2 - 1, z)));
    const scale = 1 / (Math.sqrt(Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz)) || 1);
    const rx = this.nx * z + (ux * x + vx * y) * scale;
    const ry = this.ny * z + (uy * x + vy * y) * scale;
    const rz = this.nz * z + (uz * x + vz * y) * scale;
    const length = Math.hypot(rx, ry, rz);
    if (length > 1e-6) {
      this.rx = rx / length;
      this.ry = ry / length;
      this.rz = rz / length;
    }
    if (!look.packed) return;
    const alpha = sum[3]! * sum[3]!;
    const rough = Math.max(0, Math.min(1, alpha * alpha + (1 - even) * 0.55));
    this.rough = Math.max(0.02, look.roughness * Math.sqrt(Math.sqrt(rough)));
  }
}
