import { type Understood, understand } from "../../../../../domain/search/query.ts";
import { Finds, type Place, type Ranked } from "./search.rules.ts";
import type { SearchWords } from "./search-words.rules.ts";

interface Question {
  query: Understood;
  finds: Finds;
}

const mostQuestions = { whenAsked: 4_000, whileTyping: 1_000 };
/** Nine bytes each: 36 MB. */
const mostSlots = 4_000_000;

/**
 * Recent queries on a catalog, parsed and searched once: with another filter, order or showroom the same words cost
 * only the rest. Valid as long as no word is added to the catalog.
 */
export class AskedQuestions {
  #words: SearchWords;
  #isTyping: boolean;
  #most: number;
  #questions = new Map<string, Question>();
  #slots = 0;

  /** @param isTyping of what is being typed, so that the last word may be half of one */
  constructor(words: SearchWords, { isTyping = false } = {}) {
    this.#words = words;
    this.#isTyping = isTyping;
    this.#most = isTyping ? mostQuestions.whileTyping : mostQuestions.whenAsked;
  }

  /** The parsed text, and its results in a place. */
  ask(text: string, place: Place): { query: Understood; found: Ranked } {
    const question = this.#questions.get(text) ?? this.#read(text);
    // most recently used last
    this.#questions.delete(text);
    this.#questions.set(text, question);
    const before = question.finds.size;
    const found = question.finds.within(place);
    this.#slots += question.finds.size - before;
    this.#dropOldest();
    return { query: question.query, found };
  }

  forget(): void {
    if (this.#questions.size === 0) return;
    this.#questions.clear();
    this.#slots = 0;
  }

  #read(text: string): Question {
    const how = { isTyping: this.#isTyping };
    const query = understand(text, this.#words, how);
    return { query, finds: new Finds(this.#words, query, how) };
  }

  #dropOldest(): void {
    for (const [text, { finds }] of this.#questions) {
      if (this.#slots <= mostSlots && this.#questions.size <= this.#most) return;
      this.#questions.delete(text);
      this.#slots -= finds.size;
    }
  }
}
