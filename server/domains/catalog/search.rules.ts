import type { Understood, Wanted } from "../../../domain/search/query.ts";
import { type Entries, either, leapTo, slotOf, usualWorth, worthOf } from "./search-entry.rules.ts";
import type { SearchWords } from "./search-words.rules.ts";

/** Slots with what they are worth for a query, ascending by slot. */
export interface Hits {
  slots: Int32Array;
  scores: Float32Array;
}

/** What a query finds. */
export interface Ranked extends Hits {
  /** How many of the slots have every word. */
  exact: number;
  /** What most of the best others lack, as it was typed. */
  without: string[];
}

/** With fewer finds that have every word, what has most of them is shown as well. */
const enough = 12;
const mostRarity = 7;
/** What the thing is counts more than how it looks. */
const headWeight = 1.1;
/** A product whose own name ends in nothing that was asked for is a part, or something else beside it. */
const otherThing = 0.8;
/** Words worth less than this stand in the description alone. */
const leastStrong = 6;
const sideBySide = 0.22;
/** At least this share of what the words tell must be met, and of what the best find meets. */
const leastShare = 0.2;
const leastOfBest = 0.4;
const mostOthers = 120;
/** So many others end the search for products that lack yet another word. */
const enoughOthers = 24;
/** For a word still being typed, the products in which it is worth most are enough. */
const mostWhileTyping = 1_500;
/** Of a usual word's products, so many are looked at for what lacks another word: those in which it is worth most. */
const mostCandidates = 1_500;

interface Wish {
  entries: Entries;
  weight: number;
  typed: string;
}

interface Options {
  /** Whether a slot may be shown at all. */
  fits: (slot: number) => boolean;
  /** False to leave out what lacks a word while anything has them all. */
  others: boolean;
  /** True to look at the likeliest products only, where a few are wanted at once. */
  isTyping?: boolean;
}

/**
 * What fits a query best: products that have every word; if those are few, also what has most of what the
 * words tell.
 */
export function rank(
  words: SearchWords,
  query: Understood,
  { fits, others, isTyping = false }: Options,
): Ranked {
  const wishes = query.wanted.map((wanted, at) => wishOf(words, wanted, at === query.head));
  if (isTyping && wishes.length === 1)
    wishes[0]!.entries = words.favourites(wishes[0]!.entries, mostWhileTyping);
  const met = wishes.filter(({ entries }) => entries.length > 0);
  if (met.length === 0) return { ...nothing(), exact: 0, without: wishes.map(({ typed }) => typed) };
  const hasHead = query.head >= 0;
  const strict = met.length === wishes.length ? withAll(wishes, fits, hasHead) : { ...nothing(), strong: 0 };
  const exact = strict.slots.length;
  if (strict.strong >= enough || (exact > 0 && (!others || wishes.length === 1))) {
    return { slots: strict.slots, scores: strict.scores, exact, without: [] };
  }
  const found = withMost(words, wishes, { fits, hasHead, limit: exact + mostOthers });
  return { ...found, exact, without: lackedBy(found, wishes, exact) };
}

function wishOf(words: SearchWords, { typed, ways, weight }: Wanted, isHead: boolean): Wish {
  const best = Math.max(...ways.map((way) => way.weight));
  // of the most usual among the best ways, so that a rare spelling of a usual word does not count as rare
  const rarity = Math.min(
    mostRarity,
    ...ways
      .filter((way) => way.weight >= best - 0.12)
      .map(({ terms }) => Math.max(...terms.map((term) => words.rarity(term)))),
  );
  return { entries: words.meeting(ways), weight: weight * rarity * (isHead ? headWeight : 1), typed };
}

/** What has every word; `strong` counts the products that have them all outside of the description. */
function withAll(
  wishes: readonly Wish[],
  fits: (slot: number) => boolean,
  hasHead: boolean,
): Hits & { strong: number } {
  const lead = wishes.map(({ entries }) => entries).reduce((a, b) => (b.length < a.length ? b : a));
  const cursor = new Cursor(wishes);
  const slots = new Int32Array(lead.length);
  const scores = new Float32Array(lead.length);
  let count = 0;
  let strong = 0;
  for (const entry of lead) {
    const slot = slotOf(entry);
    if (!fits(slot) || !cursor.moveTo(slot)) continue;
    slots[count] = slot;
    scores[count++] = scoreOf(wishes, cursor.entries, hasHead);
    if (cursor.weakest() >= leastStrong) strong++;
  }
  return { slots: slots.subarray(0, count), scores: scores.subarray(0, count), strong };
}

/** Goes through all wishes' entries side by side, slot by slot upwards. */
class Cursor {
  /** Of the slot at hand, 0 for wishes that it does not meet. */
  readonly entries: Uint32Array;
  #lists: readonly Entries[];
  #places: Int32Array;
  #order: readonly number[];

  constructor(wishes: readonly Wish[]) {
    this.#lists = wishes.map(({ entries }) => entries);
    this.#places = new Int32Array(wishes.length);
    this.entries = new Uint32Array(wishes.length);
    // the shortest list says no soonest
    this.#order = wishes.map((_, at) => at).sort((a, b) => this.#lists[a]!.length - this.#lists[b]!.length);
  }

  /** Whether the slot meets all wishes but at most `misses`; it stops looking when there are more. */
  moveTo(slot: number, misses = 0): boolean {
    let left = misses;
    for (const at of this.#order) {
      const list = this.#lists[at]!;
      const place = leapTo(list, this.#places[at]!, slot);
      this.#places[at] = place;
      const entry = place < list.length ? list[place]! : 0;
      const isMet = place < list.length && entry >>> 11 === slot;
      this.entries[at] = isMet ? entry : 0;
      if (!isMet && left-- === 0) return false;
    }
    return true;
  }

  weakest(): number {
    return this.entries.reduce((least, entry) => Math.min(least, worthOf(entry)), 31);
  }
}

/** What one product's entries are worth together; an entry of 0 is a wish that it does not meet. */
function scoreOf(wishes: readonly Wish[], entries: Uint32Array, hasHead: boolean): number {
  let score = 0;
  let heads = 0;
  let lastPlace = -1;
  for (let at = 0; at < wishes.length; at++) {
    const entry = entries[at]!;
    const { weight } = wishes[at]!;
    score += (weight * worthOf(entry)) / usualWorth;
    heads |= entry & 32;
    const place = entry & 31;
    if (place > 1 && place === lastPlace + 1) score += sideBySide * Math.min(weight, wishes[at - 1]!.weight);
    lastPlace = place;
  }
  return hasHead && heads === 0 ? score * otherThing : score;
}

/** What lacks one word; if that is not enough, what lacks two, and so on. */
function withMost(
  words: SearchWords,
  wishes: readonly Wish[],
  { fits, hasHead, limit }: { fits: (slot: number) => boolean; hasHead: boolean; limit: number },
): Hits {
  const rarestFirst = wishes
    .map(({ entries }) => entries)
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length);
  const unmet = wishes.length - rarestFirst.length;
  for (let lacking = 1; ; lacking++) {
    // what has all but one is among the two rarest words' products
    const candidates = rarestFirst
      .slice(0, lacking + 1)
      .map((entries) => words.favourites(entries, mostCandidates))
      .reduce(either);
    const found = withAllBut(unmet + lacking, candidates, wishes, fits, hasHead);
    if (found.slots.length >= enoughOthers || lacking >= rarestFirst.length - 1) return bestOf(found, limit);
  }
}

function withAllBut(
  misses: number,
  candidates: Entries,
  wishes: readonly Wish[],
  fits: (slot: number) => boolean,
  hasHead: boolean,
): Hits {
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const cursor = new Cursor(wishes);
  const slots: number[] = [];
  const shares: number[] = [];
  const scores: number[] = [];
  for (const candidate of candidates) {
    const slot = slotOf(candidate);
    if (!fits(slot) || !cursor.moveTo(slot, misses)) continue;
    const share = shareOf(wishes, cursor.entries) / whole;
    slots.push(slot);
    shares.push(share);
    scores.push(scoreOf(wishes, cursor.entries, hasHead) * (0.25 + 0.75 * share * share));
  }
  const best = shares.reduce((a, b) => Math.max(a, b), 0);
  const least = Math.min(best, Math.max(leastShare, best * leastOfBest));
  const kept = slots.flatMap((_, at) => (shares[at]! >= least ? [at] : []));
  return {
    slots: Int32Array.from(kept, (at) => slots[at]!),
    scores: Float32Array.from(kept, (at) => scores[at]!),
  };
}

/** How much of what the words tell a product meets; what only its description says is met in part. */
function shareOf(wishes: readonly Wish[], entries: Uint32Array): number {
  let share = 0;
  for (let at = 0; at < wishes.length; at++) {
    const entry = entries[at]!;
    if (entry !== 0) share += wishes[at]!.weight * Math.min(1, 0.4 + (0.75 * worthOf(entry)) / usualWorth);
  }
  return share;
}

/** At most `limit` of the hits, those of the highest scores, in the order of their slots. */
function bestOf({ slots, scores }: Hits, limit: number): Hits {
  if (slots.length <= limit) return { slots, scores };
  const least = scores.slice().sort()[scores.length - limit]!;
  // of those that score just the least, only as many as there is room for
  let room = limit - scores.filter((score) => score > least).length;
  const kept: number[] = [];
  for (let at = 0; at < slots.length; at++) {
    if (scores[at]! > least || (scores[at] === least && room-- > 0)) kept.push(at);
  }
  return {
    slots: Int32Array.from(kept, (at) => slots[at]!),
    scores: Float32Array.from(kept, (at) => scores[at]!),
  };
}

/** The words that most of the best finds lack. */
function lackedBy({ slots, scores }: Hits, wishes: readonly Wish[], exact: number): string[] {
  const order = Array.from(slots, (slot, at) => ({ slot, score: scores[at]! }));
  const best = order.sort((a, b) => b.score - a.score).slice(0, enough);
  const others = Math.max(1, best.length - exact);
  const lacks = ({ entries }: Wish, slot: number) => {
    const place = leapTo(entries, 0, slot);
    return place === entries.length || entries[place]! >>> 11 !== slot;
  };
  return wishes
    .filter((wish) => {
      const lacking = best.filter(({ slot }) => lacks(wish, slot)).length;
      return lacking > 0 && lacking * 2 >= others;
    })
    .map(({ typed }) => typed);
}

const nothing = (): Hits => ({ slots: new Int32Array(0), scores: new Float32Array(0) });
