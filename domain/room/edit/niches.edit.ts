import type { RoomDesign, RoomNiche, RoomPlan } from "../../../contract/design/room-design.ts";
import { leastText } from "../../catalog/page-lengths.ts";
import { behindStructure, nicheProblem, nicheRange, nichesOf } from "../geometry/niches.ts";
import { faceById } from "../geometry/walls.ts";
import { done, type Edited, refused } from "./edited.types.ts";
import { mostIn } from "./room-limits.ts";

/** The usual niches of a shower: between two studs, at the height of the shoulders. */
export const usualNiches = [
  { width_in: 12, height_in: 24 },
  { width_in: 16, height_in: 16 },
] as const;
const usualSill_in = 48;
/** As deep as a 2×4 stud. */
const usualDepth_in = 3.5;
const least_in = { width_in: 3, height_in: 3, depth_in: 1 };
const step_in = 1;

/** A niche of a usual size in a wall, in its middle or as near to it as there is room. */
export function addNiche(
  design: RoomDesign,
  wall: string,
  id: string,
  size: Pick<RoomNiche, "width_in" | "height_in"> = usualNiches[0],
): Edited & { id?: string } {
  const { plan } = design;
  if (nichesOf(plan).length >= mostIn.niches) return refused(`A room holds at most ${mostIn.niches} niches.`);
  const face = faceById(plan, wall);
  if (!face) return refused("The wall is no longer in the plan.");
  const middle = (face.length_in - size.width_in) / 2;
  const sill_in = Math.max(0, Math.min(usualSill_in, face.height_in - size.height_in));
  const at = (offset_in: number): RoomNiche => ({
    ...{ id, wall, offset_in: Math.max(0, offset_in), ...size, depth_in: usualDepth_in, sill_in },
  });
  const [least, most] = nicheRange(face.length_in, size.width_in);
  for (let away = 0; away <= Math.max(0, (most - least) / 2); away += step_in)
    for (const offset_in of away === 0 ? [middle] : [middle - away, middle + away]) {
      if (offset_in < least || offset_in > most || problemOf(plan, at(offset_in))) continue;
      return { ...done(withNiches(design, [...nichesOf(plan), at(offset_in)])), id };
    }
  return refused(problemOf(plan, at(middle)) ?? "There is no room for a niche in this wall.");
}

/** Another size or place of a niche; refused with the reason if the wall cannot have it. */
export function changeNiche(
  design: RoomDesign,
  id: string,
  change: Partial<Omit<RoomNiche, "id" | "wall">>,
): Edited {
  const before = nichesOf(design.plan).find((each) => each.id === id);
  if (!before) return refused("The niche is no longer in the plan.");
  const after = { ...before, ...change };
  for (const [measure, least] of Object.entries(least_in) as [keyof typeof least_in, number][])
    if (!(after[measure] >= least))
      return refused(
        `A niche is at least ${leastText(least_in.width_in)} wide and high and ${leastText(least_in.depth_in)} deep.`,
      );
  if (!(after.sill_in >= 0)) return refused("The niche has to be above the floor.");
  if (!(after.offset_in >= 0)) return refused("The niche has to be in its wall.");
  const problem = problemOf(design.plan, after);
  if (problem) return refused(problem);
  return done(
    withNiches(
      design,
      nichesOf(design.plan).map((each) => (each.id === id ? after : each)),
    ),
  );
}

/** Along its wall to the place nearest to the wanted one that can have it. */
export function moveNiche(design: RoomDesign, id: string, offset_in: number): Edited {
  const niche = nichesOf(design.plan).find((each) => each.id === id);
  const face = niche && faceById(design.plan, niche.wall);
  if (!niche || !face) return refused("The niche is no longer in the plan.");
  const [least, most] = nicheRange(face.length_in, niche.width_in);
  const wanted = Math.max(least, Math.min(most, offset_in));
  for (let away = 0; away <= most - least; away += step_in)
    for (const at of away === 0 ? [wanted] : [wanted - away, wanted + away])
      if (at >= least && at <= most && !problemOf(design.plan, { ...niche, offset_in: at }))
        return changeNiche(design, id, { offset_in: at });
  return refused(
    problemOf(design.plan, { ...niche, offset_in: wanted }) ?? "There is no room for it in this wall.",
  );
}

export const deleteNiche = (design: RoomDesign, id: string): RoomDesign =>
  withNiches(
    design,
    nichesOf(design.plan).filter((each) => each.id !== id),
  );

const withNiches = (design: RoomDesign, niches: RoomNiche[]): RoomDesign => ({
  ...design,
  plan: { ...design.plan, niches },
});

const problemOf = (plan: RoomPlan, niche: RoomNiche): string | null =>
  nicheProblem(plan, niche) ?? behindStructure(plan, niche);
