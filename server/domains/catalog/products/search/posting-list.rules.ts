import { scratchWords } from "../index/growable-array.rules.ts";

/**
 * A posting in one number: the product's slot (21 bits), the word's weight there (5 bits), whether it is the head (1
 * bit), and its position in the name from 1, 0 outside of it (5 bits). Postings of one word are sorted by slot.
 */
export type Posting = number;

/** A word's weight in a product, 0 to `mostWorth`; an ordinary word of a name has `usualWorth`. */
export const mostWorth = 31;
export const usualWorth = 16;
/** Words below this weight occur only in the description. */
export const leastStrong = 6;
export const lastPlace = 31;

export const postingOf = (slot: number, worth: number, isHead: boolean, place: number): Posting =>
  ((slot << 11) | (Math.min(mostWorth, worth) << 6) | (isHead ? 32 : 0) | Math.min(lastPlace, place)) >>> 0;

export const worthOf = (entry: Posting): number => (entry >>> 6) & 31;
export const isHeadAt = (entry: Posting): boolean => (entry & 32) !== 0;
export const placeOf = (entry: Posting): number => entry & 31;

export type PostingList = Uint32Array;
export const noPostings: PostingList = new Uint32Array(0);

const scratch = scratchWords();

/** Union of both lists; a slot in both keeps the higher weight. */
export function union(a: PostingList, b: PostingList): PostingList {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const merged = scratch(a.length + b.length);
  let count = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i]!;
    const right = b[j]!;
    const difference = (left >>> 11) - (right >>> 11);
    if (difference < 0) {
      merged[count++] = left;
      i++;
    } else if (difference > 0) {
      merged[count++] = right;
      j++;
    } else {
      merged[count++] = Math.max(left, right);
      i++;
      j++;
    }
  }
  while (i < a.length) merged[count++] = a[i++]!;
  while (j < b.length) merged[count++] = b[j++]!;
  return merged.slice(0, count);
}

/**
 * Intersection, the first `most` slots, with the lesser posting of the two; if `adjacent`, only where `b` directly
 * follows `a`.
 */
export function intersect(
  a: PostingList,
  b: PostingList,
  adjacent: boolean,
  most = Number.POSITIVE_INFINITY,
): PostingList {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const found = scratch(Math.min(short.length, most));
  let count = 0;
  let place = 0;
  for (const entry of short) {
    place = seek(long, place, entry >>> 11);
    if (place === long.length || count === most) break;
    const other = long[place]!;
    if (other >>> 11 !== entry >>> 11) continue;
    const [first, second] = short === a ? [entry, other] : [other, entry];
    if (adjacent && (placeOf(first) === 0 || placeOf(second) !== placeOf(first) + 1)) continue;
    const lesser = Math.min(worthOf(first), worthOf(second));
    found[count++] = postingOf(entry >>> 11, lesser, isHeadAt(first) || isHeadAt(second), placeOf(first));
  }
  return found.slice(0, count);
}

/** The same slots with weights times `weight`. */
export const withWeight = (entries: PostingList, weight: number): PostingList =>
  weight === 1 ? entries : entries.map((entry) => weighted(weight, entry));

/** A posting with its weight times `weight`. */
export const weighted = (weight: number, entry: Posting): Posting =>
  ((entry & ~(31 << 6)) | (Math.round(((entry >>> 6) & 31) * weight) << 6)) >>> 0;

/** First index from `from` on whose slot is not before `slot`: galloping search. */
export function seek(entries: PostingList, from: number, slot: number): number {
  let low = from;
  let step = 1;
  while (low + step < entries.length && entries[low + step]! >>> 11 < slot) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, entries.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]! >>> 11 < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
