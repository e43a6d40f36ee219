import { useEffect } from "react";
import { moveItem } from "../../../../domain/room/assembly/move.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { showToast } from "../../../ui/toast.ts";
import { focusTabs } from "./focus-places.ts";
import { copy, remove, turn } from "./item-actions.ts";
import { useRoomEditor } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { nameOf } from "./things.ts";

/** The step of an arrow key; with Shift a foot, with Alt a quarter of an inch. */
const nudge_in = 1;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The room by keyboard: commands everywhere except in a field, moves where a picture of the room has the focus. */
export function useRoomKeys(): void {
  const { store } = useRoomEditor();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const isCommand = event.metaKey || event.ctrlKey;
      const handled = isCommand ? withCommand(store, event) : leave(store, event) || plain(store, event);
      if (handled) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [store]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, dialog, [role=tablist], [role=menu]") !== null;

/** Elsewhere arrows scroll, and R or Delete would come unexpectedly. */
const isAtRoom = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest("[data-room-keys]") !== null);

function withCommand(store: RoomStore, event: KeyboardEvent): boolean {
  const { undo, redo, selection } = store.getState();
  const key = event.key.toLowerCase();
  if (key === "z") {
    if (event.shiftKey) redo();
    else undo();
    return true;
  }
  if (key === "y") {
    redo();
    return true;
  }
  if (key === "d" && selection?.kind === "item") {
    copy(store, selection.id);
    return true;
  }
  return false;
}

/** Escape cancels measuring first, then the selection. */
function leave(store: RoomStore, event: KeyboardEvent): boolean {
  const { selection, select, tool } = store.getState();
  if (event.key !== "Escape") return false;
  if (tool === "measure") {
    store.setState({ tool: "select" });
    return true;
  }
  if (!selection) return false;
  const isInPanel = event.target instanceof Element && event.target.closest("aside") !== null;
  select(null);
  if (isInPanel) focusTabs();
  return true;
}

function plain(store: RoomStore, event: KeyboardEvent): boolean {
  const { selection, camera } = store.getState();
  if (selection?.kind !== "item" || !isAtRoom(event.target)) return false;
  if (event.key === "Delete" || event.key === "Backspace") {
    remove(store);
    return true;
  }
  if (event.key.toLowerCase() === "r") {
    turn(store, selection.id, event.shiftKey ? -15 : 90);
    return true;
  }
  const arrow = arrows[event.key];
  if (!arrow || camera === "walk") return false;
  nudge(store, selection.id, arrow, event);
  return true;
}

function nudge(store: RoomStore, id: string, [x, y]: [number, number], event: KeyboardEvent): void {
  const { design, products, change } = store.getState();
  const item = itemById(design, id);
  if (!item) return;
  const by = event.shiftKey ? 12 : event.altKey ? 0.25 : nudge_in;
  const moved = moveItem(design, id, [item.at_in[0] + x * by, item.at_in[1] + y * by], {
    snap_in: 0,
    products,
  });
  if (moved.refusal) showToast("warning", moved.refusal);
  else change(moved.design, `Move ${nameOf(design, { kind: "item", id }).toLowerCase()}`, true);
}
