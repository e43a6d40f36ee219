import { scratchWords } from "./growing.rules.ts";
import {
  type Entries,
  either,
  leapTo,
  lessened,
  lessenedBy,
  noEntries,
  worthsBy,
} from "./search-entry.rules.ts";
import type { EntryIndex } from "./search-index.rules.ts";

/** One list of products that meet a wanted word, with the share of its worth that each entry has. */
export interface Met {
  entries: Entries;
  weight: number;
  /** Of a usual word's list. */
  index?: EntryIndex | undefined;
}

/** So many entries without an index are made into one list. */
const mostTogether = 16_384;

/** The products that meet a wanted word in any way, each by an entry that says what the word is worth there. */
export class Meeting {
  /** How many; a product that meets it in several ways may count for each. */
  readonly size: number;
  #lists: readonly Met[];
  #bits: Uint32Array | null = null;
  #blocks: Uint32Array | null = null;
  #slots: number;

  constructor(lists: readonly Met[], slots: number) {
    const usual = lists.filter(({ index }) => index);
    const others = lists.filter(({ index, entries }) => !index && entries.length > 0);
    const isFew = sizeOf(others) <= mostTogether;
    this.#lists = [...usual, ...(isFew && others.length > 0 ? [together(others)] : others)];
    this.size = sizeOf(this.#lists);
    this.#slots = slots;
  }

  /** How many numbers are kept of it beside the indexes of its words. */
  get weight(): number {
    const own = this.#lists.filter(({ index }) => !index);
    return sizeOf(own) + this.#slots / 32;
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

  /**
   * Writes the entry of each slot, 0 where it is not met; slots ascend. One list after the other, so that many of its
   * scattered entries are fetched at once.
   */
  read(slots: Int32Array, into: Uint32Array): void {
    const [first, ...others] = this.#lists;
    if (!first) {
      into.fill(0, 0, slots.length);
      return;
    }
    readList(first, slots, into);
    for (const list of others) {
      const more = scratch(slots.length);
      readList(list, slots, more);
      for (let at = 0; at < slots.length; at++) into[at] = Math.max(into[at]!, more[at]!);
    }
  }
}

const scratch = scratchWords();

const sizeOf = (lists: readonly Met[]): number => lists.reduce((sum, { entries }) => sum + entries.length, 0);
export const isSet = (bits: Uint32Array, slot: number): boolean =>
  ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

// the shortest first, so that long lists are gone through once
const together = (lists: readonly Met[]): Met => ({
  entries: lists
    .map(({ entries, weight }) => lessened(entries, weight))
    .sort((a, b) => a.length - b.length)
    .reduce(either, noEntries),
  weight: 1,
});

function bitsOf(lists: readonly Met[], slots: number): Uint32Array {
  const [first] = lists;
  if (lists.length === 1 && first?.index) return first.index.bits;
  const bits = new Uint32Array((slots + 31) >>> 5);
  for (const { entries, index } of lists) {
    if (index) {
      const more = index.bits;
      for (let number = 0; number < bits.length; number++) bits[number]! |= more[number]!;
      continue;
    }
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

/**
 * Shows the numbers of bits from `from` up to `to` in which all meetings have some in common, with those bits, until
 * `visit` says false; tells where it stopped. Where a rare word stands nowhere near, 32 numbers are passed at once.
 */
export function eachJoint(
  meetings: readonly Meeting[],
  { from, to }: { from: number; to: number },
  visit: (number: number, bits: number) => boolean,
): number {
  const [first, ...others] = meetings.map(({ bits }) => bits);
  const blocks = meetings.map((meeting) => meeting.blocks);
  for (let block = from >>> 5; 32 * block < to; block++) {
    let joint = block === from >>> 5 ? -1 << (from & 31) : -1;
    for (let at = 0; joint !== 0 && at < blocks.length; at++) joint &= blocks[at]![block]!;
    for (; joint !== 0; joint &= joint - 1) {
      const number = lowestSlot(block, joint);
      if (number >= to) return to;
      let bits = first![number]!;
      for (let at = 0; bits !== 0 && at < others.length; at++) bits &= others[at]![number]!;
      if (bits !== 0 && !visit(number, bits)) return number;
    }
  }
  return to;
}

/** The lowest of the bits of number `number`, as a slot. */
export const lowestSlot = (number: number, bits: number): number =>
  32 * number + 31 - Math.clz32(bits & -bits);

function readList({ entries, weight, index }: Met, slots: Int32Array, into: Uint32Array): void {
  if (index) index.read(slots, into);
  else leapThrough(entries, slots, into);
  if (weight === 1) return;
  const worths = worthsBy(weight);
  for (let at = 0; at < slots.length; at++) into[at] = into[at] === 0 ? 0 : lessenedBy(worths, into[at]!);
}

function leapThrough(entries: Entries, slots: Int32Array, into: Uint32Array): void {
  let place = 0;
  for (let at = 0; at < slots.length; at++) {
    place = leapTo(entries, place, slots[at]!);
    const entry = place < entries.length ? entries[place]! : 0;
    into[at] = entry >>> 11 === slots[at] ? entry : 0;
  }
}
