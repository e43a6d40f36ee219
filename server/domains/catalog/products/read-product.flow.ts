import { fail } from "../../../http/failure.ts";
import { batching } from "../../../platform/batch.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { currentCatalog } from "./catalog.flow.ts";
import type { Catalog } from "./catalog.types.ts";
import { type ProductRow, productRows, stockOfProducts } from "./product.store.ts";

/** A product is the same in every showroom, except for its prices. */
const usualRowBytes = 10_000;

/** A product with the catalog that it was read with. */
export interface ReadProduct {
  row: ProductRow;
  catalog: Catalog;
}

/** Visitors who open products at the same moment share a query. */
interface Reader {
  row: (hash: string) => Promise<ProductRow | undefined>;
  stock: (productId: number) => Promise<ReadonlyMap<number, number> | undefined>;
}

const readers = new WeakMap<Platform, Reader>();

function readerOf(platform: Platform): Reader {
  const known = readers.get(platform);
  if (known) return known;
  const reader: Reader = {
    row: batching((hashes: readonly string[]) => productRows(platform.db, hashes), { rounds: 2 }),
    stock: batching((ids: readonly number[]) => stockOfProducts(platform.db, ids), { rounds: 2 }),
  };
  readers.set(platform, reader);
  return reader;
}

/** Product data seldom changes, and changes are announced; stock changes are not, so it is read each time. Fails with 404. */
export async function readProduct(platform: Platform, hash: string): Promise<ReadProduct> {
  const reader = readerOf(platform);
  const catalog = await currentCatalog(platform);
  let isFresh = false;
  const keeping: Keeping = { seconds: 600, tags: ["products"], bytes: usualRowBytes, shared: true };
  const kept = await catalog.rows.remember(hash, keeping, () => {
    isFresh = true;
    return reader.row(hash);
  });
  const row = kept ?? fail("not_found");
  return { row: isFresh ? row : await withStock(row, reader), catalog };
}

async function withStock(row: ProductRow, reader: Reader): Promise<ProductRow> {
  const stock = await reader.stock(row.id);
  const variants = row.variants.map((variant) => ({ ...variant, stock: stock?.get(variant.id) ?? 0 }));
  return { ...row, variants, in_stock: variants.some((each) => each.stock > 0) };
}
