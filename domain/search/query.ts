import { isEnglish, isFiller } from "./english.ts";
import { makerNotCarried, type NotCarried } from "./makers.ts";
import { doubted, mended } from "./mend.ts";
import { presenceOf, withNegations } from "./negation.ts";
import { stemOf } from "./stem.ts";
import {
  isPairOfTable,
  longestPhrase,
  nearestTo,
  spanishJoints,
  spanishWords,
  synonymsOf,
  thingsOf,
} from "./synonyms.ts";
import { plainText, readTerms, type Term } from "./terms.ts";
import { zonesOf } from "./title.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { ownWays, type Way, way, worth } from "./ways.ts";

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

const mostWords = 12;
const mostCompletions = 12;
const leastBeginning = 4;
/** The last word of a query is its head, unless names hardly ever end with it, as with colors. */
const leastHeadShare = 0.15;
/** Names that have a word end with it this often. */
const surelyEnds = 0.5;
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

/** A rare word may be somebody's typo if a similar word is this common. */
const mostDoubted = 2;
const leastUsual = 20;
/** A word that few names have is their typo if one that sounds the same is this many times as common. */
const leastShared = 6;
const leastLong = 9;
const mostShared = 20;
const sharedOften = 12;
const mostGuesses = 8;

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

/** The terms of a text; "no" means "without" where neither names nor the trade have the two words so, as "no hub". */
const negatedIn = (text: string, vocabulary: Vocabulary): readonly Term[] =>
  withNegations(
    readTerms(text),
    (no, { text: next }) => !isPairOfTable(no.text, next) && vocabulary.beside(no.text, next) === 0,
  );

/** Terms that mean something; if none does, the small words are all there is. */
function contentOf(all: readonly Term[]): Term[] {
  const content = all.filter(isContent);
  if (content.length > 0) return once(content);
  return once(all.filter(({ kind }) => kind === "small").map((term) => ({ ...term, kind: "word" })));
}

const isContent = ({ kind }: Term): boolean => kind !== "small" && kind !== "pause";

/**
 * The terms from the first that says something about products, without those that do not: "looking for a cheap tile".
 */
function toldOf(terms: readonly Term[], text: string, vocabulary: Vocabulary): readonly Term[] {
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
function withNearest(terms: readonly Term[], vocabulary: Vocabulary): { terms: Term[]; lacking: Term[] } {
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

/** Neighbors that the catalog writes as one word: back splash for backsplash. */
function joinNeighbours(terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
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
function keepTogether(terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  for (let at = 1; at < terms.length; at++) {
    const [left, right] = [terms[at - 1]!.text, terms[at]!.text];
    if (vocabulary.count(pairOf(left, right)) === 0) continue;
    for (const place of [at - 1, at]) ways[place]!.push(way([pairOf(left, right)], 1));
  }
}

/** Each word of a phrase with a synonym also matches that synonym. */
function addSynonyms(terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
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
function addThings(
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
function preferRelative(
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
function complete(text: string, terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  const last = terms.at(-1);
  if (!last || last.to !== text.length) return;
  const typed = last.kind === "word" ? text.slice(last.from) : last.text;
  for (const term of vocabulary.beginning(typed, 2 * mostCompletions)) ways.at(-1)!.push(way([term], 1));
}

/** Adds completions of an unknown word and corrections of a doubtful one; returns the latter. */
function doubt(
  term: Term,
  ways: Way[],
  { text, terms, vocabulary }: { text: string; terms: readonly Term[]; vocabulary: Vocabulary },
): { from: number; to: number; word: string } | null {
  if (presenceOf(term.text) !== null) return null;
  const count = vocabulary.count(term.text);
  const typed = text.slice(term.from, term.to);
  if (count === 0) {
    if (ways.length > 0 || typed.length < leastBeginning) return null;
    const start = term.kind === "code" ? term.text : typed;
    for (const each of vocabulary.beginning(start, mostCompletions)) ways.push(way([each], worth.completed));
    return null;
  }
  if (term.kind !== "word") return null;
  const shared = sharedSlip(typed, vocabulary);
  if (shared !== null) {
    for (const own of ownWays(readTerms(shared)[0]!, vocabulary))
      ways.push({ ...own, weight: own.weight * worth.alike });
    return { from: term.from, to: term.to, word: shared };
  }
  const isMistake = count <= mostDoubted && vocabulary.spelt(typed) === 0 && !isEnglish(typed);
  const word = doubted(term, terms, vocabulary) ?? (isMistake ? usualNear(typed, vocabulary) : null);
  if (word === null) return null;
  const [right] = readTerms(word);
  for (const own of ownWays(right!, vocabulary)) ways.push({ ...own, weight: own.weight * worth.doubted });
  return { from: term.from, to: term.to, word };
}

/** The intended word if a few names misspell it too: "sideing", which sounds like what names usually have. */
function sharedSlip(typed: string, vocabulary: Vocabulary): string | null {
  const count = vocabulary.spelt(typed);
  if (typed.length < leastShared || count === 0 || count > mostShared || isEnglish(typed)) return null;
  const meant = vocabulary
    .near(typed, mostGuesses)
    .find(
      ({ word, distance, isAlikeByEar }) =>
        isAlikeByEar &&
        (distance === 1 || typed.length >= leastLong) &&
        word[0] === typed[0] &&
        vocabulary.spelt(word) >= sharedOften * count,
    );
  return meant && stemOf(meant.word) !== stemOf(typed) ? meant.word : null;
}

function usualNear(typed: string, vocabulary: Vocabulary): string | null {
  const [best] = vocabulary.near(typed, 1);
  return best &&
    typed.length >= leastBeginning &&
    vocabulary.count(readTerms(best.word)[0]!.text) >= leastUsual
    ? best.word
    : null;
}

function withDoubts(text: string, doubts: readonly ({ from: number; to: number; word: string } | null)[]) {
  let right = text;
  for (const each of doubts.toReversed()) {
    if (each) right = right.slice(0, each.from) + each.word + right.slice(each.to);
  }
  return right;
}

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
