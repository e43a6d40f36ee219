import { isEnglish } from "./english.ts";
import { makerNotCarried, type NotCarried } from "./makers.ts";
import { mended } from "./mend.ts";
import { presenceOf } from "./negation.ts";
import { doubt, withDoubts } from "./query-doubts.ts";
import { contentOf, mostWords, negatedIn, toldOf, withNearest } from "./query-terms.ts";
import {
  addSynonyms,
  addThings,
  complete,
  joinNeighbours,
  keepTogether,
  preferRelative,
} from "./query-ways.ts";
import { plainText, type Term } from "./terms.ts";
import { zonesOf } from "./title.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { ownWays, type Way, way } from "./ways.ts";

/** A query word with all ways to match it. */
export interface Wanted {
  /** As typed. */
  typed: string;
  /** As corrected. */
  text: string;
  /** A code, such as a model number or a grade. */
  isCode: boolean;
  ways: readonly Way[];
  /** Its weight besides its rarity. */
  weight: number;
}

export interface Avoided {
  /** How products match it. */
  ways: readonly Way[];
  /** Index in `wanted` of the word that negates it; -1 if none. */
  lack: number;
}

export interface Understood {
  wanted: readonly Wanted[];
  /** Index in `wanted` of the head; -1 if unknown. */
  head: number;
  /** Names with that word mostly end with it, and so does the query. */
  isHeadSure: boolean;
  /** A word it must not have: "light" of "ceiling fan without light". */
  avoided: readonly Avoided[];
  /** The corrected text; null if there was nothing to correct. */
  meant: string | null;
  /** Words that nothing in the catalog resembles. */
  unknown: readonly string[];
  /** A maker that the query names and the catalog doesn't have; the query is read without it. */
  notCarried: NotCarried | null;
  /** Unknown words in plain letters, as far as they are words. */
  strange: readonly string[];
  /** Its numbers, each as the terms of products that have it. */
  numbers: readonly (readonly string[])[];
}
/** The last word of a query is its head, unless names hardly ever end with it, as with colors. */
const leastHeadShare = 0.15;
/** At the end of a query, a word is the head if it is the head in this share of its names, plus one name. */
const sureHead = 1.4;
const weights: Readonly<Record<Term["kind"], number>> = {
  word: 1,
  code: 1.1,
  size: 0.8,
  measure: 0.6,
  number: 0.45,
  small: 0,
  pause: 0,
};

/** Weight of words after "with" or "for". */
const asideWeight = 0.75;

/** Parses a query with the catalog's vocabulary. */
export function understand(query: string, vocabulary: Vocabulary, { isTyping = false } = {}): Understood {
  const written = plainText(query).trim();
  const notCarried = makerNotCarried(written, vocabulary, { isTyping });
  const typedText = notCarried?.search ?? written;
  const right = mended(typedText, vocabulary, { isTyping });
  const { text } = right;
  const all = toldOf(negatedIn(text, vocabulary), text, vocabulary);
  const zones = zonesOf(all);
  const { terms, lacking } = withNearest(contentOf(all).slice(0, mostWords), vocabulary);
  const ways = terms.map((term) => ownWays(term, vocabulary, text.slice(term.from, term.to)));
  joinNeighbours(terms, ways, vocabulary);
  keepTogether(terms, ways, vocabulary);
  addSynonyms(terms, ways, vocabulary);
  const lastZone = zones[all.indexOf(terms.at(-1)!)];
  addThings(terms, ways, lastZone, vocabulary);
  if (terms.length > 1) preferRelative(terms.at(-1)!, ways.at(-1)!, lastZone, vocabulary);
  if (isTyping) complete(text, terms, ways, vocabulary);
  const doubts = terms.map((term, at) => doubt(term, ways[at]!, { text, terms, vocabulary }));
  const wanted: Wanted[] = [];
  const unknown = lacking.map(({ from, to }) => right.typed(from, to));
  const strange = lacking.filter(({ kind }) => kind === "word").map(({ from, to }) => text.slice(from, to));
  const avoided: Avoided[] = [];
  let head = -1;
  let best = 0.1;
  for (const [at, term] of terms.entries()) {
    const typed = right.typed(term.from, term.to);
    const isKnown = ways[at]!.length > 0;
    const present = presenceOf(term.text);
    if (present !== null)
      avoided.push({
        ways: ownWays({ ...term, text: present }, vocabulary),
        lack: isKnown ? wanted.length : -1,
      });
    // if nothing says that it lacks something, any product without it matches
    else if (!isKnown) {
      unknown.push(typed);
      if (term.kind === "word") strange.push(text.slice(term.from, term.to));
    }
    if (!isKnown) continue;
    const zone = zones[all.findIndex(({ from }) => from === term.from)]!;
    const likely = headLikelihood(term, ways[at]!, zone, vocabulary);
    if (likely > best) {
      best = likely;
      head = wanted.length;
    }
    const isAside = zone === "detail" || zone === "purpose" || zone === "aside";
    const weight = weights[term.kind] * (isAside ? asideWeight : 1);
    wanted.push({
      typed,
      text: text.slice(term.from, term.to),
      isCode: term.kind === "code",
      ways: ways[at]!,
      weight,
    });
  }
  if (wanted.length === 0) wanted.push(...lookAlikes(strange, vocabulary));
  return {
    wanted,
    head,
    isHeadSure: best >= sureHead,
    avoided,
    meant: meantBy(typedText, withDoubts(text, doubts)),
    unknown,
    notCarried,
    strange,
    numbers: numbersOf(terms),
  };
}

/** What looks like the words of a query of which the catalog has none, so that it finds what is near. */
const lookAlikes = (strange: readonly string[], vocabulary: Vocabulary): Wanted[] =>
  strange
    .filter((word) => !isEnglish(word))
    .map((word) => ({ word, similar: vocabulary.similar(word) }))
    .filter(({ similar }) => similar.length > 0)
    .map(({ word, similar }) => ({
      typed: word,
      text: word,
      isCode: false,
      ways: similar.map(({ term, similarity }) => way([term], similarity)),
      weight: 1,
    }));

/** The numbers of a query, alone, in measures and in sizes. */
const numbersOf = (terms: readonly Term[]): string[][] =>
  [...new Set(terms.flatMap(({ sides = [] }) => sides.map(({ written }) => written)))].map((number) => [
    `#${number}`,
    `~${number}`,
  ]);

/** The corrected text; null if only spaces changed. */
const meantBy = (typed: string, right: string): string | null =>
  bare(typed) === bare(right) ? null : right.replaceAll(/\s+/g, " ");

const bare = (text: string) => text.replaceAll(/[\s-]+/g, "");

/** How likely a word is the head: as in the catalog's names, with priority at the end of the query. */
function headLikelihood(
  term: Term,
  ways: readonly Way[],
  zone: ReturnType<typeof zonesOf>[number],
  vocabulary: Vocabulary,
): number {
  if (term.kind !== "word" || zone === "purpose" || zone === "aside") return 0;
  const near = ways.filter(({ weight }) => weight > 0.85);
  const single = near.filter(({ terms }) => terms.length === 1);
  // a word that names write in two ends like the second: snowblower, snow blower
  const telling = single.length > 0 ? single : near;
  const share = Math.max(0, ...telling.map(({ terms }) => vocabulary.headShare(terms.at(-1)!)));
  return share >= leastHeadShare && zone === "head" ? 1 + share : share;
}
