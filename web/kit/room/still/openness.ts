import type { RayTree } from "../viewer/light/bake/ray-tree.ts";
import { frameOf, shareOf, spreadX, spreadY } from "../viewer/light/bake/sampling.ts";
import type { RaySource } from "./eye.ts";
import type { Hit } from "./hit.ts";
import type { Tracer } from "./tracer.ts";

const rays = 6;
const reach_in = 11;
/** How dark a closed place gets. */
const strength = 0.85;

/**
 * How much of the surroundings of a few inches is open at each second pixel: it grounds things where they stand. Few
 * rays for each, and sixteen neighbors share one even set of them.
 */
export class Openness {
  /** The pixel that is looked at. */
  x = 0;
  y = 0;
  readonly #columns: number;
  readonly #rows: number;
  readonly #open: Float32Array;
  /** Distance and normal of each. */
  readonly #face: Float32Array;

  constructor(tracer: Tracer, tree: RayTree, eye: RaySource, width: number, height: number) {
    this.#columns = Math.ceil(width / 2);
    this.#rows = Math.ceil(height / 2);
    const raw = new Float32Array(this.#columns * this.#rows).fill(1);
    this.#face = new Float32Array(raw.length * 4).fill(-1);
    for (let row = 0, n = 0; row < this.#rows; row += 1)
      for (let column = 0; column < this.#columns; column += 1, n += 1) {
        const { at, way } = eye.ray(column * 2 + 1, row * 2 + 1);
        const hit = tracer.meet(at, way, eye.spread);
        if (!hit) continue;
        this.#face.set([hit.distance, hit.nx, hit.ny, hit.nz], n * 4);
        raw[n] = openAt(tree, hit, shareOf(column, row));
      }
    this.#open = this.#smoothed(raw);
  }

  /** Of a face that was met near the pixel that is looked at. */
  readonly of = (hit: Hit): number => {
    const px = Math.max(0, Math.min(this.#columns - 1.001, this.x / 2 - 0.5));
    const py = Math.max(0, Math.min(this.#rows - 1.001, this.y / 2 - 0.5));
    const ix = Math.floor(px);
    const iy = Math.floor(py);
    let sum = 0;
    let weight = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      const cx = corner & 1;
      const cy = corner >> 1;
      const n = (iy + cy) * this.#columns + ix + cx;
      const bilinear = (cx ? px - ix : 1 - px + ix) * (cy ? py - iy : 1 - py + iy) + 0.02;
      const w = bilinear * this.#alike(n, hit.distance, hit.nx, hit.ny, hit.nz);
      sum += this.#open[n]! * w;
      weight += w;
    }
    return weight > 1e-4 ? sum / weight : 1;
  };

  /** How much a neighbor's value counts for a face: only those on about the same face do. */
  #alike(n: number, distance: number, nx: number, ny: number, nz: number): number {
    const face = this.#face;
    const turned = face[n * 4 + 1]! * nx + face[n * 4 + 2]! * ny + face[n * 4 + 3]! * nz;
    const apart = Math.abs(face[n * 4]! - distance) / Math.max(1, distance);
    return face[n * 4]! < 0 ? 0 : Math.max(0, turned) ** 8 * Math.exp(-apart * 40);
  }

  #smoothed(raw: Float32Array): Float32Array {
    const out = new Float32Array(raw.length);
    const face = this.#face;
    for (let row = 0, n = 0; row < this.#rows; row += 1)
      for (let column = 0; column < this.#columns; column += 1, n += 1) {
        const [distance, nx, ny, nz] = [face[n * 4]!, face[n * 4 + 1]!, face[n * 4 + 2]!, face[n * 4 + 3]!];
        let sum = 0;
        let weight = 0;
        for (let r = Math.max(0, row - 2); r <= Math.min(this.#rows - 1, row + 2); r += 1)
          for (let c = Math.max(0, column - 2); c <= Math.min(this.#columns - 1, column + 2); c += 1) {
            const other = r * this.#columns + c;
            const edge = (Math.abs(r - row) === 2 ? 0.5 : 1) * (Math.abs(c - column) === 2 ? 0.5 : 1);
            const w = edge * this.#alike(other, distance, nx, ny, nz);
            sum += raw[other]! * w;
            weight += w;
          }
        out[n] = weight > 1e-4 ? sum / weight : raw[n]!;
      }
    return out;
  }
}

const frame = new Float64Array(6);

function openAt(tree: RayTree, hit: Hit, share: number): number {
  const { nx, ny, nz } = hit;
  frameOf(nx, ny, nz, frame);
  const [x, y, z] = [hit.x + nx * 0.2, hit.y + ny * 0.2, hit.z + nz * 0.2];
  let closed = 0;
  for (let i = 0; i < rays; i += 1) {
    const n = share * rays + i + 1;
    const r = Math.sqrt(spreadX(n));
    const angle = 2 * Math.PI * spreadY(n);
    const [u, v, w] = [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(Math.max(0, 1 - r * r))];
    // each ray has a length of its own, so that what is near counts most
    const reach = reach_in * ((i + 0.5) / rays) ** 1.5;
    const blocked = tree.blocked(
      x,
      y,
      z,
      frame[0]! * u + frame[3]! * v + nx * w,
      frame[1]! * u + frame[4]! * v + ny * w,
      frame[2]! * u + frame[5]! * v + nz * w,
      reach,
      -1,
    );
    if (blocked) closed += 1;
  }
  return 1 - (strength * closed) / rays;
}
