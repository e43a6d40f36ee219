import { hash3, unit } from "../random.ts";
import { type Bond, fold, putOnRectangle } from "./bond.ts";

/** Staves of a glued block: rows of random lengths, lying along the width. */
export const staveBond = (stave_in: number, length_in: number, seed: number): Bond =>
  turned(columnsOfStaves(stave_in, length_in, seed));

/** Staves standing upright in columns with end joints at chance heights, never close to the neighbor's. */
function columnsOfStaves(width: number, height: number, seed: number): Bond {
  const columns = Math.max(4, Math.ceil(Math.min(96, width * 16) / width));
  const boards = 3;
  const repeat = boards * height;
  const starts = startsOfColumns(columns, boards, height, seed);
  return {
    width_in: columns * width,
    height_in: repeat,
    turn_deg: 0,
    locate(x, y, spot) {
      const column = Math.floor(x / width);
      const folded = fold(column, columns);
      const first = folded * boards;
      const along = fold(y - starts[first]!, repeat) + starts[first]!;
      let board = 0;
      while (board + 1 < boards && along >= starts[first + board + 1]!) board += 1;
      const from = starts[first + board]!;
      const to = board + 1 < boards ? starts[first + board + 1]! : starts[first]! + repeat;
      const length = to - from;
      putOnRectangle(
        spot,
        hash3(folded, board, 11),
        x - (column + 0.5) * width,
        along - from - length / 2,
        width,
        length,
      );
    },
  };
}

function startsOfColumns(columns: number, boards: number, length: number, seed: number) {
  const starts = new Float64Array(columns * boards);
  let previous = 0;
  for (let column = 0; column < columns; column += 1) {
    // at least a quarter of a stave away from the neighbor's joint
    const offset = fold(previous + 0.25 + 0.5 * unit(hash3(seed, column, 5)), 1);
    previous = offset;
    for (let board = 0; board < boards; board += 1) {
      const uneven = (unit(hash3(seed, column, 20 + board)) - 0.5) * 0.42;
      starts[column * boards + board] = (offset + board + uneven) * length;
    }
  }
  return starts;
}

/** The bond with its axes exchanged. */
function turned(bond: Bond): Bond {
  return {
    width_in: bond.height_in,
    height_in: bond.width_in,
    turn_deg: 0,
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
