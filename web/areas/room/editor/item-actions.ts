import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { coveringsOf } from "../../../../domain/room/edit/coverings.ts";
import { deleteItems, duplicateItem, itemById, rotateItem } from "../../../../domain/room/edit/items.edit.ts";
import { placementRefusal } from "../../../../domain/room/rules/placement.ts";
import { showToast } from "../../../ui/toast.ts";
import type { RoomStore } from "./room-state.ts";
import { nameOf } from "./things.ts";

/** Why an item cannot be where it is; null if it can. */
export function refusalOf(design: RoomDesign, id: string): string | null {
  const item = itemById(design, id);
  return item ? placementRefusal(design, item) : null;
}

/** Rotates an item about its center; refused in words if it would collide. */
export function turn(store: RoomStore, id: string, by_deg: number): void {
  const { design, change } = store.getState();
  const next = rotateItem(design, id, by_deg);
  const refusal = refusalOf(next, id);
  if (refusal) showToast("warning", refusal);
  else change(next, `Turn ${nameOf(design, { kind: "item", id }).toLowerCase()}`);
}

/** Places a copy beside it, selected; if there is no room, says so. */
export function copy(store: RoomStore, id: string): void {
  const { design, change, select } = store.getState();
  const next = duplicateItem(design, id);
  const refusal = refusalOf(next.design, next.id);
  if (refusal) {
    showToast("warning", `There's no space for a second one next to it. ${refusal}`);
    return;
  }
  change(next.design, `Duplicate ${nameOf(design, { kind: "item", id }).toLowerCase()}`);
  select({ kind: "item", id: next.id });
}

/** Removes the selected items; the toast offers to restore them, whatever else was done since. */
export function remove(store: RoomStore): void {
  const { design, selection, also, change } = store.getState();
  if (selection?.kind !== "item") return;
  const ids = [selection.id, ...also];
  const words = ids.length === 1 ? nameOf(design, selection) : `${ids.length} items`;
  const left = deleteItems(design, ids);
  change(left, `Delete ${words.toLowerCase()}`);
  showToast("info", `${words} deleted.`, {
    label: "Undo",
    onPress: () => {
      const now = store.getState();
      if (now.design === left) now.undo();
      else bringBack(store, design, left, words);
    },
  });
}

/** Restores items and their surfaces that differ between two designs, and keeps later changes. */
function bringBack(store: RoomStore, before: RoomDesign, after: RoomDesign, words: string): void {
  const { design, change } = store.getState();
  const items = before.items.filter(({ id }) => !itemById(after, id) && !itemById(design, id));
  const isBack = new Set(items.map(({ id }) => id));
  const there = new Set(design.surfaces.map(({ id }) => id));
  const surfaces = before.surfaces.filter(
    ({ id }) => !there.has(id) && isBack.has(id.split(":", 2)[1] ?? ""),
  );
  if (items.length === 0) return;
  const standing = { ...design, items: [...design.items, ...items] };
  // a counter that stayed on the other cabinets covers the restored one by itself
  const covered = new Set(
    items.flatMap(({ id }) =>
      coveringsOf(standing, { item: id }).some(
        (each) => each.isThere && each.surface.startsWith("countertop:"),
      )
        ? `countertop:${id}`
        : [],
    ),
  );
  const next = {
    ...standing,
    surfaces: [...design.surfaces, ...surfaces.filter(({ id }) => !covered.has(id))],
  };
  const refusal = items.map(({ id }) => refusalOf(next, id)).find((why) => why !== null);
  if (refusal) showToast("warning", refusal);
  else change(next, `Restore ${words.toLowerCase()}`);
}
