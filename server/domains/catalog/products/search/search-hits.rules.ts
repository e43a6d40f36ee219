import { topK } from "../index/top-k.rules.ts";
import { leastStrong, worthOf } from "./posting-list.rules.ts";
import type { Wish } from "./search-scoring.rules.ts";
import { isSet } from "./word-matches.rules.ts";

/** Slots with their scores for a query, ascending by slot. */
export interface Hits {
  slots: Int32Array;
  scores: Float32Array;
}

/** With 1 for each sure match: other orders than by score show those first. */
export interface SureHits extends Hits {
  isSure: Uint8Array;
}

/** With fewer results that have every word, partial matches are shown as well. */
export const enough = 12;
/** Partial matches with at least this share of the best score are sure matches. */
const leastSureShare = 0.6;
/** No score is higher; with an index below the limit it fits one exact number. */
const mostScore = 1_000;
const placeLimit = 2 ** 21;

export const nothing = (): SureHits => ({
  slots: new Int32Array(0),
  scores: new Float32Array(0),
  isSure: new Uint8Array(0),
});

export function hitsAt({ slots, scores }: Hits, places: Int32Array | Float64Array): Hits {
  const count = places.length;
  const hits = { slots: new Int32Array(count), scores: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    hits.slots[at] = slots[places[at]!]!;
    hits.scores[at] = scores[places[at]!]!;
  }
  return hits;
}

/** At most `limit` of the hits, those with the highest scores, in slot order. */
export function bestOf(hits: Hits, limit: number): Hits {
  return hits.slots.length <= limit ? hits : hitsAt(hits, placesOfBest(hits.scores, limit).sort());
}

/** Indexes of the `count` highest scores, highest first, the earlier first among equals. */
function placesOfBest(scores: Float32Array, count: number): Float64Array {
  const keys = new Float64Array(scores.length);
  for (let at = 0; at < keys.length; at++) {
    keys[at] = Math.round((mostScore - scores[at]!) * 2 ** 16) * placeLimit + at;
  }
  return topK(keys, count).map((key) => key % placeLimit);
}

/** The closest partial matches. */
export function nearestOf({ scores }: Hits): Uint8Array {
  let most = 0;
  for (const score of scores) if (score > most) most = score;
  const least = leastSureShare * most;
  const isNear = new Uint8Array(scores.length);
  for (let at = 0; at < scores.length; at++) if (scores[at]! >= least) isNear[at] = 1;
  return isNear;
}

/** The head, or all words if unknown, as far as some of the best results have it, but none outside the description. */
export function onlyMentioned(best: Int32Array, wishes: readonly Wish[]): string[] {
  const entries = new Uint32Array(best.length);
  const head = wishes.filter(({ isHead }) => isHead);
  return (head.length > 0 ? head : wishes)
    .filter(({ meeting }) => {
      meeting.read(best, entries);
      const most = entries.reduce((worth, entry) => Math.max(worth, worthOf(entry)), 0);
      return most > 0 && most < leastStrong;
    })
    .map(({ typed }) => typed);
}

/** Slots of the first dozen, ascending. */
export const firstOf = ({ slots, scores }: Hits): Int32Array =>
  Int32Array.from(placesOfBest(scores, enough), (at) => slots[at]!).sort();

/** The words that most of the best results lack. */
export function lackedBy(best: Int32Array, wishes: readonly Wish[], exact: number): string[] {
  const others = Math.max(1, best.length - exact);
  return wishes
    .filter(({ meeting }) => {
      const { all } = meeting.bits;
      const lacking = best.filter((slot) => !isSet(all, slot)).length;
      return lacking > 0 && lacking * 2 >= others;
    })
    .map(({ typed }) => typed);
}
