import { type BathSlots, lengthsOf, type Slot } from "./bath-slots.ts";
import { before, type Floor, freeBefore, type Rect, share, sideOf, type Way } from "./floor-rects.ts";
import { type SpanWall, strip } from "./wall-spans.ts";

export type PieceKind = "toilet" | "vanity" | "linen" | "alcove_tub" | "free_tub" | "shower";

/** How a shower is closed. */
export type Glass = "sliding" | "panel" | "side" | "enclosure" | "open";

/** A fixture in its place. */
export interface Piece {
  kind: PieceKind;
  slot: Slot;
  wall: SpanWall;
  /** Its middle, along the wall. */
  at: number;
  /** Between it and the wall. */
  gap: number;
  rect: Rect;
  front: Way;
  /** Floor that no other fixture may take. */
  clear: readonly Rect[];
  /** Where one steps in: somewhere along these sides the floor is free for `need`. */
  entry: readonly Entry[];
  /** Which of its ends stand in a corner. */
  ends: "low" | "high" | "both" | "none";
  glass: Glass;
  /** The end of its front where a pane leaves the way in. */
  open: "low" | "high";
}

export interface Entry {
  way: Way;
  from: number;
  to: number;
  need: number;
}

/** The room that is searched. */
export interface BathRoom {
  floor: Floor;
  walls: readonly SpanWall[];
  slots: BathSlots;
  area_sqft: number;
}

/** What the planning rules ask for. */
export const bathLengths = {
  side: lengthsOf("toilet-sides"),
  front: lengthsOf("front-clear"),
  basin: lengthsOf("lavatory-side"),
  tub: lengthsOf("tub-front"),
  shower: lengthsOf("shower-front"),
};

/** A piece with the floor that it needs. */
export function pieceAt(
  kind: PieceKind,
  slot: Slot,
  wall: SpanWall,
  at: number,
  more: Partial<Pick<Piece, "gap" | "ends" | "glass" | "open">> = {},
): Piece {
  const gap = more.gap ?? 0;
  const rect = strip(wall, at - slot.wide / 2, at + slot.wide / 2, slot.deep, gap);
  const front = wall.inward;
  const made = {
    kind,
    slot,
    wall,
    at,
    gap,
    rect,
    front,
    ends: more.ends ?? "none",
    glass: more.glass ?? "open",
    open: more.open ?? "low",
  };
  return { ...made, clear: clearOf(made), entry: entryOf(made) };
}

type Bare = Omit<Piece, "clear" | "entry">;

function clearOf({ kind, rect, front, wall, at, slot, glass, open }: Bare): Rect[] {
  const [low, high] = sideOf(rect, front);
  if (kind === "toilet") {
    const side = bathLengths.side.must - 0.05;
    const aside = strip(wall, at - side, at + side, slot.deep);
    return [aside, before(rect, front, bathLengths.front.must, [low + 1, high - 1])];
  }
  if (kind === "vanity") return [before(rect, front, bathLengths.front.must, [low + 1, high - 1])];
  if (kind === "linen") return [before(rect, front, 21, [low + 0.5, high - 0.5])];
  // the door slides, but the way in beside a pane is always at one end
  if (kind === "shower" && glass === "panel")
    return [
      before(rect, front, bathLengths.shower.must, open === "low" ? [low, low + 26] : [high - 26, high]),
    ];
  return [];
}

/** The floor in front of a fixture that is recommended, beyond what is required. */
export function recommendedOf({ kind, rect, front }: Piece): Rect[] {
  const [low, high] = sideOf(rect, front);
  if (kind === "toilet" || kind === "vanity")
    return [before(rect, front, bathLengths.front.should, [low + 1, high - 1])];
  return [];
}

function entryOf({ kind, rect, front, slot, glass, open: end }: Bare): Entry[] {
  const [from, to] = sideOf(rect, front);
  if (kind === "alcove_tub") return [{ way: front, from, to, need: bathLengths.tub.must }];
  if (kind === "free_tub")
    return ([0, 1, 2, 3] as const)
      .filter((way) => way !== (front + 2) % 4)
      .map((way) => {
        const [low, high] = sideOf(rect, way);
        return { way, from: low, to: high, need: bathLengths.tub.must };
      });
  if (kind !== "shower") return [];
  const need = bathLengths.shower.must;
  if (glass === "panel") {
    const wide = Math.max(24, slot.wide - 34.5);
    return [
      end === "low" ? { way: front, from, to: from + wide, need } : { way: front, from: to - wide, to, need },
    ];
  }
  return [{ way: front, from, to, need }];
}

/** Depth of free floor where one steps in best, less what the place needs; below 0 it cannot be used. */
export function stepIn({ rect, entry }: Piece, obstacles: readonly Rect[]): number {
  if (entry.length === 0) return 0;
  let best = -99;
  for (const { way, from, to, need } of entry) {
    const wide = Math.min(24, to - from);
    const steps = to - from - wide < 1 ? 0 : 4;
    for (let step = 0; step <= steps; step++) {
      const low = from + (steps === 0 ? 0 : ((to - from - wide) * step) / steps);
      best = Math.max(best, freeBefore(rect, way, obstacles, [low, low + wide]) - need);
    }
  }
  return best;
}

/** The same piece moved along its wall. */
export const shifted = ({ kind, slot, wall, gap, ends, glass, open }: Piece, at: number): Piece =>
  pieceAt(kind, slot, wall, at, { gap, ends, glass, open });

/** Of a freestanding tub's rim to walls and other fixtures. */
export const around_in = 4;

/** Whether a new piece and those placed leave each other what they need. */
export function agree(made: Piece, placed: readonly Piece[], all: readonly Rect[]): boolean {
  for (const other of placed) {
    if (share(made.rect, other.rect)) return false;
    if (other.clear.some((zone) => share(made.rect, zone))) return false;
    if (made.clear.some((zone) => share(other.rect, zone))) return false;
    if (other.kind === "free_tub" || made.kind === "free_tub") {
      const wide = grown(other.rect, around_in - 0.1);
      if (share(made.rect, wide)) return false;
    }
    if (other.entry.length > 0 && stepIn(other, [...all, made.rect]) < 0) return false;
  }
  return true;
}

const grown = ({ x0, y0, x1, y1 }: Rect, by: number): Rect => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});
