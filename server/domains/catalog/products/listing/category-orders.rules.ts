import { pricePerSqft } from "../../../../../domain/money/pricing.ts";
import { KeysAs, slotOfKey } from "../index/top-k.rules.ts";
import type { CategoryList } from "./category-list.rules.ts";
import { type Choice, Extremes } from "./filter-and-count.rules.ts";
import type { Listing } from "./listing.rules.ts";
import { keysOf, pricedKey, type Sort, shownPrices } from "./order.rules.ts";
import type { Priced } from "./prices.rules.ts";

type Ranges = Pick<Choice, "price" | "sqftPrice">;

/** 24 MB. */
const mostKeptKeys = 3_000_000;

/**
 * The orders and price limits of each category in a showroom: computed on first use, and again after the category
 * changed. Showrooms with one markup for a whole category share its wholesale order, unless it has boxes, whose prices
 * per square foot are rounded.
 */
class CategoryOrders {
  #listing: Listing;
  #keys = new Map<string, { version: number; keys: Float64Array }>();
  #kept = 0;
  #edges = new Map<CategoryList, { version: number; slots: Int32Array }>();
  #ranges = new WeakMap<object, Map<CategoryList, { version: number; ranges: Ranges }>>();
  #serials = new WeakMap<object, number>();
  #lastSerial = 0;

  constructor(listing: Listing) {
    this.#listing = listing;
  }

  /** A key for each product of a category, ascending. */
  keys(categoryId: number, sort: Sort, priced: Priced): KeysAs {
    if (sort !== "price" && sort !== "-price") {
      return new KeysAs(this.#sorted(categoryId, sort, "", priced.priceOf));
    }
    if (!this.hasBoxes(categoryId)) return this.#priced(categoryId, sort, priced);
    const name = `shown in ${this.#serialOf(priced.showroom ?? nobody)}`;
    return new KeysAs(this.#sorted(categoryId, sort, name, shownPrices(this.#listing, priced.priceOf)));
  }

  /** The same by unit price, for boxes too. */
  unitKeys = (categoryId: number, priced: Priced): KeysAs => this.#priced(categoryId, "price", priced);

  /** Whether something in a category is sold by the box. */
  hasBoxes(categoryId: number): boolean {
    const { covers } = this.#listing;
    return this.#edgesOf(categoryId).some((slot) => covers.at[slot] !== 0);
  }

  #priced(categoryId: number, sort: "price" | "-price", { showroom, priceOf, rateOf }: Priced): KeysAs {
    const rate = rateOf(categoryId);
    if (rate) return new KeysAs(this.#wholesale(categoryId, sort), (key) => pricedKey(key, sort, rate));
    return new KeysAs(this.#sorted(categoryId, sort, `of ${this.#serialOf(showroom ?? nobody)}`, priceOf));
  }

  #wholesale(categoryId: number, sort: "price" | "-price"): Float64Array {
    return this.#sorted(categoryId, sort, "wholesale", (slot) => this.#listing.wholesale.of(slot));
  }

  #sorted(categoryId: number, sort: Sort, prices: string, rankOf: Priced["priceOf"]): Float64Array {
    const shelf = this.#listing.shelf(categoryId);
    const name = `${categoryId} ${sort} ${prices}`;
    let known = this.#keys.get(name);
    this.#keys.delete(name);
    if (known?.version !== shelf.version) {
      this.#kept -= known?.keys.length ?? 0;
      const slots = this.#slotsOf(shelf);
      known = {
        version: shelf.version,
        keys: keysOf(this.#listing, { slots, scores: null }, sort, rankOf).sort(),
      };
      this.#kept += slots.length;
    }
    // most recently used last
    this.#keys.set(name, known);
    for (const [oldest, { keys }] of this.#keys) {
      if (this.#kept <= mostKeptKeys) break;
      this.#keys.delete(oldest);
      this.#kept -= keys.length;
    }
    return known.keys;
  }

  /** Price limits of a category. */
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
   * Slots that include the cheapest and the most expensive of a category, per unit and per square foot, in every
   * showroom with one markup for all of it: products dominated in both price and square feet per box are left out.
   */
  #edgesOf(categoryId: number): Int32Array {
    const shelf = this.#listing.shelf(categoryId);
    let known = this.#edges.get(shelf);
    if (known?.version !== shelf.version) {
      const { at: covers } = this.#listing.covers;
      const slots = Array.from(this.#wholesale(categoryId, "price"), slotOfKey);
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

  #slotsOf({ candidates }: CategoryList): Int32Array {
    return candidates.slots.filter((slot) => this.#listing.alive.has(slot));
  }

  /** A changed showroom is a new object. */
  #serialOf(showroom: object): number {
    let serial = this.#serials.get(showroom);
    if (serial === undefined) {
      serial = ++this.#lastSerial;
      this.#serials.set(showroom, serial);
    }
    return serial;
  }
}

/** The first slot, and each that exceeds all before it and is sold the same way. */
function outstanding(slots: readonly number[], worthOf: (slot: number) => number): number[] {
  let most = Number.NEGATIVE_INFINITY;
  return slots.filter((slot, at) => {
    const worth = worthOf(slot) || Number.NEGATIVE_INFINITY;
    const isMore = worth > most;
    if (isMore) most = worth;
    return isMore || at === 0;
  });
}

/** Visitors without a showroom see list prices. */
const nobody = {};

const kept = new WeakMap<Listing, CategoryOrders>();

export function ordersOf(listing: Listing): CategoryOrders {
  const orders = kept.get(listing) ?? new CategoryOrders(listing);
  kept.set(listing, orders);
  return orders;
}
