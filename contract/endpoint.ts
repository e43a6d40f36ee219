import type { z } from "zod";
import type { Permission } from "./permissions.ts";
import type { Scope } from "./scopes.ts";
import "./plain-words.ts";

/** HTTP method and path as the specification writes them, e.g. "GET /api/projectCart/{id}". */
export type EndpointKey = `${"GET" | "POST" | "PUT" | "DELETE"} /api/${string}`;

/** What both sides agree on for one call. `reply` is the whole JSON body of a success. */
export interface Endpoint<
  Key extends EndpointKey = EndpointKey,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  key: Key;
  summary: string;
  permission: Permission;
  /** What an API key needs to make the call; without one, no key may make it. */
  scope: Scope | null;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** Status of a success; 200 unless something is created or accepted. */
  status: 200 | 201 | 202;
  /** "multipart" bodies are parsed into fields and files before validation; "either" is JSON where no file is sent. */
  accepts: "json" | "multipart" | "either";
  /** Whether `Idempotency-Key` is ignored, honoured or demanded. */
  idempotency: "none" | "accepted" | "required";
  /** Whether a copy of the database that is a moment behind may answer, to callers who have written nothing since. */
  mayLag: boolean;
  /** Files of a form that are too large for memory: their fields, and how many MB each may have. */
  uploads: Readonly<Record<string, number>> | null;
}

interface EndpointOptions<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> {
  summary: string;
  permission: Permission;
  scope?: Scope;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  status?: 200 | 201 | 202;
  accepts?: "json" | "multipart" | "either";
  idempotency?: "none" | "accepted" | "required";
  uploads?: Readonly<Record<string, number>>;
  mayLag?: boolean;
}

/**
 * Declares one call of the API. Parts that are left out accept nothing: an endpoint without `body`
 * reads no body, one without `query` ignores the query string.
 */
export function endpoint<
  const Key extends EndpointKey,
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(key: Key, options: EndpointOptions<Params, Query, Body, Reply>): Endpoint<Key, Params, Query, Body, Reply> {
  return {
    status: 200,
    accepts: "json",
    idempotency: "none",
    uploads: null,
    mayLag: false,
    scope: null,
    ...options,
    key,
    params: options.params as Params,
    query: options.query as Query,
    body: options.body as Body,
  };
}

type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a caller of `E` sends; absent parts must be left out. */
export type EndpointRequest<E extends Endpoint> = {
  [Part in "params" | "query" | "body" as E[Part] extends z.ZodUndefined ? never : Part]: Sent<E[Part]>;
};

/** The JSON body that a success of `E` answers. */
export type EndpointReply<E extends Endpoint> = z.output<E["reply"]>;
