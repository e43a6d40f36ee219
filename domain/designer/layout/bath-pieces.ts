import { type BathSlots, lengthsOf, type Slot } from "./bath-slots.ts";
import {
  before,
  type Floor,
  freeBefore,
  isWithin,
  middleOf,
  type Rect,
  sideOf,
  type Way,
} from "./floor-rects.ts";
import { freeSpans, isFree, type SpanEnd, type SpanWall, strip, type WallSpan } from "./wall-spans.ts";

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

const isSolid = (end: SpanEnd) => end === "corner" || end === "item";
/** Of a door or window. */
const casing_in = 3;
/** Between what is built in and the wall where the room is a little wider; framed out. */
const framed_in = 5;
const hair = 0.15;

const rules = {
  side: lengthsOf("toilet-sides"),
  front: lengthsOf("front-clear"),
  basin: lengthsOf("lavatory-side"),
  tub: lengthsOf("tub-front"),
  shower: lengthsOf("shower-front"),
};

/** Places along a stretch, without those that are nearly the same. */
function distinct(places: readonly number[], from: number, to: number, apart_in = 1.2): number[] {
  const list: number[] = [];
  for (const place of places)
    if (place >= from - 0.01 && place <= to + 0.01 && !list.some((each) => Math.abs(each - place) < apart_in))
      list.push(place);
  return list;
}

function piece(
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
    const side = rules.side.must - 0.05;
    const aside = strip(wall, at - side, at + side, slot.deep);
    return [aside, before(rect, front, rules.front.must, [low + 1, high - 1])];
  }
  if (kind === "vanity") return [before(rect, front, rules.front.must, [low + 1, high - 1])];
  if (kind === "linen") return [before(rect, front, 21, [low + 0.5, high - 0.5])];
  // the door slides, but the way in beside a pane is always at one end
  if (kind === "shower" && glass === "panel")
    return [before(rect, front, rules.shower.must, open === "low" ? [low, low + 26] : [high - 26, high])];
  return [];
}

function entryOf({ kind, rect, front, slot, glass, open: end }: Bare): Entry[] {
  const [from, to] = sideOf(rect, front);
  if (kind === "alcove_tub") return [{ way: front, from, to, need: rules.tub.must }];
  if (kind === "free_tub")
    return ([0, 1, 2, 3] as const)
      .filter((way) => way !== (front + 2) % 4)
      .map((way) => {
        const [low, high] = sideOf(rect, way);
        return { way, from: low, to: high, need: rules.tub.must };
      });
  if (kind !== "shower") return [];
  const need = rules.shower.must;
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

/** Windows over a piece: on its own wall and on those that it touches. */
function windowsAround(room: BathRoom, rect: Rect) {
  return room.walls.flatMap((wall) => {
    const [x0, x1, y0, y1] = [rect.x0 - 1, rect.x1 + 1, rect.y0 - 1, rect.y1 + 1];
    const isNear = wall.axis === 0 ? wall.line > y0 && wall.line < y1 : wall.line > x0 && wall.line < x1;
    const [low, high] = wall.axis === 0 ? [rect.x0, rect.x1] : [rect.y0, rect.y1];
    if (!isNear) return [];
    return wall.openings.filter(({ kind, from, to }) => kind === "window" && from < high && to > low);
  });
}

const lowestSill = (room: BathRoom, rect: Rect): number =>
  Math.min(...windowsAround(room, rect).map(({ sill_in }) => sill_in));

export function toilets(room: BathRoom, taken: readonly Rect[]): Piece[] {
  const all = [...room.floor.walls, ...taken];
  const [most] = room.slots.toilets;
  if (!most) return [];
  return room.walls.flatMap((wall) =>
    freeSpans(room.floor, wall, { depth_in: 27, height_in: 33, taken }, most.wide).flatMap((span) => {
      const margin = (end: SpanEnd, side: number) =>
        isSolid(end) ? side + hair : most.wide / 2 + casing_in - 1;
      const { must, should } = rules.side;
      const from = span.from + margin(span.low, must);
      const to = span.to - margin(span.high, must);
      const windows = wall.openings
        .filter(({ kind }) => kind === "window")
        .map((each) => (each.from + each.to) / 2);
      const wished = [
        span.from + margin(span.low, should),
        span.to - margin(span.high, should),
        (span.from + span.to) / 2,
        from,
        to,
        ...windows,
      ];
      return distinct(wished, from, to).flatMap((at) => {
        for (const slot of room.slots.toilets) {
          const made = piece("toilet", slot, wall, at);
          if (!isFree(room.floor, made.rect, taken) || !holdsFront(made, all)) continue;
          return [made];
        }
        return [];
      });
    }),
  );
}

/** The floor in front that the rule asks for, against walls and what is there. */
const holdsFront = ({ rect, front, clear }: Piece, obstacles: readonly Rect[]): boolean => {
  const [low, high] = sideOf(rect, front);
  return (
    freeBefore(rect, front, obstacles, [low + 1, high - 1]) >= rules.front.must &&
    clear.every((zone) => !obstacles.some((each) => lies(each, zone)))
  );
};

const lies = (each: Rect, zone: Rect): boolean =>
  each.x0 < zone.x1 - 0.1 && zone.x0 < each.x1 - 0.1 && each.y0 < zone.y1 - 0.1 && zone.y0 < each.y1 - 0.1;

/** Vanities in what toilets and bathing leave of the walls; of each kind the `sizes` largest that fit. */
export function vanities(
  room: BathRoom,
  taken: readonly Rect[],
  keep: readonly Rect[],
  kinds: readonly (readonly Slot[])[],
  sizes: number,
): Piece[] {
  const all = [...room.floor.walls, ...taken];
  const found: Piece[] = [];
  for (const wall of room.walls) {
    const stretches = new Map<number, WallSpan[]>();
    const spansFor = ({ deep }: Slot) => {
      let spans = stretches.get(deep);
      if (!spans) {
        const need = { depth_in: deep, height_in: 36, taken: [...taken, ...keep] };
        spans = freeSpans(room.floor, wall, need, 18);
        stretches.set(deep, spans);
      }
      return spans;
    };
    for (const slots of kinds) {
      const left = new Map<number, number>();
      for (const slot of slots)
        for (const span of spansFor(slot)) {
          // a stretch is told by its middle, which hardly changes with depth
          const place = Math.round((span.from + span.to) / 12);
          const done = left.get(place) ?? 0;
          if (done >= sizes) continue;
          const made = vanityPlaces(span, slot)
            .map((at) => piece("vanity", slot, wall, at))
            .filter((each) => isFree(room.floor, each.rect, taken) && holdsFront(each, all));
          found.push(...made);
          if (made.length > 0) left.set(place, done + 1);
        }
    }
  }
  return found;
}

function vanityPlaces(span: WallSpan, slot: Slot): number[] {
  const half = slot.wide / 2;
  // basins stand a quarter from the middle of a double one
  const basin = slot.place === "double_vanity" ? rules.basin.must + slot.wide / 4 : rules.basin.must;
  const margin = (end: SpanEnd) =>
    end === "corner" ? Math.max(half + hair, basin + 0.2) : half + (end === "item" ? 0.5 : casing_in);
  const [from, to] = [span.from + margin(span.low), span.to - margin(span.high)];
  if (to < from - 0.01) return [];
  return distinct([from, to, (span.from + span.to) / 2], from, to, 3);
}

/** Alcove tubs with at least one end in a corner. */
export function alcoveTubs(room: BathRoom, taken: readonly Rect[]): Piece[] {
  return builtIn(room, taken, room.slots.alcoveTubs, 17).flatMap(({ slot, wall, at, ends }) => {
    const made = piece("alcove_tub", slot, wall, at, { ends });
    return lowestSill(room, made.rect) < 40 || stepIn(made, [...room.floor.walls, ...taken]) < 0
      ? []
      : [made];
  });
}

/** Shower bases in corners and between walls, with the glass that closes them. */
export function showers(room: BathRoom, taken: readonly Rect[], slots: readonly Slot[]): Piece[] {
  return builtIn(room, taken, slots, 4).flatMap(({ slot, wall, at, ends }) => {
    const glass = glassFor(slot, ends);
    if (!glass) return [];
    // the pane meets the side's glass at the open end, or covers the wet end and leaves the other open
    const opens = glass === "panel" ? (["low", "high"] as const) : (["low"] as const);
    const all = [...room.floor.walls, ...taken];
    return opens
      .map((open) => piece("shower", slot, wall, at, { ends, glass, open }))
      .filter(
        (made) =>
          lowestSill(room, made.rect) >= 48 &&
          stepIn(made, all) >= 0 &&
          made.clear.every((zone) => isWithin(room.floor, zone)),
      );
  });
}

function glassFor({ wide, deep }: Slot, ends: Piece["ends"]): Glass | null {
  if (ends === "both") return wide > 61 ? "panel" : wide >= 54 ? "sliding" : "open";
  if (Math.abs(wide - 36) < 0.3 && Math.abs(deep - 36) < 0.3) return "enclosure";
  if (deep < 34) return null;
  return wide >= 58 ? "panel" : "side";
}

interface BuiltIn {
  slot: Slot;
  wall: SpanWall;
  at: number;
  ends: "low" | "high" | "both";
}

/** Places against a wall with one end in a corner, or between two walls. */
function builtIn(
  room: BathRoom,
  taken: readonly Rect[],
  slots: readonly Slot[],
  height_in: number,
): BuiltIn[] {
  const found: BuiltIn[] = [];
  for (const wall of room.walls)
    for (const slot of slots)
      for (const span of freeSpans(
        room.floor,
        wall,
        { depth_in: slot.deep, height_in, taken },
        slot.wide - 0.05,
      )) {
        const spare = span.to - span.from - slot.wide;
        const both = span.low === "corner" && span.high === "corner" && spare < framed_in;
        const low = span.from + slot.wide / 2;
        const high = span.to - slot.wide / 2;
        if (both) {
          found.push({ slot, wall, at: low, ends: "both" });
          if (spare > 1) found.push({ slot, wall, at: high, ends: "both" });
          continue;
        }
        if (span.low === "corner") found.push({ slot, wall, at: low, ends: "low" });
        if (span.high === "corner") found.push({ slot, wall, at: high, ends: "high" });
      }
  return found;
}

/** Of the rim to walls and other fixtures. */
const around_in = 4;

export function freeTubs(room: BathRoom, taken: readonly Rect[], axes: readonly number[][]): Piece[] {
  const found: Piece[] = [];
  for (const wall of room.walls)
    for (const slot of room.slots.freeTubs) {
      const need = { depth_in: slot.deep + around_in, height_in: 0.1, taken };
      for (const span of freeSpans(room.floor, wall, need, slot.wide + 2 * around_in)) {
        const from = span.from + slot.wide / 2 + around_in;
        const to = span.to - slot.wide / 2 - around_in;
        const windows = wall.openings
          .filter(({ kind }) => kind === "window")
          .map((each) => (each.from + each.to) / 2);
        const wished = [...windows, ...(axes[wall.axis] ?? []), (span.from + span.to) / 2, from, to];
        for (const at of distinct(wished, from, to, 4)) {
          const made = piece("free_tub", slot, wall, at, { gap: around_in });
          if (isFree(room.floor, made.rect, taken) && stepIn(made, [...room.floor.walls, ...taken]) >= 0)
            found.push(made);
        }
      }
    }
  return found;
}

/** A tall cabinet for towels in what is left. */
export function linens(room: BathRoom, taken: readonly Rect[], keep: readonly Rect[]): Piece[] {
  return room.walls.flatMap((wall) =>
    room.slots.linens.flatMap((slot) =>
      freeSpans(
        room.floor,
        wall,
        { depth_in: slot.deep, height_in: 90, taken: [...taken, ...keep] },
        slot.wide + 0.3,
      ).flatMap((span) => {
        const edge = (end: SpanEnd) => slot.wide / 2 + (isSolid(end) ? 0.2 : casing_in);
        const [from, to] = [span.from + edge(span.low), span.to - edge(span.high)];
        return distinct([from, to], from, to)
          .map((at) => piece("linen", slot, wall, at))
          .filter(
            ({ rect, clear }) =>
              isFree(room.floor, rect, taken) &&
              clear.every((zone) => isWithin(room.floor, zone) && !taken.some((each) => lies(each, zone))),
          );
      }),
    ),
  );
}

/** The same piece moved along its wall. */
export const shifted = ({ kind, slot, wall, gap, ends, glass, open }: Piece, at: number): Piece =>
  piece(kind, slot, wall, at, { gap, ends, glass, open });

/** Whether a new piece and those placed leave each other what they need. */
export function agree(made: Piece, placed: readonly Piece[], all: readonly Rect[]): boolean {
  for (const other of placed) {
    if (lies(made.rect, other.rect)) return false;
    if (other.clear.some((zone) => lies(made.rect, zone))) return false;
    if (made.clear.some((zone) => lies(other.rect, zone))) return false;
    if (other.kind === "free_tub" || made.kind === "free_tub") {
      const wide = grown(other.rect, around_in - 0.1);
      if (lies(made.rect, wide)) return false;
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

export { middleOf };
