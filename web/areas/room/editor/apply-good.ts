import type { RoomDesign, RoomGood } from "../../../../contract/design/room-design.ts";
import { chooseGood } from "./choose-good.ts";
import { placeNew } from "./place-new.ts";
import type { RoomStore, Selection } from "./room-state.ts";

/** Where a product can go in a room, most visible first. */
function placesFor(design: RoomDesign, good: RoomGood): Selection[] {
  if (good.model) {
    return design.items
      .filter(({ kind }) => kind === good.model!.kind)
      .map(({ id }) => ({ kind: "item", id }));
  }
  const fits = new Set(good.surface.map((place) => (place === "outdoor" ? "floor" : place)));
  return design.surfaces
    .filter(({ id }) => fits.has(id.split(":")[0]!))
    .map(({ id }) => ({ kind: "surface", id }));
}

/**
 * Shows a product where it belongs in the room, for a visitor from its product page. Says what prevents it. In an
 * edited room it is a trial until kept; a new room takes it at once.
 */
export function applyGood(store: RoomStore, good: RoomGood): string | null {
  const { design, room, change, tryOut, select, addGoods } = store.getState();
  const show = room.version > 1 ? tryOut : change;
  addGoods([good]);
  let refusal: string | null = null;
  for (const place of placesFor(design, good)) {
    const chosen = chooseGood(design, place, good);
    if (chosen.refusal === null) {
      show(chosen.design, `Try ${good.name}`);
      select(place);
      return null;
    }
    refusal ??= chosen.refusal;
  }
  const placed = placeNew(design, good);
  if (!placed) return refusal ?? `There's no free spot for ${good.name} in this room.`;
  show(placed.design, `Add ${good.name}`);
  select({ kind: "item", id: placed.id });
  return null;
}
