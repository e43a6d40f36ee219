import { isFiller } from "./english.ts";
import { withNegations } from "./negation.ts";
import {
  isPairOfTable,
  longestPhrase,
  nearestTo,
  spanishJoints,
  spanishWords,
  synonymsOf,
} from "./synonyms.ts";
import { readTerms, type Term } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const mostWords = 12;

/** The terms of a text; "no" means "without" where neither names nor the trade have the two words so, as "no hub". */
export const negatedIn = (text: string, vocabulary: Vocabulary): readonly Term[] =>
  withNegations(
    readTerms(text),
    (no, { text: next }) => !isPairOfTable(no.text, next) && vocabulary.beside(no.text, next) === 0,
  );

/** Terms that mean something; if none does, the small words are all there is. */
export function contentOf(all: readonly Term[]): Term[] {
  const content = all.filter(isContent);
  if (content.length > 0) return once(content);
  return once(all.filter(({ kind }) => kind === "small").map((term) => ({ ...term, kind: "word" })));
}

const isContent = ({ kind }: Term): boolean => kind !== "small" && kind !== "pause";

/**
 * The terms from the first that says something about products, without those that do not: "looking for a cheap tile".
 */
export function toldOf(terms: readonly Term[], text: string, vocabulary: Vocabulary): readonly Term[] {
  const content = terms.filter(isContent);
  const isSpanish = content.some((term) => spanishWords.has(term.text));
  const saysNothing = (term: Term, at: number) =>
    isFillerAt(content, at, text, vocabulary) || (isSpanish && spanishJoints.has(term.text));
  const telling = new Set(content.filter((term, at) => !saysNothing(term, at)));
  if (telling.size === content.length || telling.size === 0) return terms;
  const first = terms.findIndex((term) => telling.has(term));
  return terms.filter((term, at) => at >= first && (telling.has(term) || !isContent(term)));
}

/** The terms with the closest other thing instead of one that the catalog does not have under any name. */
export function withNearest(
  terms: readonly Term[],
  vocabulary: Vocabulary,
): { terms: Term[]; lacking: Term[] } {
  const isThere = (stems: readonly string[]) =>
    stems.every((stem, at) =>
      at === 0 ? vocabulary.count(stem) > 0 : vocabulary.beside(stems[at - 1]!, stem) > 0,
    );
  for (let from = 0; from < terms.length; from++) {
    for (let to = from + 1; to <= Math.min(terms.length, from + longestPhrase); to++) {
      const stems = terms.slice(from, to).map(({ text }) => text);
      const nearest = nearestTo(stems);
      if (!nearest || !isThere(nearest)) continue;
      if ([stems, ...synonymsOf(stems).map((synonym) => synonym.terms)].some(isThere)) continue;
      const thing = { ...terms[from]!, to: terms[to - 1]!.to };
      const others = nearest.map((text): Term => ({ ...thing, kind: "word", text, also: [] }));
      return { terms: once([...terms.slice(0, from), ...others, ...terms.slice(to)]), lacking: [thing] };
    }
  }
  return { terms: [...terms], lacking: [] };
}

/**
 * "Shop" and "can" say nothing about products by themselves, but names have "shop vac", and the trade says "can light".
 */
function isFillerAt(terms: readonly Term[], at: number, text: string, vocabulary: Vocabulary): boolean {
  const term = terms[at]!;
  if (term.kind !== "word" || !isFiller(text.slice(term.from, term.to))) return false;
  const [left, right] = [terms[at - 1], terms[at + 1]];
  const isPair = (one: Term, next: Term) =>
    isPairOfTable(one.text, next.text) || vocabulary.beside(one.text, next.text) > 0;
  return !((left && isPair(left, term)) || (right && isPair(term, right)));
}

const once = (terms: readonly Term[]): Term[] =>
  [...new Map(terms.toReversed().map((term) => [term.text, term])).values()].toReversed();
