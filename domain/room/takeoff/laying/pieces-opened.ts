import type { LaidSize } from "../../../materials/laying/laying.types.ts";
import type { LayCount } from "./lay-pieces.ts";
import type { Cut } from "./lay-request.ts";

/** Width of the saw cut. */
export const kerf_in = 0.125;

/** A smaller offcut is thrown away. */
const least_in = 1;

/**
 * How many pieces to open for the cuts. A piece serves at most two places because what is left after a second cut has
 * no factory edge. The rest of a straight cut is reused if it is large enough for another place (the blade takes 1/8
 * in.), and two triangles of at most half a piece come out of one.
 */
export function piecesOpened(cuts: readonly Cut[], piece: LaidSize): number {
  const triangles = cuts.filter((cut) => cut.triangle && cut.share <= 0.5);
  const straight = cuts
    .filter((cut) => !(cut.triangle && cut.share <= 0.5))
    .sort((a, b) => b.width_in * b.height_in - a.width_in * a.height_in);
  return Math.ceil(triangles.length / 2) + openedStraight(straight, piece);
}

interface Offcut {
  width_in: number;
  height_in: number;
}

/** Largest first: each place takes the smallest offcut that is large enough, else a new piece. */
function openedStraight(cuts: readonly Cut[], piece: LaidSize): number {
  const offcuts: Offcut[] = [];
  let opened = 0;
  for (const cut of cuts) {
    const at = smallestFor(cut, offcuts);
    if (at >= 0) {
      offcuts.splice(at, 1);
      continue;
    }
    opened += 1;
    const beside = { width_in: piece.width_in - cut.width_in - kerf_in, height_in: piece.height_in };
    const above = { width_in: piece.width_in, height_in: piece.height_in - cut.height_in - kerf_in };
    const larger = areaOf(beside) >= areaOf(above) ? beside : above;
    if (Math.min(larger.width_in, larger.height_in) >= least_in) offcuts.push(larger);
  }
  return opened;
}

const areaOf = ({ width_in, height_in }: Offcut): number => Math.max(0, width_in) * Math.max(0, height_in);

function smallestFor(cut: Cut, offcuts: readonly Offcut[]): number {
  let best = -1;
  let least = Infinity;
  for (let at = 0; at < offcuts.length; at += 1) {
    const offcut = offcuts[at]!;
    const area = offcut.width_in * offcut.height_in;
    const fits = offcut.width_in >= cut.width_in - 0.01 && offcut.height_in >= cut.height_in - 0.01;
    if (fits && area < least) {
      best = at;
      least = area;
    }
  }
  return best;
}

/** A shorter plank is not laid: its end joint would be too close to the neighbor's. */
const leastPlank_in = 12;

/** Pieces to open for a whole surface: whole ones and those for the cuts; planks row by row, as a floor is laid. */
export function piecesToOpen({ whole, cuts, rows_in, piece }: LayCount): number {
  return rows_in
    ? planksOpened(rows_in, Math.max(piece.width_in, piece.height_in))
    : whole + piecesOpened(cuts, piece);
}

/** Each row starts with the offcut from the end of the row before, if that is at least 12 in. long. */
function planksOpened(rows_in: readonly number[], plank_in: number): number {
  let opened = 0;
  let offcut = 0;
  for (const row of rows_in) {
    const rest = row - (offcut >= Math.min(leastPlank_in, plank_in) ? Math.min(offcut, row) : 0);
    const planks = Math.ceil(rest / plank_in - 1e-6);
    opened += planks;
    offcut = planks > 0 ? planks * plank_in - rest - kerf_in : Math.max(0, offcut - row - kerf_in);
  }
  return opened;
}
