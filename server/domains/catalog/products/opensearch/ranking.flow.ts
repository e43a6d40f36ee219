import type { Understood } from "../../../../../domain/search/query.ts";
import type { OpenSearch } from "../../../../platform/opensearch/port.ts";
import {
  Finds,
  keptSets,
  mostLacking,
  mostPooled,
  mostStrong,
  type Ranked,
  type Stage,
} from "../search/search.rules.ts";
import { type Candidate, CandidateWords, Missing } from "./candidates.rules.ts";
import type { Stored } from "./document.rules.ts";
import { slotsOf, storedBySlot } from "./index.store.ts";
import { all, any, type Query, wordQuery } from "./queries.rules.ts";
import type { IndexVocabulary } from "./vocabulary.rules.ts";

/** More products with every word than the ranking counts with in its first look: some of them are weak matches. */
const firstLook = 1.2;
/** With so many looked at, a search ends: a word that nearly all products have would else fetch them all. */
const mostLookedAt = 10_000;
/** Of the products of a place that have every word, this many are ranked, the most viewed first. */
const mostWhole = 5_000;
/** Products that changed since the index was built, as far as they match. */
const mostUnsettled = 2_000;
/** Of a place, the products that lack the same words. */
const mostLackingInPlace = 1_000;
/** Sets of words are looked up in groups: the first few usually bring enough. */
const setsAtOnce = 4;
const block = 32;

export interface IndexView {
  engine: OpenSearch;
  index: string;
  vocabulary: IndexVocabulary;
  settled: number;
}

export interface RankedPlace {
  query: Query;
  fits: (stored: Stored) => boolean;
  others: boolean;
  whole: boolean;
}

/** What a query finds in a place; slots are places in `products`. */
export interface RankedProducts extends Ranked {
  products: readonly Stored[];
}

/**
 * Ranks what the index finds, by the same rules as in memory. The rules say what they have to see; that is fetched, and
 * they start again, until they have it all.
 */
export async function rank(
  view: IndexView,
  query: Understood,
  { place, isTyping }: { place: RankedPlace; isTyping: boolean },
): Promise<RankedProducts> {
  const fetched = new Fetched(view, query, { place, isTyping });
  for (;;) {
    const words = fetched.words();
    const finds = new Finds(words, query, { isTyping });
    const storedAt = (slot: number) => words.candidates[words.indexOf(slot)]!.stored;
    try {
      const { slots, ...found } = finds.within({ ...place, fits: (slot) => place.fits(storedAt(slot)) });
      if (fetched.isOpen && !finds.isCut) {
        await fetched.lookFurther();
        continue;
      }
      const isCut = found.isCut || fetched.isCut;
      // the words have served, and would be kept with what was found
      const products = Array.from(slots, (slot) => ({ ...storedAt(slot), k: "" }));
      return { ...found, isCut, slots: slots.map((_, at) => at), products };
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      if (fetched.isOpen && !finds.isCut) await fetched.lookFurther();
      else await fetched.fetch(error.stage, finds);
    }
  }
}

/** The candidates of one query. */
class Fetched {
  /** More products may have every word than were fetched. */
  isOpen = false;
  /** More products of the place have every word than are ranked. */
  isCut = false;
  readonly #view: IndexView;
  readonly #place: RankedPlace;
  readonly #isTyping: boolean;
  readonly #words: readonly Query[];
  readonly #bySlot = new Map<number, Candidate>();
  readonly #stages = new Set<Stage>();
  /** So many products with every word are to be looked at, this many have been, and the next one has this slot or a higher one. */
  #size: number;
  #looked = 0;
  #next = 0;

  constructor(
    view: IndexView,
    query: Understood,
    { place, isTyping }: { place: RankedPlace; isTyping: boolean },
  ) {
    this.#view = view;
    this.#place = place;
    this.#isTyping = isTyping;
    this.#words = query.wanted.map(({ ways }) => wordQuery(ways));
    this.#size = Math.ceil(firstLook * mostStrong[isTyping ? "whileTyping" : "whenAsked"]);
  }

  words(): CandidateWords {
    const { vocabulary: words, settled } = this.#view;
    return new CandidateWords(this.#bySlot.values(), { words, settled, stages: this.#stages });
  }

  async fetch(stage: Stage, finds: Finds): Promise<void> {
    this.#stages.add(stage);
    if (stage === "all words") return this.#fetchAllWords();
    if (stage === "whole") return this.#fetchWhole();
    const weights = finds.weights.map((one, at) => ({ ...one, at })).filter(({ isMet }) => isMet);
    const sets = keptSets(weights).map((set) => all(set.map(({ at }) => this.#words[at]!)));
    if (stage === "more") {
      const inPlace = sets.map((query) => all([query, this.#place.query]));
      return this.#fetchSome(inPlace, mostLackingInPlace);
    }
    return this.#fetchSome(sets, mostLacking[this.#isTyping ? "whileTyping" : "whenAsked"]);
  }

  /** Looks at three times as many products with every word, as far as that helps anybody. */
  async lookFurther(): Promise<void> {
    if (this.#looked >= mostLookedAt) {
      this.isOpen = false;
      this.isCut = true;
      return;
    }
    this.#size *= 3;
    await this.#fetchAllWords();
  }

  async #fetchAllWords(): Promise<void> {
    const query = all(this.#words);
    const isFirst = this.#looked === 0;
    const size = this.#size - this.#looked;
    const found = await this.#fetch(all([query, { range: { slot: { gte: this.#next } } }]), size);
    this.isOpen = found.length === size && found.at(-1)!.slot < this.#settled;
    if (!this.isOpen) return this.#take(found);
    // the last block may have more of them
    this.#next = block * Math.floor(found.at(-1)!.slot / block);
    const whole = found.filter(({ slot }) => slot < this.#next);
    this.#looked += whole.length;
    this.#take(whole);
    if (isFirst) this.#take(await this.#unsettled(query));
  }

  async #fetchWhole(): Promise<void> {
    const found = await this.#fetch(all([...this.#words, this.#place.query]), mostWhole);
    this.isCut = found.length === mostWhole;
    this.#take(found);
  }

  /** The first products of each set of words, the most informative first, as `withSome` chooses them. */
  async #fetchSome(sets: readonly Query[], most: number): Promise<void> {
    const { engine, index } = this.#view;
    const chosen = new Set<number>();
    for (let at = 0; at < sets.length && chosen.size < mostPooled * most; at += setsAtOnce) {
      const group = sets.slice(at, at + setsAtOnce);
      const asked = group.map((query, more) => ({ query, size: chosen.size + (more + 1) * (most + block) }));
      for (const slots of await slotsOf(engine, index, asked)) {
        if (chosen.size >= mostPooled * most) break;
        addFirst(chosen, slots, { most, settled: this.#settled });
      }
    }
    const wanted = [...chosen].filter((slot) => !this.#bySlot.has(slot));
    this.#take(await this.#fetch({ terms: { slot: wanted } }, wanted.length));
    if (sets.length > 0) this.#take(await this.#unsettled(any(sets)));
  }

  /** The ranking goes by whole blocks: the last one that is not full counts as changed. */
  get #settled(): number {
    return block * Math.floor(this.#view.settled / block);
  }

  #unsettled(query: Query): Promise<Candidate[]> {
    return this.#fetch(all([query, { range: { slot: { gte: this.#settled } } }]), mostUnsettled);
  }

  async #fetch(query: Query, size: number): Promise<Candidate[]> {
    return size === 0 ? [] : storedBySlot(this.#view.engine, this.#view.index, query, size);
  }

  #take(found: readonly Candidate[]): void {
    for (const candidate of found) this.#bySlot.set(candidate.slot, candidate);
  }
}

/** Adds the first slots that are not chosen yet, about `most`, up to the end of a block. */
function addFirst(
  chosen: Set<number>,
  slots: readonly number[],
  { most, settled }: { most: number; settled: number },
): void {
  let added = 0;
  let last = -1;
  for (const slot of slots) {
    if (chosen.has(slot)) continue;
    const number = Math.floor(slot / block);
    if (number !== last && added >= most && slot < settled) return;
    last = number;
    chosen.add(slot);
    added += 1;
  }
}
