import { pricePerSqft } from "../../../../../domain/money/pricing.ts";
import { firstNotBelow, type KeysAs, slotOfKey } from "../index/top-k.rules.ts";
import * as sets from "../index/value-sets.rules.ts";
import { ordersOf } from "./category-orders.rules.ts";
import { Extremes, type Range, type Wish, wantedValues } from "./filter-and-count.rules.ts";
import type { LeftOutSlots } from "./left-out.rules.ts";
import type { Listing } from "./listing.rules.ts";
import { type KnownOrders, keyOfRank, pageOf, type Sort, type Window } from "./order.rules.ts";
import type { Priced } from "./prices.rules.ts";
import type { ListPage } from "./whole-lists.rules.ts";

type Filters = Pick<Wish, "filters" | "price" | "sqftPrice"> & { leftOut?: LeftOutSlots | null };

/** The matches in one category. */
interface Part {
  categoryId: number;
  fits: sets.PlaceBits;
  /** Their number. */
  total: number;
}

/**
 * The same result as `filterAndCount`, for whole categories: computed with sets and known orders instead of one product at a
 * time.
 */
export function filterLists(
  listing: Listing,
  categoryIds: readonly number[],
  wish: Filters,
  priced: Priced,
): ListPage {
  const wanted = [...wish.filters].map(([key, values]) => ({
    key: listing.facets.keyNumber(key),
    values: wantedValues(listing, key, values),
  }));
  const counts = new Int32Array(listing.facets.keyOf.length);
  const [prices, sqftPrices] = [new Extremes(), new Extremes()];
  const parts: Part[] = [];
  for (const categoryId of categoryIds) {
    if (listing.shelf(categoryId).total === 0) continue;
    const whole = sets.setsOf(listing, categoryId);
    const sold = wish.leftOut?.soldOn(categoryId);
    const here = sold ? { ...whole, alive: sets.inAll(whole.alive, [sold]) } : whole;
    const having = wanted.map(({ values }) => sets.havingAny(here, values));
    const shelf = { listing, categoryId, here, priced };
    const inPrice = wish.price && pricedWithin(shelf, wish.price);
    const inSqftPrice = wish.sqftPrice ? sqftWithin(shelf, wish.sqftPrice) : null;
    const limits = [inPrice, inSqftPrice].filter((set) => set !== null);
    const fits = sets.inAll(here.alive, [...having, ...limits]);
    const butOne = new Map(
      wanted.map(({ key }, but) => [
        key,
        sets.inAll(here.alive, [...having.filter((_, at) => at !== but), ...limits]),
      ]),
    );
    for (const [value, set] of here.byValue) {
      counts[value]! += sets.countIn(butOne.get(listing.facets.keyOf.at[value]!) ?? fits, set);
    }
    const atAnyPrice = limits.length === 0 ? fits : sets.inAll(here.alive, having);
    prices.seeRange(priceRange(shelf, inSqftPrice ? sets.inAll(atAnyPrice, [inSqftPrice]) : atAnyPrice));
    sqftPrices.seeRange(sqftRange(shelf, inPrice ? sets.inAll(atAnyPrice, [inPrice]) : atAnyPrice));
    const total = sets.sizeOf(fits);
    if (total > 0) parts.push({ categoryId, fits, total });
  }
  return {
    total: parts.reduce((sum, part) => sum + part.total, 0),
    counts,
    price: prices.range,
    sqftPrice: sqftPrices.range,
    page: pagesOf(listing, parts, priced),
  };
}

interface PricedCategory {
  listing: Listing;
  categoryId: number;
  here: sets.ValueSets;
  priced: Priced;
}

function pricedWithin({ listing, categoryId, here, priced }: PricedCategory, range: Range): sets.PlaceBits {
  return within(listing, ordersOf(listing).unitKeys(categoryId, priced), range, here.words);
}

function sqftWithin({ listing, categoryId, here, priced }: PricedCategory, range: Range): sets.PlaceBits {
  const orders = ordersOf(listing);
  if (!orders.hasBoxes(categoryId)) return new Uint32Array(here.words);
  const shown = within(listing, orders.keys(categoryId, "price", priced), range, here.words);
  return sets.inAll(shown, [here.boxes]);
}

/** The part of a price order within the price range. */
function within(listing: Listing, keys: KeysAs, { min, max }: Range, words: number): sets.PlaceBits {
  const set = new Uint32Array(words);
  const from = firstNotBelow(keys, keyOfRank(Math.ceil(min)), 0, keys.length);
  const to = firstNotBelow(keys, keyOfRank(Math.floor(max) + 1), from, keys.length);
  for (let at = from; at < to; at++) {
    sets.addPlace(set, listing.placeInCategory.at[keys.slotAt(at)]!);
  }
  return set;
}

/** Lowest and highest price in a set. */
function priceRange({ listing, categoryId, priced }: PricedCategory, set: sets.PlaceBits): Range | null {
  return edges(listing, ordersOf(listing).unitKeys(categoryId, priced), set, priced.priceOf);
}

function sqftRange({ listing, categoryId, here, priced }: PricedCategory, set: sets.PlaceBits): Range | null {
  const orders = ordersOf(listing);
  if (!orders.hasBoxes(categoryId)) return null;
  const boxes = sets.inAll(set, [here.boxes]);
  const sqftPriceOf = (slot: number) => pricePerSqft(priced.priceOf(slot), listing.covers.at[slot]!);
  return edges(listing, orders.keys(categoryId, "price", priced), boxes, sqftPriceOf);
}

/** Prices of the first and the last member of a set in an order. */
function edges(
  listing: Listing,
  keys: KeysAs,
  set: sets.PlaceBits,
  priceOf: (slot: number) => number,
): Range | null {
  if (set.every((bits) => bits === 0)) return null;
  const isIn = (at: number) => sets.hasPlace(set, listing.placeInCategory.at[keys.slotAt(at)]!);
  let first = 0;
  while (!isIn(first)) first++;
  let last = keys.length - 1;
  while (!isIn(last)) last--;
  return { min: priceOf(keys.slotAt(first)), max: priceOf(keys.slotAt(last)) };
}

/** Pages of the matches: read off the category orders, or sorted if that is less work. */
function pagesOf(listing: Listing, parts: readonly Part[], priced: Priced): ListPage["page"] {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const all = parts.reduce((sum, { categoryId }) => sum + listing.shelf(categoryId).total, 0);
  const known: KnownOrders = new Map();
  let choice: { slots: Int32Array; scores: null } | null = null;
  return (sort, window) => {
    const steps = (window.offset + window.limit) * (parts.length + all / total);
    if (!choice && steps < total) return readOff(listing, parts, sort, window, priced);
    choice ??= { slots: slotsOf(listing, parts, total), scores: null };
    return pageOf(listing, choice, sort, window, known);
  };
}

function slotsOf(listing: Listing, parts: readonly Part[], total: number): Int32Array {
  const slots = new Int32Array(total);
  let count = 0;
  for (const { categoryId, fits } of parts) {
    const { slots: onShelf } = listing.shelf(categoryId).candidates;
    for (const place of sets.placesIn(fits)) slots[count++] = onShelf[place]!;
  }
  return slots;
}

function readOff(
  listing: Listing,
  parts: readonly Part[],
  sort: Sort,
  { offset, limit }: Window,
  priced: Priced,
): number[] {
  const orders = ordersOf(listing);
  const lists = parts.map(({ categoryId, fits }) => {
    const keys = orders.keys(categoryId, sort, priced);
    let at = -1;
    const step = () => {
      do at++;
      while (at < keys.length && !sets.hasPlace(fits, listing.placeInCategory.at[keys.slotAt(at)]!));
      return at < keys.length ? keys.at(at)! : Number.POSITIVE_INFINITY;
    };
    return step;
  });
  const next = lists.map((step) => step());
  const slots: number[] = [];
  for (let count = 0; count < offset + limit; count++) {
    let first = 0;
    for (let at = 1; at < next.length; at++) if (next[at]! < next[first]!) first = at;
    if (!(next[first]! < Number.POSITIVE_INFINITY)) break;
    if (count >= offset) slots.push(slotOfKey(next[first]!));
    next[first] = lists[first]!();
  }
  return slots;
}
