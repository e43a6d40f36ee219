import { listForm } from "../../../http/list-form.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { cardParts } from "./cards.flow.ts";
import type { Catalog } from "./catalog.flow.ts";
import { pricesIn } from "./listing/prices.rules.ts";
import { type ProductsWish, selectionOf } from "./selection.flow.ts";

/** One page of products at a showroom's prices, with facets, as pieces of the response's JSON data. */
export async function productsPage(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  wish: ProductsWish,
  path = "/api/visualization/products",
): Promise<Buffer[]> {
  const { total, about, page, named, isPriced } = await selectionOf(platform, catalog, showroom, wish);
  const sort = wish.sort ?? (wish.q ? "relevance" : "popular");
  const window = {
    offset: (wish.page - 1) * wish.per_page,
    limit: wish.per_page,
    priceOf: pricesIn(catalog, showroom),
  };
  const slots = page(sort, window);
  const { data: _, ...form } = listForm(slots, {
    total,
    page: wish.page,
    per_page: wish.per_page,
    path,
    query: linkQuery(wish, showroom),
    // pages of the catalog in memory cost the same wherever they are
    deepest: Number.POSITIVE_INFINITY,
  });
  // if prices sort or limit a list, they are the products' own, and so are the cards
  const isByPrice = isPriced || sort === "price" || sort === "-price";
  const cards = await cardParts(platform, catalog, showroom, slots, isByPrice ? undefined : named);
  return [begin, ...cards, Buffer.from(`],${JSON.stringify(form).slice(1, -1)},`), about];
}

const begin = Buffer.from('{"data":[');

function linkQuery(wish: ProductsWish, showroom: Showroom | null): Record<string, string> {
  const { filters, fitting: _, page: __, per_page: ___, ...rest } = wish;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...(showroom && { showroom: showroom.vsd_id }),
    ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
  };
}
