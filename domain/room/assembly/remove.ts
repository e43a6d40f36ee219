import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { deleteItems } from "../edit/items.edit.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { whyNot } from "./fit.ts";

/**
 * The room without some things, what they carry, and what needs them to be where it is, such as the faucet beside a
 * vessel sink.
 * @returns the room, and what was taken out besides
 */
export function removeItems(
  design: RoomDesign,
  ids: readonly string[],
  products: ProductsBySku,
): { design: RoomDesign; lost: readonly RoomItem[] } {
  const lost: RoomItem[] = [];
  for (let next = deleteItems(design, ids); ; ) {
    const wrong = next.items.filter(
      ({ id }) => whyNot(next, id, products) !== null && whyNot(design, id, products) === null,
    );
    if (wrong.length === 0) return { design: next, lost };
    lost.push(...wrong);
    next = deleteItems(
      next,
      wrong.map(({ id }) => id),
    );
  }
}
