import { type Calls, type ErrorCode, formCalls, idempotentCalls } from "./calls.generated.ts";

export interface ClientOptions {
  /** An API key, `sk_…`. */
  key: string;
  /** Where the marketplace is, such as `https://shop.example.com`. */
  baseUrl: string;
  /** How often a call is made again after a lost connection, a 429 or a 5xx; 3 unless told. */
  retries?: number;
  /** How long one attempt may take; 30 seconds unless told. */
  timeout_ms?: number;
  /** In place of the platform's own, for tests and proxies. */
  fetch?: typeof fetch;
}

interface CallOptions {
  /** One for each thing that is to happen once, also after a restart; made up for each call unless told. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Key = keyof Calls;
type Sent<K extends Key> = Omit<Calls[K], "reply">;
type Empty = Record<never, never>;
type Arguments<K extends Key> =
  Empty extends Sent<K> ? [call?: Sent<K> & CallOptions] : [call: Sent<K> & CallOptions];
type Data<K extends Key> = Calls[K]["reply"] extends { data: infer D } ? D : Calls[K]["reply"];

/** Calls whose reply is one page of a list. */
type ListKey = { [K in Key]: Data<K> extends { data: (infer _)[]; last_page: number } ? K : never }[Key];
type Row<K extends ListKey> = Data<K> extends { data: (infer R)[] } ? R : never;

export interface Client {
  /** Makes a call and answers its `data`, or the file. Throws ShowroomError. */
  call<K extends Key>(key: K, ...call: Arguments<K>): Promise<Data<K>>;
  /** Goes through all rows of a list, page by page. */
  all<K extends ListKey>(key: K, ...call: Arguments<K>): AsyncGenerator<Row<K>>;
}

/** A refusal of the API; `status` 0 where no answer came. */
export class ShowroomError extends Error {
  override name = "ShowroomError";
  readonly status: number;
  readonly code: ErrorCode | "no_answer";
  /** Messages by field, for 422. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** The state as it is now, for 409. */
  readonly data: unknown;
  /** For questions to the marketplace's support. */
  readonly requestId: string;

  constructor(status: number, said: Record<string, unknown>, cause?: unknown) {
    super(String(said.message ?? `The server answered with status ${status}.`), { cause });
    this.status = status;
    this.code = (said.code as ErrorCode | undefined) ?? (status === 0 ? "no_answer" : "internal");
    this.errors = (said.errors ?? {}) as Record<string, string[]>;
    this.data = said.data;
    this.requestId = String(said.request_id ?? "");
  }
}

interface AnyCall extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** A client for the calls that an API key may make. */
export function createClient(options: ClientOptions): Client {
  const call = (key: string, made: AnyCall = {}) => request(options, key, made);
  return {
    call: call as Client["call"],
    async *all(key: string, made: AnyCall = {}) {
      for (let page = 1; ; page++) {
        const list = (await call(key, { ...made, query: { per_page: 100, ...made.query, page } })) as {
          data: never[];
          last_page: number;
        };
        yield* list.data;
        if (page >= list.last_page) return;
      }
    },
  } as Client;
}

async function request(options: ClientOptions, key: string, call: AnyCall): Promise<unknown> {
  const { retries = 3, timeout_ms = 30_000 } = options;
  const idempotencyKey = call.idempotencyKey ?? crypto.randomUUID();
  for (let attempt = 0; ; attempt++) {
    const timeout = AbortSignal.timeout(timeout_ms);
    const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
    const outcome = await once(options, key, { ...call, idempotencyKey, signal });
    if ("answer" in outcome) return outcome.answer;
    const isLast = attempt >= retries || call.signal?.aborted;
    if (isLast || !mayRepeat(key, outcome.error)) throw outcome.error;
    await pause(outcome.wait_s ? outcome.wait_s * 1000 : 250 * 2 ** attempt);
  }
}

/** What was refused may be asked again; what may have happened only where once more changes nothing. */
function mayRepeat(key: string, { status }: ShowroomError): boolean {
  if (status === 429 || status === 503) return true;
  const isHarmless = !key.startsWith("POST ") || idempotentCalls.has(key);
  return isHarmless && (status === 0 || status >= 500);
}

const pause = (time_ms: number) => new Promise((resolve) => setTimeout(resolve, time_ms));

type Outcome = { answer: unknown } | { error: ShowroomError; wait_s?: number | undefined };

async function once(options: ClientOptions, key: string, call: AnyCall): Promise<Outcome> {
  const send = options.fetch ?? fetch;
  try {
    const response = await send(requestOf(options, key, call));
    if (response.headers.get("Content-Disposition")?.startsWith("attachment"))
      return { answer: await response.blob() };
    const body = (await response.json()) as Record<string, unknown>;
    if (response.ok) return { answer: body.data };
    const wait_s = Number(response.headers.get("Retry-After")) || undefined;
    return { error: new ShowroomError(response.status, body), wait_s };
  } catch (cause) {
    const message = `No answer: ${(cause as Error).message}`;
    return { error: new ShowroomError(0, { message }, cause) };
  }
}

function requestOf({ key: apiKey, baseUrl }: ClientOptions, key: string, call: AnyCall): Request {
  const [method = "GET", template = ""] = key.split(" ");
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.params?.[name];
    if (value === undefined) throw new TypeError(`${key} needs the parameter "${name}".`);
    return encodeURIComponent(String(value));
  });
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value));
  }
  const headers = new Headers({ Authorization: `Bearer ${apiKey}`, Accept: "application/json" });
  if (idempotentCalls.has(key)) headers.set("Idempotency-Key", call.idempotencyKey ?? crypto.randomUUID());
  const { body, signal } = call;
  const made = { method, headers, ...(signal && { signal }) };
  if (!body) return new Request(url, made);
  if (formCalls.has(key)) return new Request(url, { ...made, body: formOf(body) });
  headers.set("Content-Type", "application/json");
  return new Request(url, { ...made, body: JSON.stringify(body) });
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
