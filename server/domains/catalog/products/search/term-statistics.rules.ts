import { Spelling } from "../../../../../domain/search/spelling.ts";
import { rootOf } from "../../../../../domain/search/stem.ts";
import type { Guess, SimilarWord, Vocabulary } from "../../../../../domain/search/vocabulary.ts";

/** What is known of a term besides the products that have it. */
interface Known {
  /** The number of products with it. */
  count: number;
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
/** How much a word has to look like another to count for it in part, and how many such words count. */
const alikeByLetters = { least: 0.3, limit: 8 };
/** Caches of frequent lookups: completions by prefix, corrections by misspelling. */
const mostKept = 5_000;
/** New terms are sorted in when there are this many. */
const mostUnsorted = 2_000;

/** The words of a catalog: how often each occurs and where, and how it is written. */
export class TermStatistics implements Omit<Vocabulary, "together" | "beside"> {
  /** How many products there are, including former ones. */
  products = 0;
  #numbers = new Map<string, number>();
  #known: Known[] = [];
  #byRoot = new Map<string, string[]>();
  #lengths: { value: number; term: string }[] = [];
  #sorted: string[] = [];
  #unsorted: string[] = [];
  #guesses = new Map<string, readonly Guess[]>();
  #similar = new Map<string, readonly SimilarWord[]>();
  #completions = new Map<string, readonly string[]>();
  #spelling = new Spelling();

  get terms(): Iterable<string> {
    return this.#numbers.keys();
  }

  /** A term's number; undefined if it is unknown. */
  find(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** Takes in the spelling of the words of a text, `times` times. */
  learn(text: string, times = 1): void {
    this.#spelling.learn(text, times);
  }

  /** Drops what was computed from the words so far. */
  forget(): void {
    this.#guesses.clear();
    this.#similar.clear();
  }

  /** Adds what products say about a term, by its number. */
  add(number: number, more: Readonly<Known>): void {
    const known = this.#known[number]!;
    known.count += more.count;
    known.names += more.names;
    known.leads += more.leads;
    known.named += more.named;
    known.heads += more.heads;
  }

  /** Counts a product that has a term, by its number. */
  meet(
    number: number,
    { place, isNamed, isHead }: { place: number; isNamed: boolean; isHead: boolean },
  ): void {
    const known = this.#known[number]!;
    known.count++;
    if (place > 0) known.names++;
    if (place === 1) known.leads++;
    if (isNamed) known.named++;
    if (isHead) known.heads++;
  }

  count(term: string): number {
    return this.#find(term)?.count ?? 0;
  }

  /** A term's information: high if few names have it. A term in no name counts by its products. */
  rarity(term: string): number {
    const known = this.#find(term);
    if (!known) return 0;
    return Math.log(1 + this.products / ((known.names || known.count) + 1));
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

  /** Words of names that look like this one, most alike first. */
  similar(word: string): readonly SimilarWord[] {
    let found = this.#similar.get(word);
    if (!found) {
      found = this.#spelling.similar(word, alikeByLetters);
      if (this.#similar.size >= mostKept) this.#similar.clear();
      this.#similar.set(word, found);
    }
    return found;
  }

  /** A term's number, a new one for a new term. */
  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number =
      this.#known.push({
        count: 0,
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

  #find(term: string): Known | undefined {
    const number = this.#numbers.get(term);
    return number === undefined ? undefined : this.#known[number];
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
