import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import { place as placeNew } from "../../../../domain/room/assembly/place.ts";
import { replanned } from "../../../../domain/room/assembly/replan.ts";
import { fills, misfit_in } from "../../../../domain/room/edit/opening-fit.ts";
import { fillOpening } from "../../../../domain/room/edit/opening-products.ts";
import type { ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
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

/** The opening of a room that a window or door suits best, with the room after it is in; null for other products. */
function opened(
  design: RoomDesign,
  product: RoomProduct,
  products: ProductsBySku,
): { design: RoomDesign; id: string } | { refusal: string } | null {
  const kind = fills(product);
  if (!kind) return null;
  const openings = design.plan.openings
    .filter((opening) => opening.kind === kind)
    .toSorted((a, b) => misfit_in(a, product) - misfit_in(b, product));
  let refusal: string | null = null;
  for (const { id } of openings) {
    const filled = fillOpening(design, id, product);
    if (filled.ok) return { design: filled.design, id };
    if (filled.resize) return { design: replanned(design, filled.resize.design.plan, products).design, id };
    refusal ??= filled.message;
  }
  return {
    refusal:
      refusal ??
      (kind === "door"
        ? "This room has no door. Add one to a wall first."
        : "This room has no window. Add one to a wall first."),
  };
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
  const filled = opened(design, product, products);
  if (filled) {
    if ("refusal" in filled) return filled.refusal;
    show(filled.design, `Try ${product.name}`);
    select({ kind: "opening", id: filled.id });
    return null;
  }
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
