import type { RoomGood } from "../../../../contract/design/room-design.ts";
import type { Platform, ReadingPlatform } from "../../../platform/platform.ts";
import { type Catalog, currentCatalog, customerPrice, soldIn } from "../../catalog/products/index.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { goodView } from "./goods.rules.ts";
import { type GoodRow, goodsByHash, goodsBySku, goodsOfProductIds } from "./goods.store.ts";

/** The wanted products in a showroom. */
export interface FoundGoods {
  /** By SKU, at this showroom's prices; without a showroom, everything at list prices. */
  goods: Map<string, RoomGood>;
  /** Products that it does not sell, with their data, so that the closest match can be found. */
  elsewhere: Map<string, RoomGood>;
}

/** Products by SKU with one query; a SKU that nobody sells is in neither map. */
export async function findGoods(
  platform: ReadingPlatform,
  showroom: Showroom | null,
  skus: Iterable<string>,
): Promise<FoundGoods> {
  const catalog = await currentCatalog(platform);
  const rows = await goodsBySku(platform.db, [...new Set(skus)]);
  const sold = soldIn(catalog, showroom);
  const of = (wanted: boolean) =>
    new Map(
      rows
        .filter((row) => sold(row) === wanted)
        .map((row) => [row.sku, goodView(row, priceOf(catalog, showroom, row))] as const),
    );
  return { goods: of(true), elsewhere: of(false) };
}

/** All SKUs of products that the showroom sells. */
export async function goodsOfProducts(
  platform: Platform,
  showroom: Showroom | null,
  hashes: readonly string[],
): Promise<RoomGood[]> {
  const catalog = await currentCatalog(platform);
  const rows = await goodsByHash(platform.db, hashes);
  return rows.filter(soldIn(catalog, showroom)).map((row) => goodView(row, priceOf(catalog, showroom, row)));
}

/** A showroom's products by id, loaded once while several designs are furnished with them. */
export type Shelf = Map<number, RoomGood[]>;

/** All SKUs of products by id, in id order; missing ones are loaded and cached. */
export async function goodsOfIds(
  platform: Platform,
  showroom: Showroom | null,
  productIds: readonly number[],
  shelf: Shelf,
): Promise<RoomGood[]> {
  const unknown = productIds.filter((id) => !shelf.has(id));
  if (unknown.length > 0) {
    const catalog = await currentCatalog(platform);
    const rows = await goodsOfProductIds(platform.db, unknown);
    for (const id of unknown) shelf.set(id, []);
    for (const row of rows) shelf.get(row.product_id)?.push(goodView(row, priceOf(catalog, showroom, row)));
  }
  return productIds.flatMap((id) => shelf.get(id) ?? []);
}

const priceOf = ({ tree }: Catalog, showroom: Showroom | null, row: GoodRow) =>
  customerPrice(showroom, tree, row);
