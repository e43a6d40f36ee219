import type { CategoryList } from "../listing/category-list.rules.ts";
import type { Listing } from "../listing/listing.rules.ts";
import { countOnes } from "./slot-set.rules.ts";

/** A set of positions in a category, as a bitmap. */
export type PlaceBits = Uint32Array;

/** The products with a facet value: a bitmap, or a list of positions if that is smaller. */
type ValueSet = { bits: PlaceBits } | { places: Int32Array };

/** A category's products as sets, so that filters and counts handle 32 products at once. */
export interface ValueSets {
  /** How many words a set takes. */
  words: number;
  alive: PlaceBits;
  /** Products sold by the box. */
  boxes: PlaceBits;
  byValue: ReadonlyMap<number, ValueSet>;
}

const kept = new WeakMap<CategoryList, { version: number; sets: ValueSets }>();

/** The sets of a category; rebuilt on request after a change. */
export function setsOf(listing: Listing, categoryId: number): ValueSets {
  const shelf = listing.shelf(categoryId);
  let known = kept.get(shelf);
  if (known?.version !== shelf.version) {
    known = { version: shelf.version, sets: makeSets(shelf, listing) };
    kept.set(shelf, known);
  }
  return known.sets;
}

function makeSets({ candidates, counts }: CategoryList, { alive, boxed, facets }: Listing): ValueSets {
  const { slots, starts, ends, values } = candidates;
  const words = Math.ceil(slots.length / 32);
  const sets: ValueSets = {
    words,
    alive: new Uint32Array(words),
    boxes: new Uint32Array(words),
    byValue: new Map(
      [...counts].map(([value, count]) => [
        value,
        count < words ? { places: new Int32Array(count) } : { bits: new Uint32Array(words) },
      ]),
    ),
  };
  // an array by value: looking each up would take most of the time
  const all = facets.keyOf.length;
  const bitsOf = new Array<PlaceBits | null>(all).fill(null);
  const placesOf = new Array<Int32Array | null>(all).fill(null);
  const written = new Int32Array(all);
  for (const [value, set] of sets.byValue) {
    if ("bits" in set) bitsOf[value] = set.bits;
    else placesOf[value] = set.places;
  }
  for (let place = 0; place < slots.length; place++) {
    if (!alive.has(slots[place]!)) continue;
    addPlace(sets.alive, place);
    if (boxed.has(slots[place]!)) addPlace(sets.boxes, place);
    for (let v = starts[place]!; v < ends[place]!; v++) {
      const value = values[v]!;
      const bits = bitsOf[value];
      if (bits) addPlace(bits, place);
      else placesOf[value]![written[value]!++] = place;
    }
  }
  return sets;
}

export const hasPlace = (set: PlaceBits, place: number): boolean =>
  ((set[place >>> 5]! >>> (place & 31)) & 1) === 1;

export function addPlace(set: PlaceBits, place: number): void {
  set[place >>> 5]! |= 1 << (place & 31);
}

/** Union over the values. */
export function havingAny({ words, byValue }: ValueSets, values: readonly number[]): PlaceBits {
  const all = new Uint32Array(words);
  for (const value of values) {
    const set = byValue.get(value);
    if (!set) continue;
    if ("bits" in set) for (let at = 0; at < words; at++) all[at]! |= set.bits[at]!;
    else for (const place of set.places) addPlace(all, place);
  }
  return all;
}

/** Intersection of the sets. */
export function inAll(first: PlaceBits, others: readonly PlaceBits[]): PlaceBits {
  const joint = first.slice();
  for (const other of others) for (let at = 0; at < joint.length; at++) joint[at]! &= other[at]!;
  return joint;
}

export function sizeOf(set: PlaceBits): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) size += countOnes(set[at]!);
  return size;
}

/** How many members of a set have a value. */
export function countIn(set: PlaceBits, value: ValueSet): number {
  let count = 0;
  if ("bits" in value) for (let at = 0; at < set.length; at++) count += countOnes(set[at]! & value.bits[at]!);
  else for (const place of value.places) if (hasPlace(set, place)) count++;
  return count;
}

/** The positions in a set, ascending. */
export function* placesIn(set: PlaceBits): Generator<number> {
  for (let at = 0; at < set.length; at++) {
    for (let bits = set[at]!; bits !== 0; bits &= bits - 1) yield 32 * at + 31 - Math.clz32(bits & -bits);
  }
}
