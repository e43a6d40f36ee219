import { longestPhrase, synonymsOf, thingsOf } from "./synonyms.ts";
import type { Term } from "./terms.ts";
import type { zonesOf } from "./title.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Way, way, worth } from "./ways.ts";

export const mostCompletions = 12;
/** Names that have a word end with it this often. */
const surelyEnds = 0.5;

/** Neighbors that the catalog writes as one word: back splash for backsplash. */
export function joinNeighbours(terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  for (let at = 1; at < terms.length; at++) {
    const [left, right] = [terms[at - 1]!, terms[at]!];
    if (left.kind !== "word" || right.kind === "size") continue;
    const joined = `${left.text}${right.text.replace("#", "")}`;
    if (vocabulary.count(joined) === 0) continue;
    ways[at - 1]!.push(way([joined], 1));
    ways[at]!.push(way([joined], 1));
  }
}

/** The pair that attributes have as one value: "Brushed Nickel" is not "Brushed Gold" and "Polished Nickel". */
export const pairOf = (left: string, right: string): string => `${left} ${right}`;

/** Neighbors that are a value of an attribute are worth more where they stand together. */
export function keepTogether(terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  for (let at = 1; at < terms.length; at++) {
    const [left, right] = [terms[at - 1]!.text, terms[at]!.text];
    if (vocabulary.count(pairOf(left, right)) === 0) continue;
    for (const place of [at - 1, at]) ways[place]!.push(way([pairOf(left, right)], 1));
  }
}

/** Each word of a phrase with a synonym also matches that synonym. */
export function addSynonyms(terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  for (let from = 0; from < terms.length; from++) {
    for (let to = from + 1; to <= Math.min(terms.length, from + longestPhrase); to++) {
      const stems = terms.slice(from, to).map(({ text }) => text);
      for (const synonym of synonymsOf(stems)) {
        if (!synonym.terms.every((term) => vocabulary.count(term) > 0)) continue;
        const { nearness, isTogether } = synonym;
        for (let at = from; at < to; at++) ways[at]!.push(way(synonym.terms, nearness, isTogether));
      }
    }
  }
}

/** Words that end a query and stand for a whole department are met by its things: "appliances", "dining room lighting". */
export function addThings(
  terms: readonly Term[],
  ways: Way[][],
  zone: ReturnType<typeof zonesOf>[number] | undefined,
  vocabulary: Vocabulary,
): void {
  if (zone !== "head") return;
  for (let from = Math.max(0, terms.length - longestPhrase); from < terms.length; from++) {
    const things = thingsOf(terms.slice(from).map(({ text }) => text));
    if (things.length === 0) continue;
    for (const { terms: names, nearness, isTogether } of things) {
      if (!names.every((name) => vocabulary.count(name) > 0)) continue;
      for (let at = from; at < terms.length; at++) ways[at]!.push(way(names, nearness, isTogether));
    }
    return;
  }
}

/**
 * "Walnut floor" means flooring and no floor lamp: where names have the last word only before their own, but end with
 * its relative, that one is meant.
 */
export function preferRelative(
  { text, kind }: Term,
  ways: Way[],
  zone: ReturnType<typeof zonesOf>[number] | undefined,
  vocabulary: Vocabulary,
): void {
  if (zone !== "head" || kind !== "word" || vocabulary.headShare(text) > 0) return;
  const relatives = vocabulary.relatives(text).filter((each) => vocabulary.headShare(each) >= surelyEnds);
  if (relatives.length === 0) return;
  for (const [at, each] of ways.entries())
    if (each.terms.length === 1 && each.terms[0] === text) ways[at] = way([text], worth.inOtherNames);
  for (const relative of relatives) {
    ways.push(way([relative], 1));
    for (const { terms, nearness, isTogether } of thingsOf([relative]))
      if (terms.every((term) => vocabulary.count(term) > 0)) ways.push(way(terms, nearness, isTogether));
  }
}

/** The last word may be incomplete. */
export function complete(text: string, terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  const last = terms.at(-1);
  if (!last || last.to !== text.length) return;
  const typed = last.kind === "word" ? text.slice(last.from) : last.text;
  for (const term of vocabulary.beginning(typed, 2 * mostCompletions)) ways.at(-1)!.push(way([term], 1));
}
