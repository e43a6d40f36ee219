export type Json = Record<string, unknown>;

/** One document that was found. */
export interface Hit<Source> {
  _id: string;
  _source: Source;
  fields?: Record<string, readonly unknown[]>;
  sort?: readonly unknown[];
}

export interface Found<Source> {
  hits: { total?: { value: number }; hits: readonly Hit<Source>[] };
  aggregations?: Record<string, Aggregation>;
}

/** What an aggregation says; which keys it has depends on what was asked for. */
export interface Aggregation {
  doc_count?: number;
  value?: number | null;
  buckets?: readonly (Aggregation & { key: never; doc_count: number })[];
  after_key?: Json;
  [nested: string]: unknown;
}

/**
 * OpenSearch as far as the catalog needs it. Every call has a deadline and fails with SearchAway when the engine does not
 * answer, has too much to do or refuses us. Names of indexes begin with `prefix`.
 */
export interface OpenSearch {
  readonly prefix: string;
  search<Source>(index: string, body: Json): Promise<Found<Source>>;
  /** The same for what nobody waits for, with the deadline of writing. */
  scan<Source>(index: string, body: Json): Promise<Found<Source>>;
  /** Several searches in one call, in order. */
  searches<Source>(index: string, bodies: readonly Json[]): Promise<Found<Source>[]>;
  /** Writes documents: pairs of an action and what it takes. Fails if one of them fails, except for a newer version. */
  write(index: string, lines: readonly Json[]): Promise<void>;
  /** Any other call, such as for indexes and aliases; undefined if there is no such thing. */
  manage<Reply = Json>(
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    body?: Json,
  ): Promise<Reply | undefined>;
  close(): void;
}

/** The search engine does not answer, or refuses us. */
export class SearchAway extends Error {
  constructor(reason: string) {
    super(`The search engine does not answer: ${reason}`);
  }
}

/** The search engine answers, but has no index that can be used yet. */
export class NoIndexYet extends SearchAway {}

/** Somebody else changed a document first. */
export class Outrun extends Error {}

/** The address without its path, and the path as the prefix of names. */
export function addressOf(url: string): { node: string; prefix: string; host: string } {
  const parsed = new URL(url);
  const prefix = parsed.pathname.replaceAll("/", "") || "showroom";
  parsed.pathname = "";
  return { node: parsed.toString(), prefix, host: parsed.host };
}
