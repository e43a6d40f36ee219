import { enlarged } from "./growing.rules.ts";
import { type Entry, leastStrong, mostWorth, usualWorth, worthOf } from "./search-entry.rules.ts";
import type { Meeting } from "./search-meeting.rules.ts";

/** A product whose own name ends in nothing that was asked for is a part, or something else beside it. */
const otherThing = 0.8;
const sideBySide = 0.22;

/** A word of a query with the products that meet it. */
export interface Wish {
  meeting: Meeting;
  weight: number;
  typed: string;
  /** It is what the thing is. */
  isHead: boolean;
}

/** Products that have what the thing is to be without; `lack` is the place of the wish for its lack, or -1. */
export interface Unwanted {
  meeting: Meeting;
  lack: number;
}

/** Entries of slots by wish: the nth of each column belongs to the nth slot, 0 where it does not meet the wish. */
type Columns = readonly Uint32Array[];

/** What entries of the wishes add, worked out once for each wish and worth: `places` to each wish. */
interface Tables {
  wishes: number;
  scores: Float64Array;
  shares: Float64Array;
  /** By wish: for standing right behind the one before. */
  beside: Float64Array;
}

const places = mostWorth + 1;

export function tablesOf(wishes: readonly Wish[]): Tables {
  const tables = {
    wishes: wishes.length,
    scores: new Float64Array(wishes.length * places),
    shares: new Float64Array(wishes.length * places),
    beside: new Float64Array(wishes.length),
  };
  for (const [wish, { weight }] of wishes.entries()) {
    for (let worth = 0; worth < places; worth++) {
      const at = wish * places + worth;
      tables.scores[at] = (weight * worth) / usualWorth;
      tables.shares[at] = weight * Math.min(1, 0.4 + (0.75 * worth) / usualWorth);
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

/** Collects slots with their scores and another number each, on a sheet that the next to collect uses again. */
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

  /** How many slots wait for their scores. */
  get unscored(): number {
    return this.#count - this.#scored;
  }

  /** Slots are added in ascending order. */
  add(slot: number): void {
    const at = this.#count++;
    if (at === sheet.slots.length) enlargeSheet(2 * at);
    sheet.slots[at] = slot;
  }

  /** Reads all wishes' entries of the slots that wait; each is then to be given its numbers. */
  read(): { columns: Columns; count: number; isUnwanted: Uint8Array | null } {
    const slots = sheet.slots.subarray(this.#scored, this.#count);
    for (const [at, { meeting }] of this.#wishes.entries()) meeting.read(slots, sheet.columns[at]!);
    return { columns: sheet.columns, count: slots.length, isUnwanted: this.#unwantedOf(slots) };
  }

  /** A 1 for each of the slots that has what is not wanted; null where everything is welcome. */
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

  /** Gives its numbers to the first slot that waits. */
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

/** What the word is worth that is worth least in a product. */
export function weakestOf({ wishes }: Tables, columns: Columns, at: number): number {
  let least = mostWorth;
  for (let wish = 0; wish < wishes; wish++) least = Math.min(least, worthOf(columns[wish]![at]!));
  return least;
}

/** What one product's entries are worth together; an entry of 0 is a wish that it does not meet. */
export function scoreOf(
  { wishes, scores, beside }: Tables,
  columns: Columns,
  at: number,
  hasHead: boolean,
): number {
  let score = 0;
  let heads = 0;
  let lastPlace = -1;
  for (let wish = 0; wish < wishes; wish++) {
    const entry: Entry = columns[wish]![at]!;
    score += scores[wish * places + worthOf(entry)]!;
    heads |= entry & 32;
    const place = entry & 31;
    if (place > 1 && place === lastPlace + 1) score += beside[wish]!;
    lastPlace = place;
  }
  return hasHead && heads === 0 ? score * otherThing : score;
}

/** Whether what a product is was asked for. */
export function isThingOf({ wishes }: Tables, columns: Columns, at: number): boolean {
  let heads = 0;
  for (let wish = 0; wish < wishes; wish++) heads |= columns[wish]![at]! & 32;
  return heads !== 0;
}

/** How much of what the words tell a product meets; what only its description says is met in part. */
export function shareOf({ wishes, shares }: Tables, columns: Columns, at: number): number {
  let share = 0;
  for (let wish = 0; wish < wishes; wish++) {
    const entry: Entry = columns[wish]![at]!;
    if (entry !== 0) share += shares[wish * places + worthOf(entry)]!;
  }
  return share;
}
