import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import type { Endpoint, EndpointReply } from "../../contract/endpoint.ts";
import type { Language } from "../../domain/languages/language.ts";
import { type UnitSystem, unitsIn } from "../../domain/languages/units.ts";
import type { Keeping } from "../platform/cache/cache.ts";
import { DatabaseAway } from "../platform/database/away.ts";
import type { Replicas } from "../platform/database/replicas.ts";
import { later } from "../platform/later.ts";
import type { Platform } from "../platform/platform.ts";
import {
  assertMay,
  assertOpenToOtherSites,
  assertOwnHand,
  atWork,
  beforeCode,
  type Caller,
  workerOf,
} from "./caller.ts";
import { Failure, fail } from "./failure.ts";
import { fieldErrors } from "./field-errors.ts";
import { type IdempotentRequest, releaseClaim, rememberAnswer } from "./idempotency.store.ts";
import { claimOrRecall, releaseSoon } from "./idempotency.ts";
import { answerAndNote, answerByReplica } from "./replica-reads.ts";
import { sendsJson } from "./sends-json.ts";
import { inLanguage } from "./spanish/named-reply.ts";
import { replyLanguage } from "./spanish/reply-language.ts";
import { unsavableFields } from "./unsavable-text.ts";
import { receiveUploads, type Uploads } from "./uploads.ts";
import { handOver, recallShared, sendWritten, sharedKey, WrittenReply } from "./written-reply.ts";

type Received<T> = T extends z.ZodUndefined ? undefined : T extends z.ZodType ? z.output<T> : undefined;

/** A handler's input: validated request, caller, and the platform. */
export interface Call<E extends Endpoint> {
  params: Received<E["params"]>;
  query: Received<E["query"]>;
  body: Received<E["body"]>;
  caller: Caller;
  platform: Platform;
  /** What the page is in that asks. */
  language: Language;
  /** What that page writes lengths and areas in. */
  units: UnitSystem;
  /** The `Idempotency-Key`, if one was sent. */
  idempotency_key: string | null;
  /** True for a browser (it sends Sec-Fetch headers); API clients do not. */
  is_browser: boolean;
  setCookie(name: string, value: string, options: CookieOptions): void;
  deleteCookie(name: string, options: CookieOptions): void;
  setHeader(name: string, value: string): void;
}

/** Handles a call; `serve` adds `success: true`, except to a file, which is sent as it is. */
type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<WithoutSuccess<EndpointReply<E>> | WrittenReply<EndpointReply<E>>>;

/** Each variant of a reply, if there are several. */
type WithoutSuccess<Reply> = Reply extends unknown ? Omit<Reply, "success"> : never;

/** An endpoint and its handler; the app mounts these. */
export interface Route {
  endpoint: Endpoint;
  /** Responds at once, before the caller is identified, if another guest's cached response matches. */
  recall?(context: Context, platform: Platform): Response | undefined;
  handle(context: Context, platform: Platform, caller: Caller): Promise<Response>;
}

/**
 * The entry point of every call: permission, input, idempotency, the handler, and (outside production) the reply's
 * schema. With `shared`, a GET's serialized reply to a guest is cached for all guests; it must not depend on the
 * caller.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { shared }: { shared?: Keeping } = {},
): Route {
  const status = endpoint.status as ContentfulStatusCode;
  const respond = async (context: Context, platform: Platform, caller: Caller, uploads?: Uploads) => {
    const received = await receive(endpoint, context, uploads);
    const key = context.req.header("Idempotency-Key") ?? null;
    const call: Call<E> = {
      ...received,
      caller,
      platform,
      language: replyLanguage(context),
      units: unitsIn(context.req.header("Cookie") ?? null),
      idempotency_key: key,
      is_browser: context.req.header("Sec-Fetch-Site") !== undefined,
      setCookie: (name, value, options) => setCookie(context, name, value, options),
      deleteCookie: (name, options) => void deleteCookie(context, name, options),
      setHeader: (name, value) => context.header(name, value),
    };
    const answer = () => answerOf(endpoint, handler, call, platform);
    if (shared && !caller.account) {
      const body = await platform.cache.remember(
        sharedKey(context),
        shared,
        async () => (await answer()).body,
      );
      return send(context, body, status);
    }
    const request = rememberedRequest(endpoint, received, caller, key);
    const done = request ? await answerOnce(platform, request, answer) : await answer();
    return send(context, done.body, done.status as ContentfulStatusCode);
  };
  const received = async (context: Context, platform: Platform, caller: Caller) => {
    if (!endpoint.uploads || (endpoint.accepts === "either" && sendsJson(context)))
      return respond(context, platform, caller);
    const uploads = await receiveUploads(context.req.raw, endpoint.uploads, platform.config.dataDir);
    try {
      return await respond(context, platform, caller, uploads);
    } finally {
      await uploads.discard();
    }
  };
  const writes = !endpoint.key.startsWith("GET ") && endpoint.permission !== "public.read";
  const withReplicas = async (replicas: Replicas, context: Context, platform: Platform, caller: Caller) => {
    if (endpoint.mayLag)
      return answerByReplica(context, { platform, replicas }, caller, (its) =>
        received(context, its, caller),
      );
    const answer = () => received(context, platform, caller);
    return writes ? answerAndNote(context, replicas, answer) : answer();
  };
  return {
    endpoint,
    ...(shared && {
      recall: (context: Context, platform: Platform) => recallShared(context, platform, status),
    }),
    async handle(context, platform, visitor) {
      if (context.req.header("Sec-Fetch-Site") === "cross-site") assertOpenToOtherSites(endpoint.permission);
      const caller = atWork(endpoint.permission, beforeCode(endpoint.permission, visitor));
      assertMay(endpoint.permission, caller);
      assertOwnHand(endpoint, caller);
      if (platform.replicas) return withReplicas(platform.replicas, context, platform, caller);
      return received(context, platform, caller);
    },
  };
}

function send(context: Context, body: unknown, status: ContentfulStatusCode): Response | Promise<Response> {
  if (body instanceof File) return sendFile(context, body, status);
  if (handOver(context, body)) return context.body(null, status);
  return body instanceof WrittenReply
    ? sendWritten(context, body, status)
    : context.json(body as object, status);
}

/** A download, never opened in place: whatever it contains, it does not run on our origin. */
async function sendFile(context: Context, file: File, status: ContentfulStatusCode): Promise<Response> {
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return context.body(await file.arrayBuffer(), status, {
    "Content-Type": file.type || "application/octet-stream",
    "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
    "Content-Security-Policy": "sandbox; default-src 'none'",
  });
}

async function answerOf<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  call: Call<E>,
  platform: Platform,
) {
  const made = await handler(call);
  const isWhole = made instanceof WrittenReply || made instanceof File;
  const body = isWhole ? made : { success: true, ...made };
  if (platform.config.checksReplies) {
    const kept = endpoint.reply.safeParse(made instanceof WrittenReply ? made.toJSON() : body);
    if (!kept.success) throw new Error(`${endpoint.key} broke its reply's promise: ${kept.error.message}`);
  }
  return {
    status: endpoint.status as number,
    body: inLanguage(call.language, endpoint.key, body, call.units),
  };
}

/** Refusals that would repeat are stored too; temporary errors are not. */
async function answerOnce(
  platform: Platform,
  request: IdempotentRequest,
  answer: () => Promise<{ status: number; body: unknown }>,
) {
  const recalled = await claimOrRecall(platform.db, request);
  if (recalled) return { status: recalled.status, body: WrittenReply.ofText(recalled.text) };
  try {
    const { status, body } = await answer();
    await rememberAnswer(platform.db, request, { status, text: JSON.stringify(body) });
    return { status, body };
  } catch (error) {
    await releaseClaim(platform.db, request).catch((fault: unknown) => {
      if (!(fault instanceof DatabaseAway)) throw fault;
      later(platform, "a request's claim stays until it is abandoned", () =>
        releaseSoon(platform.db, request),
      );
    });
    throw error;
  }
}

/**
 * Undefined if nothing is stored. That includes guests without a cart: nothing distinguishes two of them behind one
 * address, and one's response must not reach the other.
 */
function rememberedRequest(
  endpoint: Endpoint,
  received: object,
  { account, cart_key }: Caller,
  key: string | null,
): IdempotentRequest | undefined {
  const caller = account ? workerOf(account) : cart_key;
  if (endpoint.idempotency === "none" || key === null || caller === null) return undefined;
  if (key.length > 200) fail("invalid", { fields: { "Idempotency-Key": ["At most 200 characters."] } });
  return {
    caller,
    endpoint: endpoint.key,
    key,
    content: JSON.stringify(received),
  };
}

async function receive<E extends Endpoint>(endpoint: E, context: Context, uploads?: Uploads) {
  if (endpoint.idempotency === "required" && !context.req.header("Idempotency-Key")) {
    fail("invalid", { fields: { "Idempotency-Key": ["The Idempotency-Key header is required."] } });
  }
  return {
    params: check(endpoint.params, () => context.req.param()) as Received<E["params"]>,
    query: check(endpoint.query, () => queryOf(context)) as Received<E["query"]>,
    body: endpoint.body
      ? (check(endpoint.body, uploads?.body ?? (await bodyOf(endpoint, context))) as Received<E["body"]>)
      : (undefined as Received<E["body"]>),
  };
}

function check(schema: z.ZodType | undefined, input: (() => unknown) | unknown): unknown {
  if (!schema) return undefined;
  const received = typeof input === "function" ? input() : input;
  const fields = unsavableFields(received);
  if (fields) fail("invalid", { fields });
  const parsed = schema.safeParse(received, { reportInput: true });
  if (!parsed.success) throw new Failure("invalid", { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

/** Repeated names become arrays; an empty value counts as absent. */
function queryOf(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries());
  return Object.fromEntries(
    entries
      .map(([name, values]) => [name, values.filter((value) => value !== "")] as const)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
  );
}

/** Refuses malformed forms, such as one without the boundary that its header should name. */
async function formOf({ req }: Context): Promise<unknown> {
  // an incomplete body is not the form's fault, so it is awaited separately
  await req.arrayBuffer();
  return req.parseBody({ all: true }).catch(() => fail("malformed_form"));
}

async function bodyOf(endpoint: Endpoint, context: Context): Promise<unknown> {
  const type = context.req.header("Content-Type") ?? "";
  if (endpoint.accepts === "multipart" || (endpoint.accepts === "either" && !sendsJson(context))) {
    if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) fail("unsupported_media");
    return formOf(context);
  }
  const text = await context.req.text();
  if (text === "") return {};
  if (!sendsJson(context)) fail("unsupported_media");
  try {
    return JSON.parse(text);
  } catch {
    return fail("malformed_json");
  }
}
