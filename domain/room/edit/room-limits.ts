import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { mostText } from "../../catalog/page-lengths.ts";

/**
 * How much a room's document can hold. The contract's schema has the same numbers (`contract/design/room-design.ts`); a test
 * compares them.
 */
export const mostIn = {
  corners: 60,
  openings: 60,
  connections: 40,
  structures: 40,
  niches: 30,
  areas: 20,
  surfaces: 200,
  objects: 400,
  supplies: 400,
} as const;

/** The longest length, and how far from the plan's origin anything lies. */
export const farthest_in = 6000;

/** What is wrong with a length that somebody typed, or null. */
export function lengthProblem(inches: number): string | null {
  if (!(inches > 0)) return "Enter a length above 0.";
  return inches > farthest_in ? `Enter at most ${mostText(farthest_in)}.` : null;
}

/** Why a design cannot be stored, with what would be possible; null if it can. */
export function limitProblem({ plan, surfaces, items, supplies = [] }: RoomDesign): string | null {
  const { structures = [], niches = [], areas = [] } = plan;
  const counts = {
    corners: plan.vertices_in.length,
    openings: plan.openings.length,
    connections: plan.services.length,
    structures: structures.length,
    niches: niches.length,
    areas: areas.length,
    surfaces: surfaces.length,
    objects: items.length,
    supplies: supplies.length,
  };
  for (const [what, count] of Object.entries(counts)) {
    const most = mostIn[what as keyof typeof counts];
    if (count > most) return `A room holds at most ${most} ${words[what] ?? what}. Remove one first.`;
  }
  const lengths = [
    plan.ceiling_height_in,
    plan.ceiling?.low_in ?? 1,
    ...plan.walls.flatMap(({ height_in, thickness_in }) => [height_in ?? 1, thickness_in ?? 1]),
    ...plan.openings.flatMap(({ width_in, height_in }) => [width_in, height_in]),
    ...structures.flatMap(({ length_in, depth_in, height_in }) => [length_in, depth_in, height_in ?? 1]),
    ...niches.flatMap(({ width_in, height_in, depth_in }) => [width_in, height_in, depth_in]),
    ...surfaces.map(({ height_in }) => height_in ?? 1),
    ...items.flatMap(({ width_in, depth_in, height_in }) => [width_in, depth_in, height_in]),
  ];
  const wrong = lengths.map(lengthProblem).find((problem) => problem !== null);
  if (wrong) return wrong;
  const places = [
    ...plan.vertices_in.flat(),
    ...areas.flatMap(({ outline_in }) => outline_in.flat()),
    ...plan.services.flatMap(({ at_in }) => at_in),
    ...structures.flatMap(({ at_in }) => at_in),
    ...niches.flatMap(({ offset_in, sill_in }) => [offset_in, sill_in]),
    ...plan.openings.flatMap(({ offset_in, sill_in }) => [offset_in, sill_in ?? 0]),
    ...items.flatMap(({ at_in, elevation_in }) => [...at_in, elevation_in ?? 0]),
  ];
  const isNear = (inches: number) => Math.abs(inches) <= farthest_in;
  return places.every(isNear) ? null : `A room is at most ${mostText(farthest_in)} long and wide.`;
}

const words: Record<string, string> = {
  areas: "floor areas",
  openings: "doors, windows and passages",
  structures: "partitions, columns and soffits",
};
