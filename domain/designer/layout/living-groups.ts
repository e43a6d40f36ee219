import { axesOf } from "../../room/geometry/oriented-box.ts";
import { distance, dot, minus, type Point } from "../../room/geometry/point.ts";
import { contains } from "../../room/geometry/polygon.ts";
import type { SofaKind } from "../sketch/lounge-sets.ts";
import type { Arranging } from "./arranging.ts";
import type { Frame, Stretch } from "./ground.ts";
import type { Search } from "./layout.types.ts";
import {
  consoleSize,
  isFree,
  legs_in,
  lowTable,
  mediaPiece,
  type Piece,
  type SofaSize,
  sofaKinds,
  sofaPieces,
  usualSofa,
} from "./pieces.ts";
import { tableKinds } from "./tables.ts";

/** A sofa with its table, before a screen or for talk. */
export interface Group {
  type: "media" | "talk";
  size: SofaSize;
  kind: SofaKind;
  frame: Frame;
  table: { width: number; depth: number } | null;
  pieces: Piece[];
  /** Wall of the screen, or behind the sofa. */
  wall: string | null;
  floats: boolean;
  score: number;
}

/** Whether its sofa is a loveseat. */
export const isForTwo = ({ size }: Group): boolean => size === "small" || size === "compact";

/** What a group is worth less without its table. */
const table_worth = 10;

/** The group without its low table, which leaves more floor to walk; null where it has none. */
export function withoutTable(group: Group): Group | null {
  if (!group.table) return null;
  const { frame, kind } = group;
  const others = group.pieces.filter(({ name }) => name !== "sofa" && name !== "low table");
  const pieces = [...others, ...sofaPieces({ frame, kind, table: null }, kind.most_in.width + 30)];
  return { ...group, table: null, pieces, score: group.score - table_worth };
}

const step_in = 8;
/** Between the low table and what it is in front of. */
const pass_in = 30;
const opposite = (frame: Frame): Frame => ({ ...frame, rotation_deg: (frame.rotation_deg + 180) % 360 });
const turned = (frame: Frame, by: number): Frame => ({
  ...frame,
  rotation_deg: (frame.rotation_deg + by + 360) % 360,
});

/** Places along a stretch: its middle and the wall's, and steps between. */
export function offsetsOn({ face, from_in, to_in }: Stretch, width_in: number): number[] {
  const low = from_in + width_in / 2;
  const high = to_in - width_in / 2;
  if (low > high) return [];
  const places = [(low + high) / 2, face.length_in / 2, low, high];
  for (let at = low; at < high; at += step_in) places.push(at);
  return [...new Set(places.filter((at) => at >= low - 0.01 && at <= high + 0.01))];
}

/** Side of the squares of floor of which each gives a group where they are to be spread over the room. */
const square_in = 54;

/** The best groups of each way to look and to stand: three of each inside, outdoors one from every part of the floor. */
export function* groups(arranging: Arranging, outdoors = false): Search<Group[]> {
  const kinds = sofaKinds(arranging.sizes, outdoors);
  // no living room is without a sofa, and no patio without anything
  const isNeeded = !outdoors || arranging.wants("lounge") || tableKinds(arranging, outdoors).length === 0;
  if (kinds.size === 0 && isNeeded) kinds.set("medium", usualSofa(outdoors));
  const hasScreen = !outdoors && arranging.mayHave("media_wall", "media");
  const found: Group[] = [];
  for (const [size, kind] of kinds) {
    if (size === "sectional" && arranging.avoids("sectional")) continue;
    if (size === "compact" && shortSideOf(arranging) > compact_in) continue;
    if (hasScreen) found.push(...(yield* mediaGroups(arranging, size, kind)));
    found.push(...(yield* talkGroups(arranging, size, kind)));
  }
  return bestOfEach(
    found,
    ({ type, wall, frame, floats, size }) =>
      `${type} ${wall} ${frame.rotation_deg} ${floats} ${size === "sectional" || size === "compact" ? size : ""} ${outdoors && squareOf(frame.center)}`,
    ({ score }) => score,
    outdoors ? 1 : 3,
  );
}

/** A part of the floor. */
export const squareOf = ([x, y]: Point): string =>
  `${Math.round(x / square_in)} ${Math.round(y / square_in)}`;

/** The best of each bucket. */
export function bestOfEach<T>(
  list: readonly T[],
  bucket: (each: T) => string,
  score: (each: T) => number,
  count: number,
): T[] {
  const buckets = new Map<string, T[]>();
  for (const each of list) {
    const key = bucket(each);
    const others = buckets.get(key);
    if (others) others.push(each);
    else buckets.set(key, [each]);
  }
  return [...buckets.values()].flatMap((each) => each.sort((a, b) => score(b) - score(a)).slice(0, count));
}

/** Rooms that are this narrow may get a loveseat of the smallest size. */
const compact_in = 100;

function shortSideOf({ ground }: Arranging): number {
  const { left, right, bottom, top } = ground.bounds;
  return Math.min(right - left, top - bottom);
}

const sizeScore = (arranging: Arranging, size: SofaSize): number => {
  const short = shortSideOf(arranging);
  if (size === "sectional") return arranging.wants("sectional") ? 30 : short > 150 ? 2 : -14;
  if (size === "large") return short >= 158 ? 8 : short >= 140 ? 3 : -4;
  if (size === "medium") return 6;
  if (size === "compact") return short < 84 ? 3 : -8;
  return short < 112 ? 4 : -6;
};

function* mediaGroups(arranging: Arranging, size: SofaSize, kind: SofaKind): Search<Group[]> {
  const { ground, sizes } = arranging;
  const found: Group[] = [];
  for (const wide of [62, 50])
    for (const stretch of ground.stretches(70, 50)) {
      const console = consoleSize(sizes, wide);
      for (const offset of offsetsOn(stretch, console.width + 2)) {
        const screen = mediaPiece(ground, stretch, offset, wide, console);
        if (!isFree(ground, [], screen)) continue;
        const frame = ground.against(stretch.face, offset);
        const reach = ground.ahead(frame, kind.most_in.width);
        for (const back of backs(reach, kind.most_in.depth)) {
          const group = mediaGroup(arranging, { size, kind, screen, frame, back, console, reach });
          if (!group) continue;
          const off = Math.abs(offset - (stretch.from_in + stretch.to_in) / 2);
          found.push({
            ...group,
            wall: stretch.face.id,
            score: group.score - off / 10 + (wide === 62 ? 3 : 0),
          });
        }
      }
      yield;
      if (wide === 62 && found.length > 40) break;
    }
  return found;
}

/** Distances from the screen's wall to the sofa's back. */
const backs = (reach: number, depth: number): number[] =>
  [reach - 4, reach - 10, reach - 40, 128 + depth / 2, 146 + depth / 2].filter(
    (back, at) => back > 100 && back < 230 && (at < 2 || reach - back >= 38),
  );

function mediaGroup(
  arranging: Arranging,
  at: {
    size: SofaSize;
    kind: SofaKind;
    screen: Piece;
    frame: Frame;
    back: number;
    console: { depth: number };
    reach: number;
  },
): Group | null {
  const { kind, screen, frame, back, size } = at;
  const { depth } = kind.most_in;
  const { back: out } = axesOf(frame);
  const sofaFrame = opposite({
    ...frame,
    center: [frame.center[0] - out[0] * back, frame.center[1] - out[1] * back],
  });
  const room = back - depth - legs_in - pass_in - at.console.depth;
  const table = tableFor(arranging, kind, room);
  const pieces = sofaPieces({ frame: sofaFrame, kind, table }, kind.most_in.width + 30);
  if (!pieces.every((piece) => isFree(arranging.ground, [screen], piece))) return null;
  const distance_in = back - 16;
  const far = distance_in < 84 ? (84 - distance_in) / 2 : Math.max(0, distance_in - 132) / 3;
  const score =
    20 + (arranging.wants("media_wall") ? 10 : 0) - far - (table ? 0 : 10) + sizeScore(arranging, size);
  return {
    type: "media",
    size,
    kind,
    frame: sofaFrame,
    table,
    pieces: [screen, ...pieces],
    wall: null,
    floats: at.reach - back > 20,
    score: score + standScore(arranging, pieces[0]!, sofaFrame),
  };
}

function tableFor(
  arranging: Arranging,
  kind: SofaKind,
  room_in: number,
): { width: number; depth: number } | null {
  if (room_in < 24) return null;
  const width = Math.min(56, Math.round(kind.most_in.width * 0.62));
  return lowTable(arranging.sizes, kind.outdoors, { width, depth: Math.min(38, Math.floor(room_in)) });
}

function* talkGroups(arranging: Arranging, size: SofaSize, kind: SofaKind): Search<Group[]> {
  const { ground } = arranging;
  const found: Group[] = [];
  const { width } = kind.most_in;
  const behind = (face: Stretch["face"], offset: number, gap_in: number): Frame => {
    const ahead = ground.ahead(ground.against(face, offset), width);
    return ground.against(face, offset, ahead < narrow_in ? 0.25 : gap_in);
  };
  const add = (frame: Frame, wall: string | null, floats: boolean, own: number) => {
    const reach = ground.ahead(frame, width);
    const wanted = tableFor(arranging, kind, Math.min(38, reach - kind.most_in.depth - legs_in - 24));
    const place = [wanted, null]
      .map((table) => ({ table, pieces: sofaPieces({ frame, kind, table }, width + 30) }))
      .find((each) => each.pieces.every((piece) => isFree(ground, [], piece)));
    if (!place) return;
    const { table, pieces } = place;
    const score =
      (kind.outdoors ? 20 : 12) +
      own +
      sizeScore(arranging, size) -
      (table ? 0 : 14) +
      standScore(arranging, pieces[0]!, frame);
    found.push({ type: "talk", size, kind, frame, table, pieces, wall, floats, score });
  };
  for (const stretch of ground.stretches(34, width + 2)) {
    for (const offset of offsetsOn(stretch, width + 2)) {
      const frame = behind(stretch.face, offset, 4);
      const isGlazed = ground.windows.some(
        ({ face, from_in, to_in }) =>
          face.id === stretch.face.id && offset > from_in - width / 2 && offset < to_in + width / 2,
      );
      add(isGlazed ? behind(stretch.face, offset, 9) : frame, stretch.face.id, false, 0);
    }
    yield;
  }
  // low windows may have a sofa before them, too, and open sides in a room under the sky
  for (const face of ground.faces) {
    if (face.kind === "open" && !kind.outdoors) continue;
    const whole = { face, from_in: 0, to_in: face.length_in };
    const isLow = ground.windows.some((span) => span.face.id === face.id && span.sill_in < 34);
    if (!isLow && face.kind !== "open") continue;
    for (const offset of offsetsOn(whole, width + 2))
      add(behind(face, offset, 9), face.id, false, face.kind === "open" ? -4 : -3);
  }
  for (const [at, frame] of floating(arranging, kind).entries()) {
    add(frame, null, true, 2);
    if (at % 16 === 0) yield;
  }
  return found;
}

/** Where so little is before a wall, a sofa stands close to it. */
const narrow_in = 90;

/** Frames in the room with a way behind them. */
function floating({ ground }: Arranging, kind: SofaKind): Frame[] {
  const { left, right, bottom, top } = ground.bounds;
  const frames: Frame[] = [];
  if (Math.min(right - left, top - bottom) < 150) return frames;
  for (let x = left + 24; x < right - 20; x += 16)
    for (let y = bottom + 24; y < top - 20; y += 16)
      for (const rotation_deg of [0, 90, 180, 270]) {
        const frame: Frame = { center: [x, y], rotation_deg };
        if (ground.ahead(opposite(frame), kind.most_in.width) < 38) continue;
        if (ground.ahead(frame, kind.most_in.width) < 130) continue;
        frames.push(frame);
      }
  return frames;
}

/** How well a sofa stands: centered, its back covered, its face to the door, daylight kept. */
function standScore({ ground }: Arranging, sofa: Piece, frame: Frame): number {
  const width = sofa.box.width_in;
  const depth = sofa.box.depth_in;
  const middle: Point = sofa.box.center;
  const aside = (by: number) => ground.ahead(turned({ ...frame, center: middle }, by), depth);
  const off = Math.abs(aside(90) - aside(-90)) / 2;
  const { back } = axesOf(frame);
  const table: Point = [middle[0] - back[0] * 46, middle[1] - back[1] * 46];
  const behind = ground.ahead(opposite(frame), width);
  const glass = ground.covered(sofa);
  const entry = ground.ways[0];
  const faces = entry ? -dot(back, minus(entry.from, middle)) / Math.max(1, distance(entry.from, middle)) : 0;
  const { left, right, bottom, top } = ground.bounds;
  // a large room gets two zones
  const aimed = ground.area_sqft > 290 ? Math.max(right - left, top - bottom) / 5 : 0;
  const isInside = contains(ground.plan.vertices_in, table);
  return (
    -Math.min(off, 70) / 6 -
    Math.abs(distance(table, ground.middle) - aimed) / 12 -
    glass.reduce((sum, { sill_in }) => sum + (sill_in < 20 ? 8 : 3), 0) -
    (behind > 14 && behind < 34 ? 12 : behind >= 34 ? 3 : 0) +
    3 * faces -
    (isInside ? 0 : 20)
  );
}
