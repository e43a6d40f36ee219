import { enlarged } from "./growing.rules.ts";
import { usualWorth, worthOf } from "./search-entry.rules.ts";
import type { Meeting, Reader } from "./search-meeting.rules.ts";

/** A product whose own name ends in nothing that was asked for is a part, or something else beside it. */
const otherThing = 0.8;
const sideBySide = 0.22;

/** A word of a query with the products that meet it. */
export interface Wish {
  meeting: Meeting;
  weight: number;
  typed: string;
}

const sheet = {
  slots: new Int32Array(8192),
  scores: new Float32Array(8192),
  others: new Float32Array(8192),
};

/** Collects slots with their scores and another number each, on a sheet that the next to collect uses again. */
export class Findings {
  #count = 0;

  add(slot: number, score: number, other: number): void {
    const at = this.#count++;
    if (at === sheet.slots.length) {
      sheet.slots = enlarged(sheet.slots, new Int32Array(2 * at));
      sheet.scores = enlarged(sheet.scores, new Float32Array(2 * at));
      sheet.others = enlarged(sheet.others, new Float32Array(2 * at));
    }
    sheet.slots[at] = slot;
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

/** Reads all wishes' entries side by side, slot by slot upwards. */
export class Cursor {
  /** Of the slot at hand, 0 for wishes that it does not meet. */
  readonly entries: Uint32Array;
  #readers: readonly Reader[];

  constructor(wishes: readonly Wish[]) {
    this.#readers = wishes.map(({ meeting }) => meeting.reader());
    this.entries = new Uint32Array(wishes.length);
  }

  read(slot: number): void {
    for (let at = 0; at < this.#readers.length; at++) this.entries[at] = this.#readers[at]!.at(slot);
  }

  weakest(): number {
    let least = 31;
    for (const entry of this.entries) least = Math.min(least, worthOf(entry));
    return least;
  }
}

/** What one product's entries are worth together; an entry of 0 is a wish that it does not meet. */
export function scoreOf(wishes: readonly Wish[], entries: Uint32Array, hasHead: boolean): number {
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

/** How much of what the words tell a product meets; what only its description says is met in part. */
export function shareOf(wishes: readonly Wish[], entries: Uint32Array): number {
  let share = 0;
  for (let at = 0; at < wishes.length; at++) {
    const entry = entries[at]!;
    if (entry !== 0) share += wishes[at]!.weight * Math.min(1, 0.4 + (0.75 * worthOf(entry)) / usualWorth);
  }
  return share;
}
