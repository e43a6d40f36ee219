import type { RoomItem, RoomPlan, RoomStructure } from "../../../contract/design/room-design.ts";
import { ceilingAlong, highestOf } from "./ceiling.ts";
import { boxOf } from "./footprint.ts";
import { add, times } from "./point.ts";
import {
  isRound,
  levelsOf,
  sideId,
  sideOf,
  structureById,
  structureFace,
  structuresOf,
} from "./structures.ts";
import { faceById, facesOf, spanOn, type WallFace } from "./walls.ts";

// What a thing can hang on or have its back to: the walls of the outline, and both long faces of partitions and half
// walls. The id of such a face is its surface's: `side:<structure>.front`.

const sides = ["front", "back"] as const;
/** As one goes around a structure with it on the right: each side ends where the next one begins. */
const around = ["front", "left", "back", "right"] as const;

const carries = ({ kind }: RoomStructure): boolean => kind === "partition" || kind === "half_wall";

/** An upright side of a structure as a wall seen from in front of it: the room lies to the left of from → to. */
function sideAsWall(
  plan: RoomPlan,
  structure: RoomStructure,
  side: (typeof around)[number],
): WallFace | undefined {
  const face = structureFace(plan, structure, side);
  if (!face) return undefined;
  const from = add(face.origin, times(face.right, face.width_in));
  const profile = ceilingAlong(plan, from, face.origin, levelsOf(plan, structure).top);
  return {
    id: sideId(structure.id, side),
    kind: structure.kind === "half_wall" ? "half_wall" : "wall",
    from,
    to: face.origin,
    length_in: face.width_in,
    along: times(face.right, -1),
    inward: face.out,
    height_in: highestOf(profile),
    profile,
    thickness_in: structure.depth_in,
  };
}

/** The flat sides of all structures on the floor, in order. */
export const standingSides = (plan: RoomPlan): WallFace[][] =>
  structuresOf(plan)
    .filter((each) => each.kind !== "soffit" && !isRound(each))
    .map((structure) => around.flatMap((side) => sideAsWall(plan, structure, side) ?? []));

/** The faces of partitions and half walls. */
export const builtFaces = (plan: RoomPlan): WallFace[] =>
  structuresOf(plan)
    .filter(carries)
    .flatMap((structure) => sides.flatMap((side) => sideAsWall(plan, structure, side) ?? []));

/** All walls of the outline, then the faces of partitions and half walls. */
export const backingsOf = (plan: RoomPlan): WallFace[] => [...facesOf(plan), ...builtFaces(plan)];

/** The wall or face that an item's `against` names; undefined if it is gone. */
export function backingById(plan: RoomPlan, id: string): WallFace | undefined {
  const wall = faceById(plan, id);
  if (wall) return wall;
  const named = sideOf(id);
  const side = sides.find((each) => each === named?.side);
  const structure = named && structureById(plan, named.structure);
  return structure && side && carries(structure) ? sideAsWall(plan, structure, side) : undefined;
}

/** As `wallsTouched`, with the faces of partitions and half walls. */
export function backingsTouched(plan: RoomPlan, item: RoomItem, within_in = 2): WallFace[] {
  const box = boxOf(item);
  return backingsOf(plan).filter((face) => {
    if (face.kind === "open") return false;
    const { from_in, to_in, gap_in } = spanOn(face, box);
    return gap_in > -1 && gap_in <= within_in && Math.min(to_in, face.length_in) - Math.max(from_in, 0) > 1;
  });
}
