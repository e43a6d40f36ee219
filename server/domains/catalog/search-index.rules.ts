import { enlarged } from "./growing.rules.ts";
import type { Entries } from "./search-entry.rules.ts";
import { countOnes } from "./slot-set.rules.ts";

/**
 * Where the entries of a usual word stand: a bit for each slot that has one, and how many stand before each number of
 * bits. So an entry is found by its slot at once, where leaping through the list would wait for memory at each leap.
 */
export class EntryIndex {
  #bits = new Uint32Array(0);
  #before = new Uint32Array(0);
  #entries: Entries = new Uint32Array(0);
  #numbers = 0;

  /** Takes in all entries up to now, of which it knows the first ones, and all slots. */
  reach(entries: Entries, slots: number): void {
    const numbers = (slots + 31) >>> 5;
    if (numbers > this.#bits.length) {
      const room = numbers + (numbers >>> 3);
      this.#bits = enlarged(this.#bits, new Uint32Array(room));
      this.#before = enlarged(this.#before, new Uint32Array(room));
    }
    for (let at = this.#entries.length; at < entries.length; at++) {
      // an entry's slot begins at its bit 11
      this.#bits[entries[at]! >>> 16]! |= 1 << ((entries[at]! >>> 11) & 31);
    }
    // the last known number may have more bits now
    for (let number = Math.max(1, this.#numbers); number < numbers; number++) {
      this.#before[number] = this.#before[number - 1]! + countOnes(this.#bits[number - 1]!);
    }
    this.#numbers = numbers;
    this.#entries = entries;
  }

  /** A bit for each slot, 1 where there is an entry: bit `slot % 32` of number `slot / 32`. */
  get bits(): Uint32Array {
    return this.#bits.subarray(0, this.#numbers);
  }

  /** How many numbers it takes. */
  get size(): number {
    return 2 * this.#bits.length;
  }

  /** Writes the entry of each slot, 0 where there is none. */
  read(slots: Int32Array, into: Uint32Array): void {
    const [all, before, entries] = [this.#bits, this.#before, this.#entries];
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      const bits = all[slot >>> 5]!;
      const bit = 1 << (slot & 31);
      into[at] = (bits & bit) === 0 ? 0 : entries[before[slot >>> 5]! + countOnes(bits & (bit - 1))]!;
    }
  }
}
