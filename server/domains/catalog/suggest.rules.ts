import type { Listing } from "./listing.rules.ts";
import { pageOf } from "./order.rules.ts";
import { alternativesOf } from "./search.rules.ts";
import type { Reading } from "./search.store.ts";
import type { Hits } from "./search-words.rules.ts";

const mostCompletions = 24;
const mostFavourites = 24;

/** The best slots for a text whose last word is still being typed. */
export function slotsBeginning(
  listing: Listing,
  reading: Reading,
  sold: ReadonlySet<number> | null,
  limit: number,
): number[] {
  const { words, alive, categories } = listing;
  const fits = (slot: number) => alive.at[slot] === 1 && (sold === null || sold.has(categories.at[slot]!));
  const typed = [...reading.words];
  const last = typed.pop();
  if (!last) return [];
  const whole = last.lexemes.filter((lexeme) => words.has(lexeme));
  const completions = [...new Set([...whole, ...words.beginning(last.word, mostCompletions)])];
  if (typed.length === 0) {
    const quick = bestOf(listing, completions, fits);
    if (quick.length >= limit) return quick.slice(0, limit);
  }
  const groups = typed.flatMap((word) => word.lexemes.map((lexeme) => alternativesOf(lexeme, words)));
  return bestHits(listing, words.withAll([...groups, completions]), fits, limit);
}

/** For one word alone: the favourites of each of its completions, without looking through all that have it. */
function bestOf(listing: Listing, completions: readonly string[], fits: (slot: number) => boolean): number[] {
  const popularity = (slot: number) => listing.popularity.at[slot]!;
  const favourites = completions.flatMap((word) => listing.words.best(word, mostFavourites, popularity));
  return [...new Set(favourites)].filter(fits).sort((a, b) => popularity(b) - popularity(a) || a - b);
}

function bestHits(listing: Listing, hits: Hits, fits: (slot: number) => boolean, limit: number): number[] {
  const slots = new Int32Array(hits.slots.length);
  const scores = new Float32Array(hits.slots.length);
  let count = 0;
  hits.slots.forEach((slot, at) => {
    if (!fits(slot)) return;
    slots[count] = slot;
    scores[count++] = hits.scores[at]!;
  });
  const found = { slots: slots.subarray(0, count), scores: scores.subarray(0, count) };
  return pageOf(listing, found, "relevance", { offset: 0, limit, priceOf: () => 0 });
}

/** Names in which every typed word begins a word, in their own order; those that begin with the text first. */
export function namesBeginning<Named extends { name: string }>(
  text: string,
  named: readonly Named[],
  limit: number,
): Named[] {
  const typed = text.toLowerCase().split(" ").filter(Boolean);
  if (typed.length === 0) return [];
  const fits = ({ name }: Named) => {
    const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const first = ({ name }: Named) => (name.toLowerCase().startsWith(text) ? 0 : 1);
  return named
    .filter(fits)
    .sort((a, b) => first(a) - first(b))
    .slice(0, limit);
}
