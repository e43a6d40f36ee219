import type { BakeScene } from "../viewer/light/bake/bake.types.ts";
import type { LightField } from "../viewer/light/bake/light-field.ts";

/** Reads the baked light as the room's shaders do (`room-shading.glsl.ts`). */
export class Irradiance {
  readonly #scene: BakeScene;
  readonly #planes: Float32Array;
  readonly #grid: Float32Array;
  readonly #sun: Float32Array;
  /** Whether sun may fall on the point of the panel that was read last. */
  isSunNear = true;
  /** Light about the last place: for red, green and blue, even light and its slopes along x, y, z. */
  readonly #here = new Float64Array(12);

  constructor({ scene, planes, grid, sun }: LightField) {
    this.#sun = sun;
    this.#scene = scene;
    this.#planes = planes;
    this.#grid = grid;
  }

  /** Light that a panel receives at a point of it, thousands of lux. */
  onPanel(panel: number, x: number, y: number, z: number, out: Float64Array): void {
    const { origin, u, v, place } = this.#scene.panels[panel]!;
    const dx = x - origin[0];
    const dy = y - origin[1];
    const dz = z - origin[2];
    const column = (dx * u[0] + dy * u[1] + dz * u[2] - place.left_in) / place.step_x_in;
    const row = (dx * v[0] + dy * v[1] + dz * v[2] - place.bottom_in) / place.step_y_in;
    const cx = Math.max(0, Math.min(place.width - 1.001, column));
    const cy = Math.max(0, Math.min(place.height - 1.001, row));
    const ix = Math.floor(cx);
    const iy = Math.floor(cy);
    const at = ((Math.floor(place.y) + iy) * place.atlas_w + Math.floor(place.x) + ix) * 3;
    const below = at + place.atlas_w * 3;
    const fx = cx - ix;
    const fy = cy - iy;
    const p = this.#planes;
    const s = this.#sun;
    this.isSunNear = s[at]! + s[at + 3]! + s[below]! + s[below + 3]! > 0;
    for (let k = 0; k < 3; k += 1)
      out[k] =
        (p[at + k]! * (1 - fx) + p[at + 3 + k]! * fx) * (1 - fy) +
        (p[below + k]! * (1 - fx) + p[below + 3 + k]! * fx) * fy;
  }

  /** Reads the light about a point on a face with this normal, for `toward`. */
  stand(x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
    const { min, step, count } = this.#scene.volume;
    const place = (at: number, n: number, k: number) =>
      Math.max(0, Math.min(count[k]! - 1.001, (at + n * step[k]! * 0.55 - min[k]!) / step[k]!));
    const px = place(x, nx, 0);
    const py = place(y, ny, 1);
    const pz = place(z, nz, 2);
    const ix = Math.floor(px);
    const iy = Math.floor(py);
    const iz = Math.floor(pz);
    this.#here.fill(0);
    for (let corner = 0; corner < 8; corner += 1) {
      const cx = corner & 1;
      const cy = (corner >> 1) & 1;
      const cz = corner >> 2;
      const weight =
        (cx ? px - ix : 1 - px + ix) * (cy ? py - iy : 1 - py + iy) * (cz ? pz - iz : 1 - pz + iz);
      const at = (((iz + cz) * count[1] + iy + cy) * count[0] + ix + cx) * 12;
      for (let k = 0; k < 12; k += 1) this.#here[k]! += this.#grid[at + k]! * weight;
    }
  }

  /** Light on a face turned that way, where one stands: Hazel (2017), as in the shader. */
  toward(nx: number, ny: number, nz: number, out: Float64Array): void {
    const here = this.#here;
    for (let k = 0; k < 3; k += 1) {
      const even = Math.max(here[k * 4]!, 1e-5);
      const x = 0.5 * here[k * 4 + 1]!;
      const y = 0.5 * here[k * 4 + 2]!;
      const z = 0.5 * here[k * 4 + 3]!;
      const strength = Math.sqrt(x * x + y * y + z * z);
      const share = Math.min(strength / even, 0.96);
      const q = 0.5 + (0.5 * (x * nx + y * ny + z * nz)) / Math.max(strength, 1e-6);
      const a = (1 - share) / (1 + share);
      out[k] = even * (a + (1 - a) * (2 + 2 * share) * q ** (1 + 2 * share));
    }
  }
}
