import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import type { Edited } from "../../../../domain/room/edit/edited.types.ts";
import { moveOpening } from "../../../../domain/room/edit/openings.edit.ts";
import { pushWall } from "../../../../domain/room/edit/plan.edit.ts";
import { dot, type Point } from "../../../../domain/room/geometry/point.ts";
import { distanceTo } from "../../../../domain/room/geometry/segment.ts";
import { faceById, facesOf, onWall } from "../../../../domain/room/geometry/walls.ts";
import { asDesign } from "../plan/editing.ts";
import type { Selection } from "./room-state.ts";

/** A wall, or a door, window or passage, as the drawing from above shows it. */
export interface PlanPart {
  kind: "wall" | "opening";
  id: string;
}

/** Half of how thick walls are drawn, inches: a press on any of it means the wall. */
const half_in = 2.25;

/** The opening, else the wall at a place of the drawing, at most `reach_in` away. */
export function partAt(plan: RoomPlan, at: Readonly<Point>, reach_in: number): PlanPart | null {
  const near = plan.openings.find(({ wall, offset_in, width_in }) => {
    const face = faceById(plan, wall);
    if (!face) return false;
    const [from, to] = [offset_in, offset_in + width_in].map((along) => onWall(face, along, -half_in));
    return distanceTo({ from: from!, to: to! }, at) <= reach_in;
  });
  if (near) return { kind: "opening", id: near.id };
  const [nearest] = facesOf(plan)
    .map((face) => {
      const [from, to] = [0, face.length_in].map((along) => onWall(face, along, -half_in));
      return { id: face.id, off: distanceTo({ from: from!, to: to! }, at) };
    })
    .sort((a, b) => a.off - b.off);
  return nearest && nearest.off <= reach_in ? { kind: "wall", id: nearest.id } : null;
}

/** What the editor selects for it. */
export const selectionOf = ({ kind, id }: PlanPart): Selection =>
  kind === "wall" ? { kind: "surface", id: `wall:${id}` } : { kind, id };

/** The plan with a wall pushed, or an opening moved along its wall, by whole inches; refused where that can't be. */
export function draggedPlan(plan: RoomPlan, { kind, id }: PlanPart, by: Readonly<Point>): Edited {
  const opening = plan.openings.find((each) => each.id === id);
  const face = faceById(plan, kind === "wall" ? id : (opening?.wall ?? ""));
  if (!face) return { ok: false, message: "It is no longer in the plan." };
  if (kind === "wall") return pushWall(asDesign(plan), id, Math.round(dot([by[0], by[1]], face.inward)));
  const along = Math.round(dot([by[0], by[1]], face.along));
  return moveOpening(asDesign(plan), id, (opening?.offset_in ?? 0) + along);
}
