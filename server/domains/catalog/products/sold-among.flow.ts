import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { SoldProduct } from "./catalog.types.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import { soldHere } from "./listing/left-out.rules.ts";
import { idsOfVendors } from "./listing/left-out.store.ts";

/** `CatalogSearch.soldAmong` of a process that has no products in memory. */
export async function soldAmong(
  { db }: Pick<Platform, "db">,
  catalog: { tree: CategoryTree },
  showroom: Showroom | null,
  products: readonly SoldProduct[],
): Promise<(product: SoldProduct) => boolean> {
  const isSold = soldHere(catalog, showroom);
  const vendors = showroom?.left_out.vendors ?? [];
  const ids = vendors.length > 0 ? [...new Set(products.map(({ product_id }) => product_id))] : [];
  const leftOut = ids.length > 0 ? await idsOfVendors(db, ids, vendors) : new Set<number>();
  return ({ product_id, category_id }) =>
    isSold({ c: category_id, id: product_id }) && !leftOut.has(product_id);
}
