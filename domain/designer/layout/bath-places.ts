import { isSloped, lowestCeiling } from "../../room/geometry/ceiling.ts";
import { footprintOf, sides } from "../../room/geometry/footprint.ts";
import { heightBefore, heightInside } from "../../room/rules/headroom.ts";
import {
  around_in,
  type BathRoom,
  bathLengths,
  type Glass,
  type Piece,
  pieceAt,
  stepIn,
} from "./bath-pieces.ts";
import { lengthsOf, type Slot } from "./bath-slots.ts";
import { freeBefore, isWithin, middleOf, type Rect, share, sideOf } from "./floor-rects.ts";
import { freeSpans, isFree, type SpanEnd, type SpanWall, type WallSpan } from "./wall-spans.ts";

/** Where each kind of fixture can stand along the walls, next to what is taken. */

const isSolid = (end: SpanEnd) => end === "corner" || end === "item";
/** Of a door or window. */
const casing_in = 3;
/** Between what is built in and the wall where the room is a little wider; framed out. */
const framed_in = 5;
const hair = 0.15;

/** Whether one can stand where it is used, and it is not taller than a sloped ceiling over it. */
export function hasHeadroom({ floor: { plan } }: BathRoom, { kind, rect, front }: Piece): boolean {
  if (!isSloped(plan)) return true;
  const isAcross = front % 2 === 0;
  const [wide, deep] = [rect.x1 - rect.x0, rect.y1 - rect.y0];
  const item = {
    at_in: middleOf(rect),
    // the front faces south at rotation 0
    rotation_deg: (front * 90 + 90) % 360,
    ...(isAcross ? { width_in: deep, depth_in: wide } : { width_in: wide, depth_in: deep }),
  };
  if (lowestCeiling(plan, footprintOf(item)) < tops_in[kind]) return false;
  if (kind === "linen") return true;
  const { must } = lengthsOf("ceiling-height");
  const high =
    kind === "shower"
      ? heightInside(plan, item)
      : heightBefore(plan, item, kind === "toilet" || kind === "vanity" ? ["front"] : sides);
  return high >= must;
}

/** How high each piece reaches at most, with the faucet or lamp on top of it. */
const tops_in: Readonly<Record<Piece["kind"], number>> = {
  ...{ toilet: 33, vanity: 48, linen: 90, alcove_tub: 24, free_tub: 30, shower: 80 },
};

/** Places along a stretch, without those that are nearly the same. */
function distinct(places: readonly number[], from: number, to: number, apart_in = 1.2): number[] {
  const list: number[] = [];
  for (const place of places)
    if (place >= from - 0.01 && place <= to + 0.01 && !list.some((each) => Math.abs(each - place) < apart_in))
      list.push(place);
  return list;
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

/** Toilets along the walls, short ones only where no other fits. */
export function toilets(room: BathRoom, taken: readonly Rect[]): Piece[] {
  const usual = toiletsIn(room, taken, 27);
  return usual.length > 0 ? usual : toiletsIn(room, taken, 21);
}

function toiletsIn(room: BathRoom, taken: readonly Rect[], depth_in: number): Piece[] {
  const all = [...room.floor.walls, ...taken];
  const [most] = room.slots.toilets;
  if (!most) return [];
  return room.walls.flatMap((wall) =>
    freeSpans(room.floor, wall, { depth_in, height_in: 33, isStoodAt: true, taken }, most.wide).flatMap(
      (span) => {
        const margin = (end: SpanEnd, side: number) =>
          isSolid(end) ? side + hair : most.wide / 2 + casing_in - 1;
        const { must, should } = bathLengths.side;
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
            const made = pieceAt("toilet", slot, wall, at);
            if (!isFree(room.floor, made.rect, taken) || !holdsFront(made, all) || !hasHeadroom(room, made))
              continue;
            return [made];
          }
          return [];
        });
      },
    ),
  );
}

/** The floor in front that the rule asks for, against walls and what is there. */
const holdsFront = ({ rect, front, clear }: Piece, obstacles: readonly Rect[]): boolean => {
  const [low, high] = sideOf(rect, front);
  return (
    freeBefore(rect, front, obstacles, [low + 1, high - 1]) >= bathLengths.front.must &&
    clear.every((zone) => !obstacles.some((each) => share(each, zone)))
  );
};

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
        const need = { depth_in: deep, height_in: 36, isStoodAt: true, taken: [...taken, ...keep] };
        spans = freeSpans(room.floor, wall, need, 18);
        stretches.set(deep, spans);
      }
      return spans;
    };
    for (const slots of kinds) {
      const left = new Map<number, number>();
      for (const slot of slots)
        for (const span of spansFor(slot)) {
          // the middle of a stretch identifies it: it hardly changes with depth
          const place = Math.round((span.from + span.to) / 12);
          const done = left.get(place) ?? 0;
          if (done >= sizes) continue;
          const made = vanityPlaces(span, slot)
            .map((at) => pieceAt("vanity", slot, wall, at))
            .filter(
              (each) =>
                isFree(room.floor, each.rect, taken) && holdsFront(each, all) && hasHeadroom(room, each),
            );
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
  const basin =
    slot.place === "double_vanity" ? bathLengths.basin.must + slot.wide / 4 : bathLengths.basin.must;
  const margin = (end: SpanEnd) =>
    end === "corner" ? Math.max(half + hair, basin + 0.2) : half + (end === "item" ? 0.5 : casing_in);
  const [from, to] = [span.from + margin(span.low), span.to - margin(span.high)];
  if (to < from - 0.01) return [];
  return distinct([from, to, (span.from + span.to) / 2], from, to, 3);
}

/** Alcove tubs with at least one end in a corner. */
export function alcoveTubs(room: BathRoom, taken: readonly Rect[]): Piece[] {
  return builtIn(room, taken, room.slots.alcoveTubs, 17).flatMap(({ slot, wall, at, ends }) => {
    const made = pieceAt("alcove_tub", slot, wall, at, { ends });
    return lowestSill(room, made.rect) < 40 ||
      stepIn(made, [...room.floor.walls, ...taken]) < 0 ||
      !hasHeadroom(room, made)
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
      .map((open) => pieceAt("shower", slot, wall, at, { ends, glass, open }))
      .filter(
        (made) =>
          lowestSill(room, made.rect) >= 44 &&
          stepIn(made, all) >= 0 &&
          hasHeadroom(room, made) &&
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
          const made = pieceAt("free_tub", slot, wall, at, { gap: around_in });
          if (
            isFree(room.floor, made.rect, taken) &&
            stepIn(made, [...room.floor.walls, ...taken]) >= 0 &&
            hasHeadroom(room, made)
          )
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
          .map((at) => pieceAt("linen", slot, wall, at))
          .filter(
            (made) =>
              isFree(room.floor, made.rect, taken) &&
              hasHeadroom(room, made) &&
              made.clear.every(
                (zone) => isWithin(room.floor, zone) && !taken.some((each) => share(each, zone)),
              ),
          );
      }),
    ),
  );
}
