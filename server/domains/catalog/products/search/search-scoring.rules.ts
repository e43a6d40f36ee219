import { enlarged } from "../index/growable-array.rules.ts";
import { leastStrong, mostWorth, type Posting, usualWorth, worthOf } from "./posting-list.rules.ts";
import type { WordMatches } from "./word-matches.rules.ts";

/** A product whose name's head is not in the query is a part, or something else. */
export const otherThing = 0.8;
/** Products with an excluded word come after those that may not have it. */
export const unwantedWorth = 0.4;
/** No word has more information. */
export const mostRarity = 7;
/** A similar thing that lacks a word is better than a different thing that has it, */
const lacksThing = { sure: 0.3, unsure: 0.8 };
/** and the right brand or code is better than another matching word. */
const lacksOwn = 0.75;
const sideBySide = 0.22;

/** A query word with the products that match it. */
export interface Wish {
  meeting: WordMatches;
  weight: number;
  typed: string;
  /** It is the head. */
  isHead: boolean;
  isSureThing: boolean;
  /** It is a brand, or a code such as a model number. */
  isOwn: boolean;
}

/** Products with something the query excludes; `lack` is the index of the term for its absence, or -1. */
export interface Unwanted {
  meeting: WordMatches;
  lack: number;
}

/** Postings of slots by query word: the nth of each column belongs to the nth slot, 0 for no match. */
type Columns = readonly Uint32Array[];

/** Score contributions by query word and weight, computed once: `places` entries per word. */
interface Tables {
  wishes: number;
  /** Index of the query word that is the head; -1 if none. */
  head: number;
  scores: Float64Array;
  shares: Float64Array;
  /** By query word: bonus for directly following the one before. */
  beside: Float64Array;
}

const places = mostWorth + 1;

/** The share of a word's information in a product where it has this weight. */
export const shareOfWord = (worth: number): number => Math.min(1, 0.4 + (0.75 * worth) / usualWorth);

/** What remains of a product's score if it lacks a word; words that no product has cost nothing. */
export function lossOf({ isHead, isSureThing, isOwn, meeting }: Wish): number {
  if (meeting.size === 0) return 1;
  return isHead ? lacksThing[isSureThing ? "sure" : "unsure"] : isOwn ? lacksOwn : 1;
}

export function tablesOf(wishes: readonly Wish[]): Tables {
  const tables = {
    wishes: wishes.length,
    head: wishes.findIndex(({ isHead }) => isHead),
    scores: new Float64Array(wishes.length * places),
    shares: new Float64Array(wishes.length * places),
    beside: new Float64Array(wishes.length),
  };
  for (const [wish, { weight }] of wishes.entries()) {
    for (let worth = 0; worth < places; worth++) {
      const at = wish * places + worth;
      tables.scores[at] = (weight * worth) / usualWorth;
      tables.shares[at] = weight * shareOfWord(worth);
    }
    tables.beside[wish] = sideBySide * Math.min(weight, wishes[wish - 1]?.weight ?? 0);
  }
  return tables;
}

const sheet = {
  slots: new Int32Array(8192),
  scores: new Float32Array(8192),
  others: new Float32Array(8192),
  columns: [] as Uint32Array[],
};

/** Collects slots with their scores and one more number each, in a buffer that the next collector reuses. */
export class Findings {
  #wishes: readonly Wish[];
  #unwanted: readonly Unwanted[];
  #count = 0;
  #scored = 0;

  constructor(wishes: readonly Wish[], unwanted: readonly Unwanted[] = []) {
    this.#wishes = wishes;
    this.#unwanted = unwanted;
    while (sheet.columns.length < wishes.length) sheet.columns.push(new Uint32Array(sheet.slots.length));
  }

  /** How many slots are waiting for their scores. */
  get unscored(): number {
    return this.#count - this.#scored;
  }

  /** Slots are added in ascending order. */
  add(slot: number): void {
    const at = this.#count++;
    if (at === sheet.slots.length) enlargeSheet(2 * at);
    sheet.slots[at] = slot;
  }

  /** Reads the postings of all query words for the waiting slots; each then gets its numbers in order. */
  read(): { columns: Columns; count: number; isUnwanted: Uint8Array | null } {
    const slots = sheet.slots.subarray(this.#scored, this.#count);
    for (const [at, { meeting }] of this.#wishes.entries()) meeting.read(slots, sheet.columns[at]!);
    return { columns: sheet.columns, count: slots.length, isUnwanted: this.#unwantedOf(slots) };
  }

  /** 1 for each slot with something excluded; null if nothing is excluded. */
  #unwantedOf(slots: Int32Array): Uint8Array | null {
    if (this.#unwanted.length === 0) return null;
    const isUnwanted = new Uint8Array(slots.length);
    const entries = new Uint32Array(slots.length);
    for (const { meeting, lack } of this.#unwanted) {
      meeting.read(slots, entries);
      for (const [at, entry] of entries.entries()) {
        const saysNot = lack >= 0 && sheet.columns[lack]![at] !== 0;
        if (worthOf(entry) >= leastStrong && !saysNot) isUnwanted[at] = 1;
      }
    }
    return isUnwanted;
  }

  /** Sets the numbers of the first waiting slot. */
  give(score: number, other: number): void {
    const at = this.#scored++;
    sheet.scores[at] = score;
    sheet.others[at] = other;
  }

  get all(): { slots: Int32Array; scores: Float32Array; others: Float32Array } {
    const { slots, scores, others } = sheet;
    return {
      slots: slots.slice(0, this.#count),
      scores: scores.slice(0, this.#count),
      others: others.slice(0, this.#count),
    };
  }
}

function enlargeSheet(length: number): void {
  sheet.slots = enlarged(sheet.slots, new Int32Array(length));
  sheet.scores = enlarged(sheet.scores, new Float32Array(length));
  sheet.others = enlarged(sheet.others, new Float32Array(length));
  sheet.columns = sheet.columns.map(() => new Uint32Array(length));
}

/** The lowest weight of a word in a product. */
export function weakestOf({ wishes }: Tables, columns: Columns, at: number): number {
  let least = mostWorth;
  for (let wish = 0; wish < wishes; wish++) least = Math.min(least, worthOf(columns[wish]![at]!));
  return least;
}

/** The total score of one product's postings; a posting of 0 is a word that does not match. */
export function scoreOf({ wishes, head, scores, beside }: Tables, columns: Columns, at: number): number {
  let score = 0;
  let heads = 0;
  let lastPlace = -1;
  for (let wish = 0; wish < wishes; wish++) {
    const entry: Posting = columns[wish]![at]!;
    score += scores[wish * places + worthOf(entry)]!;
    heads |= entry & 32;
    const place = entry & 31;
    if (place > 1 && place === lastPlace + 1) score += beside[wish]!;
    lastPlace = place;
  }
  return head >= 0 && heads === 0 ? score * otherThing : score;
}

/** Whether the query asked for this kind of product. */
export function isThingOf({ wishes }: Tables, columns: Columns, at: number): boolean {
  let heads = 0;
  for (let wish = 0; wish < wishes; wish++) heads |= columns[wish]![at]! & 32;
  return heads !== 0;
}

/** How much of the words' information a product matches; description-only matches count in part. */
export function shareOf({ wishes, shares }: Tables, columns: Columns, at: number): number {
  let share = 0;
  for (let wish = 0; wish < wishes; wish++) {
    const entry: Posting = columns[wish]![at]!;
    if (entry !== 0) share += shares[wish * places + worthOf(entry)]!;
  }
  return share;
}
