import type { FloorArea, RoomDesign, RoomPlan } from "../../../contract/design/room-design.ts";
import { leastText } from "../../catalog/page-lengths.ts";
import { areaById, areaProblem, areaSurface, areasOf } from "../geometry/floor-areas.ts";
import { spansOf } from "../geometry/openings.ts";
import { add, distance, dot, leftOf, minus, type Point, times, unit } from "../geometry/point.ts";
import {
  areaOf,
  boundsOf,
  contains,
  edgesOf,
  isCounterClockwise,
  moved,
  rectangle,
} from "../geometry/polygon.ts";
import { difference, grown, intersection } from "../geometry/region.ts";
import { outlineOfStructure, structuresOf } from "../geometry/structures.ts";
import { onWall } from "../geometry/walls.ts";
import { done, type Edited, refused } from "./edited.types.ts";
import { mostIn } from "./room-limits.ts";

const gone = "The floor area is no longer in the plan.";
/** Sides of a new area that are tried, inches. */
const usual_in = [60, 48, 36, 24, 12];
const step_in = 6;

/** A square of the usual size at the first door, or as near to it as there is room. */
export function addArea(design: RoomDesign, id: string, name: string): Edited & { id?: string } {
  const { plan } = design;
  const areas = areasOf(plan);
  if (areas.length >= mostIn.areas) return refused(`A room holds at most ${mostIn.areas} floor areas.`);
  for (const side of usual_in)
    for (const outline_in of squares(plan, side))
      if (areaProblem(plan, { id, name, outline_in }) === null)
        return withNew(design, { id, name, outline_in });
  return refused("There is no room for another floor area. Make one of the others smaller first.");
}

const withNew = (design: RoomDesign, area: FloorArea): Edited & { id?: string } => {
  const added = done(withAreas(design, [...areasOf(design.plan), area]));
  return added.ok ? { ...added, id: area.id } : added;
};

/** Squares in the room, those nearest to its first door first. */
function squares(plan: RoomPlan, side: number): Point[][] {
  const { left, right, bottom, top } = boundsOf(plan.vertices_in);
  const span = spansOf(plan).find(({ opening }) => opening.kind === "door") ?? spansOf(plan)[0];
  const near: Point = span ? onWall(span.face, (span.from_in + span.to_in) / 2) : [left, bottom];
  const starts = (from: number, to: number): number[] => {
    const most = to - side;
    if (most < from) return [];
    const count = Math.floor((most - from) / step_in);
    return [...Array.from({ length: count + 1 }, (_, at) => from + at * step_in), most];
  };
  return starts(left, right)
    .flatMap((x) => starts(bottom, top).map((y): Point => [x, y]))
    .map(([x, y]) => ({
      ring: rectangle(x, y, side, side),
      far: distance([x + side / 2, y + side / 2], near),
    }))
    .sort((a, b) => a.far - b.far)
    .map(({ ring }) => ring)
    .filter((ring) => ring.every((corner) => contains(plan.vertices_in, corner, 0.01)));
}

/** A part of the floor that partitions and half walls cut off. */
export interface FloorPart {
  outline_in: Point[];
  area_sqft: number;
}

/** How far from a wall a partition may end and still cut the floor, inches. */
const gap_in = 0.3;

/**
 * The parts into which partitions and half walls cut the floor, without the largest and without those that an area takes
 * already.
 */
export function partsBehindPartitions(plan: RoomPlan): FloorPart[] {
  const built = structuresOf(plan).filter(({ kind }) => kind === "partition" || kind === "half_wall");
  if (built.length === 0) return [];
  const walls = grown(built.map(outlineOfStructure), gap_in);
  const parts = difference([plan.vertices_in], walls)
    .filter(isCounterClockwise)
    .map((ring) => intersection(grown([ring], gap_in), [plan.vertices_in])[0] ?? [])
    .filter((ring) => ring.length >= 3)
    .sort((a, b) => areaOf(b) - areaOf(a));
  return parts
    .slice(1)
    .map((ring) => ({ outline_in: ring.map(tidy), area_sqft: areaOf(ring) / 144 }))
    .filter(({ outline_in }) => areaProblem(plan, { id: "", name: "", outline_in }) === null);
}

/** To 1/1000 in., as clipping leaves its own noise. */
const tidy = ([x, y]: Readonly<Point>): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

/** A part behind a partition as an area. */
export function addPart(
  design: RoomDesign,
  id: string,
  name: string,
  { outline_in }: Pick<FloorPart, "outline_in">,
): Edited & { id?: string } {
  if (areasOf(design.plan).length >= mostIn.areas)
    return refused(`A room holds at most ${mostIn.areas} floor areas.`);
  const problem = areaProblem(design.plan, { id, name, outline_in });
  return problem ? refused(problem) : withNew(design, { id, name, outline_in });
}

/** Another name or outline of an area; refused with the reason if the room cannot hold it. */
export function changeArea(design: RoomDesign, id: string, change: Partial<Omit<FloorArea, "id">>): Edited {
  const before = areaById(design.plan, id);
  if (!before) return refused(gone);
  const after = { ...before, ...change };
  if (after.name.trim() === "") return refused("Enter a name for the floor area.");
  if (after.name.length > 40) return refused("Enter a name of up to 40 characters.");
  const problem = areaProblem(design.plan, after);
  if (problem) return refused(problem);
  return done(
    withAreas(
      design,
      areasOf(design.plan).map((each) => (each.id === id ? after : each)),
    ),
  );
}

/**
 * An area moved, up to the walls and other areas that it comes near; along them where it cannot go further.
 * @param reach_in how near that is
 */
export function moveArea(design: RoomDesign, id: string, by: Readonly<Point>, reach_in = 0): Edited {
  const area = areaById(design.plan, id);
  if (!area) return refused(gone);
  const marks = marksFor(design.plan, id);
  const to = moved(area.outline_in, by);
  const { left, right, bottom, top } = boundsOf(to);
  const nudge = (edges: readonly number[], at: readonly number[]): number =>
    edges
      .flatMap((edge) => at.map((mark) => mark - edge))
      .filter((off) => Math.abs(off) <= reach_in)
      .sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
  const snapped: Point = [
    by[0] +
      nudge(
        [left, right],
        marks.map(([x]) => x),
      ),
    by[1] +
      nudge(
        [bottom, top],
        marks.map(([, y]) => y),
      ),
  ];
  const ways: Point[] = [snapped, [by[0], by[1]], [snapped[0], 0], [0, snapped[1]]];
  const tries = ways.map((way) => changeArea(design, id, { outline_in: moved(area.outline_in, way) }));
  return tries.find(({ ok }) => ok) ?? tries[0]!;
}

/** Corners of the room, of other areas and of what is built inside. */
const marksFor = (plan: RoomPlan, id: string): Readonly<Point>[] => [
  ...plan.vertices_in,
  ...areasOf(plan)
    .filter((each) => each.id !== id)
    .flatMap(({ outline_in }) => outline_in),
  ...structuresOf(plan).flatMap(outlineOfStructure),
];

/** One corner to another place; the sides of a square corner keep their directions. */
export function moveAreaCorner(
  design: RoomDesign,
  id: string,
  index: number,
  to: Readonly<Point>,
  reach_in = 0,
): Edited {
  const area = areaById(design.plan, id);
  const at = area?.outline_in[index];
  if (!area || !at) return refused(gone);
  const marks = marksFor(design.plan, id);
  const near = (value: number, values: readonly number[]): number =>
    values
      .filter((mark) => Math.abs(mark - value) <= reach_in)
      .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? value;
  const wanted: Point = [
    near(
      to[0],
      marks.map(([x]) => x),
    ),
    near(
      to[1],
      marks.map(([, y]) => y),
    ),
  ];
  const count = area.outline_in.length;
  const neighbors = [(index + count - 1) % count, (index + 1) % count];
  const outline_in = area.outline_in.map((corner, each): Point => {
    if (each === index) return wanted;
    if (!neighbors.includes(each)) return corner;
    if (Math.abs(corner[0] - at[0]) < 0.01) return [wanted[0], corner[1]];
    return Math.abs(corner[1] - at[1]) < 0.01 ? [corner[0], wanted[1]] : corner;
  });
  return changeArea(design, id, { outline_in });
}

/** A side pushed along its normal, outward above 0; the sides beside it get longer or shorter. */
export function pushAreaSide(
  design: RoomDesign,
  id: string,
  index: number,
  by_in: number,
  reach_in = 0,
): Edited {
  const area = areaById(design.plan, id);
  const from = area?.outline_in[index];
  if (!area || !from) return refused(gone);
  const next = (index + 1) % area.outline_in.length;
  const out = times(leftOf(unit(minus(area.outline_in[next]!, from))), -1);
  const mark = marksFor(design.plan, id)
    .map((corner) => dot(minus(corner, from), out))
    .filter((far) => Math.abs(far - by_in) <= reach_in)
    .sort((a, b) => Math.abs(a - by_in) - Math.abs(b - by_in))[0];
  const by = times(out, mark ?? by_in);
  return changeArea(design, id, {
    outline_in: area.outline_in.map((corner, at) => (at === index || at === next ? add(corner, by) : corner)),
  });
}

/** A side set to a length: the next side is pushed, or the one before where that one cannot go. */
export function setAreaSide(design: RoomDesign, id: string, index: number, length_in: number): Edited {
  const area = areaById(design.plan, id);
  const from = area?.outline_in[index];
  if (!area || !from) return refused(gone);
  if (!(length_in >= 1)) return refused(`A side is at least ${leastText(1)} long.`);
  const count = area.outline_in.length;
  const to = area.outline_in[(index + 1) % count]!;
  const by = length_in - distance(from, to);
  const ends = [(index + 1) % count, (index + count - 1) % count];
  const tries = ends.map((side) => pushAreaSide(design, id, side, by));
  return tries.find(({ ok }) => ok) ?? tries[0]!;
}

/** Four corners, its sides along the plan's axes. */
export const isRectangle = ({ outline_in }: Pick<FloorArea, "outline_in">): boolean =>
  outline_in.length === 4 &&
  edgesOf(outline_in).every(
    ({ from, to }) => Math.abs(from[0] - to[0]) < 0.01 || Math.abs(from[1] - to[1]) < 0.01,
  );

/**
 * A rectangle as an L: a third of each side is cut out of a corner.
 * @param corner from the lower left one, counter-clockwise
 */
export function cutOutCorner(design: RoomDesign, id: string, corner: number): Edited {
  const area = areaById(design.plan, id);
  if (!area) return refused(gone);
  if (!isRectangle(area)) return refused(`“${area.name}” is not a rectangle anymore.`);
  const { left, right, bottom, top } = boundsOf(area.outline_in);
  const ring = rectangle(left, bottom, right - left, top - bottom);
  const at = ring[corner];
  if (!at) return refused(gone);
  const toward = (next: Point): Point => add(at, times(minus(next, at), 1 / 3)).map(Math.round) as Point;
  const before = toward(ring[(corner + 3) % 4]!);
  const after = toward(ring[(corner + 1) % 4]!);
  const inner: Point = [before[0] + after[0] - at[0], before[1] + after[1] - at[1]];
  return changeArea(design, id, {
    outline_in: ring.flatMap((each, index) => (index === corner ? [before, inner, after] : [each])),
  });
}

/** The room without an area, its covering and what was chosen for it: the main floor goes on there. */
export function deleteArea(design: RoomDesign, id: string): RoomDesign {
  const surface = areaSurface(id);
  const { areas: _, ...plan } = design.plan;
  const areas = areasOf(design.plan).filter((each) => each.id !== id);
  return {
    ...design,
    plan: areas.length > 0 ? { ...plan, areas } : plan,
    surfaces: design.surfaces.filter((each) => each.id !== surface),
    ...(design.supplies && { supplies: design.supplies.filter((each) => each.for !== surface) }),
  };
}

const withAreas = (design: RoomDesign, areas: FloorArea[]): RoomDesign => ({
  ...design,
  plan: { ...design.plan, areas },
});
