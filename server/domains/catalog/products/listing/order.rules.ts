import type { sorts } from "../../../../../contract/catalog/catalog.ts";
import { pricePerSqft } from "../../../../../domain/money/pricing.ts";
import { slotLimit } from "../index/slot-limit.rules.ts";
import { slotOfKey, topK } from "../index/top-k.rules.ts";
import type { Choice } from "./filter-and-count.rules.ts";
import type { Listing } from "./listing.rules.ts";

export type Sort = (typeof sorts)[number];

const highestRank = 2 ** 31 - 1;
/** Everything after the sure matches. */
const behind = 2 ** 31 * slotLimit;
/** A very popular product may overtake a slightly better match. */
const popularityWorth = 0.02;

/** Which part of an order is wanted. */
export interface Window {
  offset: number;
  limit: number;
  /** This customer's price of a slot, in cents. */
  priceOf: (slot: number) => number;
}

/** Prefixes of a result's orders, as far as somebody has paged through them. */
export type KnownOrders = Map<Sort, Float64Array>;

/** The items to sort, with 0 for partial matches: in all orders but the best match they come last. */
export type Ordered = Pick<Choice, "slots" | "scores"> & { isSure?: Uint8Array | null };

const leastKnown = 96;

/**
 * The slots from `offset` on, at most `limit`, in the order of `sort`; the older product first among equals. `known`
 * caches the order, so that the next page costs next to nothing.
 */
export function pageOf(
  listing: Listing,
  choice: Ordered,
  sort: Sort,
  { offset, limit, priceOf }: Window,
  known?: KnownOrders,
): number[] {
  const end = Math.min(offset + limit, choice.slots.length);
  let order = known?.get(sort);
  if (order === undefined || order.length < end) {
    // twice as far as before, so that paging to the end sorts only a few times
    const wanted = known ? Math.max(end, leastKnown, 2 * (order?.length ?? 0)) : end;
    order = topK(keysOf(listing, choice, sort, shownPrices(listing, priceOf)), wanted).slice();
    known?.set(sort, order);
  }
  return Array.from(order.subarray(offset, end), slotOfKey);
}

/** Prices as displayed: per square foot for products sold by the box. */
export const shownPrices =
  ({ covers }: Pick<Listing, "covers">, priceOf: Window["priceOf"]): Window["priceOf"] =>
  (slot) => {
    const cover = covers.at[slot]!;
    return cover === 0 ? priceOf(slot) : pricePerSqft(priceOf(slot), cover);
  };

/**
 * A key for each slot of the choice; the smaller comes first. Each order has a loop of its own, which is faster.
 *
 * @param priceOf the price by which a slot stands
 */
export function keysOf(
  { popularity, created }: Listing,
  { slots, scores, isSure }: Ordered,
  sort: Sort,
  priceOf: (slot: number) => number,
): Float64Array {
  const keys = new Float64Array(slots.length);
  if (sort === "price") {
    for (let at = 0; at < keys.length; at++) keys[at] = keyOf(priceOf(slots[at]!), slots[at]!);
  } else if (sort === "-price") {
    for (let at = 0; at < keys.length; at++) keys[at] = keyOf(highestRank - priceOf(slots[at]!), slots[at]!);
  } else if (sort === "newest") {
    for (let at = 0; at < keys.length; at++)
      keys[at] = keyOf(highestRank - created.of(slots[at]!), slots[at]!);
  } else if (sort === "relevance" && scores) {
    for (let at = 0; at < keys.length; at++) {
      const worth = scores[at]! * (1 + popularityWorth * Math.log1p(popularity.of(slots[at]!)));
      keys[at] = keyOf(highestRank - Math.round(worth * 4096), slots[at]!);
    }
  } else {
    for (let at = 0; at < keys.length; at++)
      keys[at] = keyOf(highestRank - popularity.of(slots[at]!), slots[at]!);
  }
  if (isSure && sort !== "relevance") {
    for (let at = 0; at < keys.length; at++) if (isSure[at] === 0) keys[at]! += behind;
  }
  return keys;
}

/** Converts a key by wholesale price to the key by the customer's price. */
export function pricedKey(key: number, sort: "price" | "-price", rate: (cents: number) => number): number {
  const slot = slotOfKey(key);
  const rank = (key - slot) / slotLimit;
  return sort === "price" ? keyOf(rate(rank), slot) : keyOf(highestRank - rate(highestRank - rank), slot);
}

/** The lowest key with a rank, or with a higher one. */
export const keyOfRank = (rank: number): number => Math.min(Math.max(0, rank), highestRank + 1) * slotLimit;

/** A rank (whole number) and a slot in one number. */
const keyOf = (rank: number, slot: number): number =>
  Math.min(Math.max(0, rank), highestRank) * slotLimit + slot;
