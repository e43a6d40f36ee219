import { pricePerSqft } from "../../../domain/pricing.ts";
import type { Listing } from "./listing.rules.ts";
import { isWithin, readRange } from "./number-ranges.rules.ts";
import type { Candidates } from "./shelf.rules.ts";

export interface Range {
  min: number;
  max: number;
}

/** What a list is to hold. */
export interface Wish {
  /** What to look at; dead slots may be among it. */
  candidates: readonly Candidates[];
  /** How well each candidate fits in the words that were searched for, if any were. */
  scores: Float32Array | null;
  /** 1 at the number of each fitting set that may appear; null admits all. */
  fitting?: Uint8Array | null;
  /** Wanted values by facet; one of each facet's must fit. */
  filters: ReadonlyMap<string, readonly string[]>;
  price: Range | null;
  /** Of the price per square foot, in cents. */
  sqftPrice?: Range | null;
  /** This customer's price of a slot, in cents. */
  priceOf: (slot: number) => number;
}

/** What a wish finds. */
export interface Choice {
  /** How many fit in everything. */
  total: number;
  /** Slots that fit in everything. */
  slots: Int32Array;
  scores: Float32Array | null;
  /** By facet value: products that fit in everything but that value's own facet. */
  counts: Int32Array;
  /** Lowest and highest price of what fits in everything but the price. */
  price: Range | null;
  /** The same of the price per square foot; null where nothing is sold by the box. */
  sqftPrice: Range | null;
}

const priceBit = 1 << 30;
/** Facets that can be filtered by at once; each takes a bit. */
export const mostFilters = 29;

/** One pass over the candidates: what fits, and how many would fit if one facet's own choice were lifted. */
export function choose(listing: Listing, wish: Wish): Choice {
  const { keyOf } = listing.facets;
  const { bits, required, keyOfBit } = bitsOf(listing, wish.filters);
  const { alive, boxed } = listing;
  const covers = listing.covers.at;
  const counts = new Int32Array(keyOf.length);
  const total = wish.candidates.reduce((sum, { slots }) => sum + slots.length, 0);
  const fitting = new Int32Array(total);
  const scores = wish.scores && new Float32Array(total);
  let fits = 0;
  const prices = new Extremes();
  const sqftPrices = new Extremes();
  for (const { slots, starts, ends, values } of wish.candidates) {
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      if (!alive.has(slot)) continue;
      if (wish.fitting && wish.fitting[listing.fits.of(slot)] !== 1) continue;
      const from = starts[at]!;
      const to = ends[at]!;
      let missing = required;
      if (required !== 0) for (let v = from; v < to; v++) missing &= ~bits[values[v]!]!;
      if ((missing & (missing - 1)) !== 0) continue;
      const price = wish.priceOf(slot);
      const cover = boxed.has(slot) ? covers[slot]! : 0;
      const sqftPrice = cover === 0 ? Number.NaN : pricePerSqft(price, cover);
      const isInPrice = isIn(wish.price, price);
      const isInSqftPrice = isIn(wish.sqftPrice, sqftPrice);
      if (missing === 0 && isInSqftPrice) prices.see(price);
      if (missing === 0 && isInPrice && cover !== 0) sqftPrices.see(sqftPrice);
      if (!isInPrice || !isInSqftPrice) missing |= priceBit;
      if (missing === 0) {
        if (scores) scores[fits] = wish.scores![at]!;
        fitting[fits++] = slot;
        for (let v = from; v < to; v++) counts[values[v]!]!++;
      } else if (missing !== priceBit && (missing & priceBit) === 0) {
        const key = keyOfBit[31 - Math.clz32(missing)];
        for (let v = from; v < to; v++) if (keyOf.at[values[v]!] === key) counts[values[v]!]!++;
      }
    }
  }
  return {
    total: fits,
    slots: fitting.subarray(0, fits),
    scores: scores?.subarray(0, fits) ?? null,
    counts,
    price: prices.range,
    sqftPrice: sqftPrices.range,
  };
}

/** What is no number, such as the price per square foot of goods without one, is in no range. */
const isIn = (range: Range | null | undefined, value: number): boolean =>
  !range || (value >= range.min && value <= range.max);

/** The least and the greatest of what it is shown. */
export class Extremes {
  #min = Number.POSITIVE_INFINITY;
  #max = -1;

  see(value: number): void {
    if (value < this.#min) this.#min = value;
    if (value > this.#max) this.#max = value;
  }

  seeRange(range: Range | null): void {
    if (range) {
      this.see(range.min);
      this.see(range.max);
    }
  }

  get range(): Range | null {
    return this.#max >= 0 ? { min: this.#min, max: this.#max } : null;
  }
}

/** A bit for each filtered facet; `bits` holds it at each of that facet's wanted values. */
function bitsOf(listing: Listing, filters: Wish["filters"]) {
  const bits = new Int32Array(listing.facets.keyOf.length);
  const keyOfBit: number[] = [];
  let required = 0;
  for (const [key, wanted] of filters) {
    const bit = 1 << keyOfBit.length;
    keyOfBit.push(listing.facets.keyNumber(key));
    required |= bit;
    for (const value of wantedValues(listing, key, wanted)) bits[value] = bit;
  }
  return { bits, required, keyOfBit };
}

/** The numbers of a facet's wanted values, and of those within wanted ranges. */
export function wantedValues(listing: Listing, key: string, wanted: readonly string[]): number[] {
  const known = listing.facets.valuesOf(key);
  return wanted.flatMap((value) => {
    const number = known.get(value);
    if (number !== undefined) return [number];
    const range = readRange(value);
    return range ? [...known].flatMap(([text, one]) => (isWithin(range, Number(text)) ? [one] : [])) : [];
  });
}
