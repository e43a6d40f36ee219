import type { RoomPlan, RoomWall } from "../../../contract/design/room-design.ts";
import { distance, dot, leftOf, minus, type Point, times, unit } from "./point.ts";
import type { Polygon } from "./polygon.ts";

// The ceiling is the lower envelope of one or two planes: level, one slope, or two slopes that meet at a ridge. It never
// dips between two points, so it is lowest over a convex outline at one of the corners.

/** A ceiling's plane: its height at a point is `at_in + rise · point`. */
export interface CeilingPlane {
  at_in: number;
  /** Inches up for each inch toward this direction of the plan; [0, 0] of a level ceiling. */
  rise: Point;
}

/** Rooms narrower than this are not sloped; the slope would be a wall. */
const leastRun_in = 1;

/** How high the low side of a sloped ceiling is at least; the contract has the same number, which a test compares. */
export const leastLowSide_in = 36;

export const isSloped = ({ ceiling }: Pick<RoomPlan, "ceiling">): boolean => ceiling !== undefined;

/** By plan, which is never changed in place. */
const known = new WeakMap<RoomPlan, readonly CeilingPlane[]>();

/** The planes of a ceiling; its height is that of the lowest of them. */
export function ceilingPlanes(plan: RoomPlan): readonly CeilingPlane[] {
  if (!plan.ceiling) return [{ at_in: plan.ceiling_height_in, rise: [0, 0] }];
  const before = known.get(plan);
  if (before) return before;
  const planes = planesOf(plan);
  known.set(plan, planes);
  return planes;
}

function planesOf(plan: RoomPlan): CeilingPlane[] {
  const { ceiling, ceiling_height_in: high } = plan;
  const level = [{ at_in: high, rise: [0, 0] as Point }];
  const wall = ceiling && plan.walls.find(({ id }) => id === ceiling.wall);
  const axis = wall && inwardOf(plan, wall);
  if (!ceiling || !axis) return level;
  const [near, far] = reachOf(plan, axis);
  const run = ceiling.kind === "slope" ? far - near : (far - near) / 2;
  if (run < leastRun_in) return level;
  const pitch = (high - ceiling.low_in) / run;
  const up = { at_in: ceiling.low_in - pitch * near, rise: times(axis, pitch) };
  const down = { at_in: ceiling.low_in + pitch * far, rise: times(axis, -pitch) };
  return ceiling.kind === "slope" ? [up] : [up, down];
}

function inwardOf(plan: RoomPlan, wall: RoomWall): Point | null {
  const [from, to] = [plan.vertices_in[wall.from], plan.vertices_in[wall.to]];
  return from && to && distance(from, to) > 0 ? leftOf(unit(minus(to, from))) : null;
}

/** From where to where the room reaches in a direction. */
function reachOf(plan: RoomPlan, axis: Point): [near: number, far: number] {
  const along = plan.vertices_in.map((vertex) => dot(vertex, axis));
  return [Math.min(...along), Math.max(...along)];
}

const heightOn = ({ at_in, rise }: CeilingPlane, point: Readonly<Point>): number => at_in + dot(rise, point);

/** Height of the ceiling above a point of the floor, inches. */
export const ceilingAt = (plan: RoomPlan, point: Readonly<Point>): number =>
  Math.min(...ceilingPlanes(plan).map((plane) => heightOn(plane, point)));

/** The plane of the ceiling above a point. */
export const planeAt = (plan: RoomPlan, point: Readonly<Point>): CeilingPlane =>
  ceilingPlanes(plan).reduce((low, plane) => (heightOn(plane, point) < heightOn(low, point) ? plane : low));

/** Where the ceiling is lowest over a convex outline. */
export const lowestCeiling = (plan: RoomPlan, outline: Polygon): number =>
  isSloped(plan) ? Math.min(...outline.map((corner) => ceilingAt(plan, corner))) : plan.ceiling_height_in;

/** A line that rises and falls, as points of [along it, height], from left to right. */
export type Profile = readonly Readonly<Point>[];

/** The ceiling along a line of the plan: its height at both ends and where it breaks, at most `most_in`. */
export function ceilingAlong(
  plan: RoomPlan,
  from: Readonly<Point>,
  to: Readonly<Point>,
  most_in = Infinity,
): Profile {
  const length = distance(from, to);
  const lines = ceilingPlanes(plan).map((plane) => [heightOn(plane, from), heightOn(plane, to)] as const);
  if (lines.some((ends) => Math.max(...ends) > most_in)) lines.push([most_in, most_in]);
  const shares = new Set([0, 1]);
  for (const [a, b] of lines)
    for (const [c, d] of lines) {
      const share = (c - a) / (b - a - (d - c));
      if (share > 1e-6 && share < 1 - 1e-6) shares.add(share);
    }
  const points = [...shares]
    .sort((a, b) => a - b)
    .map((share): Point => [share * length, Math.min(...lines.map(([a, b]) => a + (b - a) * share))]);
  return points.filter((point, at) => !isBetween(points[at - 1], point, points[at + 1]));
}

/** Whether a point lies on the line between its neighbors, or on the one before it. */
function isBetween(before: Point | undefined, [x, y]: Point, after: Point | undefined): boolean {
  if (!before || !after) return false;
  const share = (x - before[0]) / (after[0] - before[0]);
  return x - before[0] < 1e-6 || Math.abs(before[1] + (after[1] - before[1]) * share - y) < 1e-6;
}

/** The height of a profile at a place along it; beyond its ends that of the end. */
export function heightAlong(profile: Profile, at_in: number): number {
  const next = profile.findIndex(([x]) => x >= at_in);
  if (next === 0) return profile[0]![1];
  const [b] = [profile[next]];
  if (!b) return profile.at(-1)![1];
  const a = profile[next - 1]!;
  return a[1] + ((b[1] - a[1]) * (at_in - a[0])) / (b[0] - a[0]);
}

/** Where a profile is lowest between two places along it; profiles of ceilings never dip. */
export const lowestAlong = (profile: Profile, from_in: number, to_in: number): number =>
  Math.min(heightAlong(profile, from_in), heightAlong(profile, to_in));

/** The stretch of a profile that is at least this high; null if none is. */
export function stretchAbove(profile: Profile, height_in: number): [from: number, to: number] | null {
  const high = profile.flatMap(([x, y], at) => {
    const crossings: number[] = y >= height_in - 0.01 ? [x] : [];
    const next = profile[at + 1];
    if (next && y < height_in !== next[1] < height_in)
      crossings.push(x + ((next[0] - x) * (height_in - y)) / (next[1] - y));
    return crossings;
  });
  return high.length > 0 ? [Math.min(...high), Math.max(...high)] : null;
}

export const highestOf = (profile: Profile): number => Math.max(...profile.map(([, y]) => y));

/** Length of a profile between two places along it, as a molding under it is measured. */
export function lengthAlong(profile: Profile, from_in: number, to_in: number): number {
  const points = partOf(profile, from_in, to_in);
  return points.slice(1).reduce((sum, point, at) => sum + distance(points[at]!, point), 0);
}

/** The part of a profile between two places along it. */
export const partOf = (profile: Profile, from_in: number, to_in: number): Point[] => [
  [from_in, heightAlong(profile, from_in)],
  ...profile.filter(([x]) => x > from_in + 1e-6 && x < to_in - 1e-6).map(([x, y]): Point => [x, y]),
  [to_in, heightAlong(profile, to_in)],
];

/** What lies under a profile, from the floor up, counter-clockwise. */
export const under = (profile: Profile, bottom_in = 0): Point[] => [
  [profile[0]![0], bottom_in],
  [profile.at(-1)![0], bottom_in],
  ...profile.map(([x, y]): Point => [x, y]).reverse(),
];

/** Below this a ceiling's height does not count as floor area to live on (IRC R304.3); plans mark it. */
export const lowHeadroom_in = 60;

/** A part of a line on the plan. */
export interface LevelLine {
  from: Point;
  to: Point;
}

/** What a plan says of a sloped ceiling: its ridge, where one has to stoop, and its height along its sides. */
export interface CeilingMark {
  kind: "ridge" | "headroom" | "side";
  line: LevelLine;
  height_in: number;
}

/** How far from a side its height is written. */
const inside_in = 8;

/** The marks of a sloped ceiling; none of a level one. */
export function ceilingMarks(plan: RoomPlan): CeilingMark[] {
  const marks = (kind: CeilingMark["kind"], lines: LevelLine[], height_in: number) =>
    lines.map((line): CeilingMark => ({ kind, line, height_in }));
  return [
    ...marks("ridge", ridgeLines(plan), plan.ceiling_height_in),
    ...marks("headroom", heightLines(plan, lowHeadroom_in), lowHeadroom_in),
    ...sideLines(plan).flatMap(({ line, height_in }) => marks("side", [line], height_in)),
  ];
}

/** Along the sides from which a ceiling rises, and along that to which a single slope does; not over steps of the outline. */
function sideLines(plan: RoomPlan): { line: LevelLine; height_in: number }[] {
  const { ceiling, ceiling_height_in: high } = plan;
  const [up] = ceilingPlanes(plan);
  const pitch = up ? Math.hypot(...up.rise) : 0;
  if (!ceiling || !up || pitch < 1e-9) return [];
  const axis = unit(up.rise);
  const [near, far] = reachOf(plan, axis);
  const at = (along_in: number, height_in: number) =>
    linesAt(plan, axis, along_in).map((line) => ({ line, height_in }));
  return [
    ...at(near + inside_in, ceiling.low_in),
    ...at(far - inside_in, ceiling.kind === "slope" ? high : ceiling.low_in),
  ];
}

/** The ridge where it is over the floor; none of other ceilings. */
function ridgeLines(plan: RoomPlan): LevelLine[] {
  const [up, down] = ceilingPlanes(plan);
  if (!up || !down) return [];
  return linesAt(plan, unit(up.rise), (down.at_in - up.at_in) / (2 * Math.hypot(...up.rise)));
}

/** Where the ceiling is at one height over the floor. */
const heightLines = (plan: RoomPlan, height_in: number): LevelLine[] =>
  height_in >= plan.ceiling_height_in - 0.01
    ? []
    : ceilingPlanes(plan)
        .filter(({ rise }) => Math.hypot(...rise) > 1e-9)
        .flatMap(({ rise, at_in }) => linesAt(plan, unit(rise), (height_in - at_in) / Math.hypot(...rise)));

/** The line at a distance along a direction, across it, where it lies inside the room. */
function linesAt(plan: RoomPlan, way: Point, along_in: number): LevelLine[] {
  const side = leftOf(way);
  const count = plan.vertices_in.length;
  const crossings = plan.vertices_in
    .flatMap((a, at): number[] => {
      const b = plan.vertices_in[(at + 1) % count]!;
      const [da, db] = [dot(a, way) - along_in, dot(b, way) - along_in];
      if (da >= 0 === db >= 0) return [];
      const share = da / (da - db);
      return [dot(a, side) + (dot(b, side) - dot(a, side)) * share];
    })
    .sort((a, b) => a - b);
  const point = (across: number): Point => [
    way[0] * along_in + side[0] * across,
    way[1] * along_in + side[1] * across,
  ];
  return crossings.flatMap((from, at) =>
    at % 2 === 0 && crossings[at + 1] !== undefined
      ? [{ from: point(from), to: point(crossings[at + 1]!) }]
      : [],
  );
}
