import type { BakedLight, BakePanel, BakeQuality, BakeScene } from "./bake.types.ts";
import { toHalf } from "./half-float.ts";
import { LightField } from "./light-field.ts";
import { insidePolygon, shareOf } from "./sampling.ts";
import { fillGaps, smoothPlane } from "./smooth-plane.ts";
import { Spot } from "./spot.ts";

const UNKNOWN = 0;
const KNOWN = 1;
const OUTSIDE = 2;
const HIDDEN = 3;

/**
 * Bakes a room's light step by step: direct light first, then bounces with few rays, then a final gather with many.
 * Each step returns the light so far.
 */
export class Baker {
  readonly field: LightField;
  readonly #scene: BakeScene;
  readonly #spot = new Spot();
  readonly #quality: BakeQuality;
  readonly #straight: Float32Array;
  readonly #bounced: Float32Array;
  readonly #patched: Float32Array;
  readonly #state: Uint8Array;
  readonly #probeState: Uint8Array;

  constructor(scene: BakeScene, quality: BakeQuality) {
    this.#scene = scene;
    this.#quality = quality;
    this.field = new LightField(scene);
    const texels = scene.atlas.width * scene.atlas.height;
    this.#straight = new Float32Array(texels * 3);
    this.#bounced = new Float32Array(texels * 3);
    this.#patched = new Float32Array(texels * 3);
    this.#state = new Uint8Array(texels);
    this.#probeState = new Uint8Array(scene.volume.count[0] * scene.volume.count[1] * scene.volume.count[2]);
  }

  /** The light after each step; the last one is `done`. */
  *steps(): Generator<BakedLight> {
    this.#outlines();
    this.#hidden();
    this.#straightLight();
    this.#sunPatches();
    this.#sum();
    this.#probes(this.#quality.probe >> 1, 1);
    for (let bounce = 0; bounce < 3; bounce += 1) {
      this.#bounce(this.#quality.rough);
      this.#sum();
      this.#probes(bounce === 2 ? this.#quality.probe : this.#quality.probe >> 1, bounce + 5);
      if (bounce === 0) yield this.#result(false);
    }
    this.#bounce(this.#quality.fine);
    this.#sum();
    this.#probes(this.#quality.probe, 17);
    yield this.#result(true);
  }

  *#texels(every = 1): Generator<{
    panel: BakePanel;
    at: number;
    x: number;
    y: number;
    z: number;
    column: number;
    row: number;
  }> {
    for (const panel of this.#scene.panels) {
      const { place, origin, u, v, normal } = panel;
      for (let row = 0; row < place.height; row += every)
        for (let column = 0; column < place.width; column += every) {
          // A texel at the edge is sampled a little inside of it.
          const px = place.left_in + Math.min(Math.max(column, 0.2), place.width - 1.2) * place.step_x_in;
          const py = place.bottom_in + Math.min(Math.max(row, 0.2), place.height - 1.2) * place.step_y_in;
          const at = (Math.floor(place.y) + row) * place.atlas_w + Math.floor(place.x) + column;
          yield {
            panel,
            at,
            column,
            row,
            x: origin[0] + u[0] * px + v[0] * py + normal[0] * 0.16,
            y: origin[1] + u[1] * px + v[1] * py + normal[1] * 0.16,
            z: origin[2] + u[2] * px + v[2] * py + normal[2] * 0.16,
          };
        }
    }
  }

  /** Texels that lie off their panel take their light from neighbors. */
  #outlines(): void {
    for (const { panel, at, column, row } of this.#texels()) {
      const { place } = panel;
      const x = place.left_in + Math.min(Math.max(column, 0.2), place.width - 1.2) * place.step_x_in;
      const y = place.bottom_in + Math.min(Math.max(row, 0.2), place.height - 1.2) * place.step_y_in;
      const off =
        !insidePolygon(panel.outline, x, y) || panel.holes.some((hole) => insidePolygon(hole, x, y));
      this.#state[at] = off ? OUTSIDE : UNKNOWN;
    }
  }

  /** Texels behind and inside of items: they take their neighbors' light, and cost no rays. */
  #hidden(): void {
    for (const { panel, at, x, y, z } of this.#texels()) {
      if (this.#state[at] === OUTSIDE) continue;
      const [nx, ny, nz] = panel.normal;
      if (this.field.isHidden(this.#spot.set(x, y, z, nx, ny, nz, 0))) this.#state[at] = HIDDEN;
    }
  }

  #straightLight(): void {
    const out = new Float64Array(3);
    const { portal, lamp } = this.#quality;
    for (const { panel, at, x, y, z } of this.#texels()) {
      if (this.#state[at]! >= OUTSIDE) continue;
      const [nx, ny, nz] = panel.normal;
      this.field.sunAt(x, y, z, nx, ny, nz, this.field.sun, at * 3);
    }
    this.field.sunIsKnown();
    for (const { panel, at, x, y, z, column, row } of this.#texels()) {
      if (this.#state[at]! >= OUTSIDE) continue;
      const [nx, ny, nz] = panel.normal;
      out.fill(0);
      this.field.direct(
        this.#spot.set(x, y, z, nx, ny, nz, shareOf(column, row)),
        { portal, lamp, patch: 0 },
        out,
      );
      this.#straight.set(out, at * 3);
      this.#state[at] = KNOWN;
    }
    for (const panel of this.#scene.panels) {
      smoothPlane(this.#straight, this.#state, panel.place, 1, 0.4);
      fillGaps(this.#straight, this.#state, panel.place);
    }
  }

  /** Light from sun patches changes slowly from place to place, so we sample few places with many rays. */
  #sunPatches(): void {
    const out = new Float64Array(3);
    const counts = { portal: 0, lamp: 0, patch: Math.max(24, this.#quality.portal * 2) };
    for (const { panel, at, x, y, z, column, row } of this.#texels(2)) {
      if (this.#state[at]! >= OUTSIDE) continue;
      const [nx, ny, nz] = panel.normal;
      out.fill(0);
      this.field.direct(this.#spot.set(x, y, z, nx, ny, nz, shareOf(column >> 1, row >> 1)), counts, out);
      this.#patched.set(out, at * 3);
    }
    for (const panel of this.#scene.panels) {
      smoothPlane(this.#patched, this.#state, panel.place, 2, 0.8);
      spreadHalf(this.#patched, this.#state, panel.place);
    }
  }

  #bounce(rays: number): void {
    const out = new Float64Array(3);
    for (const { panel, at, x, y, z, column, row } of this.#texels(2)) {
      if (this.#state[at]! >= OUTSIDE) continue;
      const [nx, ny, nz] = panel.normal;
      out.fill(0);
      const share = shareOf(column >> 1, row >> 1);
      const backs = this.field.bounced(this.#spot.set(x, y, z, nx, ny, nz, share), rays, out);
      if (backs > 0.5) this.#state[at] = UNKNOWN;
      this.#bounced.set(out, at * 3);
    }
    for (const panel of this.#scene.panels) {
      smoothPlane(this.#bounced, this.#state, panel.place, 2, rays > 60 ? 0.35 : 0.8);
      spreadHalf(this.#bounced, this.#state, panel.place);
    }
  }

  #sum(): void {
    for (let i = 0; i < this.#straight.length; i += 1)
      this.field.planes[i] = this.#straight[i]! + this.#patched[i]! + this.#bounced[i]!;
    for (const panel of this.#scene.panels) fillGaps(this.field.planes, this.#state, panel.place);
  }

  #probes(rays: number, round: number): void {
    const { min, step, count } = this.#scene.volume;
    const out = new Float64Array(12);
    const next = new Float32Array(this.field.grid.length);
    for (let iz = 0, n = 0; iz < count[2]; iz += 1)
      for (let iy = 0; iy < count[1]; iy += 1)
        for (let ix = 0; ix < count[0]; ix += 1, n += 1) {
          const [x, y, z] = [min[0] + ix * step[0], min[1] + iy * step[1], min[2] + iz * step[2]];
          if (!this.#scene.open_air && !insidePolygon(this.#scene.outline, x, -z)) {
            this.#probeState[n] = OUTSIDE;
            continue;
          }
          if (this.#probeState[n] === OUTSIDE) continue;
          out.fill(0);
          const backs = this.field.around(this.#spot.set(x, y, z, 0, 0, 0, n * 17 + round), rays, out);
          if (backs > 0.25) {
            this.#probeState[n] = OUTSIDE;
            continue;
          }
          next.set(out, n * 12);
        }
    fillProbes(next, this.#probeState, count);
    this.field.grid.set(next);
  }

  #result(done: boolean): BakedLight {
    const { width, height } = this.#scene.atlas;
    const lightmap = new Uint16Array(width * height * 4);
    for (let at = 0; at < width * height; at += 1) {
      for (let k = 0; k < 3; k += 1) lightmap[at * 4 + k] = toHalf(this.field.planes[at * 3 + k]!);
      lightmap[at * 4 + 3] = 0x3c00;
    }
    const { min, step, count } = this.#scene.volume;
    const probes = count[0] * count[1] * count[2];
    const volume = [0, 1, 2].map((k) => {
      const part = new Uint16Array(probes * 4);
      for (let n = 0; n < probes; n += 1)
        for (let i = 0; i < 4; i += 1) part[n * 4 + i] = toHalf(this.field.grid[n * 12 + k * 4 + i]!);
      return part;
    }) as unknown as BakedLight["volume"];
    return { lightmap, width, height, volume, count, min, step, ...this.#level(), done };
  }

  /** How bright the room is in the mean, and of what color. */
  #level(): { mean: number; tint: BakedLight["tint"] } {
    let sum = 0;
    let known = 0;
    const total = [0, 0, 0];
    for (let n = 0; n < this.#probeState.length; n += 1) {
      if (this.#probeState[n] === OUTSIDE) continue;
      const color = [0, 4, 8].map((k) => this.field.grid[n * 12 + k]!);
      const luminance = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
      sum += Math.log(1e-4 + luminance);
      known += 1;
      for (let k = 0; k < 3; k += 1) total[k]! += color[k]! / (luminance + 1e-4);
    }
    if (known === 0) return { mean: 0.5, tint: [1, 1, 1] };
    return { mean: Math.exp(sum / known), tint: [total[0]! / known, total[1]! / known, total[2]! / known] };
  }
}

/** Every second texel was sampled; those between take the mean of their neighbors. */
function spreadHalf(data: Float32Array, state: Uint8Array, place: BakePanel["place"]): void {
  const left = Math.floor(place.x);
  const top = Math.floor(place.y);
  const index = (column: number, row: number) => (top + row) * place.atlas_w + left + column;
  for (let row = 0; row < place.height; row += 1)
    for (let column = 0; column < place.width; column += 1) {
      if (row % 2 === 0 && column % 2 === 0) continue;
      let weight = 0;
      const sum = [0, 0, 0];
      for (const r of row % 2 ? [row - 1, row + 1] : [row])
        for (const c of column % 2 ? [column - 1, column + 1] : [column]) {
          if (r >= place.height || c >= place.width) continue;
          const at = index(c, r);
          if (state[at] !== KNOWN) continue;
          weight += 1;
          for (let k = 0; k < 3; k += 1) sum[k]! += data[at * 3 + k]!;
        }
      const at = index(column, row);
      if (weight === 0) {
        if (state[at] === KNOWN) state[at] = UNKNOWN;
        continue;
      }
      for (let k = 0; k < 3; k += 1) data[at * 3 + k] = sum[k]! / weight;
    }
}

/** Probes in walls and in furniture take the mean of their neighbors, ring after ring. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one loop over a grid, without calls
function fillProbes(grid: Float32Array, state: Uint8Array, count: readonly [number, number, number]): void {
  const known = Uint8Array.from(state, (value) => (value === OUTSIDE ? 0 : 1));
  const [w, h, d] = count;
  for (let ring = 0; ring < 6; ring += 1) {
    const found: number[] = [];
    for (let z = 0, n = 0; z < d; z += 1)
      for (let y = 0; y < h; y += 1)
        for (let x = 0; x < w; x += 1, n += 1) {
          if (known[n]) continue;
          let weight = 0;
          const sum = new Float64Array(12);
          for (const [dx, dy, dz] of [
            [1, 0, 0],
            [-1, 0, 0],
            [0, 1, 0],
            [0, -1, 0],
            [0, 0, 1],
            [0, 0, -1],
          ] as const) {
            const [a, b, c] = [x + dx, y + dy, z + dz];
            if (a < 0 || b < 0 || c < 0 || a >= w || b >= h || c >= d) continue;
            const other = (c * h + b) * w + a;
            if (!known[other]) continue;
            weight += 1;
            for (let k = 0; k < 12; k += 1) sum[k]! += grid[other * 12 + k]!;
          }
          if (weight === 0) continue;
          for (let k = 0; k < 12; k += 1) grid[n * 12 + k] = sum[k]! / weight;
          found.push(n);
        }
    if (found.length === 0) return;
    for (const n of found) known[n] = 1;
  }
}
