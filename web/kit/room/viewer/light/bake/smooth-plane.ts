import type { AtlasPlace } from "../light-atlas.ts";

const KNOWN = 1;

/**
 * Smooths a panel's light (of which every `every`th texel is known) over its neighbors, `step` texels apart, but not
 * over edges of shadow: texels that differ by more than `reach` of their own light weigh little.
 */
export function smoothPlane(
  data: Float32Array,
  state: Uint8Array,
  place: AtlasPlace,
  every: number,
  step: number,
  reach: number,
): void {
  const left = Math.floor(place.x);
  const top = Math.floor(place.y);
  const { width, height, atlas_w } = place;
  const copy = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row += every)
    for (let column = 0; column < width; column += every) {
      const at = ((top + row) * atlas_w + left + column) * 3;
      for (let k = 0; k < 3; k += 1) copy[(row * width + column) * 3 + k] = data[at + k]!;
    }
  for (let row = 0; row < height; row += every)
    for (let column = 0; column < width; column += every) {
      const own = (top + row) * atlas_w + left + column;
      if (state[own] !== KNOWN) continue;
      const here = copy[(row * width + column) * 3 + 1]!;
      let weight = 0;
      const sum = [0, 0, 0];
      for (let dr = -2; dr <= 2; dr += 1)
        for (let dc = -2; dc <= 2; dc += 1) {
          const [r, c] = [row + dr * step, column + dc * step];
          if (r < 0 || c < 0 || r >= height || c >= width) continue;
          if (state[(top + r) * atlas_w + left + c] !== KNOWN) continue;
          const from = (r * width + c) * 3;
          const apart = Math.abs(copy[from + 1]! - here) / (reach * (here + 1e-4));
          const w = Math.exp(-(dr * dr + dc * dc) / 3.2 - apart * apart);
          weight += w;
          for (let k = 0; k < 3; k += 1) sum[k]! += copy[from + k]! * w;
        }
      for (let k = 0; k < 3; k += 1) data[own * 3 + k] = sum[k]! / weight;
    }
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
