import type { RoomOpening } from "../../../contract/design/room-design.ts";
import { ceilingAlong, isSloped, lowestAlong, stretchAbove } from "../../room/geometry/ceiling.ts";
import { type OpeningSpan, spansOf } from "../../room/geometry/openings.ts";
import type { Point } from "../../room/geometry/point.ts";
import { facesOf, type WallFace } from "../../room/geometry/walls.ts";
import { type Floor, isClearOfDoors, isWithin, type Rect, share, type Way, wayOf } from "./floor-rects.ts";

/** What ends a free stretch: an inside corner, a corner that turns away, an opening, a door's floor, or an item. */
export type SpanEnd = "corner" | "outside" | "opening" | "door" | "item";

/** A free stretch of a wall, in the coordinate that runs along it: x, or y for walls that run north and south. */
export interface WallSpan {
  wall: string;
  from: number;
  to: number;
  low: SpanEnd;
  high: SpanEnd;
}

/** An upright wall as a search looks at it. */
export interface SpanWall {
  id: string;
  /** The coordinate that runs along it: 0 for x, 1 for y. */
  axis: 0 | 1;
  from: number;
  to: number;
  /** Its place on the other axis. */
  line: number;
  /** Into the room. */
  inward: Way;
  /** Where it is lowest, under a sloped ceiling. */
  height_in: number;
  low: SpanEnd;
  high: SpanEnd;
  openings: readonly WallOpening[];
}

export interface WallOpening {
  kind: RoomOpening["kind"];
  from: number;
  to: number;
  sill_in: number;
  head_in: number;
}

/** The walls that run along an axis; open sides and slanting walls carry nothing. */
export function spanWalls(floor: Floor): SpanWall[] {
  const faces = facesOf(floor.plan);
  const openings = spansOf(floor.plan);
  return faces.flatMap((face): SpanWall[] => {
    const axis = Math.abs(face.along[0]) > 0.5 ? 0 : 1;
    if (face.kind === "open" || Math.abs(face.along[axis]) < 0.9999) return [];
    const upwards = face.along[axis] > 0;
    const [first, last] = [endOf(faces, face, "from"), endOf(faces, face, "to")];
    return [
      {
        id: face.id,
        axis,
        from: Math.min(face.from[axis], face.to[axis]),
        to: Math.max(face.from[axis], face.to[axis]),
        line: face.from[1 - axis]!,
        inward: wayOf(face.inward),
        height_in: lowestAlong(face.profile, 0, face.length_in),
        low: upwards ? first : last,
        high: upwards ? last : first,
        openings: openings
          .filter(({ opening }) => opening.wall === face.id)
          .map((each) => inPlan(each, axis)),
      },
    ];
  });
}

function inPlan({ opening, from, to, sill_in, head_in }: OpeningSpan, axis: 0 | 1): WallOpening {
  return {
    kind: opening.kind,
    from: Math.min(from[axis], to[axis]),
    to: Math.max(from[axis], to[axis]),
    sill_in,
    head_in,
  };
}

/** A wall's end is a corner to put things into where the next wall comes into the room. */
function endOf(faces: readonly WallFace[], face: WallFace, end: "from" | "to"): SpanEnd {
  const point = face[end];
  const next = faces.find((each) => {
    const other = end === "from" ? each.to : each.from;
    return each !== face && Math.hypot(other[0] - point[0], other[1] - point[1]) < 0.01;
  });
  if (!next || next.kind === "open") return "outside";
  const away = end === "from" ? [-next.along[0], -next.along[1]] : next.along;
  return away[0]! * face.inward[0] + away[1]! * face.inward[1] > 0.01 ? "corner" : "outside";
}

/** The floor before a stretch of wall, so deep. */
export function strip(wall: SpanWall, from: number, to: number, deep_in: number, gap_in = 0): Rect {
  const sign = wall.inward < 2 ? 1 : -1;
  const [near, far] = [wall.line + sign * gap_in, wall.line + sign * (gap_in + deep_in)];
  const [low, high] = [Math.min(near, far), Math.max(near, far)];
  return wall.axis === 0 ? { x0: from, x1: to, y0: low, y1: high } : { y0: from, y1: to, x0: low, x1: high };
}

export interface SpanNeed {
  depth_in: number;
  /** Windows with a lower sill are in its way. */
  height_in: number;
  /** Underside above the floor: what hangs higher than a door's head or a half wall is free of it. */
  bottom_in?: number;
  /** One stands before it, so under a slope there must be standing height. */
  isStoodAt?: boolean;
  /** Floor that is taken. */
  taken?: readonly Rect[];
}

interface Block {
  from: number;
  to: number;
  by: SpanEnd;
}

/**
 * Free stretches of a wall, from low to high, at least `least_in` long, for something so deep and so high: not before
 * openings, not in a door's way, within the room, clear of what is taken.
 */
export function freeSpans(floor: Floor, wall: SpanWall, need: SpanNeed, least_in = 6): WallSpan[] {
  const blocks: Block[] = [];
  const { depth_in, height_in, bottom_in = 0, taken = [] } = need;
  if (bottom_in + 1 > wall.height_in) return [];
  for (const opening of wall.openings)
    if (opening.sill_in < height_in - 0.1 && opening.head_in > bottom_in)
      blocks.push({ from: opening.from, to: opening.to, by: "opening" });
  if (isSloped(floor.plan)) underSlope(floor, wall, need, blocks);
  for (const other of floor.walls) blocked(wall, other, depth_in, "corner", blocks);
  for (const item of taken) blocked(wall, item, depth_in, "item", blocks);
  if (bottom_in < 78) doorsIn(floor, wall, depth_in, blocks);
  blocks.sort((a, b) => a.from - b.from);
  const spans: WallSpan[] = [];
  let at = wall.from;
  let low = wall.low;
  const add = (to: number, high: SpanEnd) => {
    if (to - at >= least_in) spans.push({ wall: wall.id, from: at, to, low, high });
  };
  for (const block of blocks) {
    add(Math.min(block.from, wall.to), block.by);
    if (block.to <= at) continue;
    at = block.to;
    low = block.by;
  }
  add(wall.to, wall.high);
  return spans;
}

function blocked(wall: SpanWall, other: Rect, depth_in: number, by: SpanEnd, blocks: Block[]): void {
  const before = strip(wall, wall.from, wall.to, depth_in);
  if (!share(before, other, 0.2)) return;
  blocks.push(wall.axis === 0 ? { from: other.x0, to: other.x1, by } : { from: other.y0, to: other.y1, by });
}

/** The least that hangs up to the ceiling, such as wall cabinets. */
const leastHung_in = 30;

/** Where one stands before a fixture: the middle of 21 in. of floor, under 80 in. of ceiling (IRC R305.1). */
const stands_in = 10.5;
const standing_in = 80;

/** Where the ceiling is too low for it, over its back or its front. */
function underSlope({ plan }: Floor, wall: SpanWall, need: SpanNeed, blocks: Block[]): void {
  const { depth_in, height_in, bottom_in = 0, isStoodAt = false } = need;
  const top = height_in >= plan.ceiling_height_in ? bottom_in + leastHung_in : height_in;
  const lines: [out: number, least: number][] = [
    [0, top],
    [depth_in, top],
  ];
  if (isStoodAt) lines.push([depth_in + stands_in, standing_in]);
  for (const [out, least] of lines) {
    const line = wall.line + (wall.inward < 2 ? out : -out);
    const end = (at: number): Point => (wall.axis === 0 ? [at, line] : [line, at]);
    const free = stretchAbove(ceilingAlong(plan, end(wall.from), end(wall.to)), least);
    const [from, to] = free ? [wall.from + free[0], wall.from + free[1]] : [wall.to, wall.to];
    if (from > wall.from + 0.01) blocks.push({ from: wall.from, to: from, by: "outside" });
    if (to < wall.to - 0.01) blocks.push({ from: to, to: wall.to, by: "outside" });
  }
}

/** Where doors need the floor before a wall: their own wall's and those around the corner. */
function doorsIn(floor: Floor, wall: SpanWall, depth_in: number, blocks: Block[]): void {
  for (const way of floor.ways) blocked(wall, way, depth_in, "door", blocks);
  for (const sweep of floor.sweeps) {
    const whole = strip(wall, wall.from, wall.to, depth_in);
    if (isClearOfDoors({ ...floor, ways: [], sweeps: [sweep] }, whole)) continue;
    const { bounds } = sweep;
    const [from, to] = wall.axis === 0 ? [bounds.x0, bounds.x1] : [bounds.y0, bounds.y1];
    // the sweep is round: how far it comes at this depth, found by halving from its far side
    const hinge = wall.axis === 0 ? sweep.hinge[0] : sweep.hinge[1];
    const outer = Math.abs(hinge - from) > Math.abs(hinge - to) ? from : to;
    let [swept, free] = [hinge, outer];
    for (let turn = 0; turn < 8; turn++) {
      const middle = (swept + free) / 2;
      const rest = strip(wall, Math.min(middle, outer), Math.max(middle, outer), depth_in);
      if (isClearOfDoors({ ...floor, ways: [], sweeps: [sweep] }, rest)) free = middle;
      else swept = middle;
    }
    blocks.push({ from: Math.min(hinge, free), to: Math.max(hinge, free), by: "door" });
  }
}

/** Whether something can stand there: within the walls, out of the doors' way, clear of what is taken. */
export function isFree(floor: Floor, rect: Rect, taken: readonly Rect[]): boolean {
  if (taken.some((each) => share(rect, each))) return false;
  return isClearOfDoors(floor, rect) && isWithin(floor, rect);
}

/** Whether a square of free floor is left, so wide. Doors may swing over it. */
export function holdsSquare(floor: Floor, taken: readonly Rect[], side_in: number): boolean {
  const solid = [...floor.walls, ...taken];
  // a square that fits can be pushed into a corner of walls and items
  const lefts = new Set(solid.flatMap(({ x0, x1 }) => [x1, x0 - side_in]));
  const lows = new Set(solid.flatMap(({ y0, y1 }) => [y1, y0 - side_in]));
  for (const x of lefts)
    for (const y of lows) {
      const square = { x0: x, y0: y, x1: x + side_in, y1: y + side_in };
      if (!taken.some((each) => share(each, square)) && isWithin(floor, square)) return true;
    }
  return false;
}
