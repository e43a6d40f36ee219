import { hash2, hash3, unit } from "../random.ts";
import { type Bond, fold, piecesPerRepeat, putOnRectangle } from "./bond.ts";

/** Straight rows; every row starts `shift` of a piece further along (0 stacked, 1/2 running, 1/3 third). */
export function rowBond(width: number, height: number, joint: number, shiftSteps: 1 | 2 | 3): Bond {
  const across = width + joint;
  const down = height + joint;
  const columns = piecesPerRepeat(across);
  const rows = piecesPerRepeat(down, shiftSteps);
  return {
    width_in: columns * across,
    height_in: rows * down,
    locate(x, y, spot) {
      const row = Math.floor(y / down);
      const along = x - (fold(row, shiftSteps) / shiftSteps) * across;
      const column = Math.floor(along / across);
      const id = hash2(fold(column, columns), fold(row, rows));
      putOnRectangle(spot, id, along - (column + 0.5) * across, y - (row + 0.5) * down, width, height);
    },
  };
}

/** Rows turned by 45 degrees. */
export function diagonalBond(width: number, joint: number): Bond {
  const pitch = width + joint;
  const count = piecesPerRepeat(pitch * Math.SQRT2);
  const repeat = count * pitch * Math.SQRT2;
  return {
    width_in: repeat,
    height_in: repeat,
    locate(x, y, spot) {
      const a = (x + y) * Math.SQRT1_2;
      const b = (y - x) * Math.SQRT1_2;
      const column = Math.floor(a / pitch);
      const row = Math.floor(b / pitch);
      // One repeat across is (count, -count) pieces, one down (count, count).
      const turns = Math.floor(row / count);
      const id = hash2(fold(column - turns * count, 2 * count), row - turns * count);
      putOnRectangle(spot, id, a - (column + 0.5) * pitch, b - (row + 0.5) * pitch, width, width);
    },
  };
}

/**
 * Planks standing upright in columns with end joints at chance heights, never close to the neighbor's. With `uneven`,
 * lengths differ as well, as in a box of hardwood.
 */
export function plankBond(width: number, height: number, joint: number, seed: number, uneven: boolean): Bond {
  const across = width + joint;
  const down = height + joint;
  const columns = Math.max(4, Math.ceil(Math.min(96, across * 16) / across));
  const boards = 3;
  const repeat = boards * down;
  const starts = startsOfColumns(columns, boards, down, seed, uneven);
  return {
    width_in: columns * across,
    height_in: repeat,
    locate(x, y, spot) {
      const column = Math.floor(x / across);
      const folded = fold(column, columns);
      const first = folded * boards;
      const along = fold(y - starts[first]!, repeat) + starts[first]!;
      let board = 0;
      while (board + 1 < boards && along >= starts[first + board + 1]!) board += 1;
      const from = starts[first + board]!;
      const to = board + 1 < boards ? starts[first + board + 1]! : starts[first]! + repeat;
      const length = to - from - joint;
      putOnRectangle(
        spot,
        hash3(folded, board, 11),
        x - (column + 0.5) * across,
        along - from - joint / 2 - length / 2,
        width,
        length,
      );
    },
  };
}

function startsOfColumns(columns: number, boards: number, down: number, seed: number, uneven: boolean) {
  const starts = new Float64Array(columns * boards);
  let previous = 0;
  for (let column = 0; column < columns; column += 1) {
    // At least a quarter of a board away from the neighbor's joint, as the trade lays them.
    const offset = fold(previous + 0.25 + 0.5 * unit(hash3(seed, column, 5)), 1);
    previous = offset;
    for (let board = 0; board < boards; board += 1) {
      const uneven_in = uneven ? (unit(hash3(seed, column, 20 + board)) - 0.5) * 0.42 * down : 0;
      starts[column * boards + board] = (offset + board) * down + uneven_in;
    }
  }
  return starts;
}

/** Rows whose ends are offset along the pieces: side by side for upright pieces, one above the other for all others. */
export const offsetBond = (width: number, height: number, joint: number, steps: 2 | 3): Bond =>
  height > width ? turned(rowBond(height, width, joint, steps)) : rowBond(width, height, joint, steps);

/** Staves of a glued block: rows of random lengths, lying along the width. */
export const staveBond = (stave_in: number, length_in: number, seed: number): Bond =>
  turned(plankBond(stave_in, length_in, 0, seed, true));

/** The bond with its axes exchanged. */
function turned(bond: Bond): Bond {
  return {
    width_in: bond.height_in,
    height_in: bond.width_in,
    locate(x, y, spot) {
      bond.locate(y, x, spot);
      const { u, width } = spot;
      spot.u = spot.v;
      spot.v = u;
      spot.width = spot.height;
      spot.height = width;
    },
  };
}
