import type { CacheSection } from "../../../../platform/cache/cache.ts";
import type { OpenSearch } from "../../../../platform/opensearch/port.ts";
import type { Catalog, MemoryCatalog } from "../catalog.types.ts";
import { Listing } from "../listing/listing.rules.ts";
import { versionedTexts } from "./cards.rules.ts";
import { productOf, type Stored } from "./document.rules.ts";
import type { IndexVocabulary } from "./vocabulary.rules.ts";

/** The catalog of a process that searches in OpenSearch: its products are there. */
export interface IndexCatalog extends Catalog {
  engine: OpenSearch;
  index: string;
  /** Differs whenever something in the index may have changed. */
  serial: number;
  vocabulary: IndexVocabulary;
  /** Slots of the index below this are in order of views. */
  settled: number;
  facetKeys: ReadonlySet<string>;
  cardTexts: CacheSection;
  offerTexts: CacheSection;
}

/** Some products of the index, in this order, as a catalog in memory: what filters, sorts and prices it does these too. */
export function smallCatalog(catalog: IndexCatalog, products: readonly Stored[]): MemoryCatalog {
  const listing = new Listing(catalog.facetKeys);
  for (const stored of products) {
    const product = productOf(stored);
    const { values, numbers } = product.facets;
    const isKnown = ([key]: readonly [string, unknown]) => listing.facets.isKey(key);
    listing.putRead({
      ...product,
      facets: { values: values.filter(isKnown), numbers: numbers.filter(isKnown) },
    });
  }
  const nameOf = (slot: number) => `${products[slot]!.id}:${products[slot]!.u}`;
  return {
    ...catalog,
    listing,
    cards: versionedTexts(catalog.cardTexts, nameOf),
    offers: versionedTexts(catalog.offerTexts, nameOf),
    chosen: new Map(),
    readAt: new Date(0),
  };
}
