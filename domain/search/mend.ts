import { readCabinetCode } from "./cabinet-codes.ts";
import { isEnglish, isFiller } from "./english.ts";
import { Spelling } from "./spelling.ts";
import { spanishWords, tableWords } from "./synonyms.ts";
import { readTerms, type Term } from "./terms.ts";
import { unitWords } from "./units.ts";
import type { Guess, Vocabulary } from "./vocabulary.ts";

const leastBeginning = 4;
const mostGuesses = 8;
/** A pair is one word if the catalog has that word this many times as often as the two side by side. */
const joinedOften = 4;
const leastPart = 3;
/** A word of this cost is likelier than two that names never have side by side. */
const likelyCost = 0.8;
/** A word that is misspelled by one letter may have lost it where it was cut in two. */
const leastJoined = 7;
/** Words of this length are corrected with care. */
const leastAlone = 4;
/** Weight of how often names have a candidate beside the neighbor, in powers of two. */
const besideCounts = 0.3;
const mostBeside = 500;
/** A rare word is doubted if another occurs beside its neighbor this many times as often. */
const mostDoubted = 60;
const besideOften = 2;
const leastBeside = 8;

/** Correct words even if no name has them. */
const trade = new Spelling();
for (const word of [...tableWords, ...unitWords.keys()]) if (!spanishWords.has(word)) trade.learn(word);

interface Edit {
  from: number;
  to: number;
  word: string;
}

/**
 * Corrects a query in plain letters as far as that is certain: decodes cabinet codes, joins what the catalog writes as
 * one word, splits words run together, and replaces unknown words with the ones probably meant.
 * @param isTyping leaves alone a short last word that others begin with: "bath fau" is no fan
 */
export function mended(text: string, vocabulary: Vocabulary, { isTyping = false } = {}): Mended {
  let right = text;
  const passes: (readonly Edit[])[] = [];
  for (const pass of [decodes, joins, splits, mends]) {
    const words = wordsOf(right);
    const last = words.at(-1);
    const isUnfinished = isTyping && last !== undefined && goesOn(last, vocabulary);
    const edits = pass(words, vocabulary).filter(({ to }) => !isUnfinished || to !== last.to);
    if (edits.length > 0) passes.unshift(edits);
    right = edited(right, edits);
  }
  const typed = (from: number, to: number) =>
    text.slice(...passes.reduce((span, edits) => spanBefore(span, edits), [from, to] as const));
  return { text: right, typed };
}

/** A text that was put right. */
export interface Mended {
  text: string;
  /** The original text of this part. */
  typed: (from: number, to: number) => string;
}

/** Where a part of an edited text was before; where it was edited, the whole replaced part. */
const spanBefore = ([from, to]: readonly [number, number], edits: readonly Edit[]) =>
  [placeBefore(from, edits, false), placeBefore(to, edits, true)] as const;

function placeBefore(at: number, edits: readonly Edit[], isEnd: boolean): number {
  let shift = 0;
  for (const { from, to, word } of edits) {
    const [first, last] = [from + shift, from + shift + word.length];
    if (at < first || (isEnd && at === first)) break;
    if (at < last || (isEnd && at === last)) return isEnd ? to : from;
    shift = last - to;
  }
  return at - shift;
}

/** What a rare word probably means, by the words beside it; null if it may be right. */
export function doubted(term: Term, terms: readonly Term[], vocabulary: Vocabulary): string | null {
  const typed = term.text;
  const count = vocabulary.count(typed);
  if (count > mostDoubted || isEnglish(typed)) return null;
  // a number can be beside anything
  const around = neighboursOf(
    term,
    terms.map((one) => (one.kind === "word" || one === term ? one : { ...one, text: "" })),
  );
  if (besideAny(typed, around, vocabulary) > 0) return null;
  const best = likeliest(vocabulary.near(typed, mostGuesses), around, terms, vocabulary);
  return best && best.distance === 1 && best.beside >= Math.max(leastBeside, besideOften * count)
    ? best.word
    : null;
}

/** A word of a text with how it is written there. */
interface Word extends Term {
  typed: string;
}

const wordsOf = (text: string): Word[] =>
  readTerms(text)
    .filter(({ kind }) => kind !== "small")
    .map((term) => ({ ...term, typed: text.slice(term.from, term.to) }));

function edited(text: string, edits: readonly Edit[]): string {
  let right = text;
  for (const { from, to, word } of edits.toReversed()) right = right.slice(0, from) + word + right.slice(to);
  return right;
}

const termOf = (word: string): string => readTerms(word)[0]?.text ?? word;

/**
 * Codes of cabinets that are no words of the catalog, in words, without those that stand beside them: "b36 cabinet".
 */
function decodes(words: readonly Word[], vocabulary: Vocabulary): Edit[] {
  return words.flatMap(({ kind, text, from, to }) => {
    const cabinet =
      kind === "code" && vocabulary.beginning(text, 1).length === 0 ? readCabinetCode(text) : null;
    if (!cabinet?.words.every((word) => vocabulary.count(word) > 0)) return [];
    const others = cabinet.words.filter((word) => !words.some((one) => one.text === word));
    return [{ from, to, word: [cabinet.size, ...others].join(" ") }];
  });
}

/** Neighbors that the catalog writes as one word, also where one lost a letter: back splash, wast basket. */
function joins(words: readonly Word[], vocabulary: Vocabulary): Edit[] {
  const edits: Edit[] = [];
  for (let at = 1; at < words.length; at++) {
    const [left, right] = [words[at - 1]!, words[at]!];
    if (left.kind !== "word" || right.kind !== "word" || right.from - left.to > 1) continue;
    const word = joinedOf(left, right, vocabulary);
    if (word === null) continue;
    edits.push({ from: left.from, to: right.to, word });
    at++;
  }
  return edits;
}

function joinedOf(left: Word, right: Word, vocabulary: Vocabulary): string | null {
  const joined = left.typed + right.typed;
  // descriptions join what names do not: woodwork, and wood work bench
  const count = Math.max(vocabulary.spelt(joined), vocabulary.spelt(termOf(joined)));
  if (count > 0) return count > joinedOften * vocabulary.beside(left.text, right.text) ? joined : null;
  if (joined.length < leastJoined || (isRight(left, vocabulary) && isRight(right, vocabulary))) return null;
  const [best] = vocabulary.near(joined, 1);
  return best && best.distance === 1 ? best.word : null;
}

const isKnown = ({ text }: Term, vocabulary: Vocabulary): boolean =>
  vocabulary.count(text) > 0 || tableWords.has(text);

const isRight = (word: Word, vocabulary: Vocabulary): boolean =>
  isKnown(word, vocabulary) || isEnglish(word.typed);

/** Whether nothing identifies a word, so it may be misspelled. */
const isStrange = (word: Word, vocabulary: Vocabulary): boolean =>
  word.kind === "word" && !isKnown(word, vocabulary) && vocabulary.relatives(word.text).length === 0;

/** Words that were run together: pressuretreated, hotwater, doornob. */
function splits(words: readonly Word[], vocabulary: Vocabulary): Edit[] {
  return words.flatMap((word) => {
    if (!isStrange(word, vocabulary) || isBegun(word, vocabulary) || isEnglish(word.typed)) return [];
    const parts = splitOf(word.typed, vocabulary);
    return parts ? [{ from: word.from, to: word.to, word: parts }] : [];
  });
}

const isBegun = ({ typed }: Word, vocabulary: Vocabulary): boolean =>
  typed.length >= leastBeginning && vocabulary.beginning(typed, 1).length > 0;

/** Whether a word is too short to be called wrong while it is typed, since the catalog has longer ones that begin so. */
const goesOn = ({ kind, typed }: Word, vocabulary: Vocabulary): boolean =>
  kind === "word" && typed.length < leastBeginning && vocabulary.beginning(typed, 1).length > 0;

function splitOf(typed: string, vocabulary: Vocabulary): string | null {
  const pairs: [left: string, right: string][] = [];
  for (let at = leastPart; at <= typed.length - leastPart; at++) {
    pairs.push([typed.slice(0, at), typed.slice(at)]);
  }
  const together = mostOf(pairs, ([left, right]) => vocabulary.beside(termOf(left), termOf(right)));
  if (together) return together.join(" ");
  if (vocabulary.near(typed, 1).some(({ distance, cost }) => distance === 1 || cost < likelyCost))
    return null;
  const known = mostOf(pairs, (pair) => Math.min(...pair.map((part) => frequency(part, vocabulary))));
  return known?.join(" ") ?? splitMisspelt(pairs, vocabulary);
}

/** How often a part occurs in names; short parts occur in many words, so they have to be trade terms. */
function frequency(part: string, vocabulary: Vocabulary): number {
  const isOfTrade = tableWords.has(termOf(part));
  return part.length <= leastPart && !isOfTrade ? 0 : vocabulary.spelt(part) || Number(isOfTrade);
}

/** One part is known, and the other nearly what stands beside it. */
function splitMisspelt(pairs: readonly [string, string][], vocabulary: Vocabulary): string | null {
  const near = (part: string) =>
    part.length < leastPart
      ? []
      : vocabulary.near(part, mostGuesses).filter(({ distance }) => distance === 1);
  const whole = (part: string) => part.length >= leastBeginning && vocabulary.spelt(part) > 0;
  const guessed = pairs.flatMap(([left, right]): [string, string][] => [
    ...(whole(left) ? near(right).map(({ word }): [string, string] => [left, word]) : []),
    ...(whole(right) ? near(left).map(({ word }): [string, string] => [word, right]) : []),
  ]);
  const best = mostOf(guessed, ([left, right]) => vocabulary.beside(termOf(left), termOf(right)));
  return best?.join(" ") ?? null;
}

/** The candidate that counts most, if any counts. */
function mostOf<T>(all: readonly T[], countOf: (one: T) => number): T | null {
  let best: T | null = null;
  let most = 0;
  for (const one of all) {
    const count = countOf(one);
    if (count > most) [best, most] = [one, count];
  }
  return best;
}

/** Replaces words that the catalog does not know with the ones probably meant. */
function mends(words: readonly Word[], vocabulary: Vocabulary): Edit[] {
  const right = [...words];
  return words.flatMap((word, at) => {
    if (!isStrange(word, vocabulary) || isFiller(word.typed)) return [];
    const around = neighboursOf(word, right);
    const best = likeliest(guessesFor(word, vocabulary), around, right, vocabulary);
    if (!best || !isCertain(word, best, around, vocabulary)) return [];
    // a candidate with this beginning is likelier, unless only the other occurs beside its neighbor
    const isBeginning = isBegun(word, vocabulary);
    if (isBeginning && (best.beside === 0 || completes(word, around, vocabulary))) return [];
    right[at] = { ...word, text: best.term };
    return [{ from: word.from, to: word.to, word: best.word }];
  });
}

function guessesFor({ typed, text }: Word, vocabulary: Vocabulary): readonly Guess[] {
  const near = vocabulary.near(typed, mostGuesses);
  if (near.length > 0) return near;
  const singular = text === typed ? [] : vocabulary.near(text, mostGuesses);
  return singular.length > 0 ? singular : trade.near(typed, mostGuesses);
}

/**
 * Whether a guess is close enough: several letters may be wrong, but not the first one too. Short words resemble many
 * others. Four letters have to begin alike; three have to be the rest of a word that goes with its neighbor, as in
 * "prehung dor".
 */
function isCertain({ typed }: Word, best: Likely, { left, right }: Around, vocabulary: Vocabulary): boolean {
  // a word that is right by itself can be replaced only because of this neighbor: hose real
  if (isEnglish(typed)) return best.beside > 0 && best.distance === 1 && best.word[0] === typed[0];
  if (best.beside > 0) return true;
  if (typed.length > leastAlone) return best.distance === 1 || best.word[0] === typed[0];
  if (best.word[0] !== typed[0]) return false;
  if (typed.length === leastAlone) return true;
  const fits = [left, right].some((other) => other !== undefined && vocabulary.together(other, best.term));
  return fits && best.word.length > typed.length;
}

const completes = ({ typed }: Word, around: Around, vocabulary: Vocabulary): boolean =>
  vocabulary.beginning(typed, mostGuesses).some((term) => besideAny(term, around, vocabulary) > 0);

interface Around {
  left: string | undefined;
  right: string | undefined;
}

function neighboursOf(term: Term, terms: readonly Term[]): Around {
  const at = terms.findIndex(({ from }) => from === term.from);
  return { left: terms[at - 1]?.text, right: terms[at + 1]?.text };
}

const besideAny = (term: string, { left, right }: Around, vocabulary: Vocabulary): number =>
  Math.max(left ? vocabulary.beside(left, term) : 0, right ? vocabulary.beside(term, right) : 0);

interface Likely extends Guess {
  term: string;
  beside: number;
}

/** The guess that names have beside the neighbors; else the first that some product has together with another word. */
function likeliest(
  guesses: readonly Guess[],
  around: Around,
  terms: readonly Term[],
  vocabulary: Vocabulary,
): Likely | undefined {
  const likely = guesses
    .map((guess) => ({ ...guess, term: termOf(guess.word) }))
    .filter(({ term }) => vocabulary.count(term) > 0 || (tableWords.has(term) && !spanishWords.has(term)))
    .map((guess) => ({ ...guess, beside: besideAny(guess.term, around, vocabulary) }));
  const cost = (one: Likely) => one.cost - besideCounts * Math.log2(1 + Math.min(mostBeside, one.beside));
  const beside = likely.filter((one) => one.beside > 0).sort((a, b) => cost(a) - cost(b))[0];
  if (beside && cost(beside) <= likely[0]!.cost) return beside;
  const fits = ({ term }: Likely) =>
    terms.some(({ text }) => text !== term && vocabulary.together(term, text));
  return likely.find(fits) ?? likely[0];
}
