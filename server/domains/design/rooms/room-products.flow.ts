import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Platform, ReadingPlatform } from "../../../platform/platform.ts";
import { type Catalog, currentCatalog, customerPrice } from "../../catalog/products/index.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { productView } from "./room-products.rules.ts";
import {
  type ProductRow,
  productRowsByHash,
  productRowsBySku,
  productRowsOfIds,
} from "./room-products.store.ts";

/** The wanted products in a showroom. */
export interface FoundProducts {
  /** By SKU, at this showroom's prices; without a showroom, everything at list prices. */
  products: Map<string, RoomProduct>;
  /** Products that it does not sell, with their data, so that the closest match can be found. */
  elsewhere: Map<string, RoomProduct>;
}

/** Products by SKU with one query; a SKU that nobody sells is in neither map. */
export async function findProducts(
  platform: ReadingPlatform,
  showroom: Showroom | null,
  skus: Iterable<string>,
): Promise<FoundProducts> {
  const catalog = await currentCatalog(platform);
  const rows = await productRowsBySku(platform.db, [...new Set(skus)]);
  const sold = await catalog.search.soldAmong(platform, showroom, rows);
  const of = (wanted: boolean) =>
    new Map(
      rows
        .filter((row) => sold(row) === wanted)
        .map((row) => [row.sku, productView(row, priceOf(catalog, showroom, row))] as const),
    );
  return { products: of(true), elsewhere: of(false) };
}

/** All SKUs of products that the showroom sells. */
export async function productsOfHashes(
  platform: Platform,
  showroom: Showroom | null,
  hashes: readonly string[],
): Promise<RoomProduct[]> {
  const catalog = await currentCatalog(platform);
  const rows = await productRowsByHash(platform.db, hashes);
  const sold = await catalog.search.soldAmong(platform, showroom, rows);
  return rows.filter(sold).map((row) => productView(row, priceOf(catalog, showroom, row)));
}

/** A showroom's products by id, loaded once while several designs are furnished with them. */
export type OfferedProducts = Map<number, RoomProduct[]>;

/** All SKUs of products by id, in id order; missing ones are loaded and cached. */
export async function productsOfIds(
  platform: Platform,
  showroom: Showroom | null,
  productIds: readonly number[],
  offers: OfferedProducts,
): Promise<RoomProduct[]> {
  const unknown = productIds.filter((id) => !offers.has(id));
  if (unknown.length > 0) {
    const catalog = await currentCatalog(platform);
    const rows = await productRowsOfIds(platform.db, unknown);
    for (const id of unknown) offers.set(id, []);
    for (const row of rows)
      offers.get(row.product_id)?.push(productView(row, priceOf(catalog, showroom, row)));
  }
  return productIds.flatMap((id) => offers.get(id) ?? []);
}

const priceOf = ({ tree }: Catalog, showroom: Showroom | null, row: ProductRow) =>
  customerPrice(showroom, tree, row);
