import { type RefObject, useEffect } from "react";
import { type Moved, moveItem } from "../../../../domain/room/assembly/move.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { elevationOf } from "../../../../domain/room/geometry/elevation.ts";
import { showToast } from "../../../ui/toast.ts";
import { dragOpening, dropOpening, grabOpening, type OpeningDrag, showAsKept } from "./dragging-openings.ts";
import { type RoomEditorContext, useRoomEditor } from "./room-context.ts";
import { showNote } from "./show-edit.ts";
import { nameOf } from "./things.ts";

/** Movement below this is a click, not a drag. */
const still_px = 5;
/** A drop that touches a wall or a neighbor is nudged at most this far. */
export const nudge_in = 8;

interface Drag {
  id: string;
  pointer: number;
  /** From the item's center to where it was grabbed, at its own height. */
  hold: [number, number];
  level_in: number;
  isMoving: boolean;
  /** A door, window or passage, which moves along its wall. */
  opening?: OpeningDrag;
}

/**
 * Selecting and dragging in the 3D view. A click selects what is under it. Items, and openings along their wall, are
 * draggable once selected (with a mouse at once), so that a finger on the floor still orbits. The dragged item is in the room's state, one step per
 * frame; Escape or a second finger cancels, and a refused position says why.
 */
export function useDragging(canvas: RefObject<HTMLCanvasElement | null>) {
  const context = useRoomEditor();
  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element || !canvas.current) return;
    return listen(context, element, canvas.current);
  }, [canvas, context]);
}

function listen(context: RoomEditorContext, element: HTMLElement, canvas: HTMLCanvasElement): () => void {
  const { store } = context;
  const fingers = new Set<number>();
  let drag: Drag | null = null;
  let press: { x: number; y: number } | null = null;
  let last: PointerEvent | null = null;
  let frame = 0;

  const take = () => {
    frame = 0;
    if (!drag || !last) return;
    if (drag.opening) return dragOpening(context, drag.opening, rayAt(context, canvas, last));
    const held = step(context, canvas, drag, last);
    if (held) store.setState({ held });
  };
  const letGo = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    if (drag?.opening?.edited) showAsKept(context);
    drag = null;
    press = null;
    last = null;
    if (store.getState().held) store.setState({ held: null });
  };
  const down = (event: PointerEvent) => {
    if (event.target !== canvas) return;
    fingers.add(event.pointerId);
    // a second finger pinches or orbits: nothing is dragged or clicked any more
    if (fingers.size > 1) return letGo();
    if (event.button !== 0) return;
    press = { x: event.clientX, y: event.clientY };
    drag = beginDrag(context, canvas, event);
    if (!drag) return;
    event.stopPropagation();
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!drag || drag.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (!drag.isMoving && near(press, event)) return;
    drag.isMoving = true;
    last = event;
    frame ||= requestAnimationFrame(take);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (drag) {
      if (drag.pointer !== event.pointerId) return;
      event.stopPropagation();
    }
    const isPress = (event.target === canvas || drag !== null) && !drag?.isMoving && near(press, event);
    if (frame) take();
    const { held } = store.getState();
    if (drag?.opening && drag.isMoving) {
      dropOpening(context, drag.opening);
      drag = null;
    } else if (held && drag?.isMoving) finish(context, held);
    else if (isPress) selectAt(context, canvas, event);
    letGo();
  };
  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    letGo();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !drag?.isMoving) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
  };
  const stop = new AbortController();
  // before the camera's own listeners on the canvas
  const first = { capture: true, signal: stop.signal };
  element.addEventListener("pointerdown", down, first);
  element.addEventListener("pointermove", move, first);
  element.addEventListener("pointerup", up, first);
  element.addEventListener("pointercancel", cancel, first);
  window.addEventListener("keydown", onEscape, first);
  return () => {
    letGo();
    stop.abort();
  };
}

const near = (press: { x: number; y: number } | null, event: PointerEvent): boolean =>
  press !== null && Math.hypot(event.clientX - press.x, event.clientY - press.y) < still_px;

function placeOf(canvas: HTMLCanvasElement, event: PointerEvent): [number, number] {
  const box = canvas.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

/** Where the ray through the pointer meets each level of the room. */
function rayAt({ view }: RoomEditorContext, canvas: HTMLCanvasElement, event: PointerEvent) {
  const [x, y] = placeOf(canvas, event);
  return (height_in: number) => view.current?.planPoint(x, y, height_in) ?? null;
}

function beginDrag(context: RoomEditorContext, canvas: HTMLCanvasElement, event: PointerEvent): Drag | null {
  const view = context.view.current;
  const { design, selection, camera, tool, readOnly } = context.store.getState();
  if (!view || readOnly || camera === "walk" || tool !== "select") return null;
  const [x, y] = placeOf(canvas, event);
  const picked = view.pick(x, y);
  if (picked?.kind !== "item" && picked?.kind !== "opening") return null;
  const isSelected = selection?.kind === picked.kind && selection.id === picked.id;
  if (event.pointerType !== "mouse" && !isSelected) return null;
  if (picked.kind === "opening") {
    const opening = grabOpening(design.plan, picked.id, rayAt(context, canvas, event));
    const held = { id: picked.id, pointer: event.pointerId, hold: [0, 0] as [number, number], level_in: 0 };
    return opening && { ...held, isMoving: false, opening };
  }
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
    isMoving: false,
  };
}

function step(
  context: RoomEditorContext,
  canvas: HTMLCanvasElement,
  drag: Drag,
  event: PointerEvent,
): Moved | null {
  const [x, y] = placeOf(canvas, event);
  const at = context.view.current?.planPoint(x, y, drag.level_in);
  const { design, products } = context.store.getState();
  if (!at || !itemById(design, drag.id)) return null;
  const to: [number, number] = [at[0] - drag.hold[0], at[1] - drag.hold[1]];
  // with Alt it follows the pointer exactly, without snapping
  return moveItem(design, drag.id, to, {
    ...(event.altKey ? { snap_in: 0 } : { snap_in: 4, reach_in: nudge_in }),
    products,
  });
}

/** Drops the dragged item, and selects it; a refused position says why. */
export function finish({ store }: Pick<RoomEditorContext, "store">, moved: Moved): void {
  const { design, change, select } = store.getState();
  select({ kind: "item", id: moved.item.id });
  if (moved.refusal) {
    showToast("warning", moved.refusal);
    return;
  }
  change(moved.design, `Move ${nameOf(design, { kind: "item", id: moved.item.id }).toLowerCase()}`);
  showNote(store, moved.note, moved.design);
}

function selectAt(context: RoomEditorContext, canvas: HTMLCanvasElement, event: PointerEvent): void {
  const { tool, select } = context.store.getState();
  if (tool !== "select") return;
  const picked = context.view.current?.pick(...placeOf(canvas, event)) ?? null;
  select(picked && { kind: picked.kind, id: picked.id }, event.shiftKey);
}
