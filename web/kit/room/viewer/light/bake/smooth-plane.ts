import type { AtlasPlace } from "../light-atlas.ts";

const KNOWN = 1;

/** Weights of a tile of four and half of each neighbor: the mean of all sixteen shares of the samples. */
const tile = [0.5, 1, 1, 1, 0.5] as const;

/**
 * Smooths a panel's light (of which every `every`th texel is known), but not over edges of shadow: first over the tile
 * of four by four that shares its samples, then a little farther. Neighbors weigh little whose light differs by more
 * than `reach` of the light here; at first the means of their tiles are compared, because single texels have few
 * samples, and a speck would keep itself.
 */
export function smoothPlane(
  data: Float32Array,
  state: Uint8Array,
  place: AtlasPlace,
  every: number,
  reach: number,
): void {
  const size = { columns: Math.ceil(place.width / every), rows: Math.ceil(place.height / every) };
  const index = (column: number, row: number) =>
    (Math.floor(place.y) + row * every) * place.atlas_w + Math.floor(place.x) + column * every;
  const light = new Float32Array(size.columns * size.rows * 3);
  const known = new Uint8Array(size.columns * size.rows);
  for (let row = 0, n = 0; row < size.rows; row += 1)
    for (let column = 0; column < size.columns; column += 1, n += 1) {
      const at = index(column, row);
      known[n] = state[at] === KNOWN ? 1 : 0;
      for (let k = 0; k < 3; k += 1) light[n * 3 + k] = data[at * 3 + k]!;
    }
  const even = smoothed(light, known, size, 1, new Float32Array(light.length), 1);
  const once = smoothed(light, known, size, 1, even, reach);
  const twice = smoothed(once, known, size, 2, once, reach / 3);
  for (let row = 0, n = 0; row < size.rows; row += 1)
    for (let column = 0; column < size.columns; column += 1, n += 1) {
      if (!known[n]) continue;
      const at = index(column, row);
      for (let k = 0; k < 3; k += 1) data[at * 3 + k] = twice[n * 3 + k]!;
    }
}

interface Size {
  columns: number;
  rows: number;
}

/** Each known texel's mean of the tile around it, of texels `step` apart whose light in `guide` is like its own. */
function smoothed(
  light: Float32Array,
  known: Uint8Array,
  { columns, rows }: Size,
  step: number,
  guide: Float32Array,
  reach: number,
): Float32Array {
  const out = new Float32Array(light.length);
  for (let row = 0, n = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, n += 1) {
      if (!known[n]) continue;
      const here = guide[n * 3 + 1]!;
      const range = reach * (here + 1e-4);
      let weight = 0;
      for (let dr = -2; dr <= 2; dr += 1) {
        const r = row + dr * step;
        if (r < 0 || r >= rows) continue;
        for (let dc = -2; dc <= 2; dc += 1) {
          const c = column + dc * step;
          const from = r * columns + c;
          if (c < 0 || c >= columns || !known[from]) continue;
          const apart = (guide[from * 3 + 1]! - here) / range;
          const w = tile[dr + 2]! * tile[dc + 2]! * Math.exp(-apart * apart);
          weight += w;
          for (let k = 0; k < 3; k += 1) out[n * 3 + k]! += light[from * 3 + k]! * w;
        }
      }
      for (let k = 0; k < 3; k += 1) out[n * 3 + k]! /= weight;
    }
  return out;
}

/** Texels without light of their own (off the panel, inside of things) take their nearest neighbors' light. */
export function fillGaps(data: Float32Array, state: Uint8Array, place: AtlasPlace): void {
  const left = Math.floor(place.x);
  const top = Math.floor(place.y);
  const { width, height, atlas_w } = place;
  const known = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      known[row * width + column] = state[(top + row) * atlas_w + left + column] === KNOWN ? 1 : 0;
  for (let ring = 0; ring < 24; ring += 1) {
    const found: number[] = [];
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        if (known[row * width + column]) continue;
        let weight = 0;
        const sum = [0, 0, 0];
        for (let dr = -1; dr <= 1; dr += 1)
          for (let dc = -1; dc <= 1; dc += 1) {
            const [r, c] = [row + dr, column + dc];
            if (r < 0 || c < 0 || r >= height || c >= width || !known[r * width + c]) continue;
            weight += 1;
            const from = ((top + r) * atlas_w + left + c) * 3;
            for (let k = 0; k < 3; k += 1) sum[k]! += data[from + k]!;
          }
        if (weight === 0) continue;
        const at = ((top + row) * atlas_w + left + column) * 3;
        for (let k = 0; k < 3; k += 1) data[at + k] = sum[k]! / weight;
        found.push(row * width + column);
      }
    if (found.length === 0) return;
    for (const n of found) known[n] = 1;
  }
}
