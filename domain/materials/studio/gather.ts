import { createSpot } from "../bonds/bond.ts";
import { bondOf } from "../bonds/bond-of.ts";
import type { MaterialDefinition } from "../material.ts";

/** Whole pieces found together in the laid plane, and the part of it they take up. */
export interface Gathering {
  pieces: ReadonlySet<number>;
  left_in: number;
  top_in: number;
  width_in: number;
  height_in: number;
}

/** The pieces that lie wholly within a part of the laid plane around (`x`, `y`). */
export function gatherPieces(
  definition: MaterialDefinition,
  x: number,
  y: number,
  width_in: number,
  height_in: number,
): Gathering {
  const bond = bondOf(definition);
  // beyond one repeat the same pieces occur again
  const least = Math.min(bond.width_in, bond.height_in) * Math.SQRT1_2;
  const across_in = Math.min(width_in, bond.turn_deg === 0 ? bond.width_in : least);
  const down_in = Math.min(height_in, bond.turn_deg === 0 ? bond.height_in : least);
  const spot = createSpot();
  const short = Math.min(definition.piece.width_in, definition.piece.height_in);
  const step = Math.max(across_in / 320, Math.min(across_in / 140, short / 12));
  const columns = Math.floor(across_in / step);
  const rows = Math.floor(down_in / step);
  const boxes = new Map<number, { left: number; top: number; right: number; bottom: number; cut: boolean }>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      bond.locate(x + (column - columns / 2) * step, y + (row - rows / 2) * step, spot);
      if (spot.edge <= 0) continue;
      const cut = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      const box = boxes.get(spot.id) ?? { left: column, top: row, right: column, bottom: row, cut };
      box.left = Math.min(box.left, column);
      box.right = Math.max(box.right, column);
      box.bottom = row;
      box.cut ||= cut;
      boxes.set(spot.id, box);
    }
  }
  const size = (box: { left: number; top: number; right: number; bottom: number }) =>
    (box.right - box.left) * (box.bottom - box.top);
  const uncut = [...boxes].filter(([, box]) => !box.cut);
  const largest = Math.max(...uncut.map(([, box]) => size(box)));
  // Slivers of irregular stone would look like crumbs.
  const whole = uncut.filter(([, box]) => size(box) > largest * 0.12);
  const left = Math.min(...whole.map(([, box]) => box.left)) - 2;
  const top = Math.min(...whole.map(([, box]) => box.top)) - 2;
  const right = Math.max(...whole.map(([, box]) => box.right)) + 2;
  const bottom = Math.max(...whole.map(([, box]) => box.bottom)) + 2;
  return {
    pieces: new Set(whole.map(([id]) => id)),
    left_in: x + ((left + right) / 2 - columns / 2) * step,
    top_in: y + ((top + bottom) / 2 - rows / 2) * step,
    width_in: (right - left) * step,
    height_in: (bottom - top) * step,
  };
}
