import type { FacetValues } from "./facet-values.rules.ts";
import { type Named, nothingNamed } from "./named-values.rules.ts";
import type { SearchWords } from "./search-words.rules.ts";
import { type SkuAsked, skuIn } from "./sku.rules.ts";

/** With the variants that cards of their first page show some 15 MB. */
const mostKept = 1_500;

/** What texts say beside their words, as it was read lately. Good as long as nothing is added to the catalogue. */
export class TextReadings {
  readonly #words: SearchWords;
  readonly #facets: FacetValues;
  #skus = new Map<string, SkuAsked | null>();
  #named = new Map<string, Named>();

  constructor(words: SearchWords, facets: FacetValues) {
    this.#words = words;
    this.#facets = facets;
  }

  /** The article number that a text may be. */
  skuIn(text: string): SkuAsked | null {
    return kept(this.#skus, text, () => skuIn(text, this.#words));
  }

  /** What a text names of variants; the same object for the same text. */
  namedIn(text: string): Named {
    if (text === "") return nothingNamed;
    return kept(this.#named, text, () => this.#facets.named.in(text, (word) => this.#words.headShare(word)));
  }

  forget(): void {
    this.#skus.clear();
    this.#named.clear();
  }
}

function kept<T>(readings: Map<string, T>, text: string, read: () => T): T {
  const known = readings.get(text);
  if (known !== undefined) return known;
  const [oldest] = readings.size < mostKept ? [] : readings.keys();
  if (oldest !== undefined) readings.delete(oldest);
  const reading = read();
  readings.set(text, reading);
  return reading;
}
