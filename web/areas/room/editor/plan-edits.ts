import { done, type Edited } from "../../../../domain/room/edit/edited.types.ts";
import { refitOpenings } from "../../../../domain/room/edit/opening-products.ts";
import { deleteOpening } from "../../../../domain/room/edit/openings.edit.ts";
import { wallLabel } from "../../../../domain/room/geometry/item-label.ts";
import { asDesign, type OpeningKind, type PlanEdits, placeOpening } from "../plan/editing.ts";
import { openingWords } from "../plan/opening-words.ts";
import { focusTabs, focusTray } from "./focus-places.ts";
import { replanRuns } from "./refit-edits.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { showNote } from "./show-edit.ts";

/**
 * Takes over another floor plan: the room's things go along, move or come out. Answers why not if it is refused.
 * @param words for "Undo …"
 */
export function takePlan(store: RoomStore, edited: Edited, words: string): string | undefined {
  if (!edited.ok) return edited.message;
  return replanRuns(store, edited.design.plan, ({ refusal, design: next, note }) => {
    if (refusal !== null) return refusal;
    const refit = refitOpenings(next, store.getState().products);
    store.getState().change(refit.design, words);
    // undoing is what the line offers, and more may have changed than is seen
    if (store.getState().design === refit.design)
      showNote(store, [note, refit.note].filter(Boolean).join(" "), refit.design);
    return undefined;
  });
}

/** `North wall` */
export function wallName(id: string): string {
  const words = wallLabel(id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A door, window or passage in a wall, selected then. Answers why not if it is refused. */
export function addOpeningTo(store: RoomStore, kind: OpeningKind, wall: string): string | undefined {
  const placed = placeOpening(store.getState().design.plan, kind, wall);
  const refusal = takePlan(store, placed, openingWords[kind].add);
  if (refusal !== undefined) return refusal;
  if (placed.id) store.getState().select({ kind: "opening", id: placed.id });
  focusTray();
  return undefined;
}

/** The room's walls and openings as the panels of the plan drawer edit them. */
export function usePlanEdits(selected: { kind: "wall" | "opening"; id: string }): PlanEdits {
  const { store } = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  const opening = plan.openings.find(({ id }) => id === selected.id);
  const name = opening ? openingWords[opening.kind].name : wallLabel(selected.id);
  return {
    plan,
    wallName,
    commit: (edited) => takePlan(store, edited, `Change ${name}`),
    place: (kind) => addOpeningTo(store, kind, selected.id),
    remove: () => {
      takePlan(store, done(deleteOpening(asDesign(plan), selected.id)), `Remove ${name}`);
      store.getState().select(null);
      focusTabs();
    },
  };
}
