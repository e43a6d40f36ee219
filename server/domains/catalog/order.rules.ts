import type { sorts } from "../../../contract/catalog.ts";
import type { Choice } from "./choose.rules.ts";
import type { Listing } from "./listing.rules.ts";
import { lowest } from "./lowest.rules.ts";

export type Sort = (typeof sorts)[number];

/** Slots are below this, so that a rank and a slot fit one exact number together. */
const slotLimit = 2 ** 21;
const highestRank = 2 ** 31;
/** A product that everybody looks at may overtake one that fits a little better. */
const popularityWorth = 0.02;

/** Beginnings of a choice's orders, as far as somebody has paged through them. */
export type KnownOrders = Map<Sort, Float64Array>;

const leastKnown = 240;

/**
 * The slots from `offset` on, at most `limit`, in the order of `sort`; the older product first among equals. What was
 * found out about the order is kept in `known`, so that the next page costs next to nothing.
 */
export function pageOf(
  listing: Listing,
  choice: Pick<Choice, "slots" | "scores">,
  sort: Sort,
  { offset, limit, priceOf }: { offset: number; limit: number; priceOf: (slot: number) => number },
  known?: KnownOrders,
): number[] {
  const end = Math.min(offset + limit, choice.slots.length);
  let order = known?.get(sort);
  if (order === undefined || order.length < end) {
    // twice as far as before, so that paging to the end sorts few times
    const wanted = known ? Math.max(end, leastKnown, 2 * (order?.length ?? 0)) : end;
    order = lowest(keysOf(listing, choice, sort, priceOf), wanted).slice();
    known?.set(sort, order);
  }
  return Array.from(order.subarray(offset, end), (key) => key % slotLimit);
}

function keysOf(
  listing: Listing,
  choice: Pick<Choice, "slots" | "scores">,
  sort: Sort,
  priceOf: (slot: number) => number,
): Float64Array {
  const rank = ranking(listing, choice, sort, priceOf);
  const keys = new Float64Array(choice.slots.length);
  for (let at = 0; at < keys.length; at++) {
    keys[at] = Math.min(Math.max(0, rank(at)), highestRank) * slotLimit + choice.slots[at]!;
  }
  return keys;
}

/** A whole number for the place `at` of the choice; the smaller comes first. */
function ranking(
  listing: Listing,
  { slots, scores }: Pick<Choice, "slots" | "scores">,
  sort: Sort,
  priceOf: (slot: number) => number,
) {
  const { popularity, created } = listing;
  switch (sort) {
    case "price":
      return (at: number) => priceOf(slots[at]!);
    case "-price":
      return (at: number) => highestRank - priceOf(slots[at]!);
    case "newest":
      return (at: number) => highestRank - created.at[slots[at]!]!;
    case "relevance":
      if (scores) {
        return (at: number) => {
          const worth = scores[at]! * (1 + popularityWorth * Math.log1p(popularity.at[slots[at]!]!));
          return highestRank - Math.round(worth * 4096);
        };
      }
  }
  return (at: number) => highestRank - popularity.at[slots[at]!]!;
}
