import type { RoomGood } from "../../../contract/room-design.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Catalog, currentCatalog, customerPrice } from "../catalog/index.ts";
import type { Showroom } from "../showrooms/index.ts";
import { goodView } from "./goods.rules.ts";
import { type GoodRow, goodsByHash, goodsBySku, goodsOfProductIds } from "./goods.store.ts";

/** What a showroom has of the wanted goods. */
export interface FoundGoods {
  /** By SKU, at this showroom's prices; without a showroom, everything at list prices. */
  goods: Map<string, RoomGood>;
  /** What it does not sell, described all the same, so that the nearest to it can be found. */
  elsewhere: Map<string, RoomGood>;
}

/** Goods by SKU with one query; a SKU that nobody sells is in neither map. */
export async function findGoods(
  platform: Platform,
  showroom: Showroom | null,
  skus: Iterable<string>,
): Promise<FoundGoods> {
  const catalog = await currentCatalog(platform);
  const rows = await goodsBySku(platform.db, [...new Set(skus)]);
  const sold = soldHere(catalog, showroom);
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
  return rows
    .filter(soldHere(catalog, showroom))
    .map((row) => goodView(row, priceOf(catalog, showroom, row)));
}

/** Goods of a showroom by product, to be read once while several designs are furnished with them. */
export type Shelf = Map<number, RoomGood[]>;

/** All SKUs of products by id, in the order of the ids; what is not on the shelf yet is read and put there. */
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

function soldHere({ tree }: Catalog, showroom: Showroom | null): (row: GoodRow) => boolean {
  if (!showroom) return () => true;
  const sold = tree.soldIn(showroom.menu_ids);
  return (row) => sold.has(row.category_id);
}
