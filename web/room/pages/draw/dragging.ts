import type { RoomPlan } from "../../../../contract/room-design.ts";
import { add, dot, minus, type Point, times } from "../../../../domain/geometry/point.ts";
import { faceById, onWall } from "../../../../domain/geometry/walls.ts";
import { type Edited, refused } from "../../../../domain/room-edit/edited.types.ts";
import { moveOpening } from "../../../../domain/room-edit/openings.edit.ts";
import { pushWall } from "../../../../domain/room-edit/plan.edit.ts";
import { moveCorner } from "./corners.edit.ts";
import { asDesign, type Selected } from "./editing.ts";
import { type Guide, snapPoint, snapValue } from "./snapping.ts";

export interface DragRules {
  step_in: number;
  /** How near something must come to snap to it; 0 for the grid alone. */
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

function draggedOpening(plan: RoomPlan, id: string, by: Readonly<Point>, rules: DragRules): Edited {
  const opening = plan.openings.find((each) => each.id === id);
  const face = opening && faceById(plan, opening.wall);
  if (!opening || !face) return refused("It is no longer in the plan.");
  const wanted = dot(minus(add(onWall(face, opening.offset_in), by), face.from), face.along);
  const middle = (face.length_in - opening.width_in) / 2;
  return moveOpening(asDesign(plan), id, Math.max(0, snapValue(wanted, [middle], rules).value));
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
  return dragged(plan, target, times(direction, step_in), exact).edited;
}
