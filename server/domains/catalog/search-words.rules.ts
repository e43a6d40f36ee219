import type { Way } from "../../../domain/search/query.ts";
import { Spelling } from "../../../domain/search/spelling.ts";
import { rootOf } from "../../../domain/search/stem.ts";
import type { Guess, Vocabulary } from "../../../domain/search/vocabulary.ts";
import { type Growing, growingWords } from "./growing.rules.ts";
import { both, type Entries, entryOf, noEntries, usualWorth } from "./search-entry.rules.ts";
import { EntryIndex } from "./search-index.rules.ts";
import { Meeting, type Met } from "./search-meeting.rules.ts";
import { Standings } from "./search-standing.rules.ts";
import { type SearchedTexts, TextReader } from "./search-texts.rules.ts";

interface Known {
  entries: Growing<Uint32Array>;
  /** All of them, as long as there are no more. */
  all: Entries;
  /** In how many products' names it stands. */
  names: number;
  /** The same with their categories' names, and in how many of those it is what the thing is. */
  named: number;
  heads: number;
}

/** Lengths that differ by so much are called the same: a 30 in. range is 29.875 in. wide. */
const alikeShare = 0.017;
const mostCompletions = 48;
const mostGuesses = 8;
/** What was asked for often is kept: completions by their beginning, guesses by what is misspelt, pairs of neighbours, and at most so many entries of what words meet. */
const mostKept = 5_000;
const mostKeptEntries = 4_000_000;
/** From so many entries on, a word has an index; of all indexes so many numbers are kept: 32 MB. */
const leastIndexed = 8_192;
const mostIndexed = 8_000_000;
/** Of a usual word so many products are looked at for what stands beside it. */
const mostBeside = 20_000;
/** New terms are put in their order when there are so many. */
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
  #met = new Map<string, Meeting>();
  #metEntries = 0;
  #indexes = new Map<string, EntryIndex>();
  #indexed = 0;
  #slots = 0;
  #settled = 0;
  #spelling = new Spelling();
  #standings = new Standings();
  #reader = new TextReader(
    (term) => this.#numberOf(term),
    (text) => this.#spelling.learn(text),
  );

  add(slot: number, texts: SearchedTexts): void {
    this.#slots = slot + 1;
    this.#forgetMet();
    this.#guesses.clear();
    this.#pairs.clear();
    this.#reader.read(texts, this.#standings);
    this.#standings.take(({ term, worth, isHead, isNamed }, place) => {
      const known = this.#known[term]!;
      known.entries.push(entryOf(slot, Math.max(1, Math.round(worth * usualWorth)), isHead, place));
      if (place > 0) known.names++;
      if (isNamed) known.named++;
      if (isHead) known.heads++;
    });
  }

  /** Slots below this stand in the order in which many that fit alike are to be shown. */
  get settled(): number {
    return this.#settled;
  }

  /** Tells that all slots there are stand in such an order, and that words will be asked for. */
  settle(): void {
    this.#settled = this.#slots;
    for (const term of this.#numbers.keys()) this.#indexOf(term, this.#entries(term));
  }

  count(term: string): number {
    return this.#find(term)?.entries.length ?? 0;
  }

  /** How much a term tells: large when few names have it. One that stands in no name counts by its products. */
  rarity(term: string): number {
    const known = this.#find(term);
    if (!known) return 0;
    return Math.log(1 + this.#slots / ((known.names || known.entries.length) + 1));
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
    const count = (): number => both(this.#entries(left), this.#entries(right), false, 1).length;
    return this.#keptPair(`${left}+${right}`, count) > 0;
  }

  beside(left: string, right: string): number {
    // few of a very usual word tell enough
    const count = (): number =>
      both(this.#entries(left).subarray(0, mostBeside), this.#entries(right), true).length;
    return this.#keptPair(`${left} ${right}`, count);
  }

  /** While somebody types, the same neighbours are asked for at each letter. */
  #keptPair(name: string, count: () => number): number {
    let known = this.#pairs.get(name);
    if (known === undefined) {
      known = count();
      if (this.#pairs.size >= mostKept) this.#pairs.clear();
      this.#pairs.set(name, known);
    }
    return known;
  }

  /** The products that any of the ways leads to. */
  meeting(ways: readonly Way[]): Meeting {
    const key = ways.map(({ terms, weight, adjacent }) => `${terms.join("+")}${weight}${adjacent}`).join("|");
    const kept = this.#met.get(key);
    if (kept) return kept;
    const meeting = new Meeting(
      ways.map((way) => this.#metBy(way)),
      this.#slots,
    );
    if (this.#metEntries > mostKeptEntries) this.#forgetMet();
    this.#met.set(key, meeting);
    this.#metEntries += meeting.weight;
    return meeting;
  }

  #metBy({ terms, weight, adjacent }: Way): Met {
    const entries = terms.map((term) => this.#entries(term)).reduce((a, b) => both(a, b, adjacent));
    return { entries, weight, index: terms.length === 1 ? this.#indexOf(terms[0]!, entries) : undefined };
  }

  /** The index of a usual word, up to all that was added. */
  #indexOf(term: string, entries: Entries): EntryIndex | undefined {
    if (entries.length < leastIndexed) return undefined;
    const index = this.#indexes.get(term) ?? new EntryIndex();
    const before = index.size;
    index.reach(entries, this.#slots);
    this.#indexes.set(term, index);
    this.#indexed += index.size - before;
    if (this.#indexed > mostIndexed) {
      this.#indexes.clear();
      this.#indexed = 0;
      // what is kept of words holds on to their indexes
      this.#forgetMet();
    }
    return index;
  }

  #forgetMet(): void {
    this.#met.clear();
    this.#metEntries = 0;
  }

  #entries(term: string): Entries {
    const known = this.#find(term);
    if (!known) return noEntries;
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
      this.#known.push({ entries: growingWords(), all: noEntries, names: 0, named: 0, heads: 0 }) - 1;
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

/** First place in sorted words that is not before `start`. */
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
