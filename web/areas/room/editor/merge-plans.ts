import type {
  FloorArea,
  RoomNiche,
  RoomOpening,
  RoomPlan,
  RoomService,
  RoomWall,
} from "../../../../contract/design/room-design.ts";
import { mostFloorAreas, mostNiches } from "../../../../contract/design/room-limits.ts";
import { fittingOffset } from "../../../../domain/room/edit/openings.edit.ts";
import { areasFollow } from "../../../../domain/room/geometry/floor-areas.ts";
import { nicheProblem } from "../../../../domain/room/geometry/niches.ts";
import { planProblems } from "../../../../domain/room/geometry/plan-problems.ts";
import { byId, mergeById, pick, same } from "./merge-by-id.ts";

type Outline = Pick<RoomPlan, "vertices_in" | "walls">;

/**
 * Merges two windows' changes of one floor plan: the ceiling and each corner, wall, opening and connection separately.
 * If both changed the same thing, `mine` wins. An opening that no longer fits moves to the nearest free place on its
 * wall.
 * @param isFirm whether what mine deleted stays deleted though the other changed it
 */
export function mergePlans(base: RoomPlan, mine: RoomPlan, theirs: RoomPlan, isFirm = false): RoomPlan {
  if (same(base, mine)) return theirs;
  if (same(base, theirs)) return mine;
  const { north_deg: _, niches: __, ceiling: ___, areas: ____, ...rest } = theirs;
  const north_deg = pick(base.north_deg, mine.north_deg, theirs.north_deg);
  const shared: Omit<RoomPlan, "openings" | keyof Outline> & Outline = {
    ...rest,
    ...(north_deg === undefined ? {} : { north_deg }),
    ...mergeCeilings(base, mine, theirs),
    services: mergeServices(base.services, mine.services, theirs.services, isFirm),
  };
  if (mine.structures ?? theirs.structures)
    shared.structures = mergeById(
      base.structures ?? [],
      mine.structures ?? [],
      theirs.structures ?? [],
      isFirm,
    );
  const openings = mergeOpenings(base.openings, mine.openings, theirs.openings, isFirm);
  const niches = mergeById(base.niches ?? [], mine.niches ?? [], theirs.niches ?? [], isFirm);
  const areas = mergeById(base.areas ?? [], mine.areas ?? [], theirs.areas ?? [], isFirm);
  const former = [mine, theirs, base].map((plan) => byId(plan.openings));
  for (const outline of outlines(base, mine, theirs)) {
    const walls = outline.walls.map((wall) => notAbove(wall, shared.ceiling_height_in));
    const bare = withCeiling({ ...shared, ...outline, walls, openings: [] });
    const opened = withOpenings(bare, openings, former);
    const recessed = niches.length > 0 ? withNiches(opened, niches) : opened;
    const merged = areas.length > 0 ? withAreas(recessed, areas) : recessed;
    if (planProblems(merged).length <= planProblems(mine).length) return merged;
  }
  return mine;
}

/** Where an opening is and what was chosen for it separately. */
function mergeOpenings(
  base: readonly RoomOpening[],
  mine: readonly RoomOpening[],
  theirs: readonly RoomOpening[],
  isFirm: boolean,
): RoomOpening[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  return mergeById(base, mine, theirs, isFirm).map((opening) => {
    const [before, here, there] = [was, own, other].map((each) => each.get(opening.id));
    if (!before || !here || !there) return opening;
    const sku = pick(before.sku, here.sku, there.sku);
    return { ...pick(unfilled(before), unfilled(here), unfilled(there)), ...(sku !== undefined && { sku }) };
  });
}

const unfilled = ({ sku: _, ...opening }: RoomOpening): RoomOpening => opening;

type Ceiling = Pick<RoomPlan, "ceiling_height_in" | "ceiling">;

const ceilingOf = ({ ceiling_height_in, ceiling }: Ceiling): Ceiling => ({
  ceiling_height_in,
  ...(ceiling && { ceiling }),
});

/** Height and shape separately; both of one window where the height of one would be below the low side of the other. */
function mergeCeilings(base: RoomPlan, mine: RoomPlan, theirs: RoomPlan): Ceiling {
  const merged = ceilingOf({
    ceiling_height_in: pick(base.ceiling_height_in, mine.ceiling_height_in, theirs.ceiling_height_in),
    ceiling: pick(base.ceiling, mine.ceiling, theirs.ceiling),
  });
  const isSound = (merged.ceiling?.low_in ?? 0) < merged.ceiling_height_in;
  return isSound ? merged : pick(ceilingOf(base), ceilingOf(mine), ceilingOf(theirs));
}

/** Level where the wall that it follows is gone. */
function withCeiling(plan: RoomPlan): RoomPlan {
  const { ceiling, ...level } = plan;
  return !ceiling || plan.walls.some(({ id }) => id === ceiling.wall) ? plan : level;
}

/** Corner by corner if both kept the same corners; otherwise, or if the result is not a valid outline, one window's. */
function outlines(base: RoomPlan, mine: RoomPlan, theirs: RoomPlan): Outline[] {
  const isMineChanged = !same(base.vertices_in, mine.vertices_in) || !sameSides(base, mine);
  const owner = isMineChanged ? mine : theirs;
  const one = { vertices_in: owner.vertices_in, walls: wallsOf(owner, base, mine, theirs) };
  if (!sameSides(base, mine) || !sameSides(base, theirs)) return [one];
  const vertices_in = base.vertices_in.map(([x, y], at): [number, number] => {
    const [own, other] = [mine.vertices_in[at]!, theirs.vertices_in[at]!];
    return [pick(x, own[0], other[0]), pick(y, own[1], other[1])];
  });
  return [{ ...one, vertices_in }, one];
}

const sameSides = (a: Outline, b: Outline): boolean =>
  a.vertices_in.length === b.vertices_in.length && same(a.walls.map(side), b.walls.map(side));

const side = ({ id, from, to }: RoomWall) => ({ id, from, to });

/** The walls between the chosen corners, each as changed by either. */
function wallsOf(owner: Outline, base: RoomPlan, mine: RoomPlan, theirs: RoomPlan): RoomWall[] {
  const [was, own, other] = [byId(base.walls), byId(mine.walls), byId(theirs.walls)];
  return owner.walls.map((wall) => {
    const here = own.get(wall.id) ?? wall;
    const there = other.get(wall.id) ?? wall;
    const before = was.get(wall.id);
    const made = before && same(makingOf(before), makingOf(here)) ? there : here;
    return { ...made, ...side(wall) };
  });
}

const makingOf = ({ id: _id, from: _from, to: _to, ...rest }: RoomWall) => rest;

const notAbove = (wall: RoomWall, ceiling_in: number): RoomWall =>
  (wall.height_in ?? 0) > ceiling_in ? { ...wall, height_in: ceiling_in } : wall;

/** The plan with those niches that it can hold. */
function withNiches(bare: RoomPlan, niches: readonly RoomNiche[]): RoomPlan {
  const held: RoomNiche[] = [];
  for (const niche of niches.slice(0, mostNiches))
    if (nicheProblem({ ...bare, niches: held }, niche) === null) held.push(niche);
  return { ...bare, niches: held };
}

/** The plan with those floor areas that it can hold; what lies outside of its walls is cut off. */
function withAreas(bare: RoomPlan, areas: readonly FloorArea[]): RoomPlan {
  const all = { ...bare, areas: areas.slice(0, mostFloorAreas) };
  return { ...bare, areas: areasFollow(all, bare) };
}

/** The plan with the openings, each in the first of its states that the plan can hold. */
function withOpenings(
  bare: RoomPlan,
  openings: readonly RoomOpening[],
  former: readonly ReadonlyMap<string, RoomOpening>[],
): RoomPlan {
  const whole = { ...bare, openings: [...openings] };
  if (planProblems(whole).length === 0) return whole;
  let plan = bare;
  for (const opening of openings) {
    const states = [opening, ...former.flatMap((each) => each.get(opening.id) ?? [])];
    const held = states.flatMap((state) => holding(plan, state) ?? []);
    if (held[0]) plan = { ...plan, openings: [...plan.openings, held[0]] };
  }
  return plan;
}

/** The opening where it was, else moved along its wall; null if the wall is gone, too low or full. */
function holding(plan: RoomPlan, opening: RoomOpening): RoomOpening | null {
  const isSound = (one: RoomOpening) =>
    !planProblems({ ...plan, openings: [...plan.openings, one] }).some(({ kind }) => kind === "opening");
  if (isSound(opening)) return opening;
  const offset_in = fittingOffset(plan, opening.wall, opening.offset_in, opening);
  const moved = offset_in === null ? null : { ...opening, offset_in };
  return moved && isSound(moved) ? moved : null;
}

/**
 * Connections have no ids: an unchanged one is matched by kind and position, a moved one by kind and order. One that
 * both added occurs once.
 */
function mergeServices(
  base: readonly RoomService[],
  mine: readonly RoomService[],
  theirs: readonly RoomService[],
  isFirm: boolean,
): RoomService[] {
  const was = base.map((service, at) => ({ id: `${at}`, service }));
  const merged = mergeById(was, named(was, mine), named(was, theirs), isFirm);
  return merged.map(({ service }) => service);
}

type NamedService = { id: string; service: RoomService };

function named(was: readonly NamedService[], services: readonly RoomService[]): NamedService[] {
  const left = new Set(was);
  const take = (fits: (before: RoomService) => boolean): string | undefined => {
    const before = [...left].find(({ service }) => fits(service));
    if (before) left.delete(before);
    return before?.id;
  };
  const stayed = services.map((service) => take((before) => same(before, service)));
  const moved = services.map((service, at) => stayed[at] ?? take(({ kind }) => kind === service.kind));
  return services.map((service, at) => ({
    // another kind at the same place
    id:
      moved[at] ??
      take(({ at_in }) => same(at_in, service.at_in)) ??
      `new ${service.kind} ${service.at_in.join(" ")}`,
    service,
  }));
}
