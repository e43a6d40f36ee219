import { plainText, readTerms } from "../../../domain/search/terms.ts";

/** What a text names of variants. */
export interface Named {
  /** Values in full: "Matte Black", "12×24 in.". */
  values: readonly string[];
  /** Words that are part of a finish or colour: "black". */
  words: readonly string[];
}

/** The longest name that is looked for in a text, and the longest text that is read, in words. */
const mostWords = { name: 4, text: 12 };

/** Values by how they are named, so that they are recognised in what somebody types: "12 x 24" is "12×24 in.". */
export class NamedValues {
  #named = new Map<string, Set<string>>();
  #lookWords = new Set<string>();

  /** @param isLook of a finish or colour, of which a part tells enough */
  add(text: string, isLook: boolean): void {
    const words = nameWords(text);
    if (isLook) for (const word of words) this.#lookWords.add(word);
    const name = words.join(" ");
    if (!name) return;
    const texts = this.#named.get(name);
    if (texts) texts.add(text);
    else this.#named.set(name, new Set([text]));
  }

  /** What a text names, the longest name first where several begin with the same word. */
  in(text: string): Named {
    const words = nameWords(text).slice(0, mostWords.text);
    return { values: this.#valuesIn(words), words: words.filter((word) => this.#lookWords.has(word)) };
  }

  #valuesIn(words: readonly string[]): string[] {
    const found: string[] = [];
    for (let at = 0; at < words.length; ) {
      const length = this.#longestAt(words, at);
      if (length > 0) found.push(...this.#named.get(words.slice(at, at + length).join(" "))!);
      at += Math.max(1, length);
    }
    return found;
  }

  #longestAt(words: readonly string[], at: number): number {
    for (let length = Math.min(mostWords.name, words.length - at); length > 0; length--) {
      if (this.#named.has(words.slice(at, at + length).join(" "))) return length;
    }
    return 0;
  }
}

/** The words of a value or text as they are compared. */
export const nameWords = (text: string): string[] =>
  readTerms(plainText(text))
    .filter(({ kind }) => kind !== "pause" && kind !== "small")
    .map((term) => term.text);
