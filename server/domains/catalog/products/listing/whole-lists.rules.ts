import { firstPlaces, type Keys, slotOfKey } from "../index/top-k.rules.ts";
import { ordersOf } from "./category-orders.rules.ts";
import { type Choice, Extremes } from "./filter-and-count.rules.ts";
import type { Listing } from "./listing.rules.ts";
import type { Sort, Window } from "./order.rules.ts";
import type { Priced } from "./prices.rules.ts";

/** The content of some categories, or its matches, with pages. */
export interface ListPage extends Pick<Choice, "total" | "counts" | "price" | "sqftPrice"> {
  page: (sort: Sort, window: Window) => number[];
}

/** The totals of some categories, as `filterAndCount` would count them. */
export function listWhole(listing: Listing, categoryIds: readonly number[], priced: Priced): ListPage {
  const orders = ordersOf(listing);
  const counts = new Int32Array(listing.facets.keyOf.length);
  const [prices, sqftPrices] = [new Extremes(), new Extremes()];
  let total = 0;
  for (const id of categoryIds) {
    const here = listing.shelf(id);
    if (here.total === 0) continue;
    total += here.total;
    for (const [value, count] of here.counts) counts[value]! += count;
    const { price, sqftPrice } = orders.ranges(id, priced);
    prices.seeRange(price);
    sqftPrices.seeRange(sqftPrice);
  }
  return {
    total,
    counts,
    price: prices.range,
    sqftPrice: sqftPrices.range,
    page: (sort, window) => pageOfAll(listing, categoryIds, sort, window, priced),
  };
}

/** A page of some categories: each is sorted already, so only the start has to be found. */
export function pageOfAll(
  listing: Listing,
  categoryIds: readonly number[],
  sort: Sort,
  { offset, limit }: Pick<Window, "offset" | "limit">,
  priced: Priced,
): number[] {
  const orders = ordersOf(listing);
  const lists = categoryIds
    .filter((id) => listing.shelf(id).total > 0)
    .map((id) => orders.keys(id, sort, priced));
  const places = firstPlaces(lists, offset);
  const next = lists.map((list, at) => keyAt(list, places[at]!));
  const slots: number[] = [];
  while (slots.length < limit) {
    let first = 0;
    for (let at = 1; at < next.length; at++) if (next[at]! < next[first]!) first = at;
    if (!(next[first]! < Number.POSITIVE_INFINITY)) break;
    slots.push(slotOfKey(next[first]!));
    next[first] = keyAt(lists[first]!, ++places[first]!);
  }
  return slots;
}

/** Nothing comes after the last one. */
const keyAt = (list: Keys, place: number): number =>
  place < list.length ? list.at(place)! : Number.POSITIVE_INFINITY;
