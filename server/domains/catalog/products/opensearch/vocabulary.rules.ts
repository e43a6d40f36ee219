import { plainText } from "../../../../../domain/search/terms.ts";
import type { Guess, SimilarWord, Vocabulary } from "../../../../../domain/search/vocabulary.ts";
import type { Way } from "../../../../../domain/search/ways.ts";
import { FacetValues } from "../listing/facet-values.rules.ts";
import { TermStatistics } from "../search/term-statistics.rules.ts";
import { TextReadings } from "../search/text-readings.rules.ts";
import { flag, type ProductDocument, type Stored, valueNamed } from "./document.rules.ts";

/** Two words: whether some product has both, or how many names have the second right after the first. */
export interface PairQuestion {
  left: string;
  right: string;
  isBeside: boolean;
}

/** Pairs are asked again when anything in the catalog changes. */
const mostPairs = 20_000;

const nameOf = ({ left, right, isBeside }: PairQuestion): string => `${left}${isBeside ? " " : "+"}${right}`;

/**
 * The words and facet values of an index. Its products stay there; only what reading a query takes is in this process.
 * What depends on two words is asked of the index, and remembered.
 */
export class IndexVocabulary {
  readonly terms = new TermStatistics();
  readonly facets: FacetValues;
  readonly texts: TextReadings;
  /** Categories with something sold by the box. */
  readonly boxed: Set<number> = new Set();
  #pairs = new Map<string, number>();
  #read = new Set<string>();

  constructor(facetKeys: ReadonlySet<string>) {
    this.facets = new FacetValues(facetKeys);
    this.texts = new TextReadings(this.vocabulary([]), this.facets);
  }

  /** Counts `count` products with a word and its flags, as in a document's `stats`. */
  addTerm(stat: string, count: number): void {
    const at = stat.lastIndexOf("|");
    const flags = Number(stat.slice(at + 1));
    const has = (one: number) => ((flags & one) === 0 ? 0 : count);
    this.terms.add(this.terms.numberOf(stat.slice(0, at)), {
      count,
      names: has(flag.name),
      leads: has(flag.lead),
      named: has(flag.named),
      heads: has(flag.head),
    });
  }

  /** Counts a word of names as it is written. */
  addSpelling(word: string, count: number): void {
    this.terms.learn(word.split("|", 1)[0]!, count);
  }

  /** Takes in the spelling of a text that products share, once. */
  addText(text: string): void {
    if (this.#read.has(text)) return;
    this.#read.add(text);
    this.terms.learn(plainText(text.slice(2)));
  }

  /** Takes in a facet value or a pair of numbers, as in a document's `values`. Values of former facets are left out. */
  addValue(name: string): void {
    if (name.includes("=")) {
      const [key, text] = valueNamed(name);
      if (this.facets.isKey(key)) this.facets.know(key, text);
      return;
    }
    const [key = "", low, high] = name.split("|");
    if (this.facets.isKey(key)) this.facets.knowPair(key, Number(low), Number(high));
  }

  /** Takes in a product that came after the index was looked at. */
  addProduct(
    { stats, spelt, texts, values }: Pick<ProductDocument, "stats" | "spelt" | "texts" | "values">,
    stored: Stored,
  ): void {
    for (const stat of stats) this.addTerm(stat, 1);
    for (const word of spelt) this.addSpelling(word, 1);
    for (const text of texts) this.addText(text);
    for (const value of values) this.addValue(value);
    if (stored.b) this.boxed.add(stored.c);
  }

  /** Drops what follows from words that may have changed. */
  forget(): void {
    this.#pairs.clear();
    this.terms.forget();
    this.texts.forget();
  }

  rarity = (term: string): number => this.terms.rarity(term);
  leadShare = (term: string): number => this.terms.leadShare(term);
  similar = (word: string): readonly SimilarWord[] => this.terms.similar(word);

  /** Whether some product matches one of the ways, as far as pairs are known. */
  isMet(ways: readonly Way[], open: PairQuestion[] = []): boolean {
    return ways.some(
      ({ terms, adjacent }) =>
        terms.every((term) => this.terms.count(term) > 0) &&
        terms
          .slice(1)
          .every((right, at) => this.#pair({ left: terms[at]!, right, isBeside: adjacent }, open) > 0),
    );
  }

  /** The same for reading a query; pairs that nobody has asked for yet count as none and are added to `open`. */
  vocabulary(open: PairQuestion[]): Vocabulary {
    const { terms } = this;
    return {
      count: (term) => terms.count(term),
      headShare: (term) => terms.headShare(term),
      relatives: (term) => terms.relatives(term),
      alike: (measure) => terms.alike(measure),
      beginning: (start, limit) => terms.beginning(start, limit),
      spelt: (word) => terms.spelt(word),
      similar: (word) => terms.similar(word),
      near: (misspelt: string, limit: number): readonly Guess[] => terms.near(misspelt, limit),
      together: (left, right) => this.#pair({ left, right, isBeside: false }, open) > 0,
      beside: (left, right) => this.#pair({ left, right, isBeside: true }, open),
    };
  }

  answer(question: PairQuestion, count: number): void {
    if (this.#pairs.size >= mostPairs) this.#pairs.clear();
    this.#pairs.set(nameOf(question), count);
  }

  #pair(question: PairQuestion, open: PairQuestion[]): number {
    const { left, right } = question;
    if (this.terms.count(left) === 0 || this.terms.count(right) === 0) return 0;
    const known = this.#pairs.get(nameOf(question));
    if (known === undefined) open.push(question);
    return known ?? 0;
  }
}
