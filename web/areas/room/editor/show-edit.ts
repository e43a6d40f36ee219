import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Offer, Settled } from "../../../../domain/room/assembly/settle.ts";
import { showToast } from "../../../ui/toast.ts";
import { focusTray } from "./focus-places.ts";
import type { RoomStore } from "./room-state.ts";

/** Why an edit was not made, with a button for what has to be there first. */
export function showRefusal(store: RoomStore, refusal: string, offer?: Offer): void {
  const show = (kind: string) => {
    store.getState().select(null);
    store.setState({ adding: kind });
    focusTray();
  };
  showToast("warning", refusal, offer && { label: offer.words, onPress: () => show(offer.kind) });
}

/** What an edit changed besides, with a button to undo it. */
export function showNote(store: RoomStore, note: string, after: RoomDesign): void {
  if (!note) return;
  showToast("info", note, {
    // the bar above has a button that is called Undo
    label: "Put it back",
    onPress: () => {
      const now = store.getState();
      // others may have changed something since
      if (now.past.at(-1)?.after === after) now.undo();
    },
  });
}

/** Makes an edit of a thing, or says why it is refused; what else it changed can be undone. */
export function make(store: RoomStore, settled: Settled, words: string): boolean {
  if (settled.refusal !== null) {
    showRefusal(store, settled.refusal, settled.offer);
    return false;
  }
  store.getState().change(settled.design, words);
  showNote(store, settled.note, settled.design);
  return true;
}
