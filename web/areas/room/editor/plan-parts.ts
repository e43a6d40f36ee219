import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import type { Edited } from "../../../../domain/room/edit/edited.types.ts";
import { moveNiche } from "../../../../domain/room/edit/niches.edit.ts";
import { moveOpening } from "../../../../domain/room/edit/openings.edit.ts";
import { pushWall } from "../../../../domain/room/edit/plan.edit.ts";
import { moveStructure } from "../../../../domain/room/edit/structures.edit.ts";
import { nichesOf } from "../../../../domain/room/geometry/niches.ts";
import { dot, type Point } from "../../../../domain/room/geometry/point.ts";
import { contains, distanceToOutline } from "../../../../domain/room/geometry/polygon.ts";
import { distanceTo } from "../../../../domain/room/geometry/segment.ts";
import {
  outlineOfStructure,
  sideId,
  structureById,
  structuresOf,
} from "../../../../domain/room/geometry/structures.ts";
import { faceById, facesOf, onWall } from "../../../../domain/room/geometry/walls.ts";
import { asDesign } from "../plan/editing.ts";
import type { Selection } from "./room-state.ts";

/** A wall, or a door, window, passage or niche, as the drawing from above shows it. */
export interface PlanPart {
  kind: "wall" | "opening" | "niche" | "structure";
  id: string;
}

/** A structure this near to a wall is put against it, inches. */
const nearWall_in = 3;

/** Half of how thick walls are drawn, inches: a press on any of it means the wall. */
const half_in = 2.25;

/** The opening or niche, else the wall at a place of the drawing, at most `reach_in` away. */
export function partAt(plan: RoomPlan, at: Readonly<Point>, reach_in: number): PlanPart | null {
  const near = plan.openings.find(({ wall, offset_in, width_in }) => {
    const face = faceById(plan, wall);
    if (!face) return false;
    const [from, to] = [offset_in, offset_in + width_in].map((along) => onWall(face, along, -half_in));
    return distanceTo({ from: from!, to: to! }, at) <= reach_in;
  });
  if (near) return { kind: "opening", id: near.id };
  const recess = nichesOf(plan).find(({ wall, offset_in, width_in, depth_in }) => {
    const face = faceById(plan, wall);
    if (!face) return false;
    const [from, to] = [offset_in, offset_in + width_in].map((along) => onWall(face, along, -depth_in / 2));
    return distanceTo({ from: from!, to: to! }, at) <= Math.max(depth_in / 2, reach_in / 2);
  });
  if (recess) return { kind: "niche", id: recess.id };
  const built = structuresOf(plan).findLast((each) => {
    const outline = outlineOfStructure(each);
    return contains(outline, at, 0) || distanceToOutline(outline, at) <= reach_in / 2;
  });
  if (built) return { kind: "structure", id: built.id };
  const [nearest] = facesOf(plan)
    .map((face) => {
      const [from, to] = [0, face.length_in].map((along) => onWall(face, along, -half_in));
      return { id: face.id, off: distanceTo({ from: from!, to: to! }, at) };
    })
    .sort((a, b) => a.off - b.off);
  return nearest && nearest.off <= reach_in ? { kind: "wall", id: nearest.id } : null;
}

/** What the editor selects for it; a niche is edited with its wall. */
export function selectionOf({ niches = [] }: RoomPlan, { kind, id }: PlanPart): Selection {
  if (kind === "opening") return { kind, id };
  if (kind === "niche")
    return { kind: "surface", id: `wall:${niches.find((niche) => niche.id === id)?.wall ?? ""}` };
  return { kind: "surface", id: kind === "wall" ? `wall:${id}` : sideId(id, "front") };
}

/** The plan with a wall pushed, or an opening or niche moved along its wall, by whole inches; refused where that can't be. */
export function draggedPlan(plan: RoomPlan, { kind, id }: PlanPart, by: Readonly<Point>): Edited {
  const built = kind === "structure" && structureById(plan, id);
  if (built) {
    const to: Point = [built.at_in[0] + Math.round(by[0]), built.at_in[1] + Math.round(by[1])];
    return moveStructure(asDesign(plan), id, to, nearWall_in);
  }
  const recess = kind === "niche" ? nichesOf(plan).find((each) => each.id === id) : undefined;
  const opening = plan.openings.find((each) => each.id === id);
  const face = faceById(plan, kind === "wall" ? id : (recess?.wall ?? opening?.wall ?? ""));
  if (!face) return { ok: false, message: "It is no longer in the plan." };
  if (kind === "wall") return pushWall(asDesign(plan), id, Math.round(dot([by[0], by[1]], face.inward)));
  const along = Math.round(dot([by[0], by[1]], face.along));
  if (recess) return moveNiche(asDesign(plan), id, recess.offset_in + along);
  return moveOpening(asDesign(plan), id, (opening?.offset_in ?? 0) + along);
}
