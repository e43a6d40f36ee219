import type { InvertedIndex } from "./inverted-index.rules.ts";
import { noPostings, type PostingList, seek, union, weighted, withWeight } from "./posting-list.rules.ts";

/** One list of products that match a query word, with the factor for its weights. */
export interface PostingSource {
  entries: PostingList;
  weight: number;
  /** Of a common word's list. */
  index?: InvertedIndex | undefined;
}

/** Up to this many postings without an index are merged into one list. */
const mostTogether = 16_384;
/** Overhead of a match besides its lists. */
const ownNumbers = 512;

/** The products that match a query word in any way, each with a posting that says the word's weight there. */
export class WordMatches {
  /** Their number; a product that matches in several ways may count several times. */
  readonly size: number;
  /** The number of 32-slot words. */
  readonly numbers: number;
  #lists: readonly PostingSource[];

  /** @param least their number is at least this, because some are not in the lists */
  constructor(lists: readonly PostingSource[], slots: number, least = 0) {
    const usual = lists.filter(({ index }) => index);
    const others = lists.filter(({ index, entries }) => !index && entries.length > 0);
    const isFew = sizeOf(others) <= mostTogether;
    this.#lists = [...usual, ...(isFew && others.length > 0 ? [together(others)] : others)];
    this.size = Math.max(least, sizeOf(this.#lists));
    this.numbers = (slots + 31) >>> 5;
  }

  /** Its memory besides the indexes of its words. */
  get weight(): number {
    return ownNumbers + sizeOf(this.#lists.filter(({ index }) => !index));
  }

  /** A bit per slot, 1 if it matches; valid until many other matches have requested theirs. */
  get bits(): Bits {
    const known = latest.get(this);
    const bits = known ?? this.#write(spareBits(this.numbers));
    // most recently used last
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
   * Writes the posting of each slot, 0 if it does not match; slots ascend. One list after another, so that many
   * scattered postings are fetched at once.
   */
  read(slots: Int32Array, into: Uint32Array): void {
    into.fill(0, 0, slots.length);
    for (const { entries, weight, index } of this.#lists) {
      if (index) index.raise(slots, weight, into);
      else raise(entries, slots, weight, into);
    }
  }
}

const sizeOf = (lists: readonly PostingSource[]): number =>
  lists.reduce((sum, { entries }) => sum + entries.length, 0);
export const isSet = (bits: Uint32Array, slot: number): boolean =>
  ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

// the shortest first, so that long lists are walked once
const together = (lists: readonly PostingSource[]): PostingSource => ({
  entries: lists
    .map(({ entries, weight }) => withWeight(entries, weight))
    .sort((a, b) => a.length - b.length)
    .reduce(union, noPostings),
  weight: 1,
});

/** A bit per slot: bit `slot % 32` of word `slot / 32`. */
export interface Bits {
  all: Uint32Array;
  /** A bit per word of `all`, 1 if it is not 0: shows at a glance where a rare word occurs. */
  blocks: Uint32Array;
  /** Scratch arrays; a single common word's bits are in its index. */
  own: Uint32Array;
}

/** More than the words of a query. */
const mostBits = 64;

/**
 * Bitmaps of the matches that most recently requested one. 30 KB each for a million SKUs: allocated for every word,
 * they would make the garbage collector walk the whole catalog again and again.
 */
const latest = new Map<WordMatches, Bits>();

function spareBits(numbers: number): Bits {
  const [oldest] = latest.size < mostBits ? [] : latest;
  if (oldest) latest.delete(oldest[0]);
  if (oldest?.[1].own.length === numbers) return oldest[1];
  const own = new Uint32Array(numbers);
  return { all: own, blocks: new Uint32Array((numbers + 31) >>> 5), own };
}

function writeBits(lists: readonly PostingSource[], bits: Uint32Array): void {
  bits.fill(0);
  for (const { entries, index } of lists) {
    if (index) {
      const more = index.bits;
      for (let number = 0; number < bits.length; number++) bits[number]! |= more[number]!;
      continue;
    }
    // the slot starts at bit 11 of a posting
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
 * Visits the words of bits from `from` up to `to` in which all matches have some bits in common, with those bits, until
 * `visit` returns false; returns where it stopped. Skips 32 words at once where a rare word does not occur.
 */
export function eachJoint(
  meetings: readonly WordMatches[],
  { from, to }: { from: number; to: number },
  visit: (number: number, bits: number) => boolean,
): number {
  const all = meetings.map(({ bits }) => bits);
  // two are unrolled because these loops dominate in a large catalog
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

/** The lowest set bit of word `number`, as a slot. */
export const lowestSlot = (number: number, bits: number): number =>
  32 * number + 31 - Math.clz32(bits & -bits);

/** Writes the postings of slots, times `weight`, if they exceed what is there; slots ascend. */
function raise(entries: PostingList, slots: Int32Array, weight: number, into: Uint32Array): void {
  let place = 0;
  for (let at = 0; at < slots.length; at++) {
    place = seek(entries, place, slots[at]!);
    if (place === entries.length) break;
    const entry = entries[place]!;
    if (entry >>> 11 === slots[at]) into[at] = Math.max(into[at]!, weighted(weight, entry));
  }
}
