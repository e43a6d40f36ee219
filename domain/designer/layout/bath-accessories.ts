import type { RoomItem } from "../../../contract/design/room-design.ts";
import { hung, thing, towelBar } from "../sketch/props.ts";
import type { RoomSketch } from "../sketch/room-sketch.ts";
import type { BathRoom, Piece } from "./bath-pieces.ts";
import { before, middleOf, type Rect, sideOf } from "./floor-rects.ts";
import { freeSpans } from "./wall-spans.ts";

/** What hangs within reach: towels where one steps out, paper beside the toilet. */

/** A stretch of wall, so wide and so high, nearest to a point. */
interface Hook {
  wall: string;
  at: number;
  away: number;
}

interface Wanted {
  wide: number;
  depth_in: number;
  bottom_in: number;
  top_in: number;
  taken: readonly Rect[];
}

function hooksNear({ floor, walls }: BathRoom, [x, y]: readonly [number, number], wanted: Wanted): Hook[] {
  const { wide, depth_in, bottom_in, top_in, taken } = wanted;
  const places = walls.flatMap((wall) =>
    freeSpans(floor, wall, { depth_in, height_in: top_in, bottom_in, taken }, wide).flatMap((span) => {
      const [from, to] = [span.from + wide / 2 + 0.5, span.to - wide / 2 - 0.5];
      if (from > to) return [];
      const at = Math.min(Math.max(wall.axis === 0 ? x : y, from), to);
      const across = (wall.axis === 0 ? y : x) - wall.line;
      const along = (wall.axis === 0 ? x : y) - at;
      return [{ wall: wall.id, at, away: Math.hypot(across, along) }];
    }),
  );
  return places.sort((a, b) => a.away - b.away);
}

/** On the free wall nearest to where one steps out; a short bar or a ring where there is no room for a long one. */
export function hangTowels(sketch: RoomSketch, room: BathRoom, taken: readonly Rect[], near: Piece): void {
  const aim = middleOf(before(near.rect, near.entry[0]?.way ?? near.front, 20));
  const hooks = (wide: number, bottom_in: number) =>
    hooksNear(room, aim, { wide, depth_in: 6, bottom_in, top_in: 60, taken });
  const [best] = hooks(26, 28);
  if (best) towelBar(sketch, best.wall, best.at);
  if (hasTowels(sketch)) return;
  for (const [form, wide] of [
    ["towel-bar", 33],
    ["towel-bar", 27],
    ["towel-bar", 21],
    ["towel-ring", 8],
  ] as const)
    for (const { wall, at } of hooks(wide, 44))
      if (hung(sketch, [form], wall, at, 46, { most: { width: wide } })) return;
}

const hasTowels = (sketch: RoomSketch): boolean =>
  sketch.items.some(({ sku }) => sku && formOf(sketch, sku).startsWith("towel-"));

const formOf = (sketch: RoomSketch, sku: string): string =>
  String(sketch.shelf.get(sku)?.model?.params.form ?? "");

/** Underside of a paper holder, so that the roll is about 26 in. high. */
const paper_in = 24;
const holder_in = 9;
/** NKBA bath planning: in front of the bowl's edge, within reach. */
const reach_in = 42;

/** Beside or before the bowl: on a wall, else on the side of the vanity or cabinet next to it. */
export function hangPaper(
  sketch: RoomSketch,
  room: BathRoom,
  pieces: readonly Piece[],
  seat: Piece,
): RoomItem | null {
  const aim = middleOf(before(seat.rect, seat.front, 10));
  const taken = pieces.map(({ rect }) => rect);
  const wanted = { wide: holder_in, depth_in: 4, bottom_in: 22, top_in: 32, taken };
  const turning = (wall: string) => (wall === seat.wall.id ? 14 : 0);
  const hooks = hooksNear(room, aim, wanted)
    .map((hook) => ({ ...hook, away: hook.away + turning(hook.wall) }))
    .sort((a, b) => a.away - b.away);
  const hang = ({ wall, at }: Hook) => hung(sketch, ["paper-holder"], wall, at, paper_in);
  for (const hook of hooks) if (hook.away <= reach_in && hang(hook)) return null;
  const side = onFurniture(sketch, seat);
  if (side) return side;
  // far is better than none
  for (const hook of hooks) if (hang(hook)) return null;
  return null;
}

function onFurniture(sketch: RoomSketch, seat: Piece): RoomItem | null {
  const [x, y] = middleOf(seat.rect);
  const [low, high] = sideOf(seat.rect, seat.front);
  const axis = seat.wall.axis;
  const hosts = sketch.items.filter(
    ({ kind, against, sku }) =>
      sku && against === seat.wall.id && (kind === "vanity" || kind === "tall_cabinet"),
  );
  for (const host of hosts) {
    const isAbove = host.at_in[axis]! > (axis === 0 ? x : y);
    const face = host.at_in[axis]! + (isAbove ? -1 : 1) * (host.width_in / 2);
    if (Math.abs(face - (isAbove ? high : low)) > 24) continue;
    // near the front of its side, its back to it
    const inward = seat.wall.inward < 2 ? 1 : -1;
    const out = seat.wall.line + inward * Math.max(8, host.depth_in - 6);
    const at = face + (isAbove ? -1 : 1) * 1.7;
    const [px, py] = axis === 0 ? [at, out] : [out, at];
    const rotation = axis === 0 ? (isAbove ? 270 : 90) : isAbove ? 0 : 180;
    const item = thing(sketch, ["paper-holder"], px, py, rotation, { host, elevation: paper_in });
    if (item) return item;
  }
  return null;
}
