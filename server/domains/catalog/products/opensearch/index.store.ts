import {
  type Aggregation,
  type Json,
  type OpenSearch,
  Outrun,
} from "../../../../platform/opensearch/port.ts";
import { documentVersion, mapping, type ProductDocument, type Stored } from "./document.rules.ts";
import type { Query } from "./queries.rules.ts";

/** What is known of a whole index. */
export interface IndexState {
  index: string;
  /** Slots below this are in order of views. */
  settled: number;
  /** Changes up to this database time are in it, in ms since 1970. */
  read_at: number;
  /** Attributes whose values are indexed. */
  facets: readonly string[];
  /** When it began to serve, in ms since 1970. */
  served_at: number;
}

/** An index that is being built. */
export interface Building {
  index: string;
  /** When the first of its products were read: later changes are applied before it serves. */
  since: number;
  facets: readonly string[];
}

interface Kept<Value> {
  _source: Value;
  _seq_no: number;
  _primary_term: number;
}

/** A shard takes about this many products: 2 GB. */
const inShard = 1_000_000;
/** How many buckets of an aggregation come at once. */
const page = 10_000;
/** What is being built is left alone for so long. */
const longestBuild_ms = 2 * 24 * 3_600_000;

export const aliasOf = ({ prefix }: OpenSearch): string => `${prefix}-products`;
const stateOf = ({ prefix }: OpenSearch): string => `${prefix}-state`;
/**
 * Each version of documents has a state of its own: while servers of two versions run, both keep their index up to date,
 * and none builds over what the other one uses.
 */
const documentOf = (what: "serving" | "building", version: number = documentVersion): string =>
  `${what}-v${version}`;
/** Indexes of this form of documents, the one in use and one that is being built. */
export const nameOf = ({ prefix }: OpenSearch, build: string): string =>
  `${prefix}-products-v${documentVersion}-${build}`;

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

/** The index in use, with what `keepState` needs to see that nobody else has changed it. */
export interface KeptState extends IndexState {
  guard: string;
}

/** Undefined before the first index was built. */
export async function servingState(engine: OpenSearch): Promise<KeptState | undefined> {
  const found = (await keptState(engine, documentVersion)) ?? (await adoptedState(engine));
  return found && { ...found._source, guard: guardOf(found) };
}

/** Servers from before there was a state for each version know one alone; we share their index if it is of ours. */
async function adoptedState(engine: OpenSearch): Promise<Kept<IndexState> | undefined> {
  const found = await engine.manage<Kept<IndexState>>("GET", `/${stateOf(engine)}/_doc/serving`);
  if (!found?._source.index.startsWith(nameOf(engine, ""))) return undefined;
  const path = `/${stateOf(engine)}/_doc/${documentOf("serving")}?op_type=create`;
  await engine.manage("PUT", path, { ...found._source }).catch(orOutrun);
  return keptState(engine, documentVersion);
}

const keptState = (engine: OpenSearch, version: number): Promise<Kept<IndexState> | undefined> =>
  engine.manage("GET", `/${stateOf(engine)}/_doc/${documentOf("serving", version)}`);

const guardOf = ({ _seq_no, _primary_term }: Kept<unknown>): string =>
  `?if_seq_no=${_seq_no}&if_primary_term=${_primary_term}`;

/** Moves the alias to an index, at once, and names it as the one in use. */
export async function serve(engine: OpenSearch, state: IndexState): Promise<void> {
  const alias = aliasOf(engine);
  const former = await engine.manage<Record<string, Json>>("GET", `/_alias/${alias}`);
  const removed = Object.keys(former ?? {}).filter((index) => index !== state.index);
  await engine.manage("POST", "/_aliases", {
    actions: [
      { add: { index: state.index, alias } },
      ...removed.map((index) => ({ remove: { index, alias } })),
    ],
  });
  await engine.manage("PUT", `/${stateOf(engine)}/_doc/${documentOf("serving")}`, { ...state });
}

/**
 * Deletes indexes of products that nobody uses anymore. One that any server builds stays, and so does the one of servers
 * of another version while they keep it up to date, which they do with every change.
 * @param idle_ms how long theirs may have taken in no change
 */
export async function dropFormer(engine: OpenSearch, used: string, idle_ms: number): Promise<void> {
  const all = await engine.manage<Record<string, Json>>("GET", `/${aliasOf(engine)}-*/_alias`);
  for (const index of Object.keys(all ?? {})) {
    const version = Number(/-v(\d+)-\d+$/.exec(index)?.[1] ?? 0);
    if (index === used || (await isBeingBuilt(engine, index, version))) continue;
    // read after that: what was built meanwhile serves by now
    const state = (await keptState(engine, version))?._source;
    if (state?.index === index) {
      const isIdle = Date.now() - Math.max(state.read_at, state.served_at) > idle_ms;
      if (version === documentVersion || !isIdle) continue;
      await engine.manage("DELETE", `/${stateOf(engine)}/_doc/${documentOf("serving", version)}`);
    }
    await engine.manage("DELETE", `/${index}`);
  }
}

async function isBeingBuilt(engine: OpenSearch, index: string, version: number): Promise<boolean> {
  const building = await buildingIndex(engine, version);
  return building?.index === index && Date.now() - building.since < longestBuild_ms;
}

/** Notes how far the index in use is; throws Outrun if another one serves by now. */
export async function keepState(engine: OpenSearch, { guard, ...state }: KeptState): Promise<void> {
  await engine.manage("PUT", `/${stateOf(engine)}/_doc/${documentOf("serving")}${guard}`, state);
}

/** The index that is being built; it stays there until it serves, so that a build goes on where it was. */
export async function buildingIndex(
  engine: OpenSearch,
  version: number = documentVersion,
): Promise<Building | undefined> {
  const found = await engine.manage<Kept<Building>>(
    "GET",
    `/${stateOf(engine)}/_doc/${documentOf("building", version)}`,
  );
  return found?._source;
}

export const keepBuilding = async (engine: OpenSearch, building: Building): Promise<void> =>
  void (await engine.manage("PUT", `/${stateOf(engine)}/_doc/${documentOf("building")}`, { ...building }));

export const dropBuilding = async (engine: OpenSearch): Promise<void> =>
  void (await engine.manage("DELETE", `/${stateOf(engine)}/_doc/${documentOf("building")}`));

export const dropIndex = async (engine: OpenSearch, index: string): Promise<void> =>
  void (await engine.manage("DELETE", `/${index}`));

export const hasIndex = async (engine: OpenSearch, index: string): Promise<boolean> =>
  (await engine.manage("GET", `/${index}/_settings`)) !== undefined;

/** What one server at a time does. */
export type Lease = "changes" | "build";

/** Takes or renews a lease. True if `owner` has it now, for `for_ms`; an owner that is gone loses it after that time. */
export async function takeLease(
  engine: OpenSearch,
  lease: Lease,
  { owner, for_ms }: { owner: string; for_ms: number },
): Promise<boolean> {
  const path = `/${stateOf(engine)}/_doc/lease-${lease}`;
  const found = await engine.manage<Kept<{ owner: string; until: number }>>("GET", path);
  const now = Date.now();
  if (found && found._source.owner !== owner && found._source.until > now) return false;
  const guard = found ? guardOf(found) : "?op_type=create";
  const taken = engine.manage("PUT", `${path}${guard}`, { owner, until: now + for_ms });
  return (await taken.catch(orOutrun)) !== null;
}

/** Gives a lease back. */
export async function dropLease(engine: OpenSearch, lease: Lease, owner: string): Promise<void> {
  const path = `/${stateOf(engine)}/_doc/lease-${lease}`;
  const found = await engine.manage<Kept<{ owner: string }>>("GET", path);
  if (found?._source.owner === owner) await engine.manage("DELETE", path);
}

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

function orOutrun(error: unknown): null {
  if (error instanceof Outrun) return null;
  throw error;
}
