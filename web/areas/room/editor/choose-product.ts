import type { RoomDesign, RoomItem, RoomProduct } from "../../../../contract/design/room-design.ts";
import { changeItem, itemById } from "../../../../domain/room/edit/items.edit.ts";
import { keptLaying } from "../../../../domain/room/edit/laying.ts";
import { moveItem } from "../../../../domain/room/edit/move-item.ts";
import { seatGuests } from "../../../../domain/room/edit/seat-guests.ts";
import { setSurface, surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { hangsOnWall } from "../../../../domain/room/edit/wall-hung.ts";
import type { Selection } from "./room-state.ts";

/**
 * A product applied to something in the room, or why it cannot be. `note` says which settings of the old one the new
 * one could not take over.
 */
export type Chosen = { design: RoomDesign; refusal: null; note: string } | { design: null; refusal: string };

/**
 * Applies a product to the selection. A surface keeps its layout as far as possible. An item takes the product's own
 * size and finish and keeps its back against its wall; a resulting collision is refused in words.
 */
export function chooseProduct(design: RoomDesign, selection: Selection, product: RoomProduct): Chosen {
  if (selection.kind === "surface") return cover(design, selection.id, product);
  const item = itemById(design, selection.id);
  if (!item) return { design: null, refusal: "It is no longer in the room." };
  const unfit = hangsElsewhere(item, product);
  if (unfit) return { design: null, refusal: unfit };
  const size = product.model?.size;
  const taken = changeItem(design, item.id, {
    sku: product.sku,
    ...(size && { width_in: size.width_in, depth_in: size.depth_in, height_in: size.height_in }),
    ...(product.model && { finish: product.model.finish }),
  });
  const { design: changed, note } = seatGuests(taken, item, product);
  if (!size || sameSize(item, size)) return { design: changed, refusal: null, note };
  const { design: placed, refusal } = moveItem(changed, item.id, item.at_in, { snap_in: 6 });
  if (refusal === null) return { design: placed, refusal, note };
  return { design: null, refusal: `${product.name} doesn't go here. ${refusal}` };
}

/** Wall lights and ceiling lights do not replace each other. */
function hangsElsewhere({ kind, against }: RoomItem, product: RoomProduct): string | null {
  if (hangsOnWall(product) && !against && (kind === "light" || kind === "accessory"))
    return `${product.name} hangs on a wall. Add it as a new object.`;
  if (kind === "light" && against && !hangsOnWall(product))
    return `${product.name} does not hang on a wall. Add it as a new object.`;
  return null;
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

const sameSize = (
  a: { width_in: number; depth_in: number; height_in: number },
  b: { width_in: number; depth_in: number; height_in: number },
): boolean =>
  Math.abs(a.width_in - b.width_in) < 0.1 &&
  Math.abs(a.depth_in - b.depth_in) < 0.1 &&
  Math.abs(a.height_in - b.height_in) < 0.1;

/** The catalog query for products that fit the selection. */
export function targetOf(design: RoomDesign, selection: Selection): string | null {
  if (selection.kind === "surface") return selection.id.split(":")[0] ?? null;
  const item = selection.kind === "item" ? itemById(design, selection.id) : undefined;
  return item ? `kind:${item.kind}` : null;
}
