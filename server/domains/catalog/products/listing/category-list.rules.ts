import { GrowableSmallArray, growableInts, type Smalls } from "../index/growable-array.rules.ts";

/** Slots to choose from, with the facet values of each. */
export interface Candidates {
  slots: Int32Array;
  /** Values of the nth slot begin at `starts[n]` in `values` and end before `ends[n]`. */
  starts: Int32Array;
  ends: Int32Array;
  values: Smalls;
}

/**
 * The products of a category, contiguous: a list reads them sequentially. The count per facet value is updated as
 * products come and go, so that a list without filters reads nothing.
 */
export class CategoryList {
  /** The number of products here. */
  total = 0;
  /** Changes with every update. */
  version = 0;
  /** How many of the products have a facet value, by its id. */
  readonly counts = new Map<number, number>();
  readonly #slots = growableInts();
  readonly #starts = growableInts();
  readonly #values = new GrowableSmallArray();

  constructor() {
    this.#starts.push(0);
  }

  /** May include dead slots. */
  get candidates(): Candidates {
    const slots = this.#slots.at.subarray(0, this.#slots.length);
    const { at: starts } = this.#starts;
    // one product's values end where the next one's begin
    return { slots, starts, ends: starts.subarray(1), values: this.#values.at };
  }

  /**
   * Puts a product behind all others.
   *
   * @param values numbers of the product's facet values
   * @returns its place among the candidates
   */
  add(slot: number, values: Smalls): number {
    this.#slots.push(slot);
    for (const value of values) this.#values.push(value);
    this.#starts.push(this.#values.length);
    this.#count(values, 1);
    return this.#slots.length - 1;
  }

  /** Subtracts a product from the counts; its slot is dead and stays. */
  remove(values: Smalls): void {
    this.#count(values, -1);
  }

  #count(values: Smalls, change: 1 | -1): void {
    this.version++;
    this.total += change;
    for (const value of values) this.counts.set(value, (this.counts.get(value) ?? 0) + change);
  }
}
