import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { cross } from "../geometry/point.ts";
import { faceById, facesOf } from "../geometry/walls.ts";

/** The walls that a wall meets in a square inside corner, as seen from the room; null where it meets none. */
export interface NeighborWalls {
  left: string | null;
  right: string | null;
}

/** Corners within a degree of square take a corner cabinet. */
const square = Math.cos(Math.PI / 180);

/** Finds the walls to the left and to the right of a wall, with which a run can turn the corner. */
export function neighborWalls(plan: RoomPlan, id: string): NeighborWalls {
  const wall = plan.walls.find((each) => each.id === id);
  const own = faceById(plan, id);
  if (!wall || !own) return { left: null, right: null };
  const next = (isLeft: boolean): string | null => {
    const found = plan.walls.find((each) => (isLeft ? each.from === wall.to : each.to === wall.from));
    const face = found && facesOf(plan).find((each) => each.id === found.id);
    if (!face || face.kind === "open") return null;
    const turn = isLeft ? cross(own.along, face.along) : cross(face.along, own.along);
    return turn > square ? face.id : null;
  };
  return { left: next(true), right: next(false) };
}
