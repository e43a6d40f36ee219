import type { Aggregation, Json } from "../../../../platform/opensearch/port.ts";
import { commonFacets, FacetValues } from "../listing/facet-values.rules.ts";
import { type CatalogView, sharedKeys } from "../listing/facets.rules.ts";
import type { Choice, Range } from "../listing/filter-and-count.rules.ts";
import { wantedValues } from "../listing/filter-and-count.rules.ts";
import type { limitsOf } from "../selection.flow.ts";
import { valueName, valueNamed } from "./document.rules.ts";
import {
  all,
  type IndexPrices,
  priceQuery,
  type Query,
  rangeAggregations,
  sqftQuery,
  valuesAggregation,
} from "./queries.rules.ts";
import type { IndexCatalog } from "./small-catalog.rules.ts";

/** A list of the index, before its page. */
export interface ListAsked {
  /** Where products are, without their filters. */
  place: Query;
  categoryIds: readonly number[];
  categoryId: number | null;
  limits: ReturnType<typeof limitsOf>;
  prices: IndexPrices;
}

/** With more values in a list, the rarest of them are not counted. */
const mostValues = 10_000;

interface CountedList {
  choice: Pick<Choice, "total" | "counts" | "price" | "sqftPrice">;
  /** With the values that were counted. */
  view: CatalogView;
  /** The matches. */
  query: Query;
}

/** Counts a list: its total, its facet values and its price ranges, as `filterAndCount` does. */
export async function countList(catalog: IndexCatalog, asked: ListAsked): Promise<CountedList> {
  const { engine, index, tree, facetKeys, vocabulary } = catalog;
  const { place, categoryId, prices } = asked;
  const { filters, price, sqftPrice } = asked.limits;
  const inPrice = price ? [priceQuery(prices, price)] : [];
  const inSqft = sqftPrice ? [sqftQuery(prices, sqftPrice)] : [];
  const having = [...filters].map(([key, wanted]) => ({ key, query: valuesQuery(vocabulary, key, wanted) }));
  const filterQueries = having.map(({ query }) => query);
  const query = all([place, ...filterQueries, ...inPrice, ...inSqft]);
  const free = (keys: readonly string[]) => [...new Set(keys)].filter((key) => !filters.has(key));
  const ask = (keys: readonly string[], more: Json = {}) =>
    engine.search(index, {
      size: 0,
      track_total_hits: false,
      query: place,
      aggs: {
        matches: {
          filter: query,
          aggs: keys.length > 0 ? { values: valuesAggregation(keys, mostValues) } : {},
        },
        ...more,
      },
    });
  const butOne = having.map(({ key }, but) => {
    const others = filterQueries.filter((_, at) => at !== but);
    return [
      `filter${but}`,
      {
        filter: all([...others, ...inPrice, ...inSqft]),
        aggs: { values: valuesAggregation([key], mostValues) },
      },
    ];
  });
  const own = categoryId === null ? [] : tree.facetsOf(categoryId);
  const { aggregations = {} } = await ask(free([...commonFacets, ...own]), {
    ...Object.fromEntries(butOne),
    ...rangeAggregations(prices, {
      atAnyPrice: all([...filterQueries, ...inSqft]),
      atAnySqftPrice: all([...filterQueries, ...inPrice]),
    }),
  });
  const counted = new CountedValues(facetKeys, vocabulary.facets);
  counted.take(aggregations.matches!);
  for (const [name] of butOne) counted.take(aggregations[name as string]!);
  for (const [key, wanted] of filters) counted.choose(key, wanted);
  const total = aggregations.matches!.doc_count!;
  const view = { ...catalog, listing: counted };
  if (categoryId === null) {
    const keys = free(sharedKeys(view, { total, counts: counted.counts }));
    if (keys.length > 0) counted.take((await ask(keys)).aggregations!.matches!);
  }
  return {
    choice: {
      total,
      counts: counted.counts,
      price: priceRange(prices, aggregations.prices!),
      sqftPrice: rangeOf(aggregations.sqft!),
    },
    view,
    query,
  };
}

const valuesQuery = ({ facets }: { facets: FacetValues }, key: string, wanted: readonly string[]): Query => ({
  terms: {
    values: wantedValues({ facets }, key, wanted).map((number) => valueName(key, facets.texts[number]!)),
  },
});

/** Facet values with their counts. */
class CountedValues {
  readonly facets: FacetValues;
  readonly #counts: number[] = [];
  readonly #known: FacetValues;

  /** @param known the values of the whole catalog, in the order in which values are offered among equals */
  constructor(keys: ReadonlySet<string>, known: FacetValues) {
    this.facets = new FacetValues(keys);
    this.#known = known;
  }

  take({ values }: Aggregation): void {
    const { buckets = [] } = (values ?? {}) as Aggregation;
    const found = buckets.map(({ key, doc_count }) => ({ ...this.#read(key), count: doc_count }));
    for (const { write, count } of found.sort((a, b) => a.place - b.place)) this.#counts[write()] = count;
  }

  /** Has wanted values of the catalog stand there even if nothing has them. */
  choose(key: string, wanted: readonly string[]): void {
    const known = this.#known.valuesOf(key);
    for (const text of wanted) if (known.has(text)) this.#counts[this.facets.know(key, text)] ??= 0;
  }

  get counts(): Int32Array {
    return Int32Array.from(this.facets.texts, (_, at) => this.#counts[at] ?? 0);
  }

  #read(name: string): { place: number; write: () => number } {
    if (name.includes("=")) {
      const [key, text] = valueNamed(name);
      const place = this.#known.valuesOf(key).get(text) ?? Number.POSITIVE_INFINITY;
      return { place, write: () => this.facets.know(key, text) };
    }
    const [key = "", low, high] = name.split("|");
    return { place: 0, write: () => this.facets.knowPair(key, Number(low), Number(high)) };
  }
}

function priceRange(prices: IndexPrices, found: Aggregation): Range | null {
  const ranges = prices.groups.flatMap((group, at) => {
    const range = rangeOf(found[`group${at}`] as Aggregation);
    return range ? [prices.priceOf(group, range.min), prices.priceOf(group, range.max)] : [];
  });
  return ranges.length > 0 ? { min: Math.min(...ranges), max: Math.max(...ranges) } : null;
}

function rangeOf(found: Aggregation): Range | null {
  const [min, max] = [found.min, found.max].map((one) => (one as Aggregation | undefined)?.value);
  return min == null || max == null ? null : { min, max };
}
