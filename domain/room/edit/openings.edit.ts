import type { RoomDesign, RoomOpening, RoomPlan, RoomWall } from "../../../contract/design/room-design.ts";
import { leastText, lengthText, mostText } from "../../catalog/page-lengths.ts";
import { lowestAlong, stretchAbove } from "../geometry/ceiling.ts";
import { nichesOn } from "../geometry/niches.ts";
import { openingWords } from "../geometry/place-words.ts";
import type { Point } from "../geometry/point.ts";
import { distanceTo } from "../geometry/segment.ts";
import { faceById, facesOf, type WallFace } from "../geometry/walls.ts";
import { done, type Edited, refused } from "./edited.types.ts";
import { freeId } from "./items.edit.ts";

/** Minimum size of an opening, so that it can still be dragged. */
const least_in = 6;

/** From where to where above the floor an opening reaches. */
type Levels = { bottom: number; top: number };

const levelsOf = ({
  kind,
  sill_in,
  height_in,
}: Pick<RoomOpening, "kind" | "sill_in" | "height_in">): Levels => {
  const bottom = sill_in ?? (kind === "window" ? 36 : 0);
  return { bottom, top: bottom + height_in };
};

/** Free stretches of a wall, from and to, between its other openings and the niches at these levels. */
function freeStretches(
  plan: RoomPlan,
  wall: string,
  { bottom, top }: Levels,
  except: string | null,
): [number, number][] {
  const face = faceById(plan, wall);
  if (!face || face.kind === "open") return [];
  const openings = plan.openings.filter((opening) => opening.wall === wall && opening.id !== except);
  const niches = nichesOn(plan, wall).filter(
    ({ sill_in, height_in }) => sill_in < top && sill_in + height_in > bottom,
  );
  const taken = [...openings, ...niches]
    .map(({ offset_in, width_in }): [number, number] => [offset_in, offset_in + width_in])
    .sort((a, b) => a[0] - b[0]);
  const free: [number, number][] = [];
  let [at, end] = highEnough(face, top) ?? [0, 0];
  for (const [from, to] of taken) {
    if (from - at > 0.01) free.push([at, Math.min(from, end)]);
    at = Math.max(at, to);
  }
  if (end - at > 0.01) free.push([at, end]);
  return free.filter(([from, to]) => to - from > 0.01);
}

/** Where the slope over a wall leaves this much height; level walls are checked as a whole. */
const highEnough = ({ profile, length_in, height_in }: WallFace, top: number): [number, number] | null =>
  lowestAlong(profile, 0, length_in) < height_in - 0.01 ? stretchAbove(profile, top) : [0, length_in];

/**
 * The position nearest to the wanted one where the opening fits, within the wall and clear of other openings and of
 * niches; null if none.
 */
export function fittingOffset(
  plan: RoomPlan,
  wall: string,
  wanted_in: number,
  opening: Omit<RoomOpening, "id">,
  except: string | null = null,
): number | null {
  const { width_in } = opening;
  let best: number | null = null;
  for (const [from, to] of freeStretches(plan, wall, levelsOf(opening), except)) {
    if (to - from < width_in - 0.001) continue;
    const offset = Math.min(Math.max(wanted_in, from), Math.max(from, to - width_in));
    if (best === null || Math.abs(offset - wanted_in) < Math.abs(best - wanted_in)) best = offset;
  }
  return best;
}

const withOpening = (design: RoomDesign, opening: RoomOpening): RoomDesign => ({
  ...design,
  plan: {
    ...design.plan,
    openings: design.plan.openings.map((each) => (each.id === opening.id ? opening : each)),
  },
});

const openingById = (design: RoomDesign, id: string): RoomOpening | undefined =>
  design.plan.openings.find((opening) => opening.id === id);

/** A door, window or passage on a wall, as near to the wanted place as there is room. */
export function addOpening(
  design: RoomDesign,
  opening: Omit<RoomOpening, "id"> & { id?: string },
): Edited & { id?: string } {
  const problem = heightProblem(design.plan, opening.wall, opening);
  if (problem) return refused(problem);
  const offset_in = fittingOffset(design.plan, opening.wall, opening.offset_in, opening);
  if (offset_in === null) return refused(noRoom(design.plan, opening.wall, opening, null));
  const id = opening.id ?? freeId(design, opening.kind);
  const openings = [...design.plan.openings, { ...opening, id, offset_in }];
  return { ...done({ ...design, plan: { ...design.plan, openings } }), id };
}

/** Why a wall cannot take an opening of that height, or null. */
function heightProblem(plan: RoomPlan, wall: string, opening: Omit<RoomOpening, "id">): string | null {
  const face = faceById(plan, wall);
  if (!face || face.kind === "open") return "There is no wall on that side to set it into.";
  const head = (opening.sill_in ?? (opening.kind === "window" ? 36 : 0)) + opening.height_in;
  if (head <= face.height_in + 0.01) return null;
  return `The wall is ${lengthText(face.height_in)} high; this needs ${lengthText(head)}.`;
}

function noRoom(
  plan: RoomPlan,
  wall: string,
  opening: Omit<RoomOpening, "id">,
  except: string | null,
): string {
  const { width_in } = opening;
  const widest = Math.max(
    0,
    ...freeStretches(plan, wall, levelsOf(opening), except).map(([from, to]) => to - from),
  );
  return `${lengthText(width_in)} does not fit on this wall; ${widest > least_in ? `at most ${mostText(widest)} does` : "it is full"}.`;
}

/** Moves along its wall (or to another), stopped by the wall's ends and by other openings. */
export function moveOpening(design: RoomDesign, id: string, offset_in: number, wall?: string): Edited {
  const opening = openingById(design, id);
  if (!opening) return refused("The opening is no longer in the plan.");
  const on = wall ?? opening.wall;
  if (on !== opening.wall) {
    const problem = heightProblem(design.plan, on, opening);
    if (problem) return refused(problem);
  }
  const fitting = fittingOffset(design.plan, on, offset_in, opening, id);
  if (fitting === null) return refused(noRoom(design.plan, on, opening, id));
  return done(withOpening(design, { ...opening, wall: on, offset_in: fitting }));
}

/** How close an opening must be dragged to another wall to move to it, and by how much closer than its own. */
const over = { reach_in: 12, nearer_in: 2 };

/** The target wall for an opening dragged with its middle at `middle`: a near one, else its own. */
export function wallMeant(plan: RoomPlan, opening: RoomOpening, middle: Readonly<Point>): string {
  const own = faceById(plan, opening.wall);
  let nearest_in = Math.min(over.reach_in, own ? distanceTo(own, middle) - over.nearer_in : over.reach_in);
  let meant = opening.wall;
  for (const face of facesOf(plan)) {
    const away_in = distanceTo(face, middle);
    if (face.kind === "open" || face.id === opening.wall || away_in > nearest_in) continue;
    nearest_in = away_in;
    meant = face.id;
  }
  return meant;
}

/**
 * From the end of its wall round the corner to the next wall that can take it: 1 past the wall's second corner, −1 past
 * its first. Refused where none can.
 */
export function moveOpeningPastCorner(design: RoomDesign, id: string, towards: 1 | -1): Edited {
  const opening = openingById(design, id);
  const { walls } = design.plan;
  let wall = walls.find((each) => each.id === opening?.wall);
  if (!opening) return refused("The opening is no longer in the plan.");
  for (let tried = 1; wall && tried < walls.length; tried += 1) {
    const { from, to }: RoomWall = wall;
    wall = walls.find((each) => (towards === 1 ? each.from === to : each.to === from));
    const face = wall && faceById(design.plan, wall.id);
    if (!wall || !face) break;
    const moved = moveOpening(design, id, towards === 1 ? 0 : face.length_in - opening.width_in, wall.id);
    if (moved.ok) return moved;
  }
  return refused(`No other wall has room for this ${openingWords(opening.kind)}.`);
}

/** A new size about the same middle, shifted at the wall's end; refused if it does not fit. */
export function resizeOpening(
  design: RoomDesign,
  id: string,
  size: { width_in?: number; height_in?: number; sill_in?: number },
): Edited {
  const opening = openingById(design, id);
  const face = opening && faceById(design.plan, opening.wall);
  if (!opening || !face) return refused("The opening is no longer in the plan.");
  const next = { ...opening, ...size };
  if (next.width_in < least_in || next.height_in < least_in)
    return refused(`An opening measures at least ${leastText(least_in)}.`);
  const sill = next.sill_in ?? (next.kind === "window" ? 36 : 0);
  if (sill < 0) return refused("The sill is at least at the floor.");
  if (sill + next.height_in > face.height_in + 0.01)
    return refused(
      `The wall is ${lengthText(face.height_in)} high; with its sill at ${lengthText(sill)} the opening can be ${mostText(face.height_in - sill)} high.`,
    );
  const wanted = opening.offset_in + (opening.width_in - next.width_in) / 2;
  const offset_in = fittingOffset(design.plan, opening.wall, wanted, next, id);
  if (offset_in === null) return refused(noRoom(design.plan, opening.wall, next, id));
  return done(withOpening(design, { ...next, offset_in }));
}

/** Which way a door opens. */
export function setSwing(design: RoomDesign, id: string, swing: NonNullable<RoomOpening["swing"]>): Edited {
  const opening = openingById(design, id);
  if (!opening) return refused("The opening is no longer in the plan.");
  return done(withOpening(design, { ...opening, swing }));
}

export const deleteOpening = (design: RoomDesign, id: string): RoomDesign => ({
  ...design,
  plan: { ...design.plan, openings: design.plan.openings.filter((opening) => opening.id !== id) },
});
