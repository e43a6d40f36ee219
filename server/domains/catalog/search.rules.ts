import type { Listing } from "./listing.rules.ts";
import type { Reading } from "./search.store.ts";
import type { SearchWords } from "./search-words.rules.ts";

const mostCompletions = 12;

/** Known words that may stand for a stem: itself, a size turned round, else what it begins. */
export function alternativesOf(lexeme: string, words: SearchWords): string[] {
  const size = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(lexeme);
  if (size) {
    const either = [lexeme, `${size[2]}x${size[1]}`].filter((word) => words.has(word));
    if (either.length > 0) return [...new Set(either)];
  }
  return words.has(lexeme) ? [lexeme] : words.beginning(lexeme, mostCompletions);
}

/** Whether a typed word says nothing, is known, or begins a known word. */
export function isUnderstood({ word, lexemes }: Reading["words"][number], { words }: Listing): boolean {
  if (lexemes.length === 0) return true;
  if (words.beginning(word.toLowerCase(), 1).length > 0) return true;
  return lexemes.some((lexeme) => alternativesOf(lexeme, words).length > 0);
}

/** The text with misspelt words put right; null when there is nothing to mend. */
export function mended(reading: Reading, listing: Listing): string | null {
  let changed = false;
  const words = reading.words.map((typed) => {
    const better = isUnderstood(typed, listing) ? null : listing.spelling.nearest(typed.word);
    if (better !== null) changed = true;
    return better ?? typed.word;
  });
  return changed ? words.join(" ") : null;
}
