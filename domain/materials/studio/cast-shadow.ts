import { blurred } from "../blur.ts";
import { key } from "../light.ts";
import type { StageItem } from "./stage-item.ts";

/** How much light reaches a level of the stage past the items above it. */
export interface ShadowMap {
  /** 0..1 key light, and 0..1 sky, at (x, y). */
  keyAt(x: number, y: number): number;
  skyAt(x: number, y: number): number;
}

/**
 * Shadow of all items onto the level `z`, worked out on `cells` by `cells`; soft, the softer the higher what casts it.
 */
export function castShadow(
  items: readonly StageItem[],
  z: number,
  reach_in: number,
  cells: number,
): ShadowMap {
  const cell = (2 * reach_in) / cells;
  const dark = new Float32Array(cells * cells);
  const near = new Float32Array(cells * cells);
  for (const item of items) {
    const above = item.placement.z + item.placement.thickness_in - z;
    if (above < 0.02) continue;
    const mask = footprint(item, cell, reach_in, cells);
    const radius = (inches: number) => Math.max(1, Math.round(inches / cell));
    const bottom = Math.max(0, item.placement.z - z);
    for (const share of [0.2, 0.5, 0.8, 1]) {
      const height = bottom + (above - bottom) * share;
      const soft = blurred(mask, cells, cells, radius(0.05 + height * 0.42));
      addShifted(dark, soft, ((-key[0] / key[2]) * height) / cell, ((-key[1] / key[2]) * height) / cell);
    }
    const contact = blurred(
      blurred(mask, cells, cells, radius(above * 0.5 + 0.06)),
      cells,
      cells,
      radius(above * 0.8 + 0.1),
    );
    for (let at = 0; at < near.length; at += 1) near[at] = Math.max(near[at]!, contact[at]!);
  }
  const read = (map: Float32Array, x: number, y: number): number => {
    const u = Math.min(cells - 1.001, Math.max(0, (x + reach_in) / cell - 0.5));
    const v = Math.min(cells - 1.001, Math.max(0, (y + reach_in) / cell - 0.5));
    const i = u | 0;
    const j = v | 0;
    const at = j * cells + i;
    const top = map[at]! + (u - i) * (map[at + 1]! - map[at]!);
    const bottom = map[at + cells]! + (u - i) * (map[at + cells + 1]! - map[at + cells]!);
    return top + (v - j) * (bottom - top);
  };
  return {
    keyAt: (x, y) => 1 - Math.min(1, read(dark, x, y)),
    skyAt: (x, y) => 1 - 0.75 * Math.min(1, read(near, x, y)),
  };
}

/** 1 where the item stands on its level, seen from above, 0 elsewhere. */
function footprint(item: StageItem, cell: number, reach_in: number, cells: number): Float32Array {
  const mask = new Float32Array(cells * cells);
  const { placement, cos, sin, step_in, columns, rows } = item;
  for (let row = 0; row < cells; row += 1) {
    const y = (row + 0.5) * cell - reach_in - placement.y;
    for (let column = 0; column < cells; column += 1) {
      const x = (column + 0.5) * cell - reach_in - placement.x;
      const i = Math.floor((x * cos + y * sin) / step_in + columns / 2);
      const j = Math.floor((y * cos - x * sin) / step_in + rows / 2);
      if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
      if (item.top[j * columns + i]! > 0) mask[row * cells + column] = 1;
    }
  }
  return mask;
}

function addShifted(into: Float32Array, from: Float32Array, byX: number, byY: number): void {
  const cells = Math.sqrt(into.length);
  const dx = Math.round(byX);
  const dy = Math.round(byY);
  for (let row = Math.max(0, dy); row < Math.min(cells, cells + dy); row += 1) {
    for (let column = Math.max(0, dx); column < Math.min(cells, cells + dx); column += 1) {
      const at = row * cells + column;
      into[at] = Math.max(into[at]!, from[(row - dy) * cells + column - dx]!);
    }
  }
}
