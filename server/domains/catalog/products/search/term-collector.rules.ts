import { enlarged } from "../index/growable-array.rules.ts";

/** The occurrence of one word in a text. */
export interface Reading {
  /** The word's id. */
  term: number;
  worth: number;
  /** It is the head. */
  isHead: boolean;
  /** It occurs in the name of the product or of its category. */
  isNamed: boolean;
}

/** A word in a second field adds this much of the lesser weight. */
const again = 0.15;

/** Collects the words of one product, field by field; reused for the next product. */
export class TermCollector {
  #worths = new Float32Array(1024);
  /** Bits: 1 head, 2 named. */
  #signs = new Uint8Array(1024);
  #places = new Uint8Array(1024);
  /** The last field with this word; 0 for words that this product does not have. */
  #fields = new Uint8Array(1024);
  #terms: number[] = [];

  /**
   * @param field number of the text that is read, from 1: within one, a word counts once
   * @param place where it stands in the name, from 1; 0 elsewhere
   */
  give({ term, worth, isHead, isNamed }: Reading, field: number, place = 0): void {
    if (term >= this.#worths.length) this.#grow(term + 1);
    const signs = (isHead ? 1 : 0) | (isNamed ? 2 : 0);
    const former = this.#fields[term]!;
    this.#fields[term] = field;
    if (former === 0) {
      this.#terms.push(term);
      this.#worths[term] = worth;
      this.#signs[term] = signs;
      this.#places[term] = place;
      return;
    }
    const known = this.#worths[term]!;
    this.#worths[term] = Math.max(known, worth) + (former === field ? 0 : again * Math.min(known, worth));
    this.#signs[term]! |= signs;
    if (isHead && place > 0) this.#places[term] = place;
  }

  /** Emits all words with their occurrences, and clears. */
  take(tell: (reading: Reading, place: number) => void): void {
    for (const term of this.#terms) {
      const signs = this.#signs[term]!;
      const reading = {
        term,
        worth: this.#worths[term]!,
        isHead: (signs & 1) !== 0,
        isNamed: (signs & 2) !== 0,
      };
      tell(reading, this.#places[term]!);
    }
    this.drop();
  }

  /** Clears. */
  drop(): void {
    for (const term of this.#terms) this.#fields[term] = 0;
    this.#terms = [];
  }

  #grow(least: number): void {
    const size = Math.max(least, 2 * this.#worths.length);
    this.#worths = enlarged(this.#worths, new Float32Array(size));
    this.#signs = enlarged(this.#signs, new Uint8Array(size));
    this.#places = enlarged(this.#places, new Uint8Array(size));
    this.#fields = enlarged(this.#fields, new Uint8Array(size));
  }
}
