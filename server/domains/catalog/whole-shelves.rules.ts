import { pricePerSqft } from "../../../domain/pricing.ts";
import type { Showroom } from "../showrooms/index.ts";
import { type Choice, Extremes } from "./choose.rules.ts";
import type { Listing } from "./listing.rules.ts";
import { firstPlaces, slotOfKey } from "./lowest.rules.ts";
import { keysOf, type Sort, type Window } from "./order.rules.ts";
import type { Shelf } from "./shelf.rules.ts";

type Ranges = Pick<Choice, "price" | "sqftPrice">;

/** 24 MB. */
const mostKeptKeys = 3_000_000;

/**
 * How each category's products stand in an order, and from what to what they cost, in a showroom: found out when it is
 * first asked for, and again when the category changed.
 */
class ShelfOrders {
  #listing: Listing;
  #keys = new Map<string, { version: number; keys: Float64Array }>();
  #kept = 0;
  #ranges = new WeakMap<object, Map<Shelf, { version: number; ranges: Ranges }>>();
  #serials = new WeakMap<object, number>();
  #lastSerial = 0;

  constructor(listing: Listing) {
    this.#listing = listing;
  }

  /** A key for each product of a category, ascending. */
  keys(categoryId: number, sort: Sort, { showroom, priceOf }: Priced): Float64Array {
    const shelf = this.#listing.shelf(categoryId);
    const isByPrice = sort === "price" || sort === "-price";
    const name = `${categoryId} ${sort} ${isByPrice ? this.#serialOf(showroom ?? nobody) : ""}`;
    let known = this.#keys.get(name);
    this.#keys.delete(name);
    if (known?.version !== shelf.version) {
      this.#kept -= known?.keys.length ?? 0;
      const slots = shelf.candidates.slots.filter((slot) => this.#listing.alive.has(slot));
      known = {
        version: shelf.version,
        keys: keysOf(this.#listing, { slots, scores: null }, sort, priceOf).sort(),
      };
      this.#kept += slots.length;
    }
    // the one that was asked for last comes last
    this.#keys.set(name, known);
    for (const [oldest, { keys }] of this.#keys) {
      if (this.#kept <= mostKeptKeys) break;
      this.#keys.delete(oldest);
      this.#kept -= keys.length;
    }
    return known.keys;
  }

  /** What the products of a category cost. */
  ranges(categoryId: number, { showroom, priceOf }: Priced): Ranges {
    const shelf = this.#listing.shelf(categoryId);
    const owner = showroom ?? nobody;
    const ofOwner = this.#ranges.get(owner) ?? new Map();
    this.#ranges.set(owner, ofOwner);
    let known = ofOwner.get(shelf);
    if (known?.version !== shelf.version) {
      known = { version: shelf.version, ranges: this.#rangesOf(shelf, priceOf) };
      ofOwner.set(shelf, known);
    }
    return known.ranges;
  }

  #rangesOf({ candidates }: Shelf, priceOf: Priced["priceOf"]): Ranges {
    const { alive, covers } = this.#listing;
    const [prices, sqftPrices] = [new Extremes(), new Extremes()];
    for (const slot of candidates.slots) {
      if (!alive.has(slot)) continue;
      const price = priceOf(slot);
      prices.see(price);
      const cover = covers.at[slot]!;
      if (cover !== 0) sqftPrices.see(pricePerSqft(price, cover));
    }
    return { price: prices.range, sqftPrice: sqftPrices.range };
  }

  /** A changed showroom is another one. */
  #serialOf(showroom: object): number {
    let serial = this.#serials.get(showroom);
    if (serial === undefined) {
      serial = ++this.#lastSerial;
      this.#serials.set(showroom, serial);
    }
    return serial;
  }
}

/** Who has no showroom sees list prices. */
const nobody = {};

const kept = new WeakMap<Listing, ShelfOrders>();

function ordersOf(listing: Listing): ShelfOrders {
  const orders = kept.get(listing) ?? new ShelfOrders(listing);
  kept.set(listing, orders);
  return orders;
}

interface Priced {
  showroom: Showroom | null;
  /** This showroom's price of a slot, in cents. */
  priceOf: (slot: number) => number;
}

/** What all products of some categories come to, as `choose` would count them one by one. */
export function chooseAll(
  listing: Listing,
  categoryIds: readonly number[],
  priced: Priced,
): Pick<Choice, "total" | "counts" | "price" | "sqftPrice"> {
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
  return { total, counts, price: prices.range, sqftPrice: sqftPrices.range };
}

/** A page of all products of some categories: each is in its order already, so only where to begin is looked for. */
export function pageOfAll(
  listing: Listing,
  categoryIds: readonly number[],
  sort: Sort,
  { offset, limit, priceOf }: Window,
  showroom: Showroom | null,
): number[] {
  const orders = ordersOf(listing);
  const lists = categoryIds
    .filter((id) => listing.shelf(id).total > 0)
    .map((id) => orders.keys(id, sort, { showroom, priceOf }));
  const places = firstPlaces(lists, offset);
  const slots: number[] = [];
  while (slots.length < limit) {
    let next = -1;
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < lists.length; at++) {
      const key = lists[at]![places[at]!];
      if (key !== undefined && key < lowest) [next, lowest] = [at, key];
    }
    if (next < 0) break;
    places[next]!++;
    slots.push(slotOfKey(lowest));
  }
  return slots;
}
