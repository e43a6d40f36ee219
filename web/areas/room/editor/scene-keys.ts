import { type RefObject, useEffect, useState } from "react";
import { focusTray } from "./focus-places.ts";
import { useRoomEditor } from "./room-context.ts";
import type { RoomState, Selection } from "./room-state.ts";
import { nameOf } from "./things.ts";

/** The element that documents these keys. */
export const keysId = "room-keys";

/** Everything selectable in the room, in keyboard order: items, surfaces, then doors, windows and passages. */
const thingsOf = ({ design }: RoomState): Selection[] => [
  ...design.items.map(({ id }): Selection => ({ kind: "item", id })),
  ...design.surfaces.map(({ id }): Selection => ({ kind: "surface", id })),
  ...design.plan.openings.map(({ id }): Selection => ({ kind: "opening", id })),
];

/**
 * With a picture of the room focused: Page Down and Page Up select the next and the previous thing, Enter goes to its
 * products. Returns the text to announce.
 */
export function useSceneKeys(picture: RefObject<HTMLElement | SVGElement | null>): string {
  const { store } = useRoomEditor();
  const [said, setSaid] = useState("");
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      const state = store.getState();
      if (event.key === "Enter" && state.selection && state.tool === "select") {
        event.preventDefault();
        focusTray();
        return;
      }
      const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
      const things = thingsOf(state);
      if (by === 0 || things.length === 0) return;
      event.preventDefault();
      const at = things.findIndex(
        ({ kind, id }) => kind === state.selection?.kind && id === state.selection.id,
      );
      const next =
        things[at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length]!;
      state.select(next);
      setSaid(nameOf(state.design, next));
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [picture, store]);
  return said;
}
