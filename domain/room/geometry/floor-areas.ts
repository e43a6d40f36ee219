import type { FloorArea, RoomPlan } from "../../../contract/design/room-design.ts";
import { leastText } from "../../catalog/page-lengths.ts";
import { distance, type Point } from "./point.ts";
import { areaOf, contains, counterClockwise, edgesOf, selfCrossings } from "./polygon.ts";
import { difference, grown, intersection, type Region, regionArea } from "./region.ts";
import { nearestOn } from "./segment.ts";

// Parts of a floor that have a covering of their own. What no area takes is the main floor, the surface `floor`.

/** Smallest side of an area, inches. */
export const leastArea_in = 6;
/** Plans are drawn to 1/4 in., so an area may reach so far into a wall. */
const play_in = 0.26;
/** Two areas that share less than this only touch, square inches. */
const touch_sqin = 1;

export const areasOf = (plan: RoomPlan): readonly FloorArea[] => plan.areas ?? [];

export const areaById = (plan: RoomPlan, id: string): FloorArea | undefined =>
  areasOf(plan).find((each) => each.id === id);

/** The surface of an area. */
export const areaSurface = (id: string): string => `floor:${id}`;

/** The id of the area that a surface covers; null for any other surface. */
export const areaOfSurface = (surface: string): string | null =>
  surface.startsWith("floor:") ? surface.slice("floor:".length) : null;

/** Whether a surface is walked on: the main floor or an area of it. */
export const isFloor = (surface: string): boolean => surface === "floor" || areaOfSurface(surface) !== null;

/** The floor's surfaces in a plan, the main one first. */
export const floorSurfaces = (plan: RoomPlan): string[] => [
  "floor",
  ...areasOf(plan).map(({ id }) => areaSurface(id)),
];

/** The floor at a place of the plan. */
export function floorAt(plan: RoomPlan, at: Readonly<Point>): string {
  const area = areasOf(plan).find(({ outline_in }) => contains(outline_in, at));
  return area ? areaSurface(area.id) : "floor";
}

/**
 * What each part of the floor takes of the room's outline, by its surface: they never overlap, and together they are the
 * room.
 */
export function floorRegions(plan: RoomPlan): Map<string, Region> {
  const room: Region = [plan.vertices_in.map(([x, y]): Point => [x, y])];
  const regions = new Map<string, Region>();
  let left = room;
  const areas = areasOf(plan).map(({ id, outline_in }): [string, Region] => {
    const own = intersection(left, [outline_in]);
    left = difference(left, [outline_in]);
    return [areaSurface(id), own];
  });
  regions.set("floor", left);
  for (const [surface, own] of areas) regions.set(surface, own);
  return regions;
}

/** Why the room cannot hold an area, in one sentence with its name; null if it can. */
export function areaProblem(plan: RoomPlan, area: FloorArea): string | null {
  const { name, outline_in: outline } = area;
  if (selfCrossings(outline).length > 0)
    return `The outline of “${name}” crosses itself; its sides should meet only at their corners.`;
  const isShort = edgesOf(outline).some(({ from, to }) => distance(from, to) < 1);
  if (isShort || areaOf(outline) < leastArea_in * leastArea_in)
    return `“${name}” is too small; make it at least ${leastText(leastArea_in)} long and wide.`;
  const outside = difference([outline], grown([plan.vertices_in], play_in));
  if (regionArea(outside) > 0.01) return `“${name}” reaches past the walls; keep it inside the room.`;
  const other = areasOf(plan).find(
    (each) => each.id !== area.id && regionArea(intersection([each.outline_in], [outline])) > touch_sqin,
  );
  return other ? `“${name}” overlaps “${other.name}”; move one of them so that they only touch.` : null;
}

/** Corners that repeat the one before are written once, and the outline runs counter-clockwise. */
export function usualAreas(plan: RoomPlan): RoomPlan {
  if (!plan.areas?.some((area) => usualRing(area.outline_in) !== area.outline_in)) return plan;
  return {
    ...plan,
    areas: plan.areas.map((area) => ({ ...area, outline_in: usualRing(area.outline_in) })),
  };
}

function usualRing(ring: Point[]): Point[] {
  const open = ring.filter((corner, at) => distance(corner, ring[(at + 1) % ring.length]!) >= 0.01);
  const kept = open.length < 3 || open.length === ring.length ? ring : open;
  const usual = counterClockwise(kept);
  return kept === ring && usual.every((corner, at) => corner === ring[at] || same(corner, ring[at]!))
    ? ring
    : usual;
}

const same = (a: Readonly<Point>, b: Readonly<Point>): boolean => a[0] === b[0] && a[1] === b[1];

/** An area's corners this near to a wall lie at it, inches. */
const atWall_in = 0.5;

/**
 * The areas after the walls moved: corners at a wall go along, and what then lies outside the room is cut off. An area
 * of which too little is left goes.
 */
export function areasFollow(before: RoomPlan, after: RoomPlan): FloorArea[] {
  const held: FloorArea[] = [];
  const holds = (outline_in: Point[], area: FloorArea) =>
    areaProblem({ ...after, areas: held }, { ...area, outline_in }) === null;
  for (const area of areasOf(before)) {
    const along = area.outline_in.map((corner) => followed(before, after, corner));
    const tries = [along, largest(intersection([along], [after.vertices_in])), cut(area, after)];
    const outline_in = tries.find((ring) => ring && holds(ring, area));
    if (outline_in) held.push({ ...area, outline_in });
  }
  return held;
}

const cut = ({ outline_in }: FloorArea, after: RoomPlan): Point[] | undefined =>
  largest(intersection([outline_in], [after.vertices_in]));

const largest = (region: Region): Point[] | undefined => region.toSorted((a, b) => areaOf(b) - areaOf(a))[0];

function followed(before: RoomPlan, after: RoomPlan, corner: Point): Point {
  if (before.vertices_in.length !== after.vertices_in.length) return corner;
  const at = before.vertices_in.findIndex((vertex) => distance(vertex, corner) <= atWall_in);
  if (at >= 0) return [...after.vertices_in[at]!];
  const old = edgesOf(before.vertices_in);
  const now = edgesOf(after.vertices_in);
  const side = old.findIndex((edge) => distance(nearestOn(edge, corner), corner) <= atWall_in);
  if (side < 0) return corner;
  const { from, to } = now[side]!;
  const was = old[side]!;
  return same(from, was.from) && same(to, was.to) ? corner : [...nearestOn(now[side]!, corner)];
}

/** Length of a stretch along which a part of the floor lies beside it, within an inch, inches. */
export function lengthBeside(
  from: Readonly<Point>,
  to: Readonly<Point>,
  inward: Point,
  region: Region,
): number {
  const strip: Point[] = [
    [from[0], from[1]],
    [to[0], to[1]],
    [to[0] + inward[0], to[1] + inward[1]],
    [from[0] + inward[0], from[1] + inward[1]],
  ];
  return regionArea(intersection([strip], region));
}
