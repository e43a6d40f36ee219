import { type Understood, understand } from "../../../domain/search/query.ts";
import { Finds, type Place, type Ranked } from "./search.rules.ts";
import type { SearchWords } from "./search-words.rules.ts";

interface Question {
  query: Understood;
  finds: Finds;
}

const mostQuestions = 4_000;
/** Nine bytes each: 36 MB. */
const mostSlots = 4_000_000;

/**
 * What was asked of a catalogue lately, understood and found once: the same words with another filter, in another
 * order or showroom cost what is looked at anew. Good as long as no word is added to the catalogue.
 */
export class AskedQuestions {
  #words: SearchWords;
  #questions = new Map<string, Question>();
  #slots = 0;

  constructor(words: SearchWords) {
    this.#words = words;
  }

  /** What a text is understood as, and what it finds in a place. */
  ask(text: string, place: Place): { query: Understood; found: Ranked } {
    const question = this.#questions.get(text) ?? this.#add(text);
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

  #add(text: string): Question {
    const query = understand(text, this.#words);
    const question = { query, finds: new Finds(this.#words, query) };
    this.#questions.set(text, question);
    return question;
  }

  #dropOldest(): void {
    for (const [text, { finds }] of this.#questions) {
      if (this.#slots <= mostSlots && this.#questions.size <= mostQuestions) return;
      this.#questions.delete(text);
      this.#slots -= finds.size;
    }
  }
}
