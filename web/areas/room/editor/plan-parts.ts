import type { FloorArea, RoomPlan } from "../../../../contract/design/room-design.ts";
import { moveArea, moveAreaCorner, pushAreaSide } from "../../../../domain/room/edit/areas.edit.ts";
import { type Edited, refused } from "../../../../domain/room/edit/edited.types.ts";
import { moveNiche } from "../../../../domain/room/edit/niches.edit.ts";
import { moveOpening } from "../../../../domain/room/edit/openings.edit.ts";
import { pushWall } from "../../../../domain/room/edit/plan.edit.ts";
import { moveStructure } from "../../../../domain/room/edit/structures.edit.ts";
import { areaById, areaOfSurface, areaSurface } from "../../../../domain/room/geometry/floor-areas.ts";
import { nichesOf } from "../../../../domain/room/geometry/niches.ts";
import {
  add,
  distance,
  dot,
  leftOf,
  minus,
  type Point,
  times,
  unit,
} from "../../../../domain/room/geometry/point.ts";
import { contains, distanceToOutline, edgesOf } from "../../../../domain/room/geometry/polygon.ts";
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

/** A wall, a door, window, passage or niche, or a floor area, its corner or side, as the drawing from above shows it. */
export interface PlanPart {
  kind: "wall" | "opening" | "niche" | "structure" | "area" | "area_corner" | "area_side";
  id: string;
  /** The number of the area's corner or side. */
  index?: number;
}

/** A structure this near to a wall is put against it, inches. */
const nearWall_in = 3;

/** Half of how thick walls are drawn, inches: a press on any of it means the wall. */
const half_in = 2.25;

/**
 * The opening or niche, else the wall at a place of the drawing, at most `reach_in` away. Only the selected floor area is
 * taken hold of, and then its corners and sides before the walls that it lies at.
 * @param selected the selected surface or thing
 */
export function partAt(
  plan: RoomPlan,
  at: Readonly<Point>,
  reach_in: number,
  selected?: string,
): PlanPart | null {
  const area = areaById(plan, areaOfSurface(selected ?? "") ?? "");
  const edge = area && edgeAt(area, at, reach_in / 2);
  if (edge) return edge;
  const part = fixedPartAt(plan, at, reach_in);
  if (part?.kind !== "wall" && part) return part;
  if (area && contains(area.outline_in, at)) return { kind: "area", id: area.id };
  return part;
}

/** The corner, else the side of an area at a place. */
function edgeAt({ id, outline_in }: FloorArea, at: Readonly<Point>, reach_in: number): PlanPart | null {
  const corner = outline_in.findIndex((each) => distance(each, at) <= reach_in);
  if (corner >= 0) return { kind: "area_corner", id, index: corner };
  const side = edgesOf(outline_in).findIndex((each) => distanceTo(each, at) <= reach_in / 2);
  return side < 0 ? null : { kind: "area_side", id, index: side };
}

function fixedPartAt(plan: RoomPlan, at: Readonly<Point>, reach_in: number): PlanPart | null {
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
  if (kind === "area" || kind === "area_corner" || kind === "area_side")
    return { kind: "surface", id: areaSurface(id) };
  if (kind === "niche")
    return { kind: "surface", id: `wall:${niches.find((niche) => niche.id === id)?.wall ?? ""}` };
  return { kind: "surface", id: kind === "wall" ? `wall:${id}` : sideId(id, "front") };
}

/** The plan with a wall pushed, or an opening or niche moved along its wall, by whole inches; refused where that can't be. */
export function draggedPlan(plan: RoomPlan, part: PlanPart, by: Readonly<Point>): Edited {
  const { kind, id } = part;
  if (kind === "area" || kind === "area_corner" || kind === "area_side") return draggedArea(plan, part, by);
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

/** A floor area moved, or its corner or side, by whole inches and up to what it comes near. */
function draggedArea(plan: RoomPlan, { kind, id, index = 0 }: PlanPart, by: Readonly<Point>): Edited {
  const outline = areaById(plan, id)?.outline_in;
  const at = outline?.[index];
  if (!outline || !at) return refused("The floor area is no longer in the plan.");
  const whole: Point = [Math.round(by[0]), Math.round(by[1])];
  if (kind === "area") return moveArea(asDesign(plan), id, whole, nearWall_in);
  if (kind === "area_corner") return moveAreaCorner(asDesign(plan), id, index, add(at, whole), nearWall_in);
  const out = times(leftOf(unit(minus(outline[(index + 1) % outline.length]!, at))), -1);
  return pushAreaSide(asDesign(plan), id, index, Math.round(dot(by, out)), nearWall_in);
}
