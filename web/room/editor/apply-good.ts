import type { RoomDesign, RoomGood } from "../../../contract/room-design.ts";
import { chooseGood } from "./choose-good.ts";
import { placeNew } from "./place-new.ts";
import type { RoomStore, Selection } from "./room-state.ts";

/** The places of a room where a good may go, the most telling first. */
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

/** Shows a good where it belongs in the room, as somebody who comes from its page expects. Says what is in the way. */
export function applyGood(store: RoomStore, good: RoomGood): string | null {
  const { design, change, select, addGoods } = store.getState();
  addGoods([good]);
  let refusal: string | null = null;
  for (const place of placesFor(design, good)) {
    const chosen = chooseGood(design, place, good);
    if (chosen.refusal === null) {
      change(chosen.design, `Try ${good.name}`);
      select(place);
      return null;
    }
    refusal ??= chosen.refusal;
  }
  const placed = placeNew(design, good);
  if (!placed) return refusal ?? `There is no place for ${good.name} in this room.`;
  change(placed.design, `Add ${good.name}`);
  select({ kind: "item", id: placed.id });
  return null;
}
