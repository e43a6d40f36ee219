import { enlarged } from "./growing.rules.ts";
import { type Entries, lessenedBy } from "./search-entry.rules.ts";
import { countOnes } from "./slot-set.rules.ts";

/** How many numbers of bits are counted together: few places to know, and little to count when one is asked for. */
const together = 4;

/**
 * Where the entries of a usual word stand: a bit for each slot that has one, and how many stand before each few numbers
 * of bits. So an entry is found by its slot at once, where leaping through the list would wait for memory at each leap.
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
      const room = together * Math.ceil((1.125 * numbers) / together);
      this.#bits = enlarged(this.#bits, new Uint32Array(room));
      this.#before = enlarged(this.#before, new Uint32Array(room / together));
    }
    for (let at = this.#entries.length; at < entries.length; at++) {
      // an entry's slot begins at its bit 11
      this.#bits[entries[at]! >>> 16]! |= 1 << ((entries[at]! >>> 11) & 31);
    }
    // the last known ones may have more bits now
    for (let group = Math.max(1, Math.floor(this.#numbers / together)); group * together < numbers; group++) {
      const last = group * together - 1;
      this.#before[group] = countBefore(this.#bits, this.#before, last) + countOnes(this.#bits[last]!);
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
    return this.#bits.length + this.#before.length;
  }

  /** Writes the entries of slots, times `weight`, where they are worth more than what is there. */
  raise(slots: Int32Array, weight: number, into: Uint32Array): void {
    const [all, before, entries] = [this.#bits, this.#before, this.#entries];
    for (let at = 0; at < slots.length; at++) {
      const number = slots[at]! >>> 5;
      const bit = 1 << (slots[at]! & 31);
      const bits = all[number]!;
      if ((bits & bit) === 0) continue;
      const entry = entries[countBefore(all, before, number) + countOnes(bits & (bit - 1))]!;
      into[at] = Math.max(into[at]!, lessenedBy(weight, entry));
    }
  }
}

/** How many bits are set before a number. */
function countBefore(bits: Uint32Array, before: Uint32Array, number: number): number {
  let count = before[Math.floor(number / together)]!;
  for (let at = number & -together; at < number; at++) count += countOnes(bits[at]!);
  return count;
}
