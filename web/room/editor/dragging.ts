import { type RefObject, useEffect, useRef } from "react";
import { elevationOf } from "../../../domain/geometry/elevation.ts";
import { itemById } from "../../../domain/room-edit/items.edit.ts";
import { type Moved, moveItem } from "../../../domain/room-edit/move-item.ts";
import { showToast } from "../../ui/toast.ts";
import { type RoomDesk, useDesk } from "./room-context.ts";
import { nameOf } from "./things.ts";

/** Movement below this is a press, not a drag. */
const still_px = 5;

interface Drag {
  id: string;
  pointer: number;
  /** From the item's centre to where it was taken hold of, on its own level. */
  hold: [number, number];
  level_in: number;
  start: [number, number];
  moved: Moved | null;
}

/**
 * Selecting and dragging in the 3D view. A press selects what lies under it. Items are dragged once they are selected
 * (with a mouse at once), so that a finger on the floor still turns the room. `onDrag` gets each step, and null at the
 * end; a place that is refused lets the item go back and says why.
 */
export function useDragging(
  canvas: RefObject<HTMLCanvasElement | null>,
  onDrag: (moved: Moved | null) => void,
) {
  const desk = useDesk();
  const tell = useRef(onDrag);
  tell.current = onDrag;
  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    let drag: Drag | null = null;
    let press: { x: number; y: number } | null = null;

    const down = (event: PointerEvent) => {
      if (!canvas.current || event.target !== canvas.current || event.button !== 0) return;
      press = { x: event.clientX, y: event.clientY };
      drag = beginDrag(desk, canvas.current, event);
      if (!drag) return;
      event.stopPropagation();
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!drag || drag.pointer !== event.pointerId) return;
      event.stopPropagation();
      if (!drag.moved && near(press, event)) return;
      drag.moved = step(desk, canvas.current!, drag, event);
      if (drag.moved) tell.current(drag.moved);
    };
    const up = (event: PointerEvent) => {
      const moved = drag?.moved ?? null;
      const isPress = event.target === canvas.current || drag ? near(press, event) && !moved : false;
      if (drag) event.stopPropagation();
      drag = null;
      press = null;
      tell.current(null);
      if (moved) finish(desk, moved);
      else if (isPress) selectAt(desk, canvas.current!, event);
    };
    const cancel = () => {
      drag = null;
      press = null;
      tell.current(null);
    };
    // before the camera's own listeners on the canvas
    element.addEventListener("pointerdown", down, { capture: true });
    element.addEventListener("pointermove", move, { capture: true });
    element.addEventListener("pointerup", up, { capture: true });
    element.addEventListener("pointercancel", cancel, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", down, { capture: true });
      element.removeEventListener("pointermove", move, { capture: true });
      element.removeEventListener("pointerup", up, { capture: true });
      element.removeEventListener("pointercancel", cancel, { capture: true });
    };
  }, [canvas, desk]);
}

const near = (press: { x: number; y: number } | null, event: PointerEvent): boolean =>
  press !== null && Math.hypot(event.clientX - press.x, event.clientY - press.y) < still_px;

function placeOf(canvas: HTMLCanvasElement, event: PointerEvent): [number, number] {
  const box = canvas.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

function beginDrag(desk: RoomDesk, canvas: HTMLCanvasElement, event: PointerEvent): Drag | null {
  const view = desk.view.current;
  const { design, selection, camera, tool, readOnly } = desk.store.getState();
  if (!view || readOnly || camera === "walk" || tool !== "select") return null;
  const [x, y] = placeOf(canvas, event);
  const picked = view.pick(x, y);
  if (picked?.kind !== "item") return null;
  const isSelected = selection?.kind === "item" && selection.id === picked.id;
  if (event.pointerType !== "mouse" && !isSelected) return null;
  const item = itemById(design, picked.id);
  if (!item) return null;
  const level_in = elevationOf(design, item);
  const at = view.planPoint(x, y, level_in);
  if (!at) return null;
  return {
    id: item.id,
    pointer: event.pointerId,
    hold: [at[0] - item.at_in[0], at[1] - item.at_in[1]],
    level_in,
    start: item.at_in,
    moved: null,
  };
}

function step(desk: RoomDesk, canvas: HTMLCanvasElement, drag: Drag, event: PointerEvent): Moved | null {
  const [x, y] = placeOf(canvas, event);
  const at = desk.view.current?.planPoint(x, y, drag.level_in);
  if (!at) return drag.moved;
  const to: [number, number] = [at[0] - drag.hold[0], at[1] - drag.hold[1]];
  // with Alt held it goes exactly where the pointer is
  return moveItem(desk.store.getState().design, drag.id, to, { snap_in: event.altKey ? 0 : 4 });
}

function finish({ store }: RoomDesk, moved: Moved): void {
  const { design, change, select } = store.getState();
  select({ kind: "item", id: moved.item.id });
  if (moved.refusal) {
    showToast("warning", moved.refusal);
    return;
  }
  change(moved.design, `Move ${nameOf(design, { kind: "item", id: moved.item.id }).toLowerCase()}`);
}

function selectAt(desk: RoomDesk, canvas: HTMLCanvasElement, event: PointerEvent): void {
  const { tool, select } = desk.store.getState();
  if (tool !== "select") return;
  const picked = desk.view.current?.pick(...placeOf(canvas, event)) ?? null;
  select(picked && { kind: picked.kind, id: picked.id }, event.shiftKey);
}
