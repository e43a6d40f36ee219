import type { RoomDesign, RoomOpening, RoomPlan, RoomWall } from "../../../contract/design/room-design.ts";
import { usualAreas } from "./floor-areas.ts";
import { distance } from "./point.ts";
import { isCounterClockwise, selfCrossings } from "./polygon.ts";

/** Corners nearer than this are one corner, written twice. */
const same_in = 0.01;

/**
 * The plan as this product writes outlines: open (the first corner is not repeated at the end) and counter-clockwise,
 * each wall running that way. Other programs close the ring or run clockwise; walls and openings are mapped along. The
 * same object if there is nothing to change.
 */
export function usualOutline(plan: RoomPlan): RoomPlan {
  return usualAreas(walledForward(turned(opened(plan))));
}

/** The design with the usual outline, without items that hung on a wall of zero length. */
export function withUsualOutline(design: RoomDesign): RoomDesign {
  const plan = usualOutline(design.plan);
  if (plan === design.plan) return design;
  const left = new Set(plan.walls.map(({ id }) => id));
  const lost = new Set(design.plan.walls.map(({ id }) => id).filter((id) => !left.has(id)));
  return {
    ...design,
    plan,
    surfaces: design.surfaces.filter(
      ({ id }) => !lost.has(/^(?:wall|wainscot|backsplash):(.+)$/.exec(id)?.[1] ?? ""),
    ),
    items: design.items.map((item) =>
      item.against && lost.has(item.against) ? { ...item, against: null } : item,
    ),
  };
}

/** Without corners that repeat the one before them, and without the walls between the two. */
function opened(plan: RoomPlan): RoomPlan {
  const { vertices_in: all } = plan;
  const kept = all.flatMap((vertex, at) => {
    const next = all[(at + 1) % all.length]!;
    // the last one goes where it repeats the first
    const isRepeated = at === all.length - 1 ? distance(vertex, next) < same_in : false;
    const before = all[at - 1];
    return isRepeated || (before && distance(vertex, before) < same_in) ? [] : [at];
  });
  if (kept.length === all.length || kept.length < 3) return plan;
  const numberOf = (at: number) => {
    if (at >= all.length) return at;
    const place = kept.findLastIndex((each) => each <= at);
    // past the last corner that was kept comes the first again
    return distance(all[at]!, all[0]!) < same_in ? 0 : place;
  };
  return {
    ...plan,
    vertices_in: kept.map((at) => all[at]!),
    walls: plan.walls.flatMap((wall) => {
      const [from, to] = [numberOf(wall.from), numberOf(wall.to)];
      return from === to ? [] : [{ ...wall, from, to }];
    }),
  };
}

/** Counter-clockwise; an outline that crosses itself has no direction. */
function turned(plan: RoomPlan): RoomPlan {
  const { vertices_in, walls } = plan;
  if (isCounterClockwise(vertices_in) || selfCrossings(vertices_in).length > 0) return plan;
  const last = vertices_in.length - 1;
  return {
    ...plan,
    vertices_in: vertices_in.toReversed(),
    walls: walls.map((wall) => ({ ...wall, from: last - wall.from, to: last - wall.to })),
  };
}

/** Walls that run backward begin at their other end, and so do the places in them. */
function walledForward(plan: RoomPlan): RoomPlan {
  const count = plan.vertices_in.length;
  const back = new Map(
    plan.walls.flatMap((wall) =>
      wall.from === (wall.to + 1) % count && wall.from < count && wall.to < count
        ? [[wall.id, wall] as const]
        : [],
    ),
  );
  if (back.size === 0) return plan;
  const forward = (wall: RoomWall): RoomWall =>
    back.has(wall.id) ? { ...wall, from: wall.to, to: wall.from } : wall;
  return {
    ...plan,
    walls: plan.walls.map(forward).sort((a, b) => a.from - b.from),
    openings: plan.openings.map((opening) => {
      const wall = back.get(opening.wall);
      return wall ? fromOtherEnd(plan, wall, opening) : opening;
    }),
    ...(plan.niches && {
      niches: plan.niches.map((niche) => {
        const wall = back.get(niche.wall);
        return wall ? { ...niche, offset_in: Math.max(0, offsetFromOtherEnd(plan, wall, niche)) } : niche;
      }),
    }),
  };
}

const offsetFromOtherEnd = (
  { vertices_in }: RoomPlan,
  wall: RoomWall,
  { offset_in, width_in }: Pick<RoomOpening, "offset_in" | "width_in">,
): number => distance(vertices_in[wall.from]!, vertices_in[wall.to]!) - offset_in - width_in;

function fromOtherEnd(plan: RoomPlan, wall: RoomWall, opening: RoomOpening): RoomOpening {
  const offset_in = offsetFromOtherEnd(plan, wall, opening);
  // one that ends past the wall stays as it is written, for the message about it
  if (offset_in < -same_in) return opening;
  const { swing } = opening;
  const hinge = swing?.hinge === "from" ? ("to" as const) : ("from" as const);
  return { ...opening, offset_in: Math.max(0, offset_in), ...(swing && { swing: { ...swing, hinge } }) };
}
