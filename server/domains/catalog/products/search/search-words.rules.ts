import { Spelling } from "../../../../../domain/search/spelling.ts";
import { rootOf } from "../../../../../domain/search/stem.ts";
import type { Guess, Vocabulary } from "../../../../../domain/search/vocabulary.ts";
import type { Way } from "../../../../../domain/search/ways.ts";
import { type GrowableArray, growableWords } from "../index/growable-array.rules.ts";
import { CatalogFull, slotLimit } from "../index/slot-limit.rules.ts";
import { InvertedIndex } from "./inverted-index.rules.ts";
import { intersect, noPostings, type PostingList, postingOf, usualWorth } from "./posting-list.rules.ts";
import { type SearchedTexts, TextReader } from "./search-texts.rules.ts";
import { TermCollector } from "./term-collector.rules.ts";
import { type PostingSource, WordMatches } from "./word-matches.rules.ts";

interface Known {
  entries: GrowableArray<Uint32Array>;
  /** All of them, if there are no more. */
  all: PostingList;
  /** The number of products with it in their names. */
  names: number;
  /** How many of those start with it, as names do with a brand. */
  leads: number;
  /** The same including category names, and how many of those have it as the head. */
  named: number;
  heads: number;
}

/** Lengths within this difference count as equal: a 30 in. range is 29.875 in. wide. */
const alikeShare = 0.017;
const mostCompletions = 48;
const mostGuesses = 8;
/**
 * Caches of frequent lookups: completions by prefix, corrections by misspelling, neighbor pairs, and at most this many
 * postings of matches.
 */
const mostKept = 5_000;
const mostKeptEntries = 4_000_000;
/** Words with this many postings get an index; all indexes together take at most 40 MB. */
const leastIndexed = 4_096;
const mostIndexed = 10_000_000;
/** How many products of a common word are sampled for its neighbors. */
const mostBeside = 20_000;
/** New terms are sorted in when there are this many. */
const mostUnsorted = 2_000;

/** Which slots have which words. Slots are only ever added, in ascending order. */
export class SearchWords implements Vocabulary {
  #numbers = new Map<string, number>();
  #known: Known[] = [];
  #byRoot = new Map<string, string[]>();
  #lengths: { value: number; term: string }[] = [];
  #sorted: string[] = [];
  #unsorted: string[] = [];
  #guesses = new Map<string, readonly Guess[]>();
  #pairs = new Map<string, number>();
  #completions = new Map<string, readonly string[]>();
  #met = new Map<string, WordMatches>();
  #metEntries = 0;
  #indexes = new Map<string, InvertedIndex>();
  #indexed = 0;
  #slots = 0;
  #settled = 0;
  #spelling = new Spelling();
  #standings = new TermCollector();
  #reader = new TextReader(
    (term) => this.#numberOf(term),
    (text) => this.#spelling.learn(text),
  );

  /** Adds a product's texts. Throws, without changing anything, if they cannot be parsed. */
  add(slot: number, texts: SearchedTexts): void {
    if (slot >= slotLimit) throw new CatalogFull();
    this.#read(texts);
    this.#slots = slot + 1;
    this.#forgetMet();
    this.#guesses.clear();
    this.#pairs.clear();
    this.#standings.take(({ term, worth, isHead, isNamed }, place) => {
      const known = this.#known[term]!;
      known.entries.push(postingOf(slot, Math.max(1, Math.round(worth * usualWorth)), isHead, place));
      if (place > 0) known.names++;
      if (place === 1) known.leads++;
      if (isNamed) known.named++;
      if (isHead) known.heads++;
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

  /** Slots below this are in the order in which equal matches are shown. */
  get settled(): number {
    return this.#settled;
  }

  /** Says that all slots so far are in that order, and that queries will follow. */
  settle(): void {
    this.#settled = this.#slots;
    for (const term of this.#numbers.keys()) this.#indexOf(term, this.#entries(term));
  }

  count(term: string): number {
    return this.#find(term)?.entries.length ?? 0;
  }

  /** A term's information: high if few names have it. A term in no name counts by its products. */
  rarity(term: string): number {
    const known = this.#find(term);
    if (!known) return 0;
    return Math.log(1 + this.#slots / ((known.names || known.entries.length) + 1));
  }

  /** The share, 0 to 1, of the names with a term that start with it: nearly all for a brand. */
  leadShare(term: string): number {
    const known = this.#find(term);
    return known ? known.leads / (known.names + 1) : 0;
  }

  headShare(term: string): number {
    const known = this.#find(term);
    return known ? known.heads / (known.named + 2) : 0;
  }

  relatives(term: string): readonly string[] {
    return (this.#byRoot.get(rootOf(term)) ?? []).filter((other) => other !== term);
  }

  alike(measure: string): readonly string[] {
    const wanted = lengthOf(measure);
    if (wanted === null) return [];
    const unit = measure.slice(-2);
    const isAlike = (value: number) => Math.abs(value - wanted) <= wanted * alikeShare;
    return this.#lengths
      .filter(({ value, term }) => isAlike(value) && term !== measure && term.endsWith(unit))
      .map(({ term }) => term);
  }

  beginning(start: string, limit: number): readonly string[] {
    let best = this.#completions.get(start);
    if (!best) {
      const counted = this.#allBeginning(start).map((term) => ({ term, count: this.count(term) }));
      counted.sort((a, b) => b.count - a.count);
      best = counted.slice(0, mostCompletions).map(({ term }) => term);
      if (this.#completions.size >= mostKept) this.#completions.clear();
      this.#completions.set(start, best);
    }
    return best.slice(0, limit);
  }

  spelt(word: string): number {
    return this.#spelling.count(word);
  }

  near(misspelt: string, limit: number): readonly Guess[] {
    let guesses = this.#guesses.get(misspelt);
    if (!guesses) {
      guesses = this.#spelling.near(misspelt, mostGuesses);
      if (this.#guesses.size >= mostKept) this.#guesses.clear();
      this.#guesses.set(misspelt, guesses);
    }
    return guesses.slice(0, limit);
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
    const known = this.#find(term);
    if (!known) return noPostings;
    const { at, length } = known.entries;
    if (known.all.length !== length) known.all = at.subarray(0, length);
    return known.all;
  }

  #find(term: string): Known | undefined {
    const number = this.#numbers.get(term);
    return number === undefined ? undefined : this.#known[number];
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number =
      this.#known.push({
        entries: growableWords(),
        all: noPostings,
        names: 0,
        leads: 0,
        named: 0,
        heads: 0,
      }) - 1;
    this.#numbers.set(term, number);
    this.#unsorted.push(term);
    this.#completions.clear();
    const length = lengthOf(term);
    if (length !== null) this.#lengths.push({ value: length, term });
    const root = rootOf(term);
    const family = this.#byRoot.get(root);
    if (family) family.push(term);
    else this.#byRoot.set(root, [term]);
    return number;
  }

  #allBeginning(start: string): string[] {
    if (this.#unsorted.length > mostUnsorted) {
      this.#sorted = [...this.#sorted, ...this.#unsorted].sort();
      this.#unsorted = [];
    }
    const found = this.#unsorted.filter((term) => term.startsWith(start));
    for (let at = firstFrom(this.#sorted, start); this.#sorted[at]?.startsWith(start); at++) {
      found.push(this.#sorted[at]!);
    }
    return found;
  }
}

/** The number of a measure of length; null for other terms. */
function lengthOf(term: string): number | null {
  const value = /^([\d.]+)(?:in|mm)$/.exec(term)?.[1];
  return value === undefined ? null : Number(value);
}

/** First index in sorted words that is not before `start`. */
function firstFrom(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
