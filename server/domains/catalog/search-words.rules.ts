import { type Growing, growingBytes, growingInts } from "./growing.rules.ts";

interface Posting {
  /** Slots whose text has the word, ascending. */
  slots: Growing<Int32Array>;
  weights: Growing<Uint8Array>;
}

/** Slots with what they are worth for a query, ascending by slot. */
export interface Hits {
  slots: Int32Array;
  scores: Float32Array;
}

/** What a word is worth by where it stands: name, brand and category, attributes, description. */
const weightOf: Record<string, number> = { A: 100, B: 60, C: 40, D: 12 };

/** Which slots have which words. Slots are only ever added, in ascending order. */
export class SearchWords {
  #postings = new Map<string, Posting>();
  #sorted: string[] | null = null;
  #slots = 0;
  #bestSlots = new Map<string, { of: number; slots: readonly number[] }>();
  /** For `#united`: all zero between its calls. */
  #best = new Float32Array(0);

  /** @param vector a tsvector as text: `'faucet':2A,9 'matt':4C` */
  add(slot: number, vector: string): void {
    this.#slots++;
    for (const [, quoted, places] of vector.matchAll(/'((?:[^']|'')*)':?([\dABCD,]*)/g)) {
      const word = quoted!.replaceAll("''", "'");
      let posting = this.#postings.get(word);
      if (!posting) {
        posting = { slots: growingInts(), weights: growingBytes() };
        this.#postings.set(word, posting);
        this.#sorted = null;
      }
      posting.slots.push(slot);
      posting.weights.push(weightAt(places!));
    }
  }

  has(word: string): boolean {
    return this.#postings.has(word);
  }

  /** Known words that begin so, at most `limit` of them, those in most products first. */
  beginning(start: string, limit: number): string[] {
    const sorted = this.#inOrder();
    const found: string[] = [];
    for (let at = firstFrom(sorted, start); sorted[at]?.startsWith(start); at++) found.push(sorted[at]!);
    return found.sort((a, b) => this.#count(b) - this.#count(a)).slice(0, limit);
  }

  /** Slots that have at least one word of every group, with their scores. */
  withAll(groups: readonly (readonly string[])[]): Hits {
    const lists = groups.map((group) => this.#either(group));
    lists.sort((a, b) => a.slots.length - b.slots.length);
    return lists.length === 0 ? nothing() : lists.reduce(both);
  }

  /** Slots that have words of as many groups as any slot has. */
  withMost(groups: readonly (readonly string[])[]): Hits {
    const met = new Uint8Array(this.#slots);
    const scores = new Float32Array(this.#slots);
    let most = 0;
    for (const group of groups) {
      const hits = this.#either(group);
      for (let at = 0; at < hits.slots.length; at++) {
        const slot = hits.slots[at]!;
        scores[slot] = scores[slot]! + hits.scores[at]!;
        most = Math.max(most, ++met[slot]!);
      }
    }
    if (most === 0) return nothing();
    const best = new Int32Array(this.#slots);
    let count = 0;
    for (let slot = 0; slot < this.#slots; slot++) if (met[slot] === most) best[count++] = slot;
    const slots = best.slice(0, count);
    return { slots, scores: Float32Array.from(slots, (slot) => scores[slot]!) };
  }

  /**
   * The slots in which a word is worth most, at most `limit`, those with the higher `rank` first among equals;
   * kept until the word stands in more products.
   */
  best(word: string, limit: number, rank: (slot: number) => number): readonly number[] {
    const kept = this.#bestSlots.get(word);
    if (kept?.of === this.#count(word)) return kept.slots;
    const hits = this.#scored(word);
    if (!hits) return [];
    const order = Array.from(hits.slots, (slot, at) => ({ slot, score: hits.scores[at]!, rank: rank(slot) }));
    order.sort((a, b) => b.score - a.score || b.rank - a.rank || a.slot - b.slot);
    const slots = order.slice(0, limit).map((one) => one.slot);
    this.#bestSlots.set(word, { of: hits.slots.length, slots });
    return slots;
  }

  /** Slots with any of the words, each at its best word's worth: weight times rarity. */
  #either(words: readonly string[]): Hits {
    const lists = words.flatMap((word) => this.#scored(word) ?? []);
    return this.#united(lists);
  }

  /** Slots of any list; one that is in several keeps its best score. */
  #united(lists: readonly Hits[]): Hits {
    if (lists.length < 2) return lists[0] ?? nothing();
    if (this.#best.length < this.#slots) this.#best = new Float32Array(2 * this.#slots);
    const best = this.#best;
    const slots = new Int32Array(lists.reduce((sum, list) => sum + list.slots.length, 0));
    let count = 0;
    for (const list of lists) {
      for (let at = 0; at < list.slots.length; at++) {
        const slot = list.slots[at]!;
        if (best[slot] === 0) slots[count++] = slot;
        if (list.scores[at]! > best[slot]!) best[slot] = list.scores[at]!;
      }
    }
    const found =
      count * 8 > this.#slots ? marked(best, this.#slots, count) : slots.subarray(0, count).sort();
    const scores = Float32Array.from(found, (slot) => best[slot]!);
    for (const slot of found) best[slot] = 0;
    return { slots: found, scores };
  }

  #scored(word: string): Hits | null {
    const posting = this.#postings.get(word);
    if (!posting) return null;
    const count = posting.slots.length;
    const rarity = Math.log(1 + (this.#slots - count + 0.5) / (count + 0.5)) + 0.1;
    const scores = new Float32Array(count);
    for (let at = 0; at < count; at++) scores[at] = rarity * posting.weights.at[at]!;
    return { slots: posting.slots.at.subarray(0, count), scores };
  }

  #count(word: string): number {
    return this.#postings.get(word)?.slots.length ?? 0;
  }

  #inOrder(): string[] {
    this.#sorted ??= [...this.#postings.keys()].sort();
    return this.#sorted;
  }
}

const nothing = (): Hits => ({ slots: new Int32Array(0), scores: new Float32Array(0) });

/** The best place counts; standing in further places counts a little. */
function weightAt(places: string): number {
  let best = 0;
  let count = 1;
  for (const sign of places) {
    if (sign === ",") count++;
    else if (sign >= "A") best = Math.max(best, weightOf[sign]!);
  }
  return Math.max(best, weightOf.D!) + Math.min(count - 1, 4) * 4;
}

/** First place in sorted words that is not before `start`. */
function firstFrom(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Slots in both; `a` is the shorter one. */
function both(a: Hits, b: Hits): Hits {
  const slots = new Int32Array(a.slots.length);
  const scores = new Float32Array(a.slots.length);
  let count = 0;
  let place = 0;
  for (let at = 0; at < a.slots.length; at++) {
    const slot = a.slots[at]!;
    place = leapTo(b.slots, place, slot);
    if (place === b.slots.length) break;
    if (b.slots[place] !== slot) continue;
    slots[count] = slot;
    scores[count++] = a.scores[at]! + b.scores[place]!;
  }
  return { slots: slots.subarray(0, count), scores: scores.subarray(0, count) };
}

/** First place from `from` on whose slot is not before `slot`: in growing steps, then by halves. */
function leapTo(slots: Int32Array, from: number, slot: number): number {
  let low = from;
  let step = 1;
  while (low + step < slots.length && slots[low + step]! < slot) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, slots.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (slots[middle]! < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places below `end` that are not zero, ascending; quicker than sorting them when they are many. */
function marked(values: Float32Array, end: number, count: number): Int32Array {
  const places = new Int32Array(count);
  let found = 0;
  for (let at = 0; at < end; at++) if (values[at] !== 0) places[found++] = at;
  return places;
}
