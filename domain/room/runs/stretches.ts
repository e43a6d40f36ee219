import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf, zoneBefore } from "../geometry/footprint.ts";
import { isCornerBase, isFlat, movableKinds } from "../geometry/item-kinds.ts";
import { clearZoneOf, isWay, spansOf, swingOf } from "../geometry/openings.ts";
import { cornersOf } from "../geometry/oriented-box.ts";
import { cross, type Point } from "../geometry/point.ts";
import type { Polygon } from "../geometry/polygon.ts";
import { difference, intersection, type Region, regionArea } from "../geometry/region.ts";
import { alongWall, onWall, type WallFace } from "../geometry/walls.ts";
import {
  casing_in,
  fridgeDepth_in,
  frontTravel_in,
  rangeDepth_in,
  runDepth_in,
  sillOverCounter_in,
} from "./measures.ts";

/** A stretch of a wall, in inches from its left end as seen from the room. */
export interface Span {
  from: number;
  to: number;
}

/** How a stretch ends: at a wall (or something that stands there), at a corner cabinet, or seen from the side. */
export type End = "wall" | "open" | "corner";

/** A wall that cabinets stand at; places on it count from its left end, as seen from the room. */
export interface RunWall {
  face: WallFace;
  /** Where base cabinets can stand. */
  free: (Span & { left: End; right: End })[];
  /** Where the floor is free as deep as a range is, and a refrigerator. */
  deepAsRange: Span[];
  deepAsFridge: Span[];
  /** Windows over the counter. */
  windows: Span[];
  /** Where nothing can hang: windows, doors and what hangs there already, with their trim. */
  hung: Span[];
}

/** The plan position at `from_left` along a wall and `out_in` into the room. */
export const atLeft = (face: WallFace, from_left: number, out_in = 0): Point =>
  onWall(face, face.length_in - from_left, out_in);

/** How far a point is from the wall's left end, as seen from the room. */
export const fromLeft = (face: WallFace, point: Readonly<Point>): number =>
  face.length_in - alongWall(face, point).offset_in;

/** A hair, so that what only touches is not in the way. */
const hair_in = 0.05;

/** Stretches of a wall as seen from the room, and what stays at it: `kept` are the room's other things. */
export function runWall(design: RoomDesign, face: WallFace, kept: readonly RoomItem[]): RunWall {
  const spans = spansOf(design.plan);
  const own = spans
    .filter((span) => span.face.id === face.id)
    .map((span) => ({
      ...span,
      at: { from: face.length_in - span.to_in, to: face.length_in - span.from_in },
    }));
  const low = own.filter(({ opening, sill_in }) => isWay(opening) || sill_in < sillOverCounter_in);
  const ways: Polygon[] = spans.flatMap((span) => {
    const zone = span.face.id === face.id ? null : clearZoneOf(span);
    return [swingOf(span), zone && cornersOf(zone)].filter((each) => each !== null);
  });
  const standing = kept.filter(
    (item) => elevationOf(design, item) < 36 && !isFlat(item) && !movableKinds.has(item.kind) && !item.host,
  );
  const bodies = standing.map((item) => cornersOf(boxOf(item)));
  const fronts = standing
    .filter((item) => opens.has(item.kind) && !isCornerBase(item))
    .map((item) => cornersOf(zoneBefore(boxOf(item), frontTravel_in, 1)));
  const wide = ({ from, to }: Span): Span => ({ from: from - casing_in, to: to + casing_in });
  const blocked = (depth_in: number, zones: readonly Polygon[]): Span[] => [
    ...low.map(({ at }) => wide(at)),
    ...shadows(design, face, depth_in, [...ways, ...zones]),
  ];
  const endOf = (place: number): End => {
    if (isWallEnd(design, face, place)) return "wall";
    const beside = standing.find((_item, at) =>
      shadows(design, face, runDepth_in, [bodies[at]!]).some(
        ({ from, to }) => Math.min(Math.abs(from - place), Math.abs(to - place)) < 0.6,
      ),
    );
    if (!beside) return "open";
    return isCornerBase(beside) ? "corner" : "wall";
  };
  const free = gaps(face.length_in, blocked(runDepth_in, [...bodies, ...fronts])).map((span) => ({
    ...span,
    left: endOf(span.from),
    right: endOf(span.to),
  }));
  const over = kept
    .filter(
      (item) =>
        item.against === face.id && elevationOf(design, item) + item.height_in > 48 && item.kind !== "light",
    )
    .map((item) => {
      const middle = fromLeft(face, item.at_in);
      return { from: middle - item.width_in / 2, to: middle + item.width_in / 2 };
    });
  return {
    face,
    free,
    deepAsRange: gaps(face.length_in, blocked(rangeDepth_in, bodies)),
    deepAsFridge: gaps(face.length_in, blocked(fridgeDepth_in, bodies)),
    windows: own.filter(({ opening }) => !isWay(opening)).map(({ at }) => at),
    hung: [...own.map(({ at }) => wide(at)), ...over],
  };
}

/** Things with doors or drawers that need room in front. */
const opens = new Set(
  "base_cabinet tall_cabinet dishwasher range refrigerator vanity washer dryer".split(" "),
);

/** Where zones, or the lack of floor, are in a strip before a wall. */
function shadows(design: RoomDesign, face: WallFace, depth_in: number, zones: readonly Polygon[]): Span[] {
  const strip = [
    atLeft(face, face.length_in - hair_in, hair_in),
    atLeft(face, hair_in, hair_in),
    atLeft(face, hair_in, depth_in),
    atLeft(face, face.length_in - hair_in, depth_in),
  ];
  const missing = difference([strip], [design.plan.vertices_in]);
  const inside: Region = zones.flatMap((zone) => intersection([strip], [zone]));
  return [...missing, ...inside]
    .filter((ring) => Math.abs(regionArea([ring])) > 0.3)
    .map((ring) => {
      const places = ring.map((point) => fromLeft(face, point));
      return { from: Math.min(...places), to: Math.max(...places) };
    });
}

/** What is left of a length between spans that are taken. */
export function gaps(length_in: number, taken: readonly Span[], least_in = 9, from_in = 0): Span[] {
  const found: Span[] = [];
  let at = from_in;
  for (const { from, to } of [...taken].sort((a, b) => a.from - b.from)) {
    if (Math.min(from, length_in) - at >= least_in) found.push({ from: at, to: Math.min(from, length_in) });
    at = Math.max(at, to);
  }
  if (length_in - at >= least_in) found.push({ from: at, to: length_in });
  return found;
}

/** Whether a place on a wall is its end in an inside corner with another wall. */
function isWallEnd(design: RoomDesign, face: WallFace, place: number): boolean {
  const isLeft = place < 0.6;
  if (!isLeft && place < face.length_in - 0.6) return false;
  const wall = design.plan.walls.find(({ id }) => id === face.id)!;
  const vertex = isLeft ? wall.to : wall.from;
  const next = design.plan.walls.find((each) => (isLeft ? each.from === vertex : each.to === vertex));
  if (!next || next.kind === "open") return false;
  const [from, to] = [design.plan.vertices_in[next.from]!, design.plan.vertices_in[next.to]!];
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  return (isLeft ? cross(face.along, along) : cross(along, face.along)) > 0;
}
