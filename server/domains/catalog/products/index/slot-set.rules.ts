import { enlarged } from "./growable-array.rules.ts";
import type { Column } from "./records.rules.ts";

/** The number of set bits in 32. */
export function countOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A set of slots as a bitmap, 30 KB for a million SKUs: unlike a column of the listing it fits in the processor cache,
 * so thousands of random lookups cost no cache misses.
 */
export class SlotSet {
  #bits = new Uint32Array(64);

  has(slot: number): boolean {
    return ((this.#bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
  }

  add(slot: number): void {
    const number = slot >>> 5;
    if (number >= this.#bits.length) {
      this.#bits = enlarged(this.#bits, new Uint32Array(Math.max(number + 1, 2 * this.#bits.length)));
    }
    this.#bits[number]! |= 1 << (slot & 31);
  }

  delete(slot: number): void {
    this.#bits[slot >>> 5]! &= ~(1 << (slot & 31));
  }
}

interface Categorised {
  /** How many there are. */
  readonly slots: number;
  /** Ids by slot. */
  readonly categories: Column;
}

/** The slots, including dead ones, in some categories; new slots are added on request. */
export class PlacedSlots {
  #slots = new SlotSet();
  #known = 0;
  #mask: Uint8Array;
  #listing: Categorised;

  /** @param mask 1 at the id of each category */
  constructor(mask: Uint8Array, listing: Categorised) {
    this.#mask = mask;
    this.#listing = listing;
  }

  has(slot: number): boolean {
    if (slot >= this.#known) this.#look();
    return this.#slots.has(slot);
  }

  #look(): void {
    const { slots, categories } = this.#listing;
    for (; this.#known < slots; this.#known++) {
      if (this.#mask[categories.of(this.#known)] === 1) this.#slots.add(this.#known);
    }
  }
}
