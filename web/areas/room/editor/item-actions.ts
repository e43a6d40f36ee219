import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { copyItem } from "../../../../domain/room/assembly/copy.ts";
import { whyNot } from "../../../../domain/room/assembly/fit.ts";
import { turnItem } from "../../../../domain/room/assembly/turn.ts";
import { coveringsOf } from "../../../../domain/room/edit/coverings.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { showToast } from "../../../ui/toast.ts";
import { deletedWords } from "./edit-words.ts";
import { removeFromRuns } from "./refit-edits.ts";
import type { RoomStore } from "./room-state.ts";
import { make } from "./show-edit.ts";
import { nameOf } from "./things.ts";

/** Turns an item about its center, nudged to where it is free. */
export function turn(store: RoomStore, id: string, by_deg: number): void {
  const { design, products } = store.getState();
  const words = `Turn ${nameOf(design, { kind: "item", id }).toLowerCase()}`;
  make(store, turnItem(design, id, by_deg, products), words);
}

/** Places a copy near it, selected; if there is no room, says so. */
export function copy(store: RoomStore, id: string): void {
  const { design, products, select } = store.getState();
  const copied = copyItem(design, id, products);
  const words = `Duplicate ${nameOf(design, { kind: "item", id }).toLowerCase()}`;
  if (make(store, copied, words) && copied.refusal === null) select({ kind: "item", id: copied.id });
}

/** Removes the selected items; the toast offers to restore them, whatever else was done since. */
export function remove(store: RoomStore): void {
  const { selection, also } = store.getState();
  if (selection?.kind !== "item") return;
  const ids = [selection.id, ...also];
  removeFromRuns(store, ids, ({ design: left, lost, note }) => {
    const { design, change } = store.getState();
    const words = ids.length === 1 ? nameOf(design, selection) : `${ids.length} items`;
    change(left, `Delete ${words.toLowerCase()}`);
    const besides = lost.map(({ id }) => nameOf(design, { kind: "item", id }).toLowerCase());
    showToast("info", [deletedWords(words, besides), note].filter(Boolean).join(" "), {
      label: "Undo",
      onPress: () => {
        const now = store.getState();
        if (now.past.at(-1)?.after === left) now.undo();
        else bringBack(store, design, left, words);
      },
    });
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
  const { products } = store.getState();
  const refusal = items.map(({ id }) => whyNot(next, id, products)).find((why) => why !== null);
  if (refusal) showToast("warning", refusal);
  else change(next, `Restore ${words.toLowerCase()}`);
}
