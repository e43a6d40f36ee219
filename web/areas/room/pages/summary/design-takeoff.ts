import type { RoomDesign, RoomGood } from "../../../../../contract/design/room-design.ts";
import { goodsBySku } from "../../../../../domain/room/takeoff/goods-by-sku.ts";
import { takeoffOf } from "../../../../../domain/room/takeoff/takeoff.ts";
import type { Api } from "../../../../client/api-call.ts";
import { listOfTakeoff, type RoomList } from "../../../../kit/room/room-list.ts";
import { goodsFor, skusOf } from "../../../../kit/room/showroom-goods.ts";

/** Everything to buy for a design at this showroom's prices; without one at list prices. */
export async function listOfDesign(
  api: Api,
  design: RoomDesign,
  showroom: string | undefined,
): Promise<RoomList> {
  const goods = await goodsFor(api, showroom, skusOf(design));
  return roomList(design, goods);
}

/** The list of a design out of products that are known already. */
export function roomList(design: RoomDesign, known: readonly RoomGood[]): RoomList {
  const bySku = goodsBySku(known);
  return listOfTakeoff(design, takeoffOf(design, bySku), bySku);
}
