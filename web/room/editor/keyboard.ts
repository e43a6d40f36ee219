import { useEffect } from "react";
import { itemById } from "../../../domain/room-edit/items.edit.ts";
import { moveItem } from "../../../domain/room-edit/move-item.ts";
import { showToast } from "../../ui/toast.ts";
import { copy, remove, turn } from "./item-settings.tsx";
import { useDesk } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { nameOf } from "./things.ts";

/** An arrow moves by this; with Shift by a foot, with Alt by a quarter of an inch. */
const nudge_in = 1;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The room by keyboard, wherever the focus is but in a field. */
export function useRoomKeys(): void {
  const { store } = useDesk();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const handled = event.metaKey || event.ctrlKey ? withCommand(store, event) : plain(store, event);
      if (handled) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [store]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, dialog, [role=tablist], [role=menu]") !== null;

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

function plain(store: RoomStore, event: KeyboardEvent): boolean {
  const { selection, select, camera } = store.getState();
  if (event.key === "Escape" && selection) {
    select(null);
    return true;
  }
  if (selection?.kind !== "item") return false;
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
  const { design, change } = store.getState();
  const item = itemById(design, id);
  if (!item) return;
  const by = event.shiftKey ? 12 : event.altKey ? 0.25 : nudge_in;
  const moved = moveItem(design, id, [item.at_in[0] + x * by, item.at_in[1] + y * by], { snap_in: 0 });
  if (moved.refusal) showToast("warning", moved.refusal);
  else change(moved.design, `Move ${nameOf(design, { kind: "item", id }).toLowerCase()}`);
}
