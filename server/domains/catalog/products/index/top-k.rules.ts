import { slotLimit } from "./slot-limit.rules.ts";

/**
 * The slot of a key, which combines a rank and a slot in one number: the remainder. `%` takes ten times as long for
 * numbers this large.
 */
export const slotOfKey = (key: number): number => key - Math.floor(key / slotLimit) * slotLimit;

/** Keys in ascending order. */
export interface Keys {
  readonly length: number;
  /** @param place below the length */
  at(place: number): number | undefined;
}

/** Keys that come out as others, in the same order of the same slots. */
export class KeysAs implements Keys {
  readonly length: number;
  #keys: Float64Array;
  #as: ((key: number) => number) | null;

  constructor(keys: Float64Array, as: ((key: number) => number) | null = null) {
    this.length = keys.length;
    this.#keys = keys;
    this.#as = as;
  }

  at(place: number): number {
    const key = this.#keys[place]!;
    return this.#as ? this.#as(key) : key;
  }

  slotAt(place: number): number {
    return slotOfKey(this.#keys[place]!);
  }
}

/** The `count` smallest of the numbers, ascending; may reorder `keys`. */
export function topK(keys: Float64Array, count: number): Float64Array {
  if (count * 3 > keys.length) return keys.sort().subarray(0, count);
  // a heap with the largest of the kept numbers on top
  const heap = keys.slice(0, count).sort().reverse();
  for (let at = count; at < keys.length; at++) {
    if (keys[at]! < heap[0]!) sinkFromTop(heap, keys[at]!);
  }
  return heap.sort();
}

function sinkFromTop(heap: Float64Array, value: number): void {
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! > heap[child]!) child++;
    if (heap[child]! <= value) break;
    heap[place] = heap[child]!;
    place = child;
  }
  heap[place] = value;
}

/**
 * How many of each list's first numbers are among the `count` lowest of all; the lists are ascending without duplicates
 * across them. Each round halves what is undecided in the longest, so long lists are hardly touched.
 */
export function firstPlaces(lists: readonly Keys[], count: number): number[] {
  let from = lists.map(() => 0);
  let to = lists.map(({ length }) => length);
  for (;;) {
    let widest = -1;
    let width = 0;
    for (let at = 0; at < lists.length; at++) {
      if (to[at]! - from[at]! > width) [widest, width] = [at, to[at]! - from[at]!];
    }
    if (widest < 0) return from;
    const middle = (from[widest]! + to[widest]!) >> 1;
    const pivot = lists[widest]!.at(middle)!;
    const before = lists.map((list, at) => firstNotBelow(list, pivot, from[at]!, to[at]!));
    if (before.reduce((sum, one) => sum + one, 0) < count) {
      from = before;
      from[widest] = middle + 1;
    } else to = before;
  }
}

/** The first index from `from` on with a number not below the value; `to` if there is none. */
export function firstNotBelow(list: Keys, value: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list.at(middle)! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
