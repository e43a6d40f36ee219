import type { Vocabulary } from "../../../../../domain/search/vocabulary.ts";
import type { FacetValues } from "../listing/facet-values.rules.ts";
import { type Named, nothingNamed } from "./named-values.rules.ts";
import { type SkuAsked, skuIn } from "./sku.rules.ts";

const mostKept = 1_500;

/** What texts say besides their words, parsed recently. Valid as long as nothing is added to the catalog. */
export class TextReadings {
  readonly #words: Vocabulary;
  readonly #facets: FacetValues;
  #skus = new Map<string, SkuAsked | null>();
  #named = new Map<string, Named>();

  constructor(words: Vocabulary, facets: FacetValues) {
    this.#words = words;
    this.#facets = facets;
  }

  /** The SKU that a text may be. */
  skuIn(text: string): SkuAsked | null {
    return kept(this.#skus, text, () => skuIn(text, this.#words));
  }

  /** What a text says about variants. */
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
