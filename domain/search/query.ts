import { isFiller } from "./english.ts";
import { doubted, mended } from "./mend.ts";
import { presenceOf, withNegations } from "./negation.ts";
import { isPairOfTable, longestPhrase, nearestTo, spanishWords, synonymsOf } from "./synonyms.ts";
import { spanishJoints } from "./synonyms-spanish.table.ts";
import { plainText, readTerms, type Term } from "./terms.ts";
import { zonesOf } from "./title.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One way to meet a wanted word: all of `terms` in a product, side by side if `adjacent`. */
export interface Way {
  terms: readonly string[];
  /** 1 for the word itself, less for what is only near it. */
  weight: number;
  adjacent: boolean;
}

/** A word of a query with all ways to meet it. */
export interface Wanted {
  /** As it was typed. */
  typed: string;
  ways: readonly Way[];
  /** How much its being met counts, beside its rarity. */
  weight: number;
}

export interface Avoided {
  /** How products have it. */
  ways: readonly Way[];
  /** Place in `wanted` of its lack, which some products name; -1 when none does. */
  lack: number;
}

export interface Understood {
  wanted: readonly Wanted[];
  /** Place in `wanted` of what the thing is; -1 when nothing tells. */
  head: number;
  /** What it is not to have: "light" of "ceiling fan without light". */
  avoided: readonly Avoided[];
  /** The text with misspelt words put right; null when there was nothing to mend. */
  meant: string | null;
  /** Words that nothing in the catalogue resembles. */
  unknown: readonly string[];
}

const mostWords = 12;
const mostCompletions = 12;
const leastBeginning = 4;
/** The last word of a query is what the thing is, unless names hardly ever end with it, as with colours. */
const leastHeadShare = 0.15;
const worth = {
  relative: 0.75,
  completed: 0.8,
  doubted: 0.7,
  turned: 0.92,
  measured: 0.9,
  alike: 0.92,
  unmeasured: 0.7,
  metric: 0.95,
  /** A word of Spanish by itself stands in names of collections. */
  spanish: 0.6,
  sides: 0.8,
  parts: 0.6,
};
const weights: Readonly<Record<Term["kind"], number>> = {
  word: 1,
  code: 1.1,
  size: 0.8,
  measure: 0.6,
  number: 0.45,
  small: 0,
  pause: 0,
};

const inch_mm = 25.4;
/** Metric goods are a little smaller than what they are called in inches: 600 mm for 24 in. */
const nominally = 1.016;
const leastMetric = 100;

/** A word that the catalogue hardly has may be somebody else's mistake, if what it is like is so usual. */
const mostDoubted = 2;
const leastUsual = 20;
/** Of what stands behind "with" or "for". */
const asideWeight = 0.75;

/** Reads what somebody typed with the words that the catalogue has. */
export function understand(query: string, vocabulary: Vocabulary, { isTyping = false } = {}): Understood {
  const typedText = plainText(query).trim();
  const right = mended(typedText, vocabulary);
  const { text } = right;
  const all = toldOf(negatedIn(text, vocabulary), text, vocabulary);
  const zones = zonesOf(all);
  const { terms, lacking } = withNearest(contentOf(all).slice(0, mostWords), vocabulary);
  const ways = terms.map((term) => ownWays(term, vocabulary));
  joinNeighbours(terms, ways, vocabulary);
  keepTogether(terms, ways, vocabulary);
  addSynonyms(terms, ways, vocabulary);
  if (isTyping) complete(text, terms, ways, vocabulary);
  const doubts = terms.map((term, at) => doubt(term, ways[at]!, { text, terms, vocabulary }));
  const wanted: Wanted[] = [];
  const unknown = lacking.map(({ from, to }) => right.typed(from, to));
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
    // where nothing says that it lacks something, whatever does not have it will do
    else if (!isKnown) unknown.push(typed);
    if (!isKnown) continue;
    const zone = zones[all.findIndex(({ from }) => from === term.from)]!;
    const likely = headLikelihood(term, ways[at]!, zone, vocabulary);
    if (likely > best) {
      best = likely;
      head = wanted.length;
    }
    const isAside = zone === "detail" || zone === "purpose" || zone === "aside";
    wanted.push({ typed, ways: ways[at]!, weight: weights[term.kind] * (isAside ? asideWeight : 1) });
  }
  return { wanted, head, avoided, meant: meantBy(typedText, withDoubts(text, doubts)), unknown };
}

/** The terms of a text; "no" means "without" where neither names nor the trade have the two words so, as "no hub". */
const negatedIn = (text: string, vocabulary: Vocabulary): readonly Term[] =>
  withNegations(
    readTerms(text),
    (no, { text: next }) => !isPairOfTable(no.text, next) && vocabulary.beside(no.text, next) === 0,
  );

/** Terms that say something; when none does, the small words are all there is. */
function contentOf(all: readonly Term[]): Term[] {
  const content = all.filter(isContent);
  if (content.length > 0) return once(content);
  return once(all.filter(({ kind }) => kind === "small").map((term) => ({ ...term, kind: "word" })));
}

const isContent = ({ kind }: Term): boolean => kind !== "small" && kind !== "pause";

/** The terms from the first that says something of goods, without those that do not: "looking for a cheap tile". */
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

/** The terms with the nearest other thing in place of one that nothing is, whatever it is called. */
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

/** "Shop" and "can" say nothing of goods by themselves, but names have "shop vac", and the trade "can light". */
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

const way = (terms: readonly string[], weight: number, adjacent = false): Way => ({
  terms,
  weight,
  adjacent,
});

function ownWays(term: Term, vocabulary: Vocabulary): Way[] {
  const found: Way[] = [];
  const offer = (terms: readonly string[], weight: number, adjacent = false) => {
    if (terms.length > 0 && terms.every((each) => vocabulary.count(each) > 0)) {
      found.push(way(terms, weight, adjacent));
    }
  };
  offer([term.text], spanishWords.has(term.text) ? worth.spanish : 1);
  switch (term.kind) {
    case "word":
      for (const relative of vocabulary.relatives(term.text)) offer([relative], worth.relative);
      for (const [left, right] of splitsOf(term.text)) offer([left, right], 1, true);
      break;
    case "number":
      offer([`~${term.text.slice(1)}`], worth.measured);
      break;
    case "measure":
      offer([`#${term.also[0]!.slice(1)}`], worth.unmeasured);
      for (const alike of vocabulary.alike(term.text)) offer([alike], worth.alike);
      for (const inches of inchesOf(term.text, vocabulary)) offer([inches], worth.metric);
      break;
    case "size":
      for (const inches of sizesInInches(term)) offer([inches], worth.metric);
      for (const other of otherSizes(term)) offer([other], worth.turned);
      offer(sidesOf(term), worth.sides);
      for (const pair of term.also.filter((each) => each.includes("x"))) offer([pair], worth.parts);
      break;
    case "code":
      if (found.length === 0) offer(term.also, worth.parts);
  }
  return found;
}

/** Lengths in inches that are nearly one in millimetres. */
function inchesOf(measure: string, vocabulary: Vocabulary): readonly string[] {
  if (!measure.endsWith("mm")) return [];
  const inches = `${Math.round((Number(measure.slice(0, -2)) / inch_mm) * 100) / 100}in`;
  return [inches, ...vocabulary.alike(inches)];
}

/**
 * A size in millimetres, or in centimetres, as goods of about that size are called in inches: 600x600 is 24x24. Sides
 * of a hundred and more have no unit where they are millimetres.
 */
function sizesInInches({ text, also }: Term): string[] {
  const sides = text.split("x").map(Number);
  const isMetric = also.some((each) => each.endsWith("mm"));
  if (!isMetric && sides.some((side) => side < leastMetric)) return [];
  const lengths = also.filter((each) => /^[\d.]+mm$/.test(each)).map((each) => Number(each.slice(0, -2)));
  // equal sides stand there once
  const sides_mm = !isMetric
    ? sides
    : lengths.length === sides.length
      ? lengths
      : sides.map(() => lengths[0]!);
  const inches = sides_mm.map((side) => Math.round((side * nominally) / inch_mm));
  const exact = sides_mm.map((side) => Math.round(side / inch_mm));
  const sizes = [inches, exact].filter((size) => size.every((side) => side > 0));
  return [...new Set(sizes.flatMap((size) => [size.join("x"), size.toReversed().join("x")]))];
}

/** The size the other way round. */
function otherSizes({ text }: Term): string[] {
  const sides = text.split("x");
  return sides.length === 2 && sides[0] !== sides[1] ? [`${sides[1]}x${sides[0]}`] : [];
}

/** Each side of a size by itself: with its unit where it has one, else as a number inside a measure. */
function sidesOf({ also }: Term): string[] {
  const measured = also.filter((each) => /^[\d.]+[a-z]+$/.test(each) && !each.includes("x"));
  return measured.length > 0 ? measured : also.filter((each) => each.startsWith("~"));
}

/** Two words that, written as one, are this word: dish washer for dishwasher. */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = 3; at <= word.length - 3; at++) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

/** Neighbours that the catalogue writes as one word: back splash for backsplash. */
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

/** Neighbours that are a value of an attribute are worth more where they stand together. */
function keepTogether(terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  for (let at = 1; at < terms.length; at++) {
    const [left, right] = [terms[at - 1]!.text, terms[at]!.text];
    if (vocabulary.count(pairOf(left, right)) === 0) continue;
    for (const place of [at - 1, at]) ways[place]!.push(way([pairOf(left, right)], 1));
  }
}

/** Each word of a phrase that has another name is met by that name too. */
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

/** The last word may only be begun. */
function complete(text: string, terms: readonly Term[], ways: Way[][], vocabulary: Vocabulary): void {
  const last = terms.at(-1);
  if (!last || last.to !== text.length) return;
  const typed = last.kind === "word" ? text.slice(last.from) : last.text;
  for (const term of vocabulary.beginning(typed, 2 * mostCompletions)) ways.at(-1)!.push(way([term], 1));
}

/** Adds what an unknown word begins, and what a doubtful one may be misspelt for; the latter is given back. */
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
  const isMistake = count <= mostDoubted && vocabulary.spelt(typed) === 0;
  const word = doubted(term, terms, vocabulary) ?? (isMistake ? usualNear(typed, vocabulary) : null);
  if (word === null) return null;
  const [right] = readTerms(word);
  for (const own of ownWays(right!, vocabulary)) ways.push({ ...own, weight: own.weight * worth.doubted });
  return { from: term.from, to: term.to, word };
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

/** The text as it was meant; null where nothing but spaces changed. */
const meantBy = (typed: string, right: string): string | null =>
  bare(typed) === bare(right) ? null : right.replaceAll(/\s+/g, " ");

const bare = (text: string) => text.replaceAll(/[\s-]+/g, "");

/** How likely a word is what the thing is: as in the catalogue's names, first of all at the end of the query. */
function headLikelihood(
  term: Term,
  ways: readonly Way[],
  zone: ReturnType<typeof zonesOf>[number],
  vocabulary: Vocabulary,
): number {
  if (term.kind !== "word" || zone === "purpose" || zone === "aside") return 0;
  const single = ways.filter(({ terms, weight }) => terms.length === 1 && weight > 0.85);
  const share = Math.max(0, ...single.map(({ terms }) => vocabulary.headShare(terms[0]!)));
  return share >= leastHeadShare && zone === "head" ? 1 + share : share;
}
