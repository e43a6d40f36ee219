import { getProduct } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import { batching } from "../../../platform/batch.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom, platformMarginBp, type Showroom } from "../../showrooms/showrooms/index.ts";
import { currentCatalog } from "./catalog.flow.ts";
import type { Catalog } from "./catalog.types.ts";
import { breadcrumbOf, categoryView } from "./category.rules.ts";
import { categoryMedia } from "./category.store.ts";
import { productView, seesTradePrice } from "./product.rules.ts";
import { type ProductRow, productRows, stockOfProducts } from "./product.store.ts";

type Reply = EndpointReply<typeof getProduct>;

/** It contains stock, and stock changes are not announced. */
const shared: Keeping = { seconds: 30, tags: ["products", "showrooms"] };

export const routes: Route[] = [serve(getProduct, answer, { shared })];

async function answer(call: Call<typeof getProduct>) {
  const { pid, cid, showroom: reference } = call.query;
  const showroom = await findShowroom(call.platform, call.caller, reference);
  if (pid !== undefined) return productReply(call, pid, showroom);
  if (cid !== undefined) return categoryReply(call.platform, cid, showroom);
  return failFields({ pid: "Name a product (pid) or a category (cid)." });
}

/** The public version is serialized once; a response with trade prices is made for its caller. */
async function productReply(call: Call<typeof getProduct>, hash: string, showroom: Showroom | null) {
  const { platform, caller } = call;
  if (caller.account && caller.account.type !== "User") {
    const own = await readProduct(platform, hash);
    if (seesTradePrice(caller, showroom, own.row)) {
      const marginBp = showroom?.margin_bp ?? (await platformMarginBp(platform.db));
      return { data: dataOf(platform, own, showroom, marginBp) };
    }
  }
  const key = `product:${hash}:${showroom?.id ?? ""}`;
  return platform.cache.remember(key, shared, async () => {
    const product = await readProduct(platform, hash);
    return WrittenReply.of<Reply>({ data: dataOf(platform, product, showroom, null) });
  });
}

/** A product is the same in every showroom, except for its prices. */
const usualRowBytes = 10_000;

interface Read {
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

/** Product data seldom changes, and changes are announced; stock changes are not, so it is read each time. */
async function readProduct(platform: Platform, hash: string): Promise<Read> {
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

function dataOf(
  platform: Platform,
  { row, catalog }: Read,
  showroom: Showroom | null,
  marginBp: number | null,
): Reply["data"] {
  return {
    product: productView(row, catalog, showroom, { marginBp, now: platform.now() }),
    category: null,
    breadcrumb: [
      ...breadcrumbOf(catalog.tree, row.category_id),
      { label: row.name, url: `/product/${row.hash}${showroom ? `/${showroom.vsd_id}` : ""}` },
    ],
  };
}

async function categoryReply(platform: Platform, reference: string, showroom: Showroom | null) {
  const key = `category:${reference}:${showroom?.id ?? ""}`;
  return platform.cache.remember(key, shared, async () => {
    const catalog = await currentCatalog(platform);
    const node = catalog.tree.find(reference) ?? fail("not_found");
    const { tree, search } = catalog;
    const children = tree.childrenOf(node.id).map((child) => child.id);
    const [media, countOf] = await Promise.all([
      categoryMedia(platform.db, children),
      search.counts(showroom),
    ]);
    const category = categoryView({ tree, countOf }, node, media, showroom);
    return WrittenReply.of<Reply>({
      data: { product: null, category, breadcrumb: breadcrumbOf(catalog.tree, node.id) },
    });
  });
}
