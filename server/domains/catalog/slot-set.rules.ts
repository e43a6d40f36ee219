import { enlarged, type Growing } from "./growing.rules.ts";

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

/** The slots, dead ones among them, that stand in some categories; new slots are looked at when they are asked for. */
export class PlacedSlots {
  #slots = new SlotSet();
  #known = 0;
  #mask: Uint8Array;
  #categories: Growing<Int32Array>;

  /** @param mask 1 at the id of each category  @param categories ids by slot */
  constructor(mask: Uint8Array, categories: Growing<Int32Array>) {
    this.#mask = mask;
    this.#categories = categories;
  }

  has(slot: number): boolean {
    if (slot >= this.#known) this.#look();
    return this.#slots.has(slot);
  }

  #look(): void {
    for (; this.#known < this.#categories.length; this.#known++) {
      if (this.#mask[this.#categories.at[this.#known]!] === 1) this.#slots.add(this.#known);
    }
  }
}
