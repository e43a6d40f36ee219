import { type Entries, either, leapTo, lessened, lessenedBy, noEntries } from "./search-entry.rules.ts";
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
/** What a meeting takes beside its lists. */
const ownNumbers = 512;

/** The products that meet a wanted word in any way, each by an entry that says what the word is worth there. */
export class Meeting {
  /** How many; a product that meets it in several ways may count for each. */
  readonly size: number;
  /** How many numbers of 32 slots there are. */
  readonly numbers: number;
  #lists: readonly Met[];

  constructor(lists: readonly Met[], slots: number) {
    const usual = lists.filter(({ index }) => index);
    const others = lists.filter(({ index, entries }) => !index && entries.length > 0);
    const isFew = sizeOf(others) <= mostTogether;
    this.#lists = [...usual, ...(isFew && others.length > 0 ? [together(others)] : others)];
    this.size = sizeOf(this.#lists);
    this.numbers = (slots + 31) >>> 5;
  }

  /** About how many numbers are kept of it beside the indexes of its words. */
  get weight(): number {
    return ownNumbers + sizeOf(this.#lists.filter(({ index }) => !index));
  }

  /** A bit for each slot, 1 where it is met; good until many other meetings were asked for theirs. */
  get bits(): Bits {
    const known = latest.get(this);
    const bits = known ?? this.#write(spareBits(this.numbers));
    // the one that was asked for last comes last
    if (known) latest.delete(this);
    latest.set(this, bits);
    return bits;
  }

  #write(into: Bits): Bits {
    const [first] = this.#lists;
    const own = this.#lists.length === 1 ? first?.index?.bits : undefined;
    if (!own) writeBits(this.#lists, into.own);
    into.all = own ?? into.own;
    writeBlocks(into.all, into.blocks);
    return into;
  }

  /**
   * Writes the entry of each slot, 0 where it is not met; slots ascend. One list after the other, so that many of its
   * scattered entries are fetched at once.
   */
  read(slots: Int32Array, into: Uint32Array): void {
    into.fill(0, 0, slots.length);
    for (const { entries, weight, index } of this.#lists) {
      if (index) index.raise(slots, weight, into);
      else raise(entries, slots, weight, into);
    }
  }
}

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

/** A bit for each slot: bit `slot % 32` of number `slot / 32`. */
export interface Bits {
  all: Uint32Array;
  /** A bit for each number of `all`, 1 where that is not 0: where a rare word stands is seen at a glance. */
  blocks: Uint32Array;
  /** To write them in; those of a single usual word stand in its index. */
  own: Uint32Array;
}

/** More than a query has words. */
const mostBits = 64;

/**
 * Bits of the meetings that were asked for them last. 30 KB each for a million SKUs: made anew for every word, they
 * would make the collector go through the whole catalogue time and again.
 */
const latest = new Map<Meeting, Bits>();

function spareBits(numbers: number): Bits {
  const [oldest] = latest.size < mostBits ? [] : latest;
  if (oldest) latest.delete(oldest[0]);
  if (oldest?.[1].own.length === numbers) return oldest[1];
  const own = new Uint32Array(numbers);
  return { all: own, blocks: new Uint32Array((numbers + 31) >>> 5), own };
}

function writeBits(lists: readonly Met[], bits: Uint32Array): void {
  bits.fill(0);
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
}

function writeBlocks(bits: Uint32Array, blocks: Uint32Array): void {
  blocks.fill(0);
  for (let number = 0; number < bits.length; number++) {
    if (bits[number] !== 0) blocks[number >>> 5]! |= 1 << (number & 31);
  }
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
  const all = meetings.map(({ bits }) => bits);
  // two by name, for these loops are where a large catalogue is felt
  const [a, b = a!, ...others] = all.map(({ all: bits }) => bits);
  const [blocksOfA, blocksOfB = blocksOfA!, ...otherBlocks] = all.map(({ blocks }) => blocks);
  for (let block = from >>> 5; 32 * block < to; block++) {
    let joint = blocksOfA![block]! & blocksOfB[block]!;
    if (block === from >>> 5) joint &= -1 << (from & 31);
    for (let at = 0; joint !== 0 && at < otherBlocks.length; at++) joint &= otherBlocks[at]![block]!;
    for (; joint !== 0; joint &= joint - 1) {
      const number = lowestSlot(block, joint);
      if (number >= to) return to;
      let bits = a![number]! & b[number]!;
      for (let at = 0; bits !== 0 && at < others.length; at++) bits &= others[at]![number]!;
      if (bits !== 0 && !visit(number, bits)) return number;
    }
  }
  return to;
}

/** The lowest of the bits of number `number`, as a slot. */
export const lowestSlot = (number: number, bits: number): number =>
  32 * number + 31 - Math.clz32(bits & -bits);

/** Writes the entries of slots, times `weight`, where they are worth more than what is there; slots ascend. */
function raise(entries: Entries, slots: Int32Array, weight: number, into: Uint32Array): void {
  let place = 0;
  for (let at = 0; at < slots.length; at++) {
    place = leapTo(entries, place, slots[at]!);
    if (place === entries.length) break;
    const entry = entries[place]!;
    if (entry >>> 11 === slots[at]) into[at] = Math.max(into[at]!, lessenedBy(weight, entry));
  }
}
