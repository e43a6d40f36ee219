import type {
  RoomDesign,
  RoomNiche,
  RoomOpening,
  RoomPlan,
  RoomService,
  RoomWall,
  SlopedCeiling,
} from "../../../contract/design/room-design.ts";
import { leastText, lengthText } from "../../catalog/page-lengths.ts";
import { backingById } from "../geometry/backings.ts";
import { areasFollow } from "../geometry/floor-areas.ts";
import { nicheRange, nichesOf } from "../geometry/niches.ts";
import { openingWords } from "../geometry/place-words.ts";
import { planProblems } from "../geometry/plan-problems.ts";
import { add, dot, minus, type Point, samePoint, times } from "../geometry/point.ts";
import { distanceTo } from "../geometry/segment.ts";
import { alongWall, faceById, faceOf, facesOf, onWall } from "../geometry/walls.ts";
import { done, type Edited, refused } from "./edited.types.ts";
import { itemById, placeItem, withGuests } from "./items.edit.ts";
import { insideRoom } from "./services.edit.ts";

/** Minimum wall length of a plan. */
export const leastWall_in = 3;

/**
 * Sets a wall to `length_in`: the next wall is pushed parallel to itself, so that corners keep their angles. Items
 * against the pushed wall move with it; openings keep their position in the room.
 */
export function setWallLength(design: RoomDesign, wallId: string, length_in: number): Edited {
  const { plan } = design;
  const wall = plan.walls.find((each) => each.id === wallId);
  if (!wall) return refused("The wall is no longer in the plan.");
  if (!(length_in >= leastWall_in)) return refused(`A wall is at least ${leastText(leastWall_in)} long.`);
  const face = faceOf(plan, wall);
  const by = times(face.along, length_in - face.length_in);
  const count = plan.vertices_in.length;
  const pushed = new Set([wall.to, (wall.to + 1) % count]);
  // in a triangle the second pushed corner would be the wall's own beginning
  if (pushed.has(wall.from)) pushed.delete(wall.from);
  return withVertices(
    design,
    plan.vertices_in.map((vertex, at) => (pushed.has(at) ? add(vertex, by) : vertex)),
  );
}

/** One corner to another place; both its walls follow, with their openings. */
export function moveVertex(design: RoomDesign, index: number, to: Readonly<Point>): Edited {
  if (!design.plan.vertices_in[index]) return refused("The corner is no longer in the plan.");
  return withVertices(
    design,
    design.plan.vertices_in.map((vertex, at) => (at === index ? [to[0], to[1]] : vertex)),
  );
}

/** Pushes a wall along its normal, `by_in` into the room (negative: outward). */
export function pushWall(design: RoomDesign, wallId: string, by_in: number): Edited {
  const wall = design.plan.walls.find((each) => each.id === wallId);
  if (!wall) return refused("The wall is no longer in the plan.");
  const by = times(faceOf(design.plan, wall).inward, by_in);
  return withVertices(
    design,
    design.plan.vertices_in.map((vertex, at) =>
      at === wall.from || at === wall.to ? add(vertex, by) : vertex,
    ),
  );
}

/** How far a wall is from the parallel one that it faces; null where none faces it. */
export function acrossOf(plan: RoomPlan, wallId: string): number | null {
  const own = faceById(plan, wallId);
  if (!own) return null;
  const found = facesOf(plan)
    .filter(({ inward }) => dot(inward, own.inward) < -0.999)
    .filter((face) => {
      const ends = [face.from, face.to].map((point) => alongWall(own, point).offset_in);
      return Math.min(...ends) < own.length_in - 1 && Math.max(...ends) > 1;
    })
    .map((face) => dot(minus(face.from, own.from), own.inward))
    .filter((across) => across > 0);
  return found.length > 0 ? Math.min(...found) : null;
}

function withVertices(design: RoomDesign, vertices_in: Point[]): Edited {
  const before = design.plan;
  const moved: RoomPlan = { ...before, vertices_in };
  const openings: RoomOpening[] = [];
  for (const opening of before.openings) {
    const kept = keptOnWall(before, moved, opening);
    if ("message" in kept) return refused(kept.message);
    openings.push(kept);
  }
  const niches: RoomNiche[] = [];
  for (const niche of nichesOf(before)) {
    const kept = nicheOnWall(before, moved, niche);
    if ("message" in kept) return refused(kept.message);
    niches.push(kept);
  }
  const holds = {
    ...(before.niches && { niches }),
    ...(before.areas && { areas: areasFollow(before, moved) }),
  };
  const plan = {
    ...moved,
    openings,
    ...holds,
    services: before.services.map((one) => followed(before, moved, one)),
  };
  const old = new Set(planProblems(before).map(({ message }) => message));
  const problem = planProblems(plan).find(({ message }) => !old.has(message));
  if (problem) return refused(problem.message);
  return done(itemsFollow(design, plan));
}

/** How close to a wall a pipe or cable counts as coming out of it. */
const atWall_in = 8;

/** A connection beside a pushed wall moves with it; all others stay, but inside the room. */
function followed(before: RoomPlan, after: RoomPlan, service: RoomService): RoomService {
  const faces = facesOf(before).filter((face) => distanceTo(face, service.at_in) <= atWall_in);
  let { at_in } = service;
  for (const face of faces) {
    const moved = faceById(after, face.id);
    if (!moved) continue;
    const by = minus(moved.from, face.from);
    if (samePoint(by, minus(moved.to, face.to))) at_in = add(at_in, times(face.inward, dot(by, face.inward)));
  }
  return { ...service, at_in: insideRoom(after, at_in) };
}

/** The opening at its old position in the room, or as close to it as its wall allows. */
function keptOnWall(
  before: RoomPlan,
  after: RoomPlan,
  opening: RoomOpening,
): RoomOpening | { message: string } {
  const wall = before.walls.find((each) => each.id === opening.wall);
  if (!wall) return opening;
  const old = faceOf(before, wall);
  const face = faceOf(after, wall);
  if (opening.width_in > face.length_in + 0.001)
    return {
      message: `The wall would be ${lengthText(face.length_in)} long, too short for its ${openingWords(opening.kind)} of ${lengthText(opening.width_in)}.`,
    };
  const pushed = samePoint(minus(face.from, old.from), minus(face.to, old.to));
  const wanted = pushed ? opening.offset_in : alongWall(face, onWall(old, opening.offset_in)).offset_in;
  // an opening as wide as its wall may be wider by float noise
  const most_in = Math.max(0, face.length_in - opening.width_in);
  return { ...opening, offset_in: Math.min(Math.max(0, wanted), most_in) };
}

/** The niche at its old position in the room, or as close to it as its wall allows. */
function nicheOnWall(before: RoomPlan, after: RoomPlan, niche: RoomNiche): RoomNiche | { message: string } {
  const old = faceById(before, niche.wall);
  const face = faceById(after, niche.wall);
  if (!old || !face) return niche;
  const [least, most] = nicheRange(face.length_in, niche.width_in);
  if (most < least - 0.001)
    return {
      message: `The wall would be ${lengthText(face.length_in)} long, too short for its niche of ${lengthText(niche.width_in)}.`,
    };
  const pushed = samePoint(minus(face.from, old.from), minus(face.to, old.to));
  const wanted = pushed ? niche.offset_in : alongWall(face, onWall(old, niche.offset_in)).offset_in;
  return { ...niche, offset_in: Math.min(Math.max(least, wanted), Math.max(least, most)) };
}

/** The room with another plan: items against a wall, partition or half wall keep their distance to it. */
export function itemsFollow(design: RoomDesign, plan: RoomPlan): RoomDesign {
  let next: RoomDesign = { ...design, plan };
  const done = new Set<string>();
  for (const item of design.items) {
    const { against } = item;
    const old = against && !done.has(item.id) ? backingById(design.plan, against) : undefined;
    const face = old && backingById(plan, old.id);
    if (!face || (item.host && itemById(design, item.host)?.against === against)) continue;
    if (samePoint(old.from, face.from) && samePoint(old.to, face.to)) continue;
    const { offset_in, out_in } = alongWall(old, item.at_in);
    const pushed = samePoint(minus(face.from, old.from), minus(face.to, old.to));
    const along = pushed ? offset_in : alongWall(face, onWall(old, offset_in)).offset_in;
    const turn = turnBetween(old.along, face.along);
    next = placeItem(next, item.id, {
      at_in: onWall(face, along, out_in),
      rotation_deg: item.rotation_deg + turn,
    });
    for (const guest of withGuests(design, item.id)) done.add(guest.id);
  }
  return next;
}

const turnBetween = (a: Point, b: Point): number =>
  (Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]) * 180) / Math.PI;

/** A new ceiling height, of a sloped one that of its high side; refused if a door or window would exceed it. */
export function setCeilingHeight(design: RoomDesign, height_in: number, before = design.plan): Edited {
  if (!(height_in >= 60)) return refused("A ceiling is at least 5' high.");
  const plan = { ...design.plan, ceiling_height_in: height_in };
  const walls = plan.walls.map((wall) =>
    wall.height_in !== undefined && wall.height_in > height_in ? { ...wall, height_in } : wall,
  );
  const next = { ...plan, walls };
  const old = new Set(planProblems(before).map(({ where }) => where));
  const problem = planProblems(next).find(({ where }) => !old.has(where));
  return problem ? refused(problem.message) : done({ ...design, plan: next });
}

/**
 * A sloped ceiling, or a level one; refused if a door, window or niche would exceed it. The ceiling's height is that of
 * its high side.
 */
export function setCeiling(design: RoomDesign, ceiling: SlopedCeiling | null, high_in?: number): Edited {
  const { ceiling: _, ...level } = design.plan;
  const plan: RoomPlan = { ...level, ...(ceiling && { ceiling }) };
  return setCeilingHeight({ ...design, plan }, high_in ?? plan.ceiling_height_in, design.plan);
}

/** A wall as a full wall, a half wall or an open side; an open side has no openings and niches. */
export function setWall(
  design: RoomDesign,
  wallId: string,
  change: Partial<Pick<RoomWall, "kind" | "height_in" | "thickness_in">>,
): Edited {
  const walls = design.plan.walls.map((wall) => (wall.id === wallId ? { ...wall, ...change } : wall));
  const open = change.kind === "open";
  const openings = open ? design.plan.openings.filter(({ wall }) => wall !== wallId) : design.plan.openings;
  const niches = open
    ? nichesOf(design.plan).filter(({ wall }) => wall !== wallId)
    : [...nichesOf(design.plan)];
  const plan = { ...design.plan, walls, openings, ...(design.plan.niches && { niches }) };
  const problem = planProblems(plan).find(({ kind }) => kind !== "outline");
  return problem ? refused(problem.message) : done({ ...design, plan });
}
