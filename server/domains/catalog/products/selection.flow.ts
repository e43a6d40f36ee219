import type { listProducts } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { Catalog } from "./catalog.flow.ts";
import { isCommonFacet } from "./listing/facet-values.rules.ts";
import { facetsText, readFilters } from "./listing/facets.rules.ts";
import { type Choice, filterAndCount, mostFilters } from "./listing/filter-and-count.rules.ts";
import { filterLists } from "./listing/filtered-lists.rules.ts";
import { type LeftOutSlots, leftOutOf } from "./listing/left-out.rules.ts";
import type { Listing } from "./listing/listing.rules.ts";
import { type KnownOrders, type Ordered, pageOf, type Sort, type Window } from "./listing/order.rules.ts";
import { pricedIn } from "./listing/prices.rules.ts";
import { listWhole } from "./listing/whole-lists.rules.ts";
import type { Named } from "./search/named-values.rules.ts";
import { findByWords } from "./search/search.flow.ts";
import type { SureHits } from "./search/search-hits.rules.ts";
import { atAnyPrice, perSqftInstead, type Understood, withPriceWords } from "./search/understood.rules.ts";

type ProductsData = EndpointReply<typeof listProducts>["data"];

/** A caller's request; money in dollars. */
export interface ProductsWish {
  category?: string | number | undefined;
  menu?: string | undefined;
  q?: string | undefined;
  filters: Record<string, string[]>;
  price_min?: number | undefined;
  price_max?: number | undefined;
  sqft_min?: number | undefined;
  sqft_max?: number | undefined;
  sort?: Sort | undefined;
  /** The room target that products must fit, as `fittingTarget` names it. */
  fitting?: string | undefined;
  page: number;
  per_page: number;
}

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
  catalog: Catalog,
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

async function select(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  asked: WishOfAnyPage,
  others: boolean,
): Promise<Selection> {
  const { wish, understood } = withPriceWords(asked);
  const chosen = await selectAs(platform, catalog, showroom, { wish, understood, others });
  if (!understood || chosen.sure > 0) return chosen;
  const perSqft = perSqftInstead(asked, understood);
  const byArea = perSqft && (await selectAs(platform, catalog, showroom, { ...perSqft, others }));
  if (byArea && byArea.sure > 0) return byArea;
  const lifted = { wish: atAnyPrice(asked, understood), understood: { ...understood, is_lifted: true } };
  return selectAs(platform, catalog, showroom, { ...lifted, others });
}

/** Also returns how many are sure matches. */
async function selectAs(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  { wish, understood, others }: { wish: WishOfAnyPage; understood: Understood | null; others: boolean },
): Promise<Selection & { sure: number }> {
  const { listing } = catalog;
  const filters = readFilters(catalog, wish.filters, mostFilters);
  if (!filters) failFields({ filters: "This filter isn't available." });
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
  const limits = {
    filters,
    price: priceWish(wish.price_min, wish.price_max),
    sqftPrice: priceWish(wish.sqft_min, wish.sqft_max),
  };
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
  const isSure = looked && found && sureOf(looked, found);
  const choice = looked
    ? { ...looked, page: pagesOf(listing, { ...looked, slots: looked.slots.slice(), isSure }) }
    : isUnfiltered(wish) && !leftOut
      ? listWhole(listing, place.ids, priced)
      : filterLists(listing, place.ids, { ...limits, leftOut }, priced);
  const named = listing.texts.namedIn(found?.did_you_mean ?? wish.q ?? "");
  const options = optionsOf(wish);
  const facets = facetsText(catalog, choice, { categoryId: place.categoryId, filters });
  const about: Pick<
    ProductsData,
    "price_range" | "sqft_price_range" | "did_you_mean" | "relaxed" | "is_cut" | "understood"
  > = {
    price_range: inDollars(choice.price),
    sqft_price_range: inDollars(choice.sqftPrice),
    ...(found?.did_you_mean !== undefined && { did_you_mean: found.did_you_mean }),
    ...(found?.relaxed && { relaxed: found.relaxed }),
    ...(found?.is_cut && { is_cut: true }),
    ...(understood && { understood }),
  };
  return {
    total: choice.total,
    about: Buffer.from(`"facets":${facets},${JSON.stringify(about).slice(1)}`),
    page: choice.page,
    named: options.length === 0 ? named : { ...named, values: new Set([...options, ...named.values]) },
    isPriced: limitsOf(wish).some((limit) => limit !== undefined),
    sure: isSure ? isSure.reduce((sum, one) => sum + one, 0) : choice.total,
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

type WishOfAnyPage = Omit<ProductsWish, "sort" | "page" | "per_page">;

/** Whether everything in a place is wanted. */
const isUnfiltered = ({ category: _, menu: __, ...wish }: WishOfAnyPage) => !wish.q && isFree(wish);

/** Whether the request has only words. */
const isFree = ({ q: _, filters, ...others }: WishOfAnyPage) =>
  Object.values(filters).every((values) => values.length === 0) &&
  Object.values(others).every((other) => other === undefined);

/** The categories to search: below the wanted one, in the wanted department, in the showroom's departments. */
function placeOf(
  { tree }: Catalog,
  showroom: Showroom | null,
  wish: Pick<ProductsWish, "category" | "menu">,
) {
  const category = wish.category === undefined ? null : (tree.find(wish.category) ?? fail("not_found"));
  const menuId = wish.menu === undefined ? null : (tree.menuId(wish.menu) ?? fail("not_found"));
  const choices = [...(menuId === null ? [] : [[menuId]]), ...(showroom ? [showroom.menu_ids] : [])];
  const categoryId = category?.id ?? null;
  return { categoryId, ...tree.placeOf(categoryId, choices, showroom?.left_out.categories) };
}

const limitsOf = ({ price_min, price_max, sqft_min, sqft_max }: WishOfAnyPage) => [
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
