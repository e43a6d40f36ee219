import { getProduct } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom, platformMarginBp, type Showroom } from "../../showrooms/showrooms/index.ts";
import { currentCatalog } from "./catalog.flow.ts";
import { breadcrumbOf, categoryView } from "./category.rules.ts";
import { categoryMedia } from "./category.store.ts";
import { productView, seesTradePrice } from "./product.rules.ts";
import { type ReadProduct, readProduct } from "./read-product.flow.ts";

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

function dataOf(
  platform: Platform,
  { row, catalog }: ReadProduct,
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
