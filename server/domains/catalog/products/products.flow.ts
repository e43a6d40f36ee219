import { listForm } from "../../../http/list-form.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { Catalog, ProductsWish } from "./catalog.types.ts";

/** One page of products at a showroom's prices, with facets, as pieces of the response's JSON data. */
export async function productsPage(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  wish: ProductsWish,
  path = "/api/visualization/products",
): Promise<Buffer[]> {
  const { total, about, count, cards } = await catalog.search.list(platform, showroom, wish);
  const { data: _, ...form } = listForm(new Array(count), {
    total,
    page: wish.page,
    per_page: wish.per_page,
    path,
    query: linkQuery(wish, showroom),
    // pages of the catalog cost the same wherever they are
    deepest: Number.POSITIVE_INFINITY,
  });
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
