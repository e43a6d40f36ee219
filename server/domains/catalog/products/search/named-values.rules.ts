import { withNegations } from "../../../../../domain/search/negation.ts";
import { plainText, readTerms } from "../../../../../domain/search/terms.ts";
import { type NamedSize, sizesIn } from "./named-sizes.rules.ts";

/** The longest name to look for in a text, and the longest text, in words. */
const mostWords = { name: 4, text: 12 };

/** What filters or a text say about variants. */
export interface Named {
  /** Values in full: "Matte Black", "12×24 in.". */
  values: ReadonlySet<string>;
  /** Finishes and colors that contain a word, "Matte Black" for "black", with the number of matching words. */
  parts: ReadonlyMap<string, number>;
  /** Sizes in any spelling, and bare numbers. */
  sizes: readonly NamedSize[];
}

export const nothingNamed: Named = { values: new Set(), parts: new Map(), sizes: [] };

/** Values by name, to recognize them in typed text: "12 x 24" is "12×24 in.". */
export class NamedValues {
  #named = new Map<string, Set<string>>();
  #looks = new Map<string, readonly string[]>();
  #looksByWord = new Map<string, Set<string>>();

  /** @param isLook of a finish or colour, of which a part tells enough */
  add(text: string, isLook: boolean): void {
    const words = wordsOf(text);
    if (words.length === 0) return;
    if (isLook) this.#addLook(text, words);
    const name = words.join(" ");
    const texts = this.#named.get(name);
    if (texts) texts.add(text);
    else this.#named.set(name, new Set([text]));
  }

  #addLook(text: string, words: readonly string[]): void {
    this.#looks.set(text, words);
    for (const word of words) {
      const looks = this.#looksByWord.get(word);
      if (looks) looks.add(text);
      else this.#looksByWord.set(word, new Set([text]));
    }
  }

  /**
   * What a text names, the longest name first where several begin with the same word.
   * @param headShare how much a word is what things are: of "wall light" the light is not how it looks
   */
  in(text: string, headShare: (word: string) => number): Named {
    const words = wordsOf(text).slice(0, mostWords.text);
    const shares = words.map(headShare);
    const thing = words[shares.lastIndexOf(Math.max(...shares))];
    return {
      values: this.#valuesIn(words),
      parts: this.#partsIn(words.filter((word) => word !== thing)),
      sizes: sizesIn(text),
    };
  }

  #valuesIn(words: readonly string[]): Set<string> {
    const found = new Set<string>();
    for (let at = 0; at < words.length; ) {
      const length = this.#longestAt(words, at);
      if (length > 0) {
        for (const value of this.#named.get(words.slice(at, at + length).join(" "))!) found.add(value);
      }
      at += Math.max(1, length);
    }
    return found;
  }

  /** A word that is a value itself, such as white, refers to "Gloss White", not to "White Oak". */
  #partsIn(words: readonly string[]): Map<string, number> {
    const found = new Map<string, number>();
    const candidates = new Set(words.flatMap((word) => [...(this.#looksByWord.get(word) ?? [])]));
    for (const value of candidates) {
      const parts = this.#looks.get(value)!;
      const told = words.filter((word) => parts.includes(word));
      const isMeant = told.includes(parts.at(-1)!) || !told.some((word) => this.#named.has(word));
      if (isMeant) found.set(value, told.length);
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

/**
 * Which of a product's values are wanted: those named in full, and the only one that contains most of the words. A
 * color family, such as black, is a value as well, though variants seldom have its name.
 */
export function wantedOf(values: readonly string[], named: Named): string[] {
  const full = values.filter((value) => named.values.has(value));
  let best: string[] = [];
  let most = 0;
  for (const value of values) {
    const words = named.parts.get(value) ?? 0;
    if (words === 0 || words < most) continue;
    if (words > most) [best, most] = [[], words];
    if (!full.includes(value) && !best.includes(value)) best.push(value);
  }
  return best.length === 1 ? [...full, ...best] : full;
}

const wordsOf = (text: string): string[] =>
  withNegations(readTerms(plainText(text)))
    .filter(({ kind }) => kind !== "pause" && kind !== "small")
    .map((term) => term.text);
