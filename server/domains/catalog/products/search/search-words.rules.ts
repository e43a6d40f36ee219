import type { Guess, SimilarWord, Vocabulary } from "../../../../../domain/search/vocabulary.ts";
import { type Way, way } from "../../../../../domain/search/ways.ts";
import { type GrowableArray, growableWords } from "../index/growable-array.rules.ts";
import { CatalogFull, slotLimit } from "../index/slot-limit.rules.ts";
import { InvertedIndex } from "./inverted-index.rules.ts";
import { intersect, noPostings, type PostingList, postingOf, usualWorth } from "./posting-list.rules.ts";
import { type SearchedTexts, TextReader } from "./search-texts.rules.ts";
import { TermCollector } from "./term-collector.rules.ts";
import { TermStatistics } from "./term-statistics.rules.ts";
import { type PostingSource, WordMatches } from "./word-matches.rules.ts";

interface Postings {
  entries: GrowableArray<Uint32Array>;
  /** All of them, if there are no more. */
  all: PostingList;
}

/** Caches of frequent lookups: neighbor pairs, and at most this many postings of matches. */
const mostKept = 5_000;
const mostKeptEntries = 4_000_000;
/** Words with this many postings get an index; all indexes together take at most 40 MB. */
const leastIndexed = 4_096;
const mostIndexed = 10_000_000;
/** How many products of a common word are sampled for its neighbors. */
const mostBeside = 20_000;
/** Which slots have which words. Slots are only ever added, in ascending order. */
export class SearchWords implements Vocabulary {
  readonly #terms = new TermStatistics();
  #postings: Postings[] = [];
  #pairs = new Map<string, number>();
  #met = new Map<string, WordMatches>();
  #metEntries = 0;
  #indexes = new Map<string, InvertedIndex>();
  #indexed = 0;
  #slots = 0;
  #settled = 0;
  #standings = new TermCollector();
  #reader = new TextReader(
    (term) => this.#numberOf(term),
    (text) => this.#terms.learn(text),
  );

  /** Adds a product's texts. Throws, without changing anything, if they cannot be parsed. */
  add(slot: number, texts: SearchedTexts): void {
    if (slot >= slotLimit) throw new CatalogFull();
    this.#read(texts);
    this.#slots = slot + 1;
    this.#terms.products = this.#slots;
    this.#forgetMet();
    this.#terms.forget();
    this.#pairs.clear();
    this.#standings.take(({ term, worth, isHead, isNamed }, place) => {
      const posting = postingOf(slot, Math.max(1, Math.round(worth * usualWorth)), isHead, place);
      this.#postings[term]!.entries.push(posting);
      this.#terms.meet(term, { place, isNamed, isHead });
    });
  }

  #read(texts: SearchedTexts): void {
    try {
      this.#reader.read(texts, this.#standings);
    } catch (error) {
      this.#standings.drop();
      throw error;
    }
  }

  /** All products are here, at every stage of a search. */
  reach(): void {}

  /** Slots below this are in the order in which equal matches are shown. */
  get settled(): number {
    return this.#settled;
  }

  /** Says that all slots so far are in that order, and that queries will follow. */
  settle(): void {
    this.#settled = this.#slots;
    for (const term of this.#terms.terms) this.#indexOf(term, this.#entries(term));
  }

  count = (term: string): number => this.#terms.count(term);
  /** A term's information: high if few names have it. A term in no name counts by its products. */
  rarity = (term: string): number => this.#terms.rarity(term);
  /** The share, 0 to 1, of the names with a term that start with it: nearly all for a brand. */
  leadShare = (term: string): number => this.#terms.leadShare(term);
  headShare = (term: string): number => this.#terms.headShare(term);
  relatives = (term: string): readonly string[] => this.#terms.relatives(term);
  alike = (measure: string): readonly string[] => this.#terms.alike(measure);
  beginning = (start: string, limit: number): readonly string[] => this.#terms.beginning(start, limit);
  spelt = (word: string): number => this.#terms.spelt(word);
  near = (misspelt: string, limit: number): readonly Guess[] => this.#terms.near(misspelt, limit);

  similar = (word: string): readonly SimilarWord[] => this.#terms.similar(word);

  read(term: string, slots: Int32Array, into: Uint32Array): void {
    this.meeting([way([term], 1)]).read(slots, into);
  }

  together(left: string, right: string): boolean {
    const count = (): number => intersect(this.#entries(left), this.#entries(right), false, 1).length;
    return this.#keptPair(`${left}+${right}`, count) > 0;
  }

  beside(left: string, right: string): number {
    // a small sample of a very common word is enough
    const count = (): number =>
      intersect(this.#entries(left).subarray(0, mostBeside), this.#entries(right), true).length;
    return this.#keptPair(`${left} ${right}`, count);
  }

  /** While somebody types, the same neighbors are looked up at each letter. */
  #keptPair(name: string, count: () => number): number {
    let known = this.#pairs.get(name);
    if (known === undefined) {
      known = count();
      if (this.#pairs.size >= mostKept) this.#pairs.clear();
      this.#pairs.set(name, known);
    }
    return known;
  }

  /** The products that match any of the ways. */
  meeting(ways: readonly Way[]): WordMatches {
    const key = ways.map(({ terms, weight, adjacent }) => `${terms.join("+")}${weight}${adjacent}`).join("|");
    const kept = this.#met.get(key);
    if (kept) return kept;
    const meeting = new WordMatches(
      ways.map((way) => this.#metBy(way)),
      this.#slots,
    );
    if (this.#metEntries > mostKeptEntries) this.#forgetMet();
    this.#met.set(key, meeting);
    this.#metEntries += meeting.weight;
    return meeting;
  }

  #metBy({ terms, weight, adjacent }: Way): PostingSource {
    const entries = terms.map((term) => this.#entries(term)).reduce((a, b) => intersect(a, b, adjacent));
    return { entries, weight, index: terms.length === 1 ? this.#indexOf(terms[0]!, entries) : undefined };
  }

  /** The index of a common word, up to everything added. */
  #indexOf(term: string, entries: PostingList): InvertedIndex | undefined {
    if (entries.length < leastIndexed) return undefined;
    const index = this.#indexes.get(term) ?? new InvertedIndex();
    const before = index.size;
    index.reach(entries, this.#slots);
    this.#indexes.set(term, index);
    this.#indexed += index.size - before;
    if (this.#indexed > mostIndexed) {
      this.#indexes.clear();
      this.#indexed = 0;
      // cached matches keep references to their words' indexes
      this.#forgetMet();
    }
    return index;
  }

  #forgetMet(): void {
    this.#met.clear();
    this.#metEntries = 0;
  }

  #entries(term: string): PostingList {
    const number = this.#terms.find(term);
    if (number === undefined) return noPostings;
    const postings = this.#postings[number]!;
    const { at, length } = postings.entries;
    if (postings.all.length !== length) postings.all = at.subarray(0, length);
    return postings.all;
  }

  #numberOf(term: string): number {
    const number = this.#terms.numberOf(term);
    if (number === this.#postings.length) this.#postings.push({ entries: growableWords(), all: noPostings });
    return number;
  }
}
