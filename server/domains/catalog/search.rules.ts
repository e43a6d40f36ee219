import type { Understood, Wanted } from "../../../domain/search/query.ts";
import { scratchWords } from "./growing.rules.ts";
import { leastStrong } from "./search-entry.rules.ts";
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
import { eachJoint, lowestSlot } from "./search-meeting.rules.ts";
import {
  Findings,
  isThingOf,
  scoreOf,
  shareOf,
  tablesOf,
  type Unwanted,
  type Wish,
  weakestOf,
} from "./search-scoring.rules.ts";
import type { SearchWords } from "./search-words.rules.ts";
import { countOnes } from "./slot-set.rules.ts";

/** What a query finds. */
export interface Ranked extends SureHits {
  /** How many of the slots have every word. */
  exact: number;
  /** What most of the best others lack, as it was typed. */
  without: string[];
  /** Words that even the best finds only mention in their descriptions, as they were typed. */
  mentioned: string[];
  /** Whether more has every word: of very many, only those that are looked at most are found. */
  isCut: boolean;
}

const mostRarity = 7;
/** What has what was not wanted stands behind what may not have it. */
const unwantedWorth = 0.4;
/** What the thing is counts more than how it looks. */
const headWeight = 1.1;
/** Rather something like the thing that lacks a word than another thing that has it. */
const lacksThing = 0.8;
/** At least this share of what the words tell must be met, and of what the best find meets. */
const leastShare = 0.2;
const leastOfBest = 0.4;
const mostOthers = 120;
/** So many others end the search for products that lack yet another word. */
const enoughOthers = 24;
/** Of very many products that have every word outside of the description, so many are found, */
const mostStrong = { whenAsked: 1_000, whileTyping: 200 };
/** unless so few of them are in a place. */
const leastInPlace = 48;
/** At least so many are read at once. */
const leastAtOnce = 32;
/** Of the products that lack the same words, so many are looked at; more where a place has few of the first. */
const mostLacking = { usually: 350, inPlace: 5_000 };
/** After what lacks so many words comes whatever has any: of many words, any two. */
const leastSure = 2;
const mostMixed = 6;

/** Where to look. */
export interface Place {
  /** Whether a slot may be shown at all. */
  fits: (slot: number) => boolean;
  /** False to leave out what lacks a word while anything has them all. */
  others: boolean;
  /** True to look through all that has every word, however much it is. */
  whole?: boolean;
}

/** What holds for all words of a query. */
interface About {
  hasHead: boolean;
  unwanted: readonly Unwanted[];
  /** Slots below this stand in the order in which products are looked at. */
  settled: number;
}

/** What has every word, in the whole catalogue, with what each is to the query. */
interface Strict extends Hits {
  marks: Uint8Array;
  isCut: boolean;
}

/** `strong` has all words outside of the description, `sure` is the thing that was asked for as well. */
const mark = { weak: 0, strong: 1, sure: 2 };

/** What lacks some words, in the whole catalogue, with the share of what the words tell that each meets. */
interface Lacking extends Hits {
  shares: Float32Array;
  /** Only those that are looked at most were looked through. */
  isCut: boolean;
}

/**
 * A query and what it finds in the whole catalogue, found out as far as it is needed and kept: to ask again in another
 * showroom or with another filter costs next to nothing.
 */
export class Finds {
  #wishes: Wish[];
  #about: About;
  #mostStrong: number;
  #strict: Strict | null = null;
  /** The same looked through to the end, for places that have few of the first. */
  #wholeStrict: Strict | null = null;
  #lacking: Lacking[] = [];
  #moreLacking: Lacking[] = [];

  /** @param isTyping true to look at the likeliest products only, where a few are wanted at once */
  constructor(words: SearchWords, query: Understood, { isTyping = false } = {}) {
    this.#wishes = query.wanted.map((wanted, at) => wishOf(words, wanted, at === query.head));
    this.#about = {
      hasHead: query.head >= 0,
      unwanted: query.avoided.map(({ ways, lack }) => ({ meeting: words.meeting(ways), lack })),
      settled: words.settled,
    };
    this.#mostStrong = isTyping ? mostStrong.whileTyping : mostStrong.whenAsked;
  }

  /** How many slots are kept. */
  get size(): number {
    const kept = [this.#strict, this.#wholeStrict, ...this.#lacking, ...this.#moreLacking];
    return kept.reduce((sum, hits) => sum + (hits?.slots.length ?? 0), 0);
  }

  /**
   * What fits the query best in a place: products that have every word; if those are few, also what has most of what
   * the words tell.
   */
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
    const { strong, isCut, ...strict } = isMet ? this.#withAll(fits, whole) : noneStrict();
    const exact = strict.slots.length;
    if (strong >= enough || (exact > 0 && (!others || this.#wishes.length === 1))) {
      const mentioned = strong > 0 ? [] : onlyMentioned(firstOf(strict), this.#wishes);
      return { ...strict, exact, without: [], mentioned, isCut };
    }
    const found = this.#withMost(fits, met, exact + mostOthers);
    const first = firstOf(found);
    const mentioned = strong > 0 ? [] : onlyMentioned(first, this.#wishes);
    // beside what is the thing, goods that only mention it do not have every word
    const isOther = strong === 0 && mentioned.length === 0 && this.#about.hasHead;
    const has = isOther && onlyMentioned(firstOf(strict), this.#wishes).length > 0 ? 0 : exact;
    const without = lackedBy(first, this.#wishes, has);
    return { ...found, isSure: nearestOf(found), exact: has, without, mentioned, isCut: false };
  }

  /** What has every word; `strong` counts the products that have them all outside of the description. */
  #withAll(fits: Place["fits"], whole: boolean): SureHits & { strong: number; isCut: boolean } {
    const [wishes, about] = [this.#wishes, this.#about];
    this.#strict ??= withAll(wishes, { ...about, most: this.#mostStrong });
    const found = thatFit(this.#strict, fits);
    if (!this.#strict.isCut || (!whole && found.strong >= leastInPlace)) {
      return { ...found, isCut: this.#strict.isCut };
    }
    this.#wholeStrict ??= withAll(wishes, { ...about, most: Number.POSITIVE_INFINITY });
    return { ...thatFit(this.#wholeStrict, fits), isCut: false };
  }

  /** What lacks one word; if that is not enough, what lacks two; and then whatever has one. */
  #withMost(fits: Place["fits"], met: readonly Wish[], limit: number): Hits {
    const last = Math.max(1, met.length - 1);
    for (let lacking = 1; ; lacking = lacking < leastSure ? lacking + 1 : last) {
      const found = this.#lackingIn(fits, met, Math.min(lacking, last));
      if (found.slots.length >= enoughOthers || lacking >= last) return bestOf(found, limit);
    }
  }

  #lackingIn(fits: Place["fits"], met: readonly Wish[], lacking: number): Hits {
    const find = (most: number) => withAllBut(lacking, met, this.#wishes, { ...this.#about, most });
    this.#lacking[lacking] ??= find(mostLacking.usually);
    const found = mostTelling(this.#lacking[lacking], fits);
    if (found.slots.length >= enoughOthers || !this.#lacking[lacking].isCut) return found;
    this.#moreLacking[lacking] ??= find(mostLacking.inPlace);
    return mostTelling(this.#moreLacking[lacking], fits);
  }
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
  const meeting = words.meeting(ways);
  return { meeting, weight: weight * rarity * (isHead ? headWeight : 1), typed, isHead };
}

/** Those of a place. */
function thatFit(strict: Strict, fits: Place["fits"]): SureHits & { strong: number } {
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
  for (let at = 0; at < count; at++) if (marks[fitting[at]!] === mark.sure) isSure[at] = 1;
  return { ...hitsAt(strict, fitting), isSure, strong };
}

/**
 * What has every word. When `most` that have them all outside of the description are found among the settled slots,
 * the rest of those is left out.
 */
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
        worth * scoreOf(tables, columns, at, hasHead),
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

/**
 * What lacks at most so many of the met words. Of each set of words that products lack, those that are looked at most
 * stand for the rest; what lacks the least telling words comes first, until there is enough.
 */
function withAllBut(
  lacking: number,
  met: readonly Wish[],
  wishes: readonly Wish[],
  { hasHead, unwanted, settled, most }: About & { most: number },
): Lacking {
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const head = wishes.findIndex(({ isHead, meeting }) => isHead && meeting.size > 0);
  const length = met[0]!.meeting.numbers;
  const chosen = scratchBits(length).fill(0, 0, length).subarray(0, length);
  let count = 0;
  let isCut = false;
  for (const kept of keptSets(met, lacking)) {
    if (count >= 2 * most) isCut = true;
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
  for (let at = 0; at < read; at++) {
    const share = shareOf(tables, columns, at) / whole;
    const thing = head >= 0 && columns[head]![at] === 0 ? lacksThing : 1;
    const worth = isUnwanted?.[at] ? thing * unwantedWorth : thing;
    found.give(worth * scoreOf(tables, columns, at, hasHead) * (0.25 + 0.75 * share * share), share);
  }
  const { slots, scores, others: shares } = found.all;
  return { slots, scores, shares, isCut };
}

const scratchBits = scratchWords();

/** Which words products may have when they lack at most so many, those that tell most first. */
function keptSets(met: readonly Wish[], lacking: number): Wish[][] {
  let sets: Wish[][] = [[]];
  for (const wish of met) sets = sets.flatMap((set) => [set, [...set, wish]]);
  const isFew = lacking <= leastSure || met.length <= mostMixed;
  const told = (set: readonly Wish[]) => set.reduce((sum, { weight }) => sum + weight, 0);
  return sets
    .filter(({ length }) => length > 0 && length >= met.length - lacking && (isFew || length <= 2))
    .sort((a, b) => told(b) - told(a));
}

/** Adds to the chosen slots the first, at most about `most`, that meet all wishes, and all unsettled ones; tells how many. */
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

/** Those of a place that meet enough of what the words tell, beside the best of them. */
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
  const least = Math.min(best, Math.max(leastShare, best * leastOfBest));
  let telling = 0;
  for (let at = 0; at < count; at++) {
    if (shares[places[at]!]! >= least) places[telling++] = places[at]!;
  }
  return hitsAt(lacking, places.subarray(0, telling));
}

let scratch = new Int32Array(8192);

/** Numbers to work with until somebody else asks for some: new arrays would cost more than what is done with them. */
function room(length: number): Int32Array {
  if (scratch.length < length) scratch = new Int32Array(2 * length);
  return scratch;
}

const noneStrict = () => ({ ...nothing(), strong: 0, isCut: false });
