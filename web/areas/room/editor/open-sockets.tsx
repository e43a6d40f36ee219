import { useDeferredValue, useMemo } from "react";
import type { OpenSocket } from "../../../../domain/room/assembly/open-socket.types.ts";
import { openSockets } from "../../../../domain/room/assembly/open-sockets.ts";
import { Button } from "../../../ui/button.tsx";
import { longestWall } from "../plan/editing.ts";
import { focusTray } from "./focus-places.ts";
import { addOpeningTo } from "./plan-edits.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { showRefusal } from "./show-edit.ts";

/** What the things in the room still need of what stands or hangs in it: faucets, sinks, a cabinet to carry them. */
export function useOpenSockets(): OpenSocket[] {
  const design = useDeferredValue(useRoom((state) => state.design));
  const products = useDeferredValue(useRoom((state) => state.products));
  return useMemo(() => openSockets(design, products), [design, products]);
}

/** A door in the longest wall, which can be moved from there. */
function addDoor(store: RoomStore): void {
  const { plan } = store.getState().design;
  const wall = longestWall(plan);
  const refusal = wall ? addOpeningTo(store, "door", wall) : "The room has no wall for a door.";
  if (refusal !== undefined) showRefusal(store, refusal);
}

/** Each open socket with its thing, and a button that lists products for it. */
export function OpenSockets({
  sockets,
  onOffer,
}: {
  sockets: readonly OpenSocket[];
  /** The products for one are to be shown. */
  onOffer: () => void;
}) {
  const { store } = useRoomEditor();
  const readOnly = useRoom((state) => state.readOnly);
  const show = (item: string) => {
    store.getState().select({ kind: "item", id: item });
    focusTray();
  };
  const offer = (kind: string) => {
    if (kind === "door") return addDoor(store);
    store.getState().select(null);
    store.setState({ adding: kind });
    onOffer();
    focusTray();
  };
  return sockets.map(({ item, words, offer: { kind, words: label } }) => (
    <li key={`${item ?? ""} ${kind}`} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
      {item === null ? (
        <span>{words}</span>
      ) : (
        <button
          type="button"
          className="link min-h-8 text-left pointer-coarse:min-h-11"
          onClick={() => show(item)}
        >
          {words}
        </button>
      )}
      {!readOnly && (
        <Button variant="quiet" size="sm" onClick={() => offer(kind)}>
          {label}
        </Button>
      )}
    </li>
  ));
}
