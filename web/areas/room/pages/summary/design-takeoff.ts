import type { RoomDesign, RoomProduct } from "../../../../../contract/design/room-design.ts";
import { skusOf } from "../../../../../domain/room/edit/skus-of.ts";
import { productsBySku } from "../../../../../domain/room/takeoff/products-by-sku.ts";
import { takeoffOf } from "../../../../../domain/room/takeoff/takeoff.ts";
import type { Api } from "../../../../client/api-call.ts";
import { listOfTakeoff, type RoomList } from "../../../../kit/room/room-list.ts";
import { productsFor } from "../../../../kit/room/showroom-products.ts";

/** Everything to buy for a design at this showroom's prices; without one at list prices. */
export async function listOfDesign(
  api: Api,
  design: RoomDesign,
  showroom: string | undefined,
): Promise<RoomList> {
  const products = await productsFor(api, showroom, skusOf(design));
  return roomList(design, products);
}

/** The list of a design out of products that are known already. */
export function roomList(design: RoomDesign, known: readonly RoomProduct[]): RoomList {
  const bySku = productsBySku(known);
  return listOfTakeoff(design, takeoffOf(design, bySku), bySku);
}
