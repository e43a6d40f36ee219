import { enlarged } from "./growing.rules.ts";
import type { Column } from "./records.rules.ts";

/** How many bits of a number of 32 are set. */
export function countOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A set of slots as a bit for each, 30 KB for a million SKUs: unlike a column of the listing it stays in the
 * processor's own memory, so that asking for thousands of scattered slots waits for nothing.
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

/** The slots, dead ones among them, that stand in some categories; new slots are looked at when they are asked for. */
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
