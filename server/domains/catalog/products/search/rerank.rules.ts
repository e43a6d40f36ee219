import type { Understood } from "../../../../../domain/search/query.ts";
import type { SimilarWord } from "../../../../../domain/search/vocabulary.ts";
import { leastStrong, worthOf } from "./posting-list.rules.ts";
import type { Hits } from "./search-hits.rules.ts";
import {
  Findings,
  isThingOf,
  lossOf,
  mostRarity,
  otherThing,
  shareOfWord,
  tablesOf,
  type Unwanted,
  unwantedWorth,
  type Wish,
} from "./search-scoring.rules.ts";

/**
 * What the coverage of the query and its numbers count beside a product's own score, which counts 1 for the best.
 * Measured on a large store's titles, with cross-validation (`docs/decisions/0005-search.md`).
 */
const coverageCounts = 4;
const numbersCount = 1;
const mostCounted = 1 + coverageCounts + numbersCount;
const mostScore = 10;

/** The words of a catalog, as far as the final order of a query's candidates depends on them. */
export interface SimilarWords {
  /** Words of names that look like this one, most alike first. */
  similar(word: string): readonly SimilarWord[];
  /** Writes the posting of a word in each of the slots, which ascend; 0 where a product doesn't have it. */
  read(term: string, slots: Int32Array, into: Uint32Array): void;
}

/** Puts the candidates of one query into their final order. */
export class Reranking {
  readonly #catalog: SimilarWords;
  readonly #query: Understood;
  readonly #wishes: readonly Wish[];
  readonly #unwanted: readonly Unwanted[];

  constructor(
    catalog: SimilarWords,
    query: Understood,
    { wishes, unwanted }: { wishes: readonly Wish[]; unwanted: readonly Unwanted[] },
  ) {
    this.#catalog = catalog;
    this.#query = query;
    this.#wishes = wishes;
    this.#unwanted = unwanted;
  }

  /**
   * The candidates with new scores: their own as a share of the best, how much of the query they cover, and how many of
   * its numbers they have. To the fourth power, so that being popular decides only between those that are nearly equal.
   */
  order({ slots, scores }: Hits): Hits {
    const best = scores.reduce((most, score) => Math.max(most, score), 0) || 1;
    const coverage = this.#coverage(slots);
    const numbers = this.#numberShares(slots);
    const scoreAt = (score: number, at: number) =>
      mostScore *
      ((score / best + coverageCounts * coverage[at]! + numbersCount * numbers[at]!) / mostCounted) ** 4;
    return { slots, scores: scores.map(scoreAt) };
  }

  /**
   * The share of the query's information that each product covers. A word that looks like one of the query's counts in
   * part. What isn't the requested thing, or has something excluded, covers less.
   */
  #coverage(slots: Int32Array): Float64Array {
    const found = new Findings(this.#wishes, this.#unwanted);
    for (const slot of slots) found.add(slot);
    const { columns, isUnwanted } = found.read();
    const covered = new Float64Array(slots.length);
    const worth = new Float64Array(slots.length).fill(1);
    if (isUnwanted) for (let at = 0; at < slots.length; at++) if (isUnwanted[at]) worth[at] = unwantedWorth;
    const cover = (text: string, weight: number, lacking: readonly number[]) => {
      const similarity = this.#similarity(text, slots, lacking);
      for (const [index, at] of lacking.entries()) covered[at]! += weight * similarity[index]!;
    };
    for (const [wish, { text }] of this.#query.wanted.entries()) {
      const { weight, isHead } = this.#wishes[wish]!;
      const loss = isHead ? lossOf(this.#wishes[wish]!) : 1;
      const lacking: number[] = [];
      for (let at = 0; at < slots.length; at++) {
        const posting = columns[wish]![at]!;
        if (posting !== 0) covered[at]! += weight * shareOfWord(worthOf(posting));
        else {
          lacking.push(at);
          worth[at]! *= loss;
        }
      }
      cover(text, weight, lacking);
    }
    const everywhere = [...slots.keys()];
    for (const text of this.#query.strange) cover(text, mostRarity, everywhere);
    const tables = tablesOf(this.#wishes);
    const whole =
      this.#wishes.reduce((sum, { weight }) => sum + weight, 0) + mostRarity * this.#query.strange.length;
    return covered.map((sum, at) => {
      const isOther = tables.head >= 0 && !isThingOf(tables, columns, at);
      return (worth[at]! * (isOther ? otherThing : 1) * sum) / (whole || 1);
    });
  }

  /** How much the word of each product that looks most like this one does. */
  #similarity(text: string, slots: Int32Array, places: readonly number[]): Float64Array {
    const most = new Float64Array(places.length);
    if (places.length === 0) return most;
    const some = new Int32Array(places.length);
    for (const [index, at] of places.entries()) some[index] = slots[at]!;
    const postings = new Uint32Array(some.length);
    // the most alike first, so that the first match is the best
    for (const { term, similarity } of this.#catalog.similar(text)) {
      this.#catalog.read(term, some, postings);
      for (let at = 0; at < most.length; at++)
        if (most[at] === 0 && worthOf(postings[at]!) >= leastStrong) most[at] = similarity;
    }
    return most;
  }

  /** The share of the query's numbers that each product has outside its description. */
  #numberShares(slots: Int32Array): Float64Array {
    const shares = new Float64Array(slots.length);
    const postings = new Uint32Array(slots.length);
    for (const terms of this.#query.numbers) {
      const has = new Uint8Array(slots.length);
      for (const term of terms) {
        this.#catalog.read(term, slots, postings);
        for (let at = 0; at < has.length; at++) if (worthOf(postings[at]!) >= leastStrong) has[at] = 1;
      }
      for (let at = 0; at < has.length; at++) shares[at]! += has[at]! / this.#query.numbers.length;
    }
    return shares;
  }
}
