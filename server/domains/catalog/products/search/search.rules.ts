import type { Understood, Wanted } from "../../../../../domain/search/query.ts";
import type { Way } from "../../../../../domain/search/ways.ts";
import { scratchWords } from "../index/growable-array.rules.ts";
import { countOnes } from "../index/slot-set.rules.ts";
import { leastStrong } from "./posting-list.rules.ts";
import { Reranking, type SimilarWords } from "./rerank.rules.ts";
import {
  bestOf,
  enough,
  firstOf,
  type Hits,
  hitsAt,
  lackedBy,
  nearestOf,
  nothing,
  onlyMentioned,
  type SureHits,
} from "./search-hits.rules.ts";
import {
  Findings,
  isThingOf,
  lossOf,
  mostRarity,
  scoreOf,
  shareOf,
  tablesOf,
  type Unwanted,
  unwantedWorth,
  type Wish,
  weakestOf,
} from "./search-scoring.rules.ts";
import { eachJoint, lowestSlot, type WordMatches } from "./word-matches.rules.ts";

/** What a query finds. */
export interface Ranked extends SureHits {
  /** How many of the slots have every word. */
  exact: number;
  /** What most of the best others lack, as typed. */
  without: string[];
  /** Words that even the best results only mention in their descriptions, as typed. */
  mentioned: string[];
  /** Whether more products have every word: of very many, only the most viewed are returned. */
  isCut: boolean;
}

/** The head counts more than looks. */
const headWeight = 1.1;
/**
 * A product that lacks half of the query's information ranks after one that has most of it by more than its lower
 * score.
 */
const shareCounts = 0.75;
/** Minimum share of the query's information that must match, absolute and relative to the best result. */
const leastShare = 0.2;
const leastOfBest = 0.4;
/** This many of the best by score, and of those that have most of the query, get their final order. */
const mostReranked = 60;
/** This many others end the search for products that lack one more word. */
const enoughOthers = 24;
/** Of very many products that have every word outside the description, this many are returned, */
export const mostStrong = { whenAsked: 1_000, whileTyping: 200 };
/** unless too few of them are in a place. */
const leastInPlace = 48;
/** Minimum batch size. */
const leastAtOnce = 32;
/** Of the products that lack the same words, how many are examined; more if a place has few of the first. */
export const mostLacking = { whenAsked: 350, whileTyping: 120, inPlace: 5_000 };
/** All sets together: a multiple of one set's limit. */
export const mostPooled = 3;
/** The most words, and sets of them, used to find partial matches. */
const mostMixed = 8;
const mostSets = 32;
/** A word is a brand if at least this share of the names with it start with it. */
const leastLead = 0.6;

/**
 * What is looked at next: the most viewed products with every word, all of them in the place, the most viewed that lack
 * some, more of those.
 */
export type Stage = "all words" | "whole" | "some words" | "more";

/** The words of products, as far as ranking asks. */
export interface RankedWords extends SimilarWords {
  /** The products that match any of the ways. */
  meeting(ways: readonly Way[]): WordMatches;
  rarity(term: string): number;
  leadShare(term: string): number;
  /** Slots below this are in the order in which equal matches are shown. */
  readonly settled: number;
  /** Called before the products of a stage are looked at; throws if they are not here yet. */
  reach(stage: Stage): void;
}

/** Where to search. */
export interface Place {
  /** Whether a slot may be shown at all. */
  fits: (slot: number) => boolean;
  /** False to leave out partial matches while anything matches fully. */
  others: boolean;
  /** True to examine everything that has every word, however much it is. */
  whole?: boolean;
}

/** Conditions on the whole query. */
interface About {
  hasHead: boolean;
  /** Names with the head mostly end with it. */
  isHeadSure: boolean;
  unwanted: readonly Unwanted[];
  /** Slots below this are ordered by views. */
  settled: number;
}

/** Full matches in the whole catalog, with their relation to the query. */
interface Strict extends Hits {
  marks: Uint8Array;
  isCut: boolean;
}

/** `strong` has all words outside the description, `sure` is also the requested thing. */
const mark = { weak: 0, strong: 1, sure: 2 };

/** Partial matches in the whole catalog, with the share of the query's information that each matches. */
interface Lacking extends Hits {
  shares: Float32Array;
  /** Only the most viewed were examined. */
  isCut: boolean;
}

/**
 * A query and its results in the whole catalog, computed as needed and cached: the same query in another showroom or
 * with another filter costs next to nothing.
 */
export class Finds {
  #wishes: Wish[];
  #about: About;
  #mostStrong: number;
  #mostLacking: number;
  #strict: Strict | null = null;
  /** The full results, for places that have few of the first. */
  #wholeStrict: Strict | null = null;
  #some: Lacking | null = null;
  #moreSome: Lacking | null = null;
  #words: RankedWords;
  #reranking: Reranking;

  /** @param isTyping true to look at the likeliest products only, where a few are wanted at once */
  constructor(words: RankedWords, query: Understood, { isTyping = false } = {}) {
    this.#words = words;
    this.#wishes = query.wanted.map((wanted, at) =>
      wishOf(words, wanted, at === query.head, query.isHeadSure),
    );
    this.#about = {
      hasHead: query.head >= 0,
      isHeadSure: query.isHeadSure,
      unwanted: query.avoided.map(({ ways, lack }) => ({ meeting: words.meeting(ways), lack })),
      settled: words.settled,
    };
    this.#reranking = new Reranking(words, query, {
      wishes: this.#wishes,
      unwanted: this.#about.unwanted,
    });
    const when = isTyping ? "whileTyping" : "whenAsked";
    this.#mostStrong = mostStrong[when];
    this.#mostLacking = mostLacking[when];
  }

  /** The query's words, in order, with their weights. */
  get weights(): readonly { weight: number; isMet: boolean }[] {
    return this.#wishes.map(({ weight, meeting }) => ({ weight, isMet: meeting.size > 0 }));
  }

  /** Whether more products may have every word than were looked at. */
  get isCut(): boolean {
    return this.#strict?.isCut ?? false;
  }

  /** How many slots are cached. */
  get size(): number {
    const kept = [this.#strict, this.#wholeStrict, this.#some, this.#moreSome];
    return kept.reduce((sum, hits) => sum + (hits?.slots.length ?? 0), 0);
  }

  /** The best results in a place: full matches; if those are few, also the best partial matches. */
  within({ fits, others, whole = false }: Place): Ranked {
    const met = this.#wishes.filter(({ meeting }) => meeting.size > 0);
    if (met.length === 0) {
      return {
        ...nothing(),
        exact: 0,
        without: this.#wishes.map(({ typed }) => typed),
        mentioned: [],
        isCut: false,
      };
    }
    const isMet = met.length === this.#wishes.length;
    const { strong, things, isCut, ...strict } = isMet ? this.#withAll(fits, whole) : noneStrict();
    const exact = strict.slots.length;
    // with every word, but something else: the thing itself may lack a word
    const fitting = this.#about.isHeadSure ? things : strong;
    if (fitting >= enough || (exact > 0 && (!others || this.#wishes.length === 1))) {
      const mentioned = strong > 0 ? [] : onlyMentioned(firstOf(strict), this.#wishes);
      return { ...strict, exact, without: [], mentioned, isCut };
    }
    const found = this.#withMost(fits, met, exact);
    const first = firstOf(found);
    const mentioned = strong > 0 ? [] : onlyMentioned(first, this.#wishes);
    // beside products that are the thing, products that only mention it are not full matches
    const isOther = strong === 0 && mentioned.length === 0 && this.#about.hasHead;
    const has = isOther && onlyMentioned(firstOf(strict), this.#wishes).length > 0 ? 0 : exact;
    const without = lackedBy(first, this.#wishes, has);
    return { ...found, isSure: nearestOf(found), exact: has, without, mentioned, isCut: false };
  }

  /** Full matches. */
  #withAll(fits: Place["fits"], whole: boolean): StrictInPlace & { isCut: boolean } {
    const [wishes, about] = [this.#wishes, this.#about];
    this.#words.reach("all words");
    this.#strict ??= withAll(wishes, { ...about, most: this.#mostStrong });
    const found = thatFit(this.#strict, fits);
    if (!this.#strict.isCut || (!whole && found.strong >= leastInPlace)) {
      return { ...found, isCut: this.#strict.isCut };
    }
    this.#words.reach("whole");
    this.#wholeStrict ??= withAll(wishes, { ...about, most: Number.POSITIVE_INFINITY });
    return { ...thatFit(this.#wholeStrict, fits), isCut: false };
  }

  /** Partial matches. */
  #withMost(fits: Place["fits"], met: readonly Wish[], exact: number): Hits {
    const find = (most: number) => withSome(met, this.#wishes, { ...this.#about, most });
    this.#words.reach("some words");
    this.#some ??= find(this.#mostLacking);
    const found = mostTelling(this.#some, fits);
    const isEnough = found.slots.length >= enoughOthers || !this.#some.isCut;
    if (isEnough) return this.#reranked(this.#some, found, fits, exact);
    this.#words.reach("more");
    this.#moreSome ??= find(mostLacking.inPlace);
    return this.#reranked(this.#moreSome, mostTelling(this.#moreSome, fits), fits, exact);
  }

  /** Of those in a place, the best by their scores and by the bare share of the query, in their final order. */
  #reranked(all: Lacking, found: Hits, fits: Place["fits"], exact: number): Hits {
    const inPlace = room(all.slots.length);
    let count = 0;
    for (let at = 0; at < all.slots.length; at++) if (fits(all.slots[at]!)) inPlace[count++] = at;
    const shares = hitsAt({ slots: all.slots, scores: all.shares }, inPlace.subarray(0, count));
    const byScore = bestOf(found, exact + mostReranked);
    const byShare = bestOf(shares, mostReranked);
    return this.#reranking.order(hitsAt(all, placesOfEither(all.slots, byScore.slots, byShare.slots)));
  }
}

function wishOf(
  words: RankedWords,
  { typed, isCode, ways, weight }: Wanted,
  isHead: boolean,
  isSure: boolean,
): Wish {
  const best = Math.max(...ways.map((way) => way.weight));
  // the most common of the best ways, so that a rare spelling of a common word does not count as rare
  const rarity = Math.min(
    mostRarity,
    ...ways
      .filter((way) => way.weight >= best - 0.12)
      .map(({ terms }) => Math.max(...terms.map((term) => words.rarity(term)))),
  );
  const meeting = words.meeting(ways);
  const isBrand = ways[0]!.terms.length === 1 && words.leadShare(ways[0]!.terms[0]!) >= leastLead;
  return {
    meeting,
    weight: weight * rarity * (isHead ? headWeight : 1),
    typed,
    isHead,
    isSureThing: isHead && isSure,
    isOwn: !isHead && (isCode || isBrand),
  };
}

/** Full matches in a place. */
interface StrictInPlace extends SureHits {
  /** How many have all words outside the description. */
  strong: number;
  /** How many of those are the requested thing. */
  things: number;
}

/** Those in a place. */
function thatFit(strict: Strict, fits: Place["fits"]): StrictInPlace {
  const { slots, marks } = strict;
  const places = room(slots.length);
  let count = 0;
  let strong = 0;
  for (let at = 0; at < slots.length; at++) {
    if (!fits(slots[at]!)) continue;
    places[count++] = at;
    if (marks[at] !== mark.weak) strong++;
  }
  const fitting = places.subarray(0, count);
  const isSure = new Uint8Array(count);
  let things = 0;
  for (let at = 0; at < count; at++) {
    if (marks[fitting[at]!] !== mark.sure) continue;
    isSure[at] = 1;
    things++;
  }
  return { ...hitsAt(strict, fitting), isSure, strong, things };
}

/** Full matches. Once `most` strong ones are found among the settled slots, the rest of those is left out. */
function withAll(
  wishes: readonly Wish[],
  { hasHead, unwanted, settled, most }: About & { most: number },
): Strict {
  const meetings = wishes.map(({ meeting }) => meeting);
  const end = meetings[0]!.numbers;
  const found = new Findings(wishes, unwanted);
  const tables = tablesOf(wishes);
  const lastSettled = Math.floor(settled / 32);
  let strong = 0;
  const score = () => {
    const { columns, count, isUnwanted } = found.read();
    for (let at = 0; at < count; at++) {
      const isStrong = weakestOf(tables, columns, at) >= leastStrong;
      if (isStrong) strong++;
      const worth = isUnwanted?.[at] ? unwantedWorth : 1;
      const isThing = isStrong && worth === 1 && (!hasHead || isThingOf(tables, columns, at));
      found.give(
        worth * scoreOf(tables, columns, at),
        isThing ? mark.sure : isStrong ? mark.strong : mark.weak,
      );
    }
  };
  const read = (number: number, joint: number) => {
    if (found.unscored >= Math.max(leastAtOnce, most - strong)) score();
    if (strong >= most && number < lastSettled) return false;
    for (let bits = joint; bits !== 0; bits &= bits - 1) found.add(lowestSlot(number, bits));
    return true;
  };
  const isCut = eachJoint(meetings, { from: 0, to: lastSettled }, read) < lastSettled;
  eachJoint(meetings, { from: lastSettled, to: end }, read);
  score();
  const { slots, scores, others: marks } = found.all;
  return { slots, scores, marks: new Uint8Array(marks), isCut };
}

/** Partial matches: for each set of words, most informative first, the most viewed products, until there are enough. */
function withSome(
  met: readonly Wish[],
  wishes: readonly Wish[],
  { unwanted, settled, most }: About & { most: number },
): Lacking {
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const length = met[0]!.meeting.numbers;
  const chosen = scratchBits(length).fill(0, 0, length).subarray(0, length);
  let count = 0;
  let isCut = false;
  for (const kept of keptSets(met)) {
    if (count >= mostPooled * most) isCut = true;
    else {
      const added = addFirst(chosen, kept, { settled, most });
      count += added;
      if (added >= most) isCut = true;
    }
  }
  const found = new Findings(wishes, unwanted);
  for (let number = 0; number < chosen.length; number++) {
    for (let bits = chosen[number]!; bits !== 0; bits &= bits - 1) found.add(lowestSlot(number, bits));
  }
  const { columns, count: read, isUnwanted } = found.read();
  const tables = tablesOf(wishes);
  const losses = wishes.map(lossOf);
  for (let at = 0; at < read; at++) {
    const share = shareOf(tables, columns, at) / whole;
    let worth = isUnwanted?.[at] ? unwantedWorth : 1;
    for (let wish = 0; wish < losses.length; wish++) if (columns[wish]![at] === 0) worth *= losses[wish]!;
    found.give(worth * scoreOf(tables, columns, at) * (1 - shareCounts * (1 - share * share)), share);
  }
  const { slots, scores, others: shares } = found.all;
  return { slots, scores, shares, isCut };
}

const scratchBits = scratchWords();

/** Sets of words that products may have, most informative first. */
export function keptSets<Told extends Pick<Wish, "weight">>(met: readonly Told[]): Told[][] {
  let sets: Told[][] = [[]];
  const ranked = met.toSorted((a, b) => b.weight - a.weight).slice(0, mostMixed);
  for (const wish of ranked) sets = sets.flatMap((set) => [set, [...set, wish]]);
  const told = (set: readonly Told[]) => set.reduce((sum, { weight }) => sum + weight, 0);
  return sets
    .filter(({ length }) => length > 0)
    .sort((a, b) => told(b) - told(a))
    .slice(0, mostSets);
}

/** Adds the first matches of all words to the chosen slots, about `most`, and all unsettled ones; returns how many. */
function addFirst(
  chosen: Uint32Array,
  wishes: readonly Wish[],
  { settled, most }: { settled: number; most: number },
): number {
  const meetings = wishes.map(({ meeting }) => meeting);
  const lastSettled = Math.floor(settled / 32);
  let added = 0;
  const add = (number: number, joint: number) => {
    const bits = joint & ~chosen[number]!;
    if (bits === 0) return true;
    if (added >= most && number < lastSettled) return false;
    chosen[number]! |= bits;
    added += countOnes(bits);
    return true;
  };
  eachJoint(meetings, { from: 0, to: lastSettled }, add);
  eachJoint(meetings, { from: lastSettled, to: chosen.length }, add);
  return added;
}

/** Those in a place that match enough of the query's information, relative to the best of them. */
function mostTelling(lacking: Lacking, fits: Place["fits"]): Hits {
  const { slots, shares } = lacking;
  const places = room(slots.length);
  let count = 0;
  let best = 0;
  for (let at = 0; at < slots.length; at++) {
    if (!fits(slots[at]!)) continue;
    places[count++] = at;
    best = Math.max(best, shares[at]!);
  }
  const telling = (least: number) => {
    const enough = Math.min(best, least);
    return places.subarray(0, count).filter((place) => shares[place]! >= enough);
  };
  const most = telling(Math.max(leastShare, best * leastOfBest));
  return hitsAt(lacking, most.length >= enoughOthers ? most : telling(leastShare));
}

let scratch = new Int32Array(8192);

/** Scratch numbers, valid until the next call: new arrays would cost more than the work done with them. */
function room(length: number): Int32Array {
  if (scratch.length < length) scratch = new Int32Array(2 * length);
  return scratch;
}

/** Where slots are in one of two parts of them; all ascend. */
function placesOfEither(slots: Int32Array, one: Int32Array, other: Int32Array): Int32Array {
  const places = room(slots.length);
  let count = 0;
  let [ofOne, ofOther] = [0, 0];
  for (let at = 0; at < slots.length; at++) {
    const isInOne = slots[at] === one[ofOne];
    const isInOther = slots[at] === other[ofOther];
    if (isInOne) ofOne++;
    if (isInOther) ofOther++;
    if (isInOne || isInOther) places[count++] = at;
  }
  return places.subarray(0, count);
}

const noneStrict = () => ({ ...nothing(), strong: 0, things: 0, isCut: false });
