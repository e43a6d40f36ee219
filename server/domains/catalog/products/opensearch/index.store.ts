import type { Aggregation, Json, OpenSearch } from "../../../../platform/opensearch/port.ts";
import { mapping, type ProductDocument, type Stored } from "./document.rules.ts";
import type { Query } from "./queries.rules.ts";

/** A shard takes about this many products: 2 GB. */
const inShard = 1_000_000;
/** How many buckets of an aggregation come at once. */
const page = 10_000;
/**
 * Makes an index for so many products. It keeps its documents in slot order, so that the most viewed products are found
 * first, and has a copy on a second node as soon as there is one.
 */
export async function createIndex(engine: OpenSearch, index: string, products: number): Promise<void> {
  await engine.manage("PUT", `/${index}`, {
    settings: {
      number_of_shards: Math.max(1, Math.ceil(products / inShard)),
      auto_expand_replicas: "0-1",
      "sort.field": "slot",
      "sort.order": "asc",
      refresh_interval: -1,
      max_result_window: 1_000_000,
      "mapping.total_fields.limit": 100,
    },
    mappings: mapping,
  });
}

/** Writes documents; an older version than the one in the index changes nothing. */
export async function putDocuments(
  engine: OpenSearch,
  index: string,
  documents: readonly ProductDocument[],
): Promise<void> {
  const lines = documents.flatMap((document) => [
    { index: { _id: String(document.id), version: versionOf(document), version_type: "external_gte" } },
    document as unknown as Json,
  ]);
  await engine.write(index, lines);
}

/** `updated_at` in microseconds. */
const versionOf = ({ stored }: ProductDocument): number => Math.round(stored.u * 1e6);

export const dropDocuments = (engine: OpenSearch, index: string, ids: readonly number[]): Promise<void> =>
  engine.write(
    index,
    ids.map((id) => ({ delete: { _id: String(id) } })),
  );

/** Makes what was written visible. */
export const refreshIndex = async (engine: OpenSearch, index: string): Promise<void> =>
  void (await engine.manage("POST", `/${index}/_refresh`));

/** The versions of the products that are in the index, by id. */
export async function versionsIn(
  engine: OpenSearch,
  index: string,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let at = 0; at < ids.length; at += page) {
    const some = ids.slice(at, at + page);
    const { hits } = await engine.scan<{ stored: Pick<Stored, "id" | "u"> }>(index, {
      query: { terms: { id: some } },
      _source: ["stored.id", "stored.u"],
      size: some.length,
    });
    for (const { _source } of hits.hits) found.set(_source.stored.id, _source.stored.u);
  }
  return found;
}

/** One more than the highest slot of an index, and how many products it has. */
export async function extentOf(engine: OpenSearch, index: string): Promise<{ next: number; count: number }> {
  const { hits, aggregations } = await engine.scan(index, {
    size: 0,
    track_total_hits: true,
    aggs: { last: { max: { field: "slot" } } },
  });
  const last = aggregations?.last?.value;
  return { next: last == null ? 0 : last + 1, count: hits.total?.value ?? 0 };
}

/** All values of a field with the number of documents and the first slot of each. */
export async function* valuesOf(
  engine: OpenSearch,
  index: string,
  field: "stats" | "spelt" | "texts" | "values",
): AsyncIterable<{ value: string; count: number; first: number }> {
  let after: Json | undefined;
  do {
    const { aggregations } = await engine.scan(index, {
      size: 0,
      aggs: {
        all: {
          composite: { size: page, sources: [{ value: { terms: { field } } }], ...(after && { after }) },
          ...(field === "values" && { aggs: { first: { min: { field: "slot" } } } }),
        },
      },
    });
    const { buckets = [], after_key } = aggregations!.all!;
    for (const bucket of buckets) {
      const { value } = bucket.key as { value: string };
      yield { value, count: bucket.doc_count, first: (bucket.first as Aggregation | undefined)?.value ?? 0 };
    }
    after = after_key;
  } while (after);
}

/** Products with their slots. */
export interface Slotted {
  slot: number;
  stored: Stored;
}

/** What a document says about words and values, for products from a slot on. */
export async function wordsFrom(
  engine: OpenSearch,
  index: string,
  slot: number,
  size: number,
): Promise<(Slotted & { words: Pick<ProductDocument, "stats" | "spelt" | "texts" | "values"> })[]> {
  const { hits } = await engine.scan<{ stored: Stored }>(index, {
    query: { range: { slot: { gte: slot } } },
    sort: [{ slot: "asc" }],
    size,
    docvalue_fields: ["stats", "spelt", "texts", "values"],
  });
  return hits.hits.map(({ _source, sort, fields = {} }) => {
    const of = (field: string) => (fields[field] ?? []) as readonly string[];
    const words = { stats: of("stats"), spelt: of("spelt"), texts: of("texts"), values: of("values") };
    return { slot: Number(sort![0]), stored: _source.stored, words };
  });
}

/** Products of a query in slot order, at most `size`. */
export async function storedBySlot(
  engine: OpenSearch,
  index: string,
  query: Query,
  size: number,
): Promise<Slotted[]> {
  const { hits } = await engine.search<{ stored: Stored }>(index, {
    query,
    sort: [{ slot: "asc" }],
    size,
    track_total_hits: false,
  });
  const one = shared();
  return hits.hits.map(({ _source: { stored }, sort }) => ({
    slot: Number(sort![0]),
    stored: { ...stored, v: one(stored.v), f: stored.f.map(one), s: stored.s.map(one) },
  }));
}

/** Makes equal texts one string: a thousand products of a search have few different values, and stay for a minute. */
function shared(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, text);
    return text;
  };
}

/** Ids of the first products of a query in slot order. */
export async function idsBySlot(
  engine: OpenSearch,
  index: string,
  query: Query,
  size: number,
): Promise<number[]> {
  const { hits } = await engine.search<{ stored: Pick<Stored, "id"> }>(index, {
    query,
    sort: [{ slot: "asc" }],
    size,
    _source: ["stored.id"],
    track_total_hits: false,
  });
  return hits.hits.map(({ _source }) => _source.stored.id);
}

/** Products of a query in an order, `size` from `from` on. */
export async function storedPage(
  engine: OpenSearch,
  index: string,
  { query, sort, from, size }: { query: Query; sort: readonly Json[]; from: number; size: number },
): Promise<Stored[]> {
  const { hits } = await engine.search<{ stored: Stored }>(index, {
    query,
    sort,
    from,
    size,
    track_total_hits: false,
  });
  return hits.hits.map(({ _source }) => _source.stored);
}

/** The slots of each query's first products. */
export async function slotsOf(
  engine: OpenSearch,
  index: string,
  queries: readonly { query: Query; size: number }[],
): Promise<number[][]> {
  const found = await engine.searches(
    index,
    queries.map(({ query, size }) => ({
      query,
      size,
      sort: [{ slot: "asc" }],
      _source: false,
      track_total_hits: false,
    })),
  );
  return found.map(({ hits }) => hits.hits.map(({ sort }) => Number(sort![0])));
}

export const dropIndex = async (engine: OpenSearch, index: string): Promise<void> =>
  void (await engine.manage("DELETE", `/${index}`));

export const hasIndex = async (engine: OpenSearch, index: string): Promise<boolean> =>
  (await engine.manage("GET", `/${index}/_settings`)) !== undefined;

/** By category: how many products, and the sums of their wholesale and list prices. */
export async function sumsByCategory(engine: OpenSearch, index: string): Promise<Map<number, string>> {
  const { aggregations } = await engine.scan(index, {
    size: 0,
    aggs: {
      categories: {
        terms: { field: "category", size: page },
        aggs: { wholesale: { sum: { field: "wholesale" } }, list: { sum: { field: "list" } } },
      },
    },
  });
  const { buckets = [] } = aggregations!.categories!;
  return new Map(
    buckets.map((bucket) => {
      const [wholesale, list] = [bucket.wholesale, bucket.list].map((sum) => (sum as Aggregation).value ?? 0);
      return [bucket.key as number, sumsText(bucket.doc_count, wholesale!, list!)];
    }),
  );
}

export const sumsText = (count: number, wholesale: number, list: number): string =>
  `${count} products, wholesale ${wholesale}, list ${list}`;
