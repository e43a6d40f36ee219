import { pricePerSqft } from "../../../../../domain/money/pricing.ts";
import { isWithin, readRange } from "../index/number-ranges.rules.ts";
import type { Candidates } from "./category-list.rules.ts";
import type { LeftOutSlots } from "./left-out.rules.ts";
import type { Listing } from "./listing.rules.ts";

export interface Range {
  min: number;
  max: number;
}

/** The filter of a list. */
export interface Wish {
  /** Candidates; may include dead slots. */
  candidates: readonly Candidates[];
  /** The text score of each candidate, if there is a search. */
  scores: Float32Array | null;
  /** 1 at the index of each fitting set that is allowed; null allows all. */
  fitting?: Uint8Array | null;
  /** What the showroom leaves out. */
  leftOut?: Pick<LeftOutSlots, "has"> | null;
  /** Wanted values by facet; one value of each facet has to match. */
  filters: ReadonlyMap<string, readonly string[]>;
  price: Range | null;
  /** Price per square foot, in cents. */
  sqftPrice?: Range | null;
  /** This customer's price of a slot, in cents. */
  priceOf: (slot: number) => number;
}

/** The result of a filter. */
export interface Choice {
  /** How many match everything. */
  total: number;
  /** Slots that match everything. */
  slots: Int32Array;
  scores: Float32Array | null;
  /** By facet value: products that match everything except that value's own facet. */
  counts: Int32Array;
  /** Lowest and highest price of products that match everything except the price. */
  price: Range | null;
  /** The same for the price per square foot; null if nothing is sold by the box. */
  sqftPrice: Range | null;
}

const priceBit = 1 << 30;
/** Maximum number of facets filtered at once; each takes a bit. */
export const mostFilters = 29;

/** One pass over the candidates: the matches, and how many would match without one facet's own filter. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one loop over all candidates, without calls
export function filterAndCount(listing: Listing, wish: Wish): Choice {
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
      if (!alive.has(slot) || wish.leftOut?.has(slot)) continue;
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

/** NaN, such as the price per square foot of products without one, is in no range. */
const isIn = (range: Range | null | undefined, value: number): boolean =>
  !range || (value >= range.min && value <= range.max);

/** The minimum and maximum of the values it sees. */
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

/** A bit per filtered facet, set in `bits` at each wanted value of that facet. */
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

/** The ids of a facet's wanted values, including those within wanted ranges. */
export function wantedValues(
  listing: Pick<Listing, "facets">,
  key: string,
  wanted: readonly string[],
): number[] {
  const known = listing.facets.valuesOf(key);
  return wanted.flatMap((value) => {
    const number = known.get(value);
    if (number !== undefined) return [number];
    const range = readRange(value);
    return range ? [...known].flatMap(([text, one]) => (isWithin(range, Number(text)) ? [one] : [])) : [];
  });
}
