import {
  type Entries,
  type Entry,
  either,
  leapTo,
  lessened,
  lessenedBy,
  noEntries,
  worthsBy,
} from "./search-entry.rules.ts";

/** One list of products that meet a wanted word, with the share of its worth that each entry has. */
export interface Met {
  entries: Entries;
  weight: number;
}

/** Finds entries by their slots, which are to be asked for in ascending order. */
export interface Reader {
  /** 0 where there is none. */
  at(slot: number): Entry;
}

/** Longer lists are not made into one. */
export const mostTogether = 16_384;

/** The products that meet a wanted word in any way, each by an entry that says what the word is worth there. */
export class Meeting {
  /** How many; a product that meets it in several ways may count for each. */
  readonly size: number;
  #lists: readonly Met[];
  #bits: Uint32Array | null = null;
  #blocks: Uint32Array | null = null;
  #slots: number;

  constructor(lists: readonly Met[], slots: number) {
    const size = lists.reduce((sum, { entries }) => sum + entries.length, 0);
    this.#lists = size > mostTogether ? lists : [{ entries: merged(lists), weight: 1 }];
    this.size = this.#lists.reduce((sum, { entries }) => sum + entries.length, 0);
    this.#slots = slots;
  }

  /** A bit for each slot, 1 where it is met: bit `slot % 32` of number `slot / 32`. */
  get bits(): Uint32Array {
    this.#bits ??= bitsOf(this.#lists, this.#slots);
    return this.#bits;
  }

  /** A bit for each number of `bits`, 1 where that is not 0: where a rare word stands is seen at a glance. */
  get blocks(): Uint32Array {
    this.#blocks ??= blocksOf(this.bits);
    return this.#blocks;
  }

  reader(): Reader {
    const [only, ...others] = this.#lists.map((list) => new ListReader(list));
    return only && others.length === 0
      ? only
      : new ListsReader(this.#lists.map((list) => new ListReader(list)));
  }
}

export const isSet = (bits: Uint32Array, slot: number): boolean =>
  ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

// the shortest first, so that long lists are gone through once
const merged = (lists: readonly Met[]): Entries =>
  lists
    .map(({ entries, weight }) => lessened(entries, weight))
    .sort((a, b) => a.length - b.length)
    .reduce(either, noEntries);

function bitsOf(lists: readonly Met[], slots: number): Uint32Array {
  const bits = new Uint32Array((slots + 31) >>> 5);
  for (const { entries } of lists) {
    // an entry's slot begins at its bit 11
    for (let at = 0; at < entries.length; at++)
      bits[entries[at]! >>> 16]! |= 1 << ((entries[at]! >>> 11) & 31);
  }
  return bits;
}

function blocksOf(bits: Uint32Array): Uint32Array {
  const blocks = new Uint32Array((bits.length + 31) >>> 5);
  for (let number = 0; number < bits.length; number++) {
    if (bits[number] !== 0) blocks[number >>> 5]! |= 1 << (number & 31);
  }
  return blocks;
}

/** The next number from `from` on in which all may have a bit, by their blocks; none: what is behind the last. */
export function nextJoint(blocks: readonly Uint32Array[], from: number): number {
  for (let block = from >>> 5; block < blocks[0]!.length; block++) {
    let joint = block === from >>> 5 ? -1 << (from & 31) : -1;
    for (let at = 0; joint !== 0 && at < blocks.length; at++) joint &= blocks[at]![block]!;
    if (joint !== 0) return 32 * block + 31 - Math.clz32(joint & -joint);
  }
  return Number.POSITIVE_INFINITY;
}

class ListReader implements Reader {
  #entries: Entries;
  #worths: Uint32Array | null;
  #place = 0;

  constructor({ entries, weight }: Met) {
    this.#entries = entries;
    this.#worths = weight === 1 ? null : worthsBy(weight);
  }

  at(slot: number): Entry {
    const entries = this.#entries;
    const place = leapTo(entries, this.#place, slot);
    this.#place = place;
    const entry = place < entries.length ? entries[place]! : 0;
    if (entry >>> 11 !== slot) return 0;
    return this.#worths === null ? entry : lessenedBy(this.#worths, entry);
  }
}

class ListsReader implements Reader {
  #readers: readonly ListReader[];

  constructor(readers: readonly ListReader[]) {
    this.#readers = readers;
  }

  at(slot: number): Entry {
    let best = 0;
    for (const reader of this.#readers) best = Math.max(best, reader.at(slot));
    return best;
  }
}
