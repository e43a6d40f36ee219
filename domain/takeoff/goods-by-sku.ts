import type { RoomGood } from "../../contract/room-design.ts";

/** The goods of one showroom that a room speaks of. */
export type GoodsBySku = ReadonlyMap<string, RoomGood>;

export const goodsBySku = (goods: readonly RoomGood[]): GoodsBySku =>
  new Map(goods.map((good) => [good.sku, good]));
