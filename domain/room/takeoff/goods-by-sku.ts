import type { RoomGood } from "../../../contract/design/room-design.ts";

/** The products of one showroom that a room uses. */
export type GoodsBySku = ReadonlyMap<string, RoomGood>;

/** For when only the room's shapes matter. */
export const noGoods: GoodsBySku = new Map();

export const goodsBySku = (goods: readonly RoomGood[]): GoodsBySku =>
  new Map(goods.map((good) => [good.sku, good]));
