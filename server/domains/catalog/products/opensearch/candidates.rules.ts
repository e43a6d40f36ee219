import type { SimilarWord } from "../../../../../domain/search/vocabulary.ts";
import type { Way } from "../../../../../domain/search/ways.ts";
import { intersect, noPostings, type PostingList } from "../search/posting-list.rules.ts";
import type { RankedWords, Stage } from "../search/search.rules.ts";
import { WordMatches } from "../search/word-matches.rules.ts";
import { postingIn, type Stored } from "./document.rules.ts";

/** A product that may match, with its slot in the index. */
export interface Candidate {
  slot: number;
  stored: Stored;
}

/** Thrown when ranking needs products that were not fetched yet. */
export class Missing extends Error {
  readonly stage: Stage;

  constructor(stage: Stage) {
    super(stage);
    this.stage = stage;
  }
}

const block = 32;

interface CatalogWords {
  rarity(term: string): number;
  leadShare(term: string): number;
  similar(word: string): readonly SimilarWord[];
  /** Whether some product matches one of the ways. */
  isMet(ways: readonly Way[]): boolean;
}

/**
 * The words of the products that may match a query, for the same ranking as in memory. That goes by blocks of 32 slots,
 * so candidates keep their place in a block, and only blocks without any are left out.
 */
export class CandidateWords implements RankedWords {
  /** In slot order. */
  readonly candidates: readonly Candidate[];
  readonly settled: number;
  readonly #words: CatalogWords;
  readonly #stages: ReadonlySet<Stage>;
  /** The slot of each candidate for the ranking. */
  readonly #slots: Int32Array;
  readonly #end: number;
  readonly #lists = new Map<string, PostingList>();

  /**
   * @param settled slots of the index below this are in order of views
   * @param stages what has been fetched
   */
  constructor(
    candidates: Iterable<Candidate>,
    { words, settled, stages }: { words: CatalogWords; settled: number; stages: ReadonlySet<Stage> },
  ) {
    const bySlot = new Map<number, Candidate>();
    for (const candidate of candidates) bySlot.set(candidate.slot, candidate);
    this.candidates = [...bySlot.values()].sort((a, b) => a.slot - b.slot);
    this.#words = words;
    this.#stages = stages;
    this.#slots = new Int32Array(this.candidates.length);
    let blocks = 0;
    let last = -1;
    let settledBlocks = 0;
    const lastSettled = Math.floor(settled / block);
    for (const [at, { slot }] of this.candidates.entries()) {
      const number = Math.floor(slot / block);
      if (number !== last) {
        blocks += 1;
        last = number;
        if (number < lastSettled) settledBlocks = blocks;
      }
      this.#slots[at] = block * (blocks - 1) + (slot % block);
    }
    this.settled = block * settledBlocks;
    this.#end = block * blocks;
  }

  reach(stage: Stage): void {
    if (!this.#stages.has(stage)) throw new Missing(stage);
  }

  rarity(term: string): number {
    return this.#words.rarity(term);
  }

  leadShare(term: string): number {
    return this.#words.leadShare(term);
  }

  similar(word: string): readonly SimilarWord[] {
    return this.#words.similar(word);
  }

  read(term: string, slots: Int32Array, into: Uint32Array): void {
    for (const [at, slot] of slots.entries())
      into[at] = postingIn(this.candidates[this.indexOf(slot)]!.stored, term);
  }

  meeting(ways: readonly Way[]): WordMatches {
    const lists = ways.map(({ terms, weight, adjacent }) => ({
      entries: terms.map((term) => this.#postings(term)).reduce((a, b) => intersect(a, b, adjacent)),
      weight,
    }));
    return new WordMatches(lists, this.#end, this.#words.isMet(ways) ? 1 : 0);
  }

  /** The index of the candidate in a slot of the ranking. */
  indexOf(slot: number): number {
    let [low, high] = [0, this.#slots.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#slots[middle]! < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #postings(term: string): PostingList {
    const known = this.#lists.get(term);
    if (known) return known;
    const found = new Uint32Array(this.candidates.length);
    let count = 0;
    for (const [at, { stored }] of this.candidates.entries()) {
      const posting = postingIn(stored, term);
      if (posting !== 0) found[count++] = ((this.#slots[at]! << 11) | posting) >>> 0;
    }
    const list = count === 0 ? noPostings : found.slice(0, count);
    this.#lists.set(term, list);
    return list;
  }
}
