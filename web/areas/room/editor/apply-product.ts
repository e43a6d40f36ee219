import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import { place as placeNew } from "../../../../domain/room/assembly/place.ts";
import { chooseProduct } from "./choose-product.ts";
import type { RoomStore, Selection } from "./room-state.ts";

/** Where a product can go in a room, most visible first. */
function placesFor(design: RoomDesign, product: RoomProduct): Selection[] {
  if (product.model) {
    return design.items
      .filter(({ kind }) => kind === product.model!.kind)
      .map(({ id }) => ({ kind: "item", id }));
  }
  const fits = new Set(product.surface.map((place) => (place === "outdoor" ? "floor" : place)));
  return design.surfaces
    .filter(({ id }) => fits.has(id.split(":")[0]!))
    .map(({ id }) => ({ kind: "surface", id }));
}

/**
 * Shows a product where it belongs in the room, for a visitor from its product page. Says what prevents it. In an
 * edited room it is a trial until kept; a new room takes it at once.
 */
export function applyProduct(store: RoomStore, product: RoomProduct): string | null {
  const { design, room, change, tryOut, select, addProducts } = store.getState();
  const show = (shown: RoomDesign, words: string) =>
    room.version > 1 ? tryOut(shown, words, product.name) : change(shown, words);
  addProducts([product]);
  const { products } = store.getState();
  let refusal: string | null = null;
  for (const place of placesFor(design, product)) {
    const chosen = chooseProduct(design, place, product, products);
    if (chosen.refusal === null) {
      show(chosen.design, `Try ${product.name}`);
      select(place);
      return null;
    }
    refusal ??= chosen.refusal;
  }
  const placed = placeNew(design, product, products);
  if (placed.refusal !== null) return refusal ?? placed.refusal;
  show(placed.design, `Add ${product.name}`);
  select({ kind: "item", id: placed.id });
  return null;
}
