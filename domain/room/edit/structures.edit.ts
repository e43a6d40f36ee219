import type { RoomDesign, RoomPlan, RoomStructure } from "../../../contract/design/room-design.ts";
import { leastText, lengthText, mostText } from "../../catalog/page-lengths.ts";
import { isSloped, lowestCeiling } from "../geometry/ceiling.ts";
import { areaById, areaOfSurface } from "../geometry/floor-areas.ts";
import { dot, type Point, times } from "../geometry/point.ts";
import { boundsOf, centroidOf, contains } from "../geometry/polygon.ts";
import { nearestOn } from "../geometry/segment.ts";
import {
  isRound,
  outlineOfStructure,
  sideOf,
  structureById,
  structureFace,
  structuresOf,
} from "../geometry/structures.ts";
import { facesOf, isInside, onWall, rotationAgainst, usualThickness_in } from "../geometry/walls.ts";
import { done, type Edited, refused } from "./edited.types.ts";
import { mostIn } from "./room-limits.ts";

export type StructureKind = RoomStructure["kind"];

/** Smallest measure of a structure, inches. */
const least_in = 1;
/** Depth of a soffit over wall cabinets: 12 in. and a reveal. */
const soffitDepth_in = 14;
const gone = "It is no longer in the plan.";

const usual: Readonly<Record<StructureKind, { length_in: number; depth_in: number }>> = {
  partition: { length_in: 48, depth_in: usualThickness_in },
  half_wall: { length_in: 48, depth_in: usualThickness_in },
  column: { length_in: 12, depth_in: 12 },
  soffit: { length_in: 48, depth_in: soffitDepth_in },
};

/**
 * A new structure of the usual size: a soffit along a wall, anything else in the middle of the room.
 * @param wall the wall of a soffit; the longest one unless it is told
 */
export function addStructure(
  design: RoomDesign,
  kind: StructureKind,
  id: string,
  wall?: string,
): Edited & { id?: string } {
  const { plan } = design;
  const structures = structuresOf(plan);
  if (structures.length >= mostIn.structures)
    return refused(`A room holds at most ${mostIn.structures} partitions, columns and soffits.`);
  const placed = kind === "soffit" ? alongWall(plan, wall) : null;
  const structure: RoomStructure = {
    id,
    kind,
    at_in: middleOf(plan),
    rotation_deg: 0,
    ...usual[kind],
    ...placed,
  };
  const added = checked(design, { ...plan, structures: [...structures, structure] }, structure);
  return added.ok ? { ...added, id } : added;
}

/** Over the whole length of a wall, with its back to it. */
function alongWall(plan: RoomPlan, wall: string | undefined): Partial<RoomStructure> | null {
  const faces = facesOf(plan).filter(({ kind }) => kind === "wall");
  const face = faces.find(({ id }) => id === wall) ?? faces.sort((a, b) => b.length_in - a.length_in)[0];
  if (!face) return null;
  return {
    at_in: onWall(face, face.length_in / 2, soffitDepth_in / 2),
    rotation_deg: rotationAgainst(face),
    length_in: face.length_in,
  };
}

function middleOf({ vertices_in }: RoomPlan): Point {
  const middle = centroidOf(vertices_in);
  if (contains(vertices_in, middle)) return [Math.round(middle[0]), Math.round(middle[1])];
  const { left, right, bottom, top } = boundsOf(vertices_in);
  // the middle of an L may lie outside of it
  for (const across of [0.25, 0.75])
    for (const up of [0.25, 0.75]) {
      const at: Point = [left + (right - left) * across, bottom + (top - bottom) * up];
      if (contains(vertices_in, at)) return at;
    }
  return middle;
}

/** Another size, place or direction of a structure; refused with the reason if the room cannot hold it. */
export function changeStructure(
  design: RoomDesign,
  id: string,
  change: Partial<Omit<RoomStructure, "id" | "kind">>,
): Edited {
  const before = structureById(design.plan, id);
  if (!before) return refused(gone);
  const changed = { ...before, ...change };
  const after = isRound(changed) ? { ...changed, depth_in: changed.length_in } : changed;
  const structures = structuresOf(design.plan).map((each) => (each.id === id ? after : each));
  return checked(design, { ...design.plan, structures }, after);
}

/**
 * A structure at another place, moved so that it touches what it comes near.
 * @param reach_in how near that is; 0 to leave it where it is put
 */
export function moveStructure(design: RoomDesign, id: string, to: Readonly<Point>, reach_in: number): Edited {
  const structure = structureById(design.plan, id);
  if (!structure) return refused(gone);
  return changeStructure(design, id, { at_in: heldInside(design.plan, structure, to, reach_in) });
}

/** The place wanted, out of the walls that the structure would cross and up to those that it nearly touches. */
function heldInside(plan: RoomPlan, structure: RoomStructure, to: Readonly<Point>, reach_in: number): Point {
  let at: Point = [to[0], to[1]];
  for (const face of facesOf(plan)) {
    const corners = outlineOfStructure({ ...structure, at_in: at });
    const outs = corners.map((corner) =>
      dot([corner[0] - face.from[0], corner[1] - face.from[1]], face.inward),
    );
    const least = Math.min(...outs);
    const isBefore = corners.some((corner) => {
      const near = nearestOn(face, corner);
      return Math.hypot(near[0] - corner[0], near[1] - corner[1]) < Math.max(24, structure.length_in);
    });
    if (isBefore && (least < 0 ? Math.max(...outs) > 0 : least <= reach_in))
      at = [at[0] - times(face.inward, least)[0], at[1] - times(face.inward, least)[1]];
  }
  return at;
}

/** Longer or shorter: an end at a wall stays there, else both ends move. */
export function setStructureLength(design: RoomDesign, id: string, length_in: number): Edited {
  const structure = structureById(design.plan, id);
  if (!structure) return refused(gone);
  const { plan } = design;
  const by = (length_in - structure.length_in) / 2;
  const turn = (structure.rotation_deg * Math.PI) / 180;
  const along: Point = [Math.cos(turn), Math.sin(turn)];
  const at = (share: number): Point => [
    structure.at_in[0] + along[0] * (structure.length_in / 2) * share,
    structure.at_in[1] + along[1] * (structure.length_in / 2) * share,
  ];
  const isHeld = (share: number) =>
    facesOf(plan).some((face) => {
      const end = at(share);
      const near = nearestOn(face, end);
      return face.kind !== "open" && Math.hypot(near[0] - end[0], near[1] - end[1]) < 0.5;
    });
  const [first, last] = [isHeld(-1), isHeld(1)];
  const way = first === last ? 0 : first ? 1 : -1;
  const at_in: Point = [structure.at_in[0] + along[0] * by * way, structure.at_in[1] + along[1] * by * way];
  return changeStructure(design, id, { length_in, at_in });
}

/** The room without a structure and without what covers its sides. */
export function deleteStructure(design: RoomDesign, id: string): RoomDesign {
  const structures = structuresOf(design.plan).filter((each) => each.id !== id);
  return withoutLostSides({ ...design, plan: { ...design.plan, structures } });
}

/** The room without surfaces of structures, sides and floor areas that it no longer has. */
export function withoutLostSides(design: RoomDesign): RoomDesign {
  const isLost = (surface: string) => {
    const area = areaOfSurface(surface);
    if (area !== null) return !areaById(design.plan, area);
    const side = sideOf(surface);
    const structure = side && structureById(design.plan, side.structure);
    return side !== null && !(structure && structureFace(design.plan, structure, side.side));
  };
  if (!design.surfaces.some(({ id }) => isLost(id))) return design;
  return {
    ...design,
    surfaces: design.surfaces.filter(({ id }) => !isLost(id)),
    ...(design.supplies && { supplies: design.supplies.filter((supply) => !isLost(supply.for)) }),
  };
}

function checked(design: RoomDesign, plan: RoomPlan, structure: RoomStructure): Edited {
  const problem = structureProblem(plan, structure);
  return problem ? refused(problem) : done({ ...design, plan });
}

/** Why the room cannot hold a structure; null if it can. */
function structureProblem(plan: RoomPlan, structure: RoomStructure): string | null {
  const { length_in, depth_in, height_in } = structure;
  if ([length_in, depth_in, height_in ?? least_in].some((each) => !(each >= least_in)))
    return `It is at least ${leastText(least_in)} in each direction.`;
  const corners = outlineOfStructure(structure);
  const most = lowestCeiling(plan, corners);
  if (height_in !== undefined && height_in > most)
    return isSloped(plan)
      ? `The ceiling comes down to ${lengthText(most)} there; it can be ${mostText(most)} high.`
      : `It is at most as high as the room, ${mostText(plan.ceiling_height_in)}.`;
  // an end may stand a little in the wall: plans are drawn to 1/4 in.
  return corners.every((corner) => isInside(plan, corner, 0.26)) ? null : "It reaches past the wall.";
}

/** Height or drop that its panel shows; columns and partitions follow the ceiling. */
export const hasOwnHeight = ({ kind }: RoomStructure): boolean => kind === "half_wall" || kind === "soffit";
