import { enlarged } from "../index/growable-array.rules.ts";
import { countOnes } from "../index/slot-set.rules.ts";
import { type PostingList, weighted } from "./posting-list.rules.ts";

/** How many words of bits share one running count: few counts to store, and little to count on lookup. */
const together = 4;

/**
 * An index of a common word's postings: a bit per slot, and a running count every few words of bits. It finds a posting
 * by slot at once, where galloping would cost a cache miss at each step.
 */
export class InvertedIndex {
  #bits = new Uint32Array(0);
  #before = new Uint32Array(0);
  #entries: PostingList = new Uint32Array(0);
  #numbers = 0;

  /** Adds all postings up to now, of which it already has the first ones, and all slots. */
  reach(entries: PostingList, slots: number): void {
    const numbers = (slots + 31) >>> 5;
    if (numbers > this.#bits.length) {
      // most words get theirs right after the catalog has loaded
      const spare = this.#numbers === 0 ? 1 : 1.125;
      const room = together * Math.ceil((spare * numbers) / together);
      this.#bits = enlarged(this.#bits, new Uint32Array(room));
      this.#before = enlarged(this.#before, new Uint32Array(room / together));
    }
    for (let at = this.#entries.length; at < entries.length; at++) {
      // the slot starts at bit 11 of a posting
      this.#bits[entries[at]! >>> 16]! |= 1 << ((entries[at]! >>> 11) & 31);
    }
    // the last known words of bits may have more bits now
    for (let group = Math.max(1, Math.floor(this.#numbers / together)); group * together < numbers; group++) {
      const last = group * together - 1;
      this.#before[group] = countBefore(this.#bits, this.#before, last) + countOnes(this.#bits[last]!);
    }
    this.#numbers = numbers;
    this.#entries = entries;
  }

  /** A bit per slot, 1 if there is a posting: bit `slot % 32` of word `slot / 32`. */
  get bits(): Uint32Array {
    return this.#bits.subarray(0, this.#numbers);
  }

  /** How many words of bits it takes. */
  get size(): number {
    return this.#bits.length + this.#before.length;
  }

  /** Writes the postings of slots, times `weight`, if they exceed what is there. */
  raise(slots: Int32Array, weight: number, into: Uint32Array): void {
    const [all, before, entries] = [this.#bits, this.#before, this.#entries];
    for (let at = 0; at < slots.length; at++) {
      const number = slots[at]! >>> 5;
      const bit = 1 << (slots[at]! & 31);
      const bits = all[number]!;
      if ((bits & bit) === 0) continue;
      const entry = entries[countBefore(all, before, number) + countOnes(bits & (bit - 1))]!;
      into[at] = Math.max(into[at]!, weighted(weight, entry));
    }
  }
}

/** The number of set bits before a position. */
function countBefore(bits: Uint32Array, before: Uint32Array, number: number): number {
  let count = before[Math.floor(number / together)]!;
  for (let at = number & -together; at < number; at++) count += countOnes(bits[at]!);
  return count;
}
