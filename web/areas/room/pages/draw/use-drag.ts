import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import type { Point } from "../../../../../domain/room/geometry/point.ts";
import type { Selected } from "../../plan/editing.ts";
import { dragged } from "./dragging.ts";
import type { Guide } from "./snapping.ts";
import type { PlanEditor } from "./use-plan-editor.ts";
import type { View } from "./view.ts";

/** Pixels that a pointer moves before it drags: a shaky tap only selects. */
const threshold_px = { mouse: 3, pen: 6, touch: 8 } as const;
const reach_px = 9;

interface Hold {
  target: Selected;
  pointer: number;
  kind: keyof typeof threshold_px;
  from_px: Point;
  plan: RoomPlan;
  view: View;
  isMoving: boolean;
}

export interface DragState {
  /** What the drawing shows while something is dragged. */
  plan: RoomPlan;
  guides: readonly Guide[];
  /** The drawing does not move under the hand. */
  view: View;
}

/** Dragging with mouse, pen or finger. The plan changes once, when it is let go; Escape lets it be. */
export function useDrag(editor: PlanEditor, view: View, svg: RefObject<SVGSVGElement | null>) {
  const hold = useRef<Hold>(null);
  const [state, setState] = useState<DragState | null>(null);

  const spot = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const letGo = () => {
    hold.current = null;
    setState(null);
  };

  const take = (target: Selected) => (event: PointerEvent) => {
    if (event.button !== 0 || hold.current) return;
    event.stopPropagation();
    svg.current?.setPointerCapture(event.pointerId);
    const kind = event.pointerType in threshold_px ? (event.pointerType as Hold["kind"]) : "mouse";
    hold.current = {
      target,
      kind,
      view,
      plan: editor.plan,
      pointer: event.pointerId,
      from_px: spot(event),
      isMoving: false,
    };
    editor.select(target);
  };

  const move = (event: PointerEvent) => {
    const held = hold.current;
    if (!held || held.pointer !== event.pointerId) return;
    const at = spot(event);
    const [dx, dy] = [at[0] - held.from_px[0], at[1] - held.from_px[1]];
    if (!held.isMoving && Math.hypot(dx, dy) < threshold_px[held.kind]) return;
    held.isMoving = true;
    const { scale } = held.view;
    // Alt: no snapping to anything but the finest grid.
    const rules = event.altKey
      ? { step_in: 0.25, reach_in: 0, isSquare: editor.isSquare }
      : { step_in: editor.step_in, reach_in: reach_px / scale, isSquare: editor.isSquare };
    const { edited, guides } = dragged(held.plan, held.target, [dx / scale, -dy / scale], rules);
    if (edited.ok) {
      setState({ plan: edited.design.plan, guides, view: held.view });
      editor.say("");
    } else {
      setState((now) => now ?? { plan: held.plan, guides: [], view: held.view });
      editor.say(edited.message, true);
    }
  };

  const drop = (event: PointerEvent) => {
    const held = hold.current;
    if (!held || held.pointer !== event.pointerId) return;
    if (held.isMoving && state && state.plan !== held.plan) editor.setPlan(state.plan);
    if (held.isMoving) editor.say("");
    letGo();
  };

  return { state, take, move, drop, letGo };
}
