import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Offer } from "../../../../domain/room/assembly/settle.ts";
import { swapItem } from "../../../../domain/room/assembly/swap.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { keptLaying } from "../../../../domain/room/edit/laying.ts";
import { setSurface, surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { noProducts, type ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import type { Selection } from "./room-state.ts";

/**
 * A product applied to something in the room, or why it cannot be. `note` says what else changed: settings of a surface
 * that the new product could not take over, things that no longer fit.
 */
export type Chosen =
  | { design: RoomDesign; refusal: null; note: string }
  | { design: null; refusal: string; offer?: Offer | undefined };

/**
 * Applies a product to the selection. A surface keeps its layout as far as possible. An item takes the product's own
 * size, finish and mount, and what it carries moves onto it.
 * @param products of the room, which say how the things in it are mounted
 */
export function chooseProduct(
  design: RoomDesign,
  selection: Selection,
  product: RoomProduct,
  products: ProductsBySku = noProducts,
): Chosen {
  if (selection.kind === "surface") return cover(design, selection.id, product);
  return swapItem(design, selection.id, product, products);
}

function cover(design: RoomDesign, id: string, product: RoomProduct): Chosen {
  const surface = surfaceById(design, id) ?? { id, sku: null };
  const { kept, lost } = keptLaying(surface, product);
  return {
    design: setSurface(design, id, { ...kept, sku: product.sku }),
    refusal: null,
    note: lost.length > 0 ? `Removed because ${product.name} doesn't go with it: ${lost.join(", ")}.` : "",
  };
}

/** The catalog query for products that fit the selection. */
export function targetOf(design: RoomDesign, selection: Selection): string | null {
  if (selection.kind === "surface") return selection.id.split(":")[0] ?? null;
  const item = selection.kind === "item" ? itemById(design, selection.id) : undefined;
  return item ? `kind:${item.kind}` : null;
}
