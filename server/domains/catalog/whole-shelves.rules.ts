import { pricePerSqft } from "../../../domain/pricing.ts";
import { type Choice, Extremes } from "./choose.rules.ts";
import type { Listing } from "./listing.rules.ts";
import { firstPlaces, type Keys, slotOfKey } from "./lowest.rules.ts";
import { keysOf, pricedKey, type Sort, type Window } from "./order.rules.ts";
import type { Priced } from "./prices.rules.ts";
import type { Shelf } from "./shelf.rules.ts";

type Ranges = Pick<Choice, "price" | "sqftPrice">;

/** 24 MB. */
const mostKeptKeys = 3_000_000;

/**
 * How each category's products stand in an order, and from what to what they cost, in a showroom: found out when it is
 * first asked for, and again when the category changed. Showrooms that add the same to all of a category have it in the
 * same order, that of the wholesale prices, unless boxes are in it, whose prices by the square foot are rounded.
 */
class ShelfOrders {
  #listing: Listing;
  #keys = new Map<string, { version: number; keys: Float64Array }>();
  #kept = 0;
  #edges = new Map<Shelf, { version: number; slots: Int32Array }>();
  #ranges = new WeakMap<object, Map<Shelf, { version: number; ranges: Ranges }>>();
  #serials = new WeakMap<object, number>();
  #lastSerial = 0;

  constructor(listing: Listing) {
    this.#listing = listing;
  }

  /** A key for each product of a category, ascending. */
  keys(categoryId: number, sort: Sort, { showroom, priceOf, rateOf }: Priced): Keys {
    if (sort !== "price" && sort !== "-price") return this.#sorted(categoryId, sort, "", priceOf);
    const rate = this.#hasBoxes(categoryId) ? null : rateOf(categoryId);
    if (!rate) return this.#sorted(categoryId, sort, `of ${this.#serialOf(showroom ?? nobody)}`, priceOf);
    const { wholesale } = this.#listing;
    const keys = this.#sorted(categoryId, sort, "wholesale", (slot) => wholesale.of(slot));
    return { length: keys.length, at: (place) => pricedKey(keys[place]!, sort, rate) };
  }

  #hasBoxes(categoryId: number): boolean {
    const { covers } = this.#listing;
    return this.#edgesOf(categoryId).some((slot) => covers.at[slot] !== 0);
  }

  #sorted(categoryId: number, sort: Sort, prices: string, priceOf: Priced["priceOf"]): Float64Array {
    const shelf = this.#listing.shelf(categoryId);
    const name = `${categoryId} ${sort} ${prices}`;
    let known = this.#keys.get(name);
    this.#keys.delete(name);
    if (known?.version !== shelf.version) {
      this.#kept -= known?.keys.length ?? 0;
      const slots = this.#slotsOf(shelf);
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
  ranges(categoryId: number, { showroom, priceOf, rateOf }: Priced): Ranges {
    const shelf = this.#listing.shelf(categoryId);
    const owner = showroom ?? nobody;
    const ofOwner = this.#ranges.get(owner) ?? new Map();
    this.#ranges.set(owner, ofOwner);
    let known = ofOwner.get(shelf);
    if (known?.version !== shelf.version) {
      const slots = rateOf(categoryId) ? this.#edgesOf(categoryId) : this.#slotsOf(shelf);
      known = { version: shelf.version, ranges: this.#rangesOf(slots, priceOf) };
      ofOwner.set(shelf, known);
    }
    return known.ranges;
  }

  /**
   * Slots among which the cheapest and the dearest of a category are, whole and by the square foot, in every showroom
   * that adds the same to all of it: what another one beats in both its price and what a box covers is left out.
   */
  #edgesOf(categoryId: number): Int32Array {
    const shelf = this.#listing.shelf(categoryId);
    let known = this.#edges.get(shelf);
    if (known?.version !== shelf.version) {
      const {
        wholesale,
        covers: { at: covers },
      } = this.#listing;
      const slots = [...this.#slotsOf(shelf)].sort((a, b) => wholesale.of(a) - wholesale.of(b));
      const cheap = outstanding(slots, (slot) => covers[slot]!);
      const dear = outstanding(slots.toReversed(), (slot) => -covers[slot]!);
      known = { version: shelf.version, slots: Int32Array.from([...cheap, ...dear]) };
      this.#edges.set(shelf, known);
    }
    return known.slots;
  }

  #rangesOf(slots: Int32Array, priceOf: Priced["priceOf"]): Ranges {
    const { covers } = this.#listing;
    const [prices, sqftPrices] = [new Extremes(), new Extremes()];
    for (const slot of slots) {
      const price = priceOf(slot);
      prices.see(price);
      const cover = covers.at[slot]!;
      if (cover !== 0) sqftPrices.see(pricePerSqft(price, cover));
    }
    return { price: prices.range, sqftPrice: sqftPrices.range };
  }

  #slotsOf({ candidates }: Shelf): Int32Array {
    return candidates.slots.filter((slot) => this.#listing.alive.has(slot));
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

/** The first slot, and each that is worth more than all that are before it and not sold otherwise than by the box. */
function outstanding(slots: readonly number[], worthOf: (slot: number) => number): number[] {
  let most = Number.NEGATIVE_INFINITY;
  return slots.filter((slot, at) => {
    const worth = worthOf(slot) || Number.NEGATIVE_INFINITY;
    const isMore = worth > most;
    if (isMore) most = worth;
    return isMore || at === 0;
  });
}

/** Who has no showroom sees list prices. */
const nobody = {};

const kept = new WeakMap<Listing, ShelfOrders>();

function ordersOf(listing: Listing): ShelfOrders {
  const orders = kept.get(listing) ?? new ShelfOrders(listing);
  kept.set(listing, orders);
  return orders;
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

/** Behind the last one comes nothing. */
const keyAt = (list: Keys, place: number): number =>
  place < list.length ? list.at(place)! : Number.POSITIVE_INFINITY;
