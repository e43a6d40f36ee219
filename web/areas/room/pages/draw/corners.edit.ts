import type { RoomDesign, RoomPlan, RoomWall } from "../../../../../contract/design/room-design.ts";
import { leastText } from "../../../../../domain/catalog/page-lengths.ts";
import { done, type Edited, refused } from "../../../../../domain/room/edit/edited.types.ts";
import { moveVertex, pushWall } from "../../../../../domain/room/edit/plan.edit.ts";
import { mostIn } from "../../../../../domain/room/edit/room-limits.ts";
import { nichesOn } from "../../../../../domain/room/geometry/niches.ts";
import { planProblems } from "../../../../../domain/room/geometry/plan-problems.ts";
import { dot, minus, type Point } from "../../../../../domain/room/geometry/point.ts";
import { facesOf, onWall } from "../../../../../domain/room/geometry/walls.ts";
import { openingWords } from "../../plan/opening-words.ts";

/** Minimum distance between corners. */
const least_in = 3;

/** A new corner in the wall at `offset_in` from its beginning; openings stay where they are. */
export function addCorner(design: RoomDesign, wallId: string, offset_in: number): Edited {
  const { plan } = design;
  const face = facesOf(plan).find(({ id }) => id === wallId);
  const wall = plan.walls.find(({ id }) => id === wallId);
  if (!face || !wall) return refused("The wall is no longer in the plan.");
  if (plan.vertices_in.length >= mostIn.corners)
    return refused(`A plan has at most ${mostIn.corners} corners.`);
  if (offset_in < least_in || offset_in > face.length_in - least_in)
    return refused(`Corners must be at least ${leastText(least_in)} apart.`);
  const cut = plan.openings.find(
    (one) =>
      one.wall === wallId &&
      one.offset_in < offset_in - 0.01 &&
      one.offset_in + one.width_in > offset_in + 0.01,
  );
  if (cut) return refused(openingWords[cut.kind].isInTheWay);
  if (
    nichesOn(plan, wallId).some(
      (one) => one.offset_in < offset_in && one.offset_in + one.width_in > offset_in,
    )
  )
    return refused("A niche is in the way.");
  const at = wall.from + 1;
  const vertices_in = [...plan.vertices_in];
  vertices_in.splice(at, 0, onWall(face, offset_in));
  const id = freeWallId(plan.walls);
  const walls = plan.walls.flatMap((each): RoomWall[] => {
    const from = each.from >= at ? each.from + 1 : each.from;
    const first = { ...each, from, to: (from + 1) % vertices_in.length };
    return each.id === wallId
      ? [first, { ...each, id, from: at, to: (at + 1) % vertices_in.length }]
      : [first];
  });
  const beyond = <One extends { wall: string; offset_in: number }>(one: One): One =>
    one.wall === wallId && one.offset_in >= offset_in - 0.01
      ? { ...one, wall: id, offset_in: Math.max(0, one.offset_in - offset_in) }
      : one;
  return sound(design, { ...plan, vertices_in, walls, ...cutIntoWalls(plan, beyond) });
}

/** The corner taken away: the wall before it runs on to the next corner, with the openings of both. */
export function removeCorner(design: RoomDesign, index: number): Edited {
  const { plan } = design;
  const count = plan.vertices_in.length;
  if (count <= 3) return refused("A room needs at least three corners.");
  const before = plan.walls.find(({ to }) => to === index);
  const after = plan.walls.find(({ from }) => from === index);
  if (!before || !after) return refused("The corner is no longer in the plan.");
  const vertices_in = plan.vertices_in.filter((_, at) => at !== index);
  const shifted = (at: number) => (at > index ? at - 1 : at);
  const walls = plan.walls
    .filter(({ id }) => id !== after.id)
    .map((wall) => {
      const from = shifted(wall.from);
      return { ...wall, from, to: (from + 1) % (count - 1) };
    });
  const ceiling = plan.ceiling?.wall === after.id && { ceiling: { ...plan.ceiling, wall: before.id } };
  const next = { ...plan, vertices_in, walls, ...ceiling };
  const faces = facesOf(plan);
  const merged = facesOf(next).find(({ id }) => id === before.id)!;
  const onto = <One extends { wall: string; offset_in: number }>(one: One): One => {
    if (one.wall !== before.id && one.wall !== after.id) return one;
    const old = faces.find(({ id }) => id === one.wall)!;
    const offset_in = dot(minus(onWall(old, one.offset_in), merged.from), merged.along);
    return { ...one, wall: before.id, offset_in: Math.max(0, offset_in) };
  };
  return sound(design, { ...next, ...cutIntoWalls(plan, onto) });
}

/**
 * A corner moved with its walls kept in their directions, where they stand square to each other; otherwise the
 * corner alone.
 */
export function moveCorner(
  design: RoomDesign,
  index: number,
  to: Readonly<Point>,
  isSquare: boolean,
): Edited {
  const faces = facesOf(design.plan);
  const before = faces[design.plan.walls.findIndex((wall) => wall.to === index)];
  const after = faces[design.plan.walls.findIndex((wall) => wall.from === index)];
  if (!before || !after || !isSquare || Math.abs(dot(before.along, after.along)) > 0.01)
    return moveVertex(design, index, to);
  const by = minus(to, after.from);
  const pushed = pushWall(design, before.id, dot(by, before.inward));
  return pushed.ok ? pushWall(pushed.design, after.id, dot(by, after.inward)) : pushed;
}

/** What is cut into the walls of a plan, each as it is in other walls. */
const cutIntoWalls = (
  { openings, niches }: RoomPlan,
  moved: <One extends { wall: string; offset_in: number }>(one: One) => One,
): Pick<RoomPlan, "openings" | "niches"> => ({
  openings: openings.map(moved),
  ...(niches && { niches: niches.map(moved) }),
});

function sound(design: RoomDesign, plan: RoomPlan): Edited {
  const [problem] = planProblems(plan);
  return problem ? refused(problem.message) : done({ ...design, plan });
}

function freeWallId(walls: readonly RoomWall[]): string {
  const taken = new Set(walls.map(({ id }) => id));
  let number = walls.length + 1;
  while (taken.has(`w${number}`)) number += 1;
  return `w${number}`;
}
