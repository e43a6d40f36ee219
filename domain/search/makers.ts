import makers from "../../content/search/makers.json" with { type: "json" };
import { readTerms } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A maker that the catalog doesn't sell, and what is searched for instead. */
export interface NotCarried {
  /** As the maker writes it. */
  name: string;
  /** What it's known for, such as "faucets"; null if the query says what is wanted. */
  makes: string | null;
  /** The query without the maker. */
  search: string;
}

const wordsOf = (text: string) => [...text.toLowerCase().matchAll(/[a-z0-9]+/g)];
const byWords = new Map(
  makers.map((maker) => [
    wordsOf(maker.name)
      .map(([word]) => word)
      .join(" "),
    maker,
  ]),
);
const mostWords = Math.max(...Array.from(byWords.keys(), (key) => key.split(" ").length));

/** Beside a maker's name, these do not say what is wanted: "dekton slab". */
const ofAnyKind = new Set([
  "slab",
  "slabs",
  "sheet",
  "sheets",
  "sample",
  "samples",
  "color",
  "colors",
  "series",
]);

/**
 * The first well-known maker that a query in plain letters names and nothing in the catalog does; null if none. While
 * somebody types, "ge" at the end may be the beginning of a word that the catalog has.
 */
export function makerNotCarried(
  text: string,
  vocabulary: Vocabulary,
  { isTyping = false } = {},
): NotCarried | null {
  const words = wordsOf(text);
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + mostWords); to > from; to--) {
      const named = words.slice(from, to).map(([word]) => word);
      const maker = byWords.get(named.join(" "));
      if (!maker || isThere(named, vocabulary)) continue;
      const isLast = isTyping && to === words.length;
      if (isLast && vocabulary.beginning(named.at(-1)!, 1).length > 0) continue;
      const last = words[to - 1]!;
      const rest = `${text.slice(0, words[from]!.index)} ${text.slice(last.index + last[0].length)}`;
      const search = rest.replaceAll(/\s+/g, " ").trim();
      const { name, makes } = maker;
      const said = wordsOf(search).map(([word]) => word);
      if (said.length === 0) return { name, makes, search: maker.search };
      const isKindOpen = said.every((word) => ofAnyKind.has(word));
      return { name, makes: null, search: isKindOpen ? `${search} ${maker.search}` : search };
    }
  }
  return null;
}

function isThere(named: readonly string[], vocabulary: Vocabulary): boolean {
  const terms = named.map((word) => readTerms(word)[0]?.text ?? word);
  return terms.every((term, at) =>
    at === 0 ? vocabulary.count(term) > 0 : vocabulary.beside(terms[at - 1]!, term) > 0,
  );
}
