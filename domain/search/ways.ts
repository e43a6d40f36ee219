import { spanishWords } from "./synonyms.ts";
import type { Term } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One way to match a wanted word: all of `terms` in a product, side by side if `adjacent`. */
export interface Way {
  terms: readonly string[];
  /** 1 for the word itself, less for approximate matches. */
  weight: number;
  adjacent: boolean;
}

/** Weights of the ways, relative to the word itself. */
export const worth = {
  relative: 0.75,
  completed: 0.8,
  doubted: 0.7,
  turned: 0.92,
  measured: 0.9,
  alike: 0.92,
  unmeasured: 0.7,
  metric: 0.95,
  /** A Spanish word by itself also occurs in names of collections. */
  spanish: 0.6,
  inOtherNames: 0.5,
  sides: 0.8,
  parts: 0.6,
};
const inch_mm = 25.4;
/** Metric products are a little smaller than their nominal inches: 600 mm for 24 in. */
const nominally = 1.016;
const leastMetric = 100;

/** A way that needs all of the terms. */
export const way = (terms: readonly string[], weight: number, adjacent = false): Way => ({
  terms,
  weight,
  adjacent,
});

/**
 * How a term is met by itself and by what says the same, as far as the catalog has it.
 * @param typed the term as it stands in the text
 */
export function ownWays(term: Term, vocabulary: Vocabulary, typed = ""): Way[] {
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
      // 30' if the catalog has only 30"
      if (found.length === 0 && /\d'$/.test(typed)) offer([`${term.sides![0]!.written}in`], worth.alike);
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

/** Lengths in inches that are close to one in millimeters. */
function inchesOf(measure: string, vocabulary: Vocabulary): readonly string[] {
  if (!measure.endsWith("mm")) return [];
  const inches = `${Math.round((Number(measure.slice(0, -2)) / inch_mm) * 100) / 100}in`;
  return [inches, ...vocabulary.alike(inches)];
}

/**
 * A size in millimeters or centimeters, as the nominal size in inches: 600x600 is 24x24. Sides of a hundred and more
 * without a unit are millimeters.
 */
function sizesInInches({ text, also }: Term): string[] {
  const sides = text.split("x").map(Number);
  const isMetric = also.some((each) => each.endsWith("mm"));
  if (!isMetric && sides.some((side) => side < leastMetric)) return [];
  const lengths = also.filter((each) => /^[\d.]+mm$/.test(each)).map((each) => Number(each.slice(0, -2)));
  // equal sides occur once
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
