import type { listProducts } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { MemoryCatalog, ProductsWish } from "./catalog.types.ts";
import { isCommonFacet } from "./listing/facet-values.rules.ts";
import { type CatalogView, facetsText, readFilters } from "./listing/facets.rules.ts";
import { type Choice, filterAndCount, mostFilters } from "./listing/filter-and-count.rules.ts";
import { filterLists } from "./listing/filtered-lists.rules.ts";
import { type LeftOutSlots, leftOutOf } from "./listing/left-out.rules.ts";
import type { Listing } from "./listing/listing.rules.ts";
import { type KnownOrders, type Ordered, pageOf, type Sort, type Window } from "./listing/order.rules.ts";
import { pricedIn } from "./listing/prices.rules.ts";
import { listWhole } from "./listing/whole-lists.rules.ts";
import type { Named } from "./search/named-values.rules.ts";
import { type Found, findByWords } from "./search/search.flow.ts";
import type { SureHits } from "./search/search-hits.rules.ts";
import type { TextReadings } from "./search/text-readings.rules.ts";
import { atAnyPrice, perSqftInstead, type Understood, withPriceWords } from "./search/understood.rules.ts";

type ProductsData = EndpointReply<typeof listProducts>["data"];

/** The result of a request, before sorting and paging. */
export interface Selection {
  total: number;
  /** JSON shared by all pages, from the first key to the closing brace. */
  about: Buffer;
  /** Its slots in an order, as far as needed. */
  page: (sort: Sort, window: Window) => number[];
  /** What filters and words name of variants. */
  named: Named;
  /** A filter or the words limit its prices. */
  isPriced: boolean;
}

const facetBytes = 12_000;

/** The matches of a request; all orders and pages share one selection. */
export async function selectionOf(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  { sort, page: _, per_page: __, ...wish }: ProductsWish,
): Promise<Selection> {
  // sorted by price or age, partial matches would mix with full ones
  const others = sort === undefined || sort === "relevance";
  // slots mean nothing in another listing, so its id is part of the key
  const key = `selection:${catalog.listing.serial}:${showroom?.id ?? ""}:${others}:${JSON.stringify(wish)}`;
  const keeping: Keeping = { seconds: 60, tags: ["products", "showrooms"], bytes: facetBytes };
  return platform.cache.remember(key, keeping, () => select(platform, catalog, showroom, wish, others));
}

const select = (
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  asked: WishOfAnyPage,
  others: boolean,
): Promise<Selection> =>
  withPricesRead(asked, (reading) => selectAs(platform, catalog, showroom, { ...reading, others }));

/** A request with what its words say about prices. */
export interface ReadWish {
  wish: WishOfAnyPage;
  understood: Understood | null;
}

/**
 * Selects with the prices in the words as limits; if nothing is within those, as prices per square foot; else at any
 * price.
 */
export async function withPricesRead<Found extends { sure: number }>(
  asked: WishOfAnyPage,
  selectAs: (reading: ReadWish) => Promise<Found>,
): Promise<Found> {
  const { wish, understood } = withPriceWords(asked);
  const chosen = await selectAs({ wish, understood });
  if (!understood || chosen.sure > 0) return chosen;
  const perSqft = perSqftInstead(asked, understood);
  const byArea = perSqft && (await selectAs(perSqft));
  if (byArea && byArea.sure > 0) return byArea;
  return selectAs({ wish: atAnyPrice(asked, understood), understood: { ...understood, is_lifted: true } });
}

/** Also returns how many are sure matches. */
async function selectAs(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  { wish, understood, others }: ReadWish & { others: boolean },
): Promise<Selection & { sure: number }> {
  const { listing } = catalog;
  const filters = filtersOf(catalog, wish);
  const place = placeOf(catalog, showroom, wish);
  const fitting = wish.fitting === undefined ? null : listing.fitting.thatFit(wish.fitting);
  const whole = !others || !isFree(wish);
  const leftOut = leftOutOf(listing, showroom);
  const found = wish.q
    ? await findByWords(platform, catalog, wish.q, {
        fits: fitsIn(listing, place.mask, fitting, leftOut),
        others,
        whole,
      })
    : null;
  const priced = pricedIn(catalog, showroom);
  const limits = limitsOf(wish, filters);
  const looked =
    found || fitting
      ? filterAndCount(listing, {
          candidates: found
            ? [listing.candidates(found.slots)]
            : place.ids.map((id) => listing.shelf(id).candidates),
          scores: found?.scores ?? null,
          // the words were searched among the filter's matches
          fitting: found ? null : fitting,
          leftOut: found ? null : leftOut,
          ...limits,
          priceOf: priced.priceOf,
        })
      : null;
  const chosen = looked && chosenFrom(listing, looked, found);
  const choice =
    chosen ??
    (isUnfiltered(wish) && !leftOut
      ? listWhole(listing, place.ids, priced)
      : filterLists(listing, place.ids, { ...limits, leftOut }, priced));
  return {
    ...told(catalog, choice, { wish, understood, found, filters, categoryId: place.categoryId }),
    page: choice.page,
    named: namedIn(listing.texts, wish, found),
    sure: chosen?.sure ?? choice.total,
  };
}

/** What was looked at, with its pages, and how many of it are sure matches. */
export function chosenFrom(listing: Listing, looked: Choice, found: SureHits | null) {
  const isSure = found && sureOf(looked, found);
  return {
    ...looked,
    page: pagesOf(listing, { ...looked, slots: looked.slots.slice(), isSure }),
    sure: isSure ? isSure.reduce((sum, one) => sum + one, 0) : looked.total,
  };
}

/** The filters of a request; fails with 422 if something is no filter. */
export function filtersOf(
  catalog: Parameters<typeof readFilters>[0],
  wish: WishOfAnyPage,
): ReadonlyMap<string, readonly string[]> {
  return (
    readFilters(catalog, wish.filters, mostFilters) ?? failFields({ filters: "This filter isn't available." })
  );
}

/** The limits of a request, with prices in cents. */
export const limitsOf = (wish: WishOfAnyPage, filters: ReadonlyMap<string, readonly string[]>) => ({
  filters,
  price: priceWish(wish.price_min, wish.price_max),
  sqftPrice: priceWish(wish.sqft_min, wish.sqft_max),
});

/** What filters and words say about variants. */
export function namedIn(texts: TextReadings, wish: WishOfAnyPage, found: Found | null): Named {
  const named = texts.namedIn(found?.did_you_mean ?? wish.q ?? "");
  const options = optionsOf(wish);
  return options.length === 0 ? named : { ...named, values: new Set([...options, ...named.values]) };
}

/** What a reply says about a selection. */
export function told(
  view: CatalogView,
  choice: Pick<Choice, "total" | "counts" | "price" | "sqftPrice">,
  asked: ReadWish & {
    found: Found | null;
    filters: ReadonlyMap<string, readonly string[]>;
    categoryId: number | null;
  },
): Pick<Selection, "total" | "about" | "isPriced"> {
  const { wish, understood, found, filters, categoryId } = asked;
  const facets = facetsText(view, choice, { categoryId, filters });
  const about: Pick<
    ProductsData,
    "price_range" | "sqft_price_range" | "did_you_mean" | "not_carried" | "relaxed" | "is_cut" | "understood"
  > = {
    price_range: inDollars(choice.price),
    sqft_price_range: inDollars(choice.sqftPrice),
    ...(found?.did_you_mean !== undefined && { did_you_mean: found.did_you_mean }),
    ...(found?.not_carried && { not_carried: found.not_carried }),
    ...(found?.relaxed && { relaxed: found.relaxed }),
    ...(found?.is_cut && { is_cut: true }),
    ...(understood && { understood }),
  };
  return {
    total: choice.total,
    about: Buffer.from(`"facets":${facets},${JSON.stringify(about).slice(1)}`),
    isPriced: pricesOf(wish).some((limit) => limit !== undefined),
  };
}

/** The pages of a selection; computed orders are cached. */
function pagesOf(listing: Listing, choice: Ordered): Selection["page"] {
  const known: KnownOrders = new Map();
  return (sort, window) => pageOf(listing, choice, sort, window, known);
}

/** Which of the selected slots are sure matches; both lists ascend. */
function sureOf({ slots }: Choice, found: SureHits): Uint8Array {
  const isSure = new Uint8Array(slots.length);
  let place = 0;
  for (let at = 0; at < slots.length; at++) {
    while (found.slots[place] !== slots[at]) place++;
    isSure[at] = found.isSure[place]!;
  }
  return isSure;
}

/** Whether a slot may be shown in a place. */
function fitsIn(
  listing: Listing,
  mask: Uint8Array,
  fitting: Uint8Array | null,
  leftOut: LeftOutSlots | null,
): (slot: number) => boolean {
  const { fits } = listing;
  const isSold = listing.soldSlots(mask, leftOut);
  return fitting === null ? isSold : (slot) => isSold(slot) && fitting[fits.of(slot)] === 1;
}

const optionsOf = ({ filters }: Pick<ProductsWish, "filters">): string[] =>
  Object.entries(filters).flatMap(([key, values]) => (isCommonFacet(key) ? [] : values));

/** A request without its order and page. */
export type WishOfAnyPage = Omit<ProductsWish, "sort" | "page" | "per_page">;

/** Whether everything in a place is wanted. */
const isUnfiltered = ({ category: _, menu: __, ...wish }: WishOfAnyPage) => !wish.q && isFree(wish);

/** Whether the request has only words. */
export const isFree = ({ q: _, filters, ...others }: WishOfAnyPage) =>
  Object.values(filters).every((values) => values.length === 0) &&
  Object.values(others).every((other) => other === undefined);

/** The categories to search: below the wanted one, in the wanted department, in the showroom's departments. */
export function placeOf(
  { tree }: Pick<MemoryCatalog, "tree">,
  showroom: Showroom | null,
  wish: Pick<ProductsWish, "category" | "menu">,
) {
  const category = wish.category === undefined ? null : (tree.find(wish.category) ?? fail("not_found"));
  const menuId = wish.menu === undefined ? null : (tree.menuId(wish.menu) ?? fail("not_found"));
  const choices = [...(menuId === null ? [] : [[menuId]]), ...(showroom ? [showroom.menu_ids] : [])];
  const categoryId = category?.id ?? null;
  return { categoryId, ...tree.placeOf(categoryId, choices, showroom?.left_out.categories) };
}

const pricesOf = ({ price_min, price_max, sqft_min, sqft_max }: WishOfAnyPage) => [
  price_min,
  price_max,
  sqft_min,
  sqft_max,
];

function priceWish(min: number | undefined, max: number | undefined): { min: number; max: number } | null {
  if (min === undefined && max === undefined) return null;
  return { min: fromDollars(min ?? 0), max: max === undefined ? Number.POSITIVE_INFINITY : fromDollars(max) };
}

const inDollars = (price: Choice["price"]) =>
  price && { min: toDollars(price.min), max: toDollars(price.max) };
