import { hash2, hash3 } from "../random.ts";
import { type Bond, fold, piecesPerRepeat, putOnRectangle } from "./bond.ts";

/**
 * Herringbone at right angles. On a grid of one piece's height, the lying piece k covers cells (k .. k+n-1, k)
 * and the standing piece k covers (k+n, k-n+1 .. k), so a cell's i - j modulo 2n tells piece and place. The
 * piece's length is taken as n whole heights and the joints between them.
 */
export function herringboneBond(width: number, height: number, joint: number): Bond {
  const cell = height + joint;
  const ratio = Math.max(2, Math.round((width + joint) / cell));
  const length = ratio * cell - joint;
  const cells = 2 * ratio * Math.max(1, Math.round(piecesPerRepeat(cell) / (2 * ratio)));
  return {
    width_in: cells * cell,
    height_in: cells * cell,
    locate(x, y, spot) {
      const column = Math.floor(x / cell);
      const row = Math.floor(y / cell);
      const step = fold(column - row, 2 * ratio);
      if (step < ratio) {
        const start = column - step;
        const id = hash3(fold(start, cells), fold(row, cells), 1);
        putOnRectangle(
          spot,
          id,
          x - start * cell - (ratio * cell) / 2,
          y - (row + 0.5) * cell,
          length,
          height,
        );
      } else {
        const start = row - (2 * ratio - 1 - step);
        const id = hash3(fold(column, cells), fold(start, cells), 2);
        putOnRectangle(
          spot,
          id,
          y - start * cell - (ratio * cell) / 2,
          x - (column + 0.5) * cell,
          length,
          height,
        );
      }
    },
  };
}

/** Blocks of two pieces side by side, every other block turned. */
export function basketweaveBond(width: number, height: number, joint: number): Bond {
  const half = height + joint;
  const block = 2 * half;
  const length = Math.min(width, block - joint);
  const blocks = piecesPerRepeat(block, 2);
  return {
    width_in: blocks * block,
    height_in: blocks * block,
    locate(x, y, spot) {
      const column = Math.floor(x / block);
      const row = Math.floor(y / block);
      const inX = x - column * block;
      const inY = y - row * block;
      const turned = fold(column + row, 2) === 1;
      const along = turned ? inY : inX;
      const across = turned ? inX : inY;
      const second = across >= half ? 1 : 0;
      const id = hash3(fold(column, blocks), fold(row, blocks), second);
      putOnRectangle(spot, id, along - block / 2, across - (second + 0.5) * half, length, height);
    },
  };
}

/** Pieces cut at 45 degrees that meet point to point in upright columns; `width` is across the piece. */
export function chevronBond(width: number, height: number, joint: number): Bond {
  const column_in = height * Math.SQRT1_2 + joint;
  const pitch = (width + joint) * Math.SQRT2;
  const columns = piecesPerRepeat(column_in, 2);
  const rows = piecesPerRepeat(pitch);
  return {
    width_in: columns * column_in,
    height_in: rows * pitch,
    locate(x, y, spot) {
      const column = Math.floor(x / column_in);
      const inX = x - (column + 0.5) * column_in;
      const slope = fold(column, 2) === 0 ? 1 : -1;
      const down = y - slope * inX;
      const row = Math.floor(down / pitch);
      const inY = down - (row + 0.5) * pitch;
      const sideways = column_in / 2 - joint / 2 - Math.abs(inX);
      const across = (pitch / 2 - Math.abs(inY)) * Math.SQRT1_2 - joint / 2;
      spot.id = hash2(fold(column, columns), fold(row, rows));
      spot.u = inY * Math.SQRT1_2;
      spot.v = inX * Math.SQRT2 + slope * inY * Math.SQRT1_2;
      spot.width = width;
      spot.height = height;
      spot.edge = Math.min(sideways, across);
    },
  };
}
