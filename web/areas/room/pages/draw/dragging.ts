import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import { moveArea, moveAreaCorner } from "../../../../../domain/room/edit/areas.edit.ts";
import { type Edited, refused } from "../../../../../domain/room/edit/edited.types.ts";
import {
  moveOpening,
  moveOpeningPastCorner,
  wallMeant,
} from "../../../../../domain/room/edit/openings.edit.ts";
import { pushWall } from "../../../../../domain/room/edit/plan.edit.ts";
import { moveService } from "../../../../../domain/room/edit/services.edit.ts";
import { moveStructure } from "../../../../../domain/room/edit/structures.edit.ts";
import { areaById } from "../../../../../domain/room/geometry/floor-areas.ts";
import { add, dot, minus, type Point, times } from "../../../../../domain/room/geometry/point.ts";
import { structureById, structuresOf } from "../../../../../domain/room/geometry/structures.ts";
import { alongWall, faceById, onWall, type WallFace } from "../../../../../domain/room/geometry/walls.ts";
import { areaCorner, asDesign, type Selected } from "../../plan/editing.ts";
import { moveCorner } from "./corners.edit.ts";
import { type Guide, snapPoint, snapValue } from "./snapping.ts";

export interface DragRules {
  step_in: number;
  /** Snapping distance; 0 for the grid only. */
  reach_in: number;
  /** Corners take their walls along. */
  isSquare: boolean;
}

export interface Dragged {
  edited: Edited;
  guides: Guide[];
}

/** The plan with something dragged by `by`, as it was taken hold of. */
export function dragged(plan: RoomPlan, target: Selected, by: Readonly<Point>, rules: DragRules): Dragged {
  if (target.kind === "corner") return draggedCorner(plan, Number(target.id), by, rules);
  if (target.kind === "wall") return draggedWall(plan, target.id, by, rules);
  if (target.kind === "structure") return draggedStructure(plan, target.id, by, rules);
  if (target.kind === "area" || target.kind === "area_corner")
    return { edited: draggedArea(plan, target, by, rules), guides: [] };
  if (target.kind === "service") return draggedService(plan, Number(target.id), by, rules);
  return { edited: draggedOpening(plan, target.id, by, rules), guides: [] };
}

function draggedCorner(plan: RoomPlan, index: number, by: Readonly<Point>, rules: DragRules): Dragged {
  const from = plan.vertices_in[index];
  if (!from) return { edited: refused("The corner is no longer in the plan."), guides: [] };
  const others = plan.vertices_in.filter((_, at) => at !== index);
  const { point, guides } = snapPoint(add(from, by), rules.isSquare ? farFrom(plan, index) : others, rules);
  return { edited: moveCorner(asDesign(plan), index, point, rules.isSquare), guides };
}

/** Corners that do not come along when this one takes its walls with it. */
function farFrom(plan: RoomPlan, index: number): Readonly<Point>[] {
  const count = plan.vertices_in.length;
  const near = [index, (index + 1) % count, (index + count - 1) % count];
  return plan.vertices_in.filter((_, at) => !near.includes(at));
}

function draggedWall(plan: RoomPlan, id: string, by: Readonly<Point>, rules: DragRules): Dragged {
  const wall = plan.walls.find((each) => each.id === id);
  const face = faceById(plan, id);
  if (!wall || !face) return { edited: refused("The wall is no longer in the plan."), guides: [] };
  const marks = plan.vertices_in
    .filter((_, at) => at !== wall.from && at !== wall.to)
    .map((vertex) => dot(minus(vertex, face.from), face.inward));
  const { value, isHeld } = snapValue(dot(by, face.inward), marks, rules);
  const at = add(face.from, times(face.inward, value));
  const guides: Guide[] = !isHeld
    ? []
    : Math.abs(face.along[1]) < 0.001
      ? [{ axis: "y", at_in: at[1] }]
      : Math.abs(face.along[0]) < 0.001
        ? [{ axis: "x", at_in: at[0] }]
        : [];
  return { edited: pushWall(asDesign(plan), id, value), guides };
}

/** Along its wall, or past a corner to the wall that it is held nearest to. */
function draggedOpening(plan: RoomPlan, id: string, by: Readonly<Point>, rules: DragRules): Edited {
  const opening = plan.openings.find((each) => each.id === id);
  const own = opening && faceById(plan, opening.wall);
  if (!opening || !own) return refused("It is no longer in the plan.");
  const middle = add(onWall(own, opening.offset_in + opening.width_in / 2), by);
  const onto = (face: WallFace): Edited => {
    const wanted = alongWall(face, middle).offset_in - opening.width_in / 2;
    const centred = (face.length_in - opening.width_in) / 2;
    const offset_in = Math.max(0, snapValue(wanted, [centred], rules).value);
    return moveOpening(asDesign(plan), id, offset_in, face.id);
  };
  const meant = faceById(plan, wallMeant(plan, opening, middle)) ?? own;
  const edited = onto(meant);
  return edited.ok || meant.id === own.id ? edited : onto(own);
}

function draggedService(plan: RoomPlan, index: number, by: Readonly<Point>, rules: DragRules): Dragged {
  const service = plan.services[index];
  if (!service) return { edited: refused("It is no longer in the plan."), guides: [] };
  const others = plan.services.filter((_, at) => at !== index).map(({ at_in }) => at_in);
  const { point, guides } = snapPoint(add(service.at_in, by), others, rules);
  return { edited: moveService(asDesign(plan), index, point), guides };
}

function draggedStructure(plan: RoomPlan, id: string, by: Readonly<Point>, rules: DragRules): Dragged {
  const structure = structureById(plan, id);
  if (!structure) return { edited: refused("It is no longer in the plan."), guides: [] };
  const others = [
    ...plan.vertices_in,
    ...structuresOf(plan)
      .filter((one) => one.id !== id)
      .map(({ at_in }) => at_in),
  ];
  const { point, guides } = snapPoint(add(structure.at_in, by), others, rules);
  return { edited: moveStructure(asDesign(plan), id, point, rules.reach_in), guides };
}

/** A floor area, or one of its corners, on the grid and up to what it comes near. */
function draggedArea(plan: RoomPlan, target: Selected, by: Readonly<Point>, rules: DragRules): Edited {
  const { step_in, reach_in } = rules;
  const onGrid = (inches: number) => Math.round(inches / step_in) * step_in;
  const whole: Point = [onGrid(by[0]), onGrid(by[1])];
  if (target.kind === "area") return moveArea(asDesign(plan), target.id, whole, reach_in);
  const { area, index } = areaCorner(target.id);
  const from = areaById(plan, area)?.outline_in[index];
  if (!from) return refused("The floor area is no longer in the plan.");
  return moveAreaCorner(asDesign(plan), area, index, add(from, whole), reach_in);
}

/** The plan with something moved one step in a direction, as the arrow keys do. */
export function nudged(
  plan: RoomPlan,
  target: Selected,
  direction: Readonly<Point>,
  step_in: number,
  isSquare: boolean,
): Edited {
  const exact = { step_in: 1 / 64, reach_in: 0, isSquare };
  const corner = target.kind === "opening" ? cornerAhead(plan, target.id, direction) : null;
  if (corner) return moveOpeningPastCorner(asDesign(plan), target.id, corner);
  return dragged(plan, target, times(direction, step_in), exact).edited;
}

/** Past which end of its wall an opening is pushed that stands at that end already; null for any other. */
function cornerAhead(plan: RoomPlan, id: string, direction: Readonly<Point>): 1 | -1 | null {
  const opening = plan.openings.find((each) => each.id === id);
  const face = opening && faceById(plan, opening.wall);
  if (!opening || !face) return null;
  const along = dot(direction, face.along);
  if (along > 0.5 && opening.offset_in + opening.width_in > face.length_in - 0.01) return 1;
  return along < -0.5 && opening.offset_in < 0.01 ? -1 : null;
}
