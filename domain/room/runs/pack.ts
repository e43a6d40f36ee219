import type { Center, SegmentEnd } from "./arrange.ts";
import { fridgeFiller_in, leastFiller_in, panel_in } from "./measures.ts";
import type { Span } from "./stretches.ts";

/** A cabinet or an appliance of a run, with the width that is kept for it and where it has stood, inches. */
export interface Piece {
  id: string;
  /** What it is for; null for a cabinet that holds neither a sink nor a cooktop. */
  center: Center | null;
  wide: number;
  from: number;
}

/** A straight stretch for pieces, and how it ends. */
export interface Stretch extends Span {
  left: SegmentEnd;
  right: SegmentEnd;
}

/** Pieces side by side: where the first begins, and what is left for fillers or panels beside the first and the last. */
export interface Packed {
  from: number;
  pads: { left: number; right: number };
  /** The less they moved and the better the ends close, the lower. */
  cost: number;
}

/** How many pieces have no right place at these places, from left to right. */
export type FaultsOf = (pieces: readonly Piece[]) => number;

/** A place with a fault costs so much that any other is taken first. */
export const faultCost = 10_000;

/** Fillers are as wide as this at most; what is wider stays open, with a panel at the end of the run. */
export const widestFiller_in = 6;

const least = { wall: leastFiller_in, open: panel_in, corner: 0 };

/** How badly a thing is moved: a sink takes its pipes along, what is cooked on its gas or its wire. */
const weights = new Map<Center | null, number>([
  ["sink", 4],
  ["range", 2],
  ["cooktop", 2],
  ["refrigerator", 1],
  ["dishwasher", 1],
  [null, 0.2],
]);

export const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { wide }) => sum + wide, 0);

/** What a stretch has more than its pieces and the least fillers need, inches; negative where they don't fit. */
export const slackOf = ({ from, to, left, right }: Stretch, pieces: readonly Piece[]): number =>
  to - from - least[left] - least[right] - widthOf(pieces);

/**
 * Pieces in their order along a stretch, each as near to where it was as can be, the ends closed if they can be; null
 * where they don't fit.
 */
export function pack(
  stretch: Stretch,
  pieces: readonly Piece[],
  faultsOf: FaultsOf = () => 0,
): Packed | null {
  const slack = slackOf(stretch, pieces);
  if (slack < -0.01) return null;
  const start = stretch.from + least[stretch.left];
  const end = start + Math.max(0, slack);
  const before: number[] = [];
  let past = 0;
  for (const { wide } of pieces) {
    before.push(past);
    past += wide;
  }
  const wished = [
    ...pieces.map(({ from }, at) => from - before[at]!),
    ...[0, fridgeFiller_in - leastFiller_in, widestFiller_in - least[stretch.left]].map((pad) => start + pad),
    ...[0, fridgeFiller_in - leastFiller_in, widestFiller_in - least[stretch.right]].map((pad) => end - pad),
    // places between, for what must not stand under a window
    ...Array.from({ length: Math.min(60, Math.ceil(slack)) }, (_, at) => start + at),
  ];
  const crowd = crowding(stretch, pieces);
  const costOf = (from: number): Packed => {
    const pads = { left: from - stretch.from, right: stretch.to - from - widthOf(pieces) };
    const moved = pieces.reduce(
      (sum, piece, at) => sum + weights.get(piece.center)! * Math.abs(from + before[at]! - piece.from),
      0,
    );
    const faults = faultsOf(pieces.map((piece, at) => ({ ...piece, from: from + before[at]! })));
    const open =
      tightness(stretch, pieces, pads) +
      openness(stretch.left, pads.left) +
      openness(stretch.right, pads.right);
    return { from, pads, cost: moved + open + crowd + faults * faultCost };
  };
  const [best] = wished
    .map((from) => costOf(Math.min(end, Math.max(start, from))))
    .sort((a, b) => a.cost - b.cost);
  return best ?? null;
}

/** A refrigerator at a wall opens only beside a filler. */
function tightness({ left, right }: Stretch, pieces: readonly Piece[], pads: Packed["pads"]): number {
  const isTight = (end: SegmentEnd, pad: number, piece: Piece | undefined) =>
    end === "wall" && piece?.center === "refrigerator" && pad < fridgeFiller_in - 0.01;
  return isTight(left, pads.left, pieces[0]) || isTight(right, pads.right, pieces.at(-1)) ? 150 : 0;
}

/**
 * Works without counter between them, and deep ones at a corner, against which its cabinet's door would open: they tell
 * which cabinets had better stay.
 */
function crowding({ left, right }: Stretch, pieces: readonly Piece[]): number {
  const works = pieces.map(({ center }) => center !== null && center !== "dishwasher");
  const beside = works.filter((is, at) => is && works[at + 1]).length;
  const isDeep = (piece: Piece | undefined) => piece?.center === "refrigerator" || piece?.center === "range";
  const atCorner =
    Number(left === "corner" && isDeep(pieces[0])) + Number(right === "corner" && isDeep(pieces.at(-1)));
  return 60 * beside + 400 * atCorner;
}

/** A gap at a wall that no filler closes is worse than any way; one at a corner cabinet leaves it alone. */
function openness(end: SegmentEnd, pad: number): number {
  if (end === "open") return 0;
  const isClosed = pad <= widestFiller_in + 0.01;
  return isClosed ? (end === "corner" ? pad * 0.5 : 0) : end === "corner" ? 400 : 200;
}

/** Whether an end of a stretch is closed by a filler, or by a panel at a way or a gap. */
export const isClosedBy = (end: SegmentEnd, pad: number): boolean =>
  end === "open" || pad <= widestFiller_in + 0.01;
