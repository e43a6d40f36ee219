import type { listProducts } from "../../../contract/catalog.ts";
import type { EndpointReply } from "../../../contract/endpoint.ts";
import { fromDollars, toDollars } from "../../../domain/money.ts";
import { fail, failFields } from "../../failure.ts";
import { listForm } from "../../list-form.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Showroom } from "../showrooms/index.ts";
import { cardTextsOf } from "./cards.flow.ts";
import { customerPrice } from "./cards.rules.ts";
import type { Catalog } from "./catalog.flow.ts";
import { type Choice, choose, mostFilters } from "./choose.rules.ts";
import { facetsOf, readFilters } from "./facets.rules.ts";
import { pageOf, type Sort } from "./order.rules.ts";
import { findByWords } from "./search.flow.ts";

type ProductsData = EndpointReply<typeof listProducts>["data"];

/** What a caller asked for; money in dollars. */
export interface ProductsWish {
  category?: string | number | undefined;
  menu?: string | undefined;
  q?: string | undefined;
  filters: Record<string, string[]>;
  price_min?: number | undefined;
  price_max?: number | undefined;
  sort?: Sort | undefined;
  page: number;
  per_page: number;
}

/** One page of products at a showroom's prices, with facets, as the JSON text of the answer's data. */
export async function productsPage(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  wish: ProductsWish,
): Promise<string> {
  const { listing } = catalog;
  const filters = readFilters(catalog, wish.filters, mostFilters);
  if (!filters) failFields({ filters: "There is no such filter." });
  const place = placeOf(catalog, showroom, wish);
  const found = wish.q ? await findByWords(platform, catalog, wish.q) : null;
  const priceOf = pricesIn(catalog, showroom);
  const choice = choose(listing, {
    slots: found ? [found.slots] : place.ids.map((id) => listing.inCategory(id)),
    scores: found?.scores ?? null,
    categories: found ? place.mask : null,
    filters,
    price: priceWish(wish),
    priceOf,
  });
  const sort = wish.sort ?? (found ? "relevance" : "popular");
  const offset = (wish.page - 1) * wish.per_page;
  const slots = pageOf(listing, choice, sort, { offset, limit: wish.per_page, priceOf });
  const list = {
    total: choice.slots.length,
    page: wish.page,
    per_page: wish.per_page,
    path: "/api/visualization/products",
    query: linkQuery(wish, showroom),
  };
  const { data: _, ...form } = listForm(slots, list);
  const rest: Omit<ProductsData, "data"> = {
    ...form,
    facets: facetsOf(catalog, choice, { categoryId: place.categoryId, filters }),
    price_range: rangeOf(choice),
    ...(found?.did_you_mean !== undefined && { did_you_mean: found.did_you_mean }),
  };
  const cards = await cardTextsOf(platform, catalog, showroom, slots);
  return `{"data":[${cards.join(",")}],${JSON.stringify(rest).slice(1)}`;
}

const priceColumns = new WeakMap<Showroom, { catalog: Catalog; cents: Int32Array }>();

/** This customer's price of a slot, worked out once for each showroom. */
export function pricesIn(catalog: Catalog, showroom: Showroom | null): (slot: number) => number {
  const { listing, tree } = catalog;
  if (!showroom) return (slot) => listing.list.at[slot]!;
  let column = priceColumns.get(showroom);
  if (column?.catalog !== catalog || column.cents.length < listing.slots) {
    const cents = new Int32Array(listing.slots + 1000);
    if (column?.catalog === catalog) cents.set(column.cents);
    column = { catalog, cents };
    priceColumns.set(showroom, column);
  }
  const { cents } = column;
  return (slot) => {
    const known = cents[slot]!;
    if (known !== 0) return known;
    cents[slot] = customerPrice(showroom, tree, {
      product_id: listing.productIds.at[slot]!,
      category_id: listing.categories.at[slot]!,
      wholesale_cents: listing.wholesale.at[slot]!,
      list_cents: listing.list.at[slot]!,
    });
    return cents[slot]!;
  };
}

/** The categories to look in: below the wanted one, of the wanted department, of the showroom's departments. */
function placeOf({ tree }: Catalog, showroom: Showroom | null, wish: ProductsWish) {
  const category = wish.category === undefined ? null : (tree.find(wish.category) ?? fail("not_found"));
  const menuId = wish.menu === undefined ? null : (tree.menuId(wish.menu) ?? fail("not_found"));
  let ids: readonly number[] = category ? tree.below(category.id) : tree.ids;
  if (menuId !== null) {
    const sold = tree.soldIn([menuId]);
    ids = ids.filter((id) => sold.has(id));
  }
  if (showroom) {
    const sold = tree.soldIn(showroom.menu_ids);
    ids = ids.filter((id) => sold.has(id));
  }
  const mask = new Uint8Array(Math.max(0, ...ids) + 1);
  for (const id of ids) mask[id] = 1;
  return { categoryId: category?.id ?? null, ids, mask };
}

function priceWish({ price_min, price_max }: ProductsWish): { min: number; max: number } | null {
  if (price_min === undefined && price_max === undefined) return null;
  return {
    min: fromDollars(price_min ?? 0),
    max: price_max === undefined ? Number.POSITIVE_INFINITY : fromDollars(price_max),
  };
}

const rangeOf = ({ price }: Choice) => price && { min: toDollars(price.min), max: toDollars(price.max) };

function linkQuery(wish: ProductsWish, showroom: Showroom | null): Record<string, string> {
  const { filters, page: _, per_page: __, ...rest } = wish;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...(showroom && { showroom: showroom.vsd_id }),
    ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
  };
}
