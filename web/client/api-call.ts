import type { Endpoint, EndpointReply, EndpointRequest } from "../../contract/endpoint.ts";
import type { ErrorCode, Failure, FieldErrors } from "../../contract/errors.ts";
import type { Endpoints } from "../../contract/index.ts";
import { language } from "./language.ts";

/** The key of a call, e.g. "GET /api/public". */
export type ApiKey = keyof Endpoints & string;

type Empty = Record<never, never>;
/** Optional if all its fields are optional. */
type LeaveOut<Request> = {
  [Name in keyof Request as Empty extends Request[Name] ? never : Name]: Request[Name];
} & { [Name in keyof Request as Empty extends Request[Name] ? Name : never]?: Request[Name] };

type RequestOf<Key extends ApiKey> = Endpoints[Key] extends Endpoint
  ? LeaveOut<EndpointRequest<Endpoints[Key]>>
  : never;
export type ReplyOf<Key extends ApiKey> = Endpoints[Key] extends Endpoint
  ? EndpointReply<Endpoints[Key]>
  : never;

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated POST harmless; use one key per intent (`crypto.randomUUID()`), also for its retries. */
  idempotencyKey?: string;
  /** Sends the body as form data; one with a file always is. */
  multipart?: boolean;
  /** The call is made even if the page is closed meanwhile; for small ones. */
  keepalive?: boolean;
  /** `none` leaves error display to the caller; by default the browser shows a toast. */
  feedback?: "toast" | "none";
}

/** Arguments after the key: params, query and body of the contract, plus the options. */
export type CallArguments<Key extends ApiKey> =
  Empty extends RequestOf<Key> ? [call?: RequestOf<Key> & CallOptions] : [call: RequestOf<Key> & CallOptions];

/** Calls the API and returns the contract's reply; throws `ApiError`. */
export type Api = <Key extends ApiKey>(key: Key, ...call: CallArguments<Key>) => Promise<ReplyOf<Key>>;

/** An untyped call, for the transport. */
export interface UntypedCall extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** An error response, or no response (`status` 0: no connection). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | "offline";
  /** Messages by field, shown under the fields. */
  readonly errors: FieldErrors;
  /** The current state, if the error carries it (409). */
  readonly data: unknown;
  readonly request_id: string;
  /** Seconds until a retry makes sense, if the API says so. */
  readonly retryAfter_s: number | undefined;

  constructor(
    status: number,
    failure: Omit<Failure, "success" | "code"> & { code: ErrorCode | "offline" },
    retryAfter_s?: number,
  ) {
    super(failure.message);
    this.status = status;
    this.code = failure.code;
    this.errors = failure.errors ?? {};
    this.data = failure.data;
    this.request_id = failure.request_id;
    this.retryAfter_s = retryAfter_s;
  }
}

/** Builds the HTTP request of a call against `origin`. Throws if a path parameter is missing. */
export function apiRequest(origin: string, key: string, call: UntypedCall, headers: Headers): Request {
  const [method = "GET", template = ""] = key.split(" ");
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.params?.[name];
    if (value === undefined) throw new Error(`${key} needs the parameter "${name}".`);
    return encodeURIComponent(String(value));
  });
  const url = new URL(path, origin);
  appendQuery(url.searchParams, call.query ?? {});
  headers.set("Accept", "application/json");
  // of the page, whatever the browser prefers
  headers.set("Accept-Language", language);
  if (call.idempotencyKey) headers.set("Idempotency-Key", call.idempotencyKey);
  return new Request(url, {
    method,
    headers,
    body: call.body === undefined ? undefined : encodeBody(call, headers),
    signal: call.signal,
    keepalive: call.keepalive ?? false,
    credentials: "same-origin",
  });
}

/** Lists repeat their name; undefined and null are left out. */
function appendQuery(query: URLSearchParams, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
}

function encodeBody(call: UntypedCall, headers: Headers): BodyInit {
  if (call.body instanceof FormData) return call.body;
  const hasFile = Object.values(call.body ?? {}).some((value) => value instanceof Blob);
  if (!call.multipart && !hasFile) {
    headers.set("Content-Type", "application/json");
    return JSON.stringify(call.body);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(call.body as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}

/** Parses a success, which may be a file, or throws `ApiError`. */
export async function readReply(response: Response): Promise<unknown> {
  const disposition = response.headers.get("Content-Disposition");
  if (response.ok && disposition?.startsWith("attachment")) return readFile(response, disposition);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  // A success whose body is incomplete is a lost connection, not a refusal.
  if (response.ok) throw new ApiError(0, { message: "", code: "offline", request_id: "" });
  const failure = (typeof body === "object" && body !== null ? body : {}) as Partial<Failure>;
  throw new ApiError(
    response.status,
    {
      message: failure.message ?? "",
      code: failure.code ?? "internal",
      errors: failure.errors,
      data: failure.data,
      request_id: failure.request_id ?? response.headers.get("X-Request-Id") ?? "",
    },
    Number(response.headers.get("Retry-After")) || undefined,
  );
}

async function readFile(response: Response, disposition: string): Promise<File> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? "file";
  const blob = await response.blob();
  return new File([blob], decodeURIComponent(name), { type: blob.type });
}
