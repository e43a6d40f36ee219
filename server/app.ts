import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Endpoint } from "../contract/endpoint.ts";
import { errors, type Failure as FailureBody } from "../contract/errors.ts";
import type { designRooms } from "../domain/designer/design-rooms.ts";
import { mediaRoutes, openMedia } from "./domains/catalog/pictures/index.ts";
import { vendorFileRoutes } from "./domains/catalog/vendor-products/index.ts";
import { designHere } from "./domains/design/ai-designs/index.ts";
import { stillsHere, type TakeStill } from "./domains/design/stills/index.ts";
import { identify } from "./domains/identity/accounts/index.ts";
import { identifyAi } from "./domains/identity/ai-accounts/index.ts";
import { callerByKey, keyIn } from "./domains/identity/api-access/index.ts";
import { noteStandInWrite } from "./domains/identity/audit/index.ts";
import { routes as allRoutes } from "./domains.ts";
import { apiDocs } from "./http/api-docs.ts";
import { assertScope, type Caller } from "./http/caller.ts";
import { type Connection, clientAddress } from "./http/client-address.rules.ts";
import { Failure, fail, retryAfter_s } from "./http/failure.ts";
import { sendsJson } from "./http/sends-json.ts";
import type { Route } from "./http/serve.ts";
import { siteFiles } from "./http/site-files.ts";
import { failureWords } from "./http/spanish/failure-words.ts";
import { replyLanguage } from "./http/spanish/reply-language.ts";
import { DatabaseAway } from "./platform/database/away.ts";
import { FilesAway } from "./platform/files.ts";
import { SearchAway } from "./platform/opensearch/port.ts";
import type { Platform } from "./platform/platform.ts";
import { noteRoute } from "./platform/telemetry.ts";

type Env = { Variables: { requestId: string; mayBeLarge?: boolean } };

/** What tests put in the place of parts of the product. */
export interface AppParts {
  routes?: readonly Route[];
  /** Designs rooms in this process; without it, a child process does. */
  designRooms?: typeof designRooms;
  /** Takes designs' pictures; without it, a child process does. */
  takeStill?: TakeStill;
}

/** The API and the pictures as one fetch handler. `routes` is what is mounted, for tests that call every endpoint. */
export function createApp(platform: Platform, { routes = allRoutes, designRooms, takeStill }: AppParts = {}) {
  if (designRooms) designHere(platform, designRooms);
  if (takeStill) stillsHere(platform, takeStill);
  const app = new Hono<Env>({ strict: false });
  app.use(requestId());
  app.use("/api/*", async (context, next) => {
    // set in advance: changing the headers of a finished response costs more than the rest of a short call
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-store");
    await next();
  });
  for (const { endpoint } of routes) if (endpoint.accepts !== "json") limitForm(app, endpoint);
  const limit = limitTo(1);
  app.on(["POST", "PUT", "PATCH", "DELETE"], "/api/*", (context, next) =>
    context.get("mayBeLarge") ? next() : limit(context, next),
  );
  for (const route of routes) mount(app, route, platform);
  refuseOtherMethods(app, routes);
  app.route(
    "/",
    apiDocs(
      routes.map((route) => route.endpoint),
      platform.config.publicUrl,
    ),
  );
  app.all("/api/*", () => fail("not_found"));
  app.route("/", siteFiles(platform));
  const pictures = openMedia(platform);
  app.route("/", mediaRoutes(pictures));
  app.route("/", vendorFileRoutes(platform));
  app.onError((error, context) => answerFailure(error, context, platform));
  return { app, routes, fetch: app.fetch, pictures };
}

/** Forms carry files, so they may be larger than other bodies. */
function limitForm(app: Hono<Env>, { key, uploads, accepts }: Endpoint) {
  const [method, path] = key.split(" ") as [string, string];
  const limit = limitTo(Object.values(uploads ?? {}).reduce((sum, megabytes) => sum + megabytes, 6));
  app.on(method, honoPath(path), async (context, next) => {
    if (accepts === "either" && sendsJson(context)) return next();
    context.set("mayBeLarge", true);
    return limit(context, next);
  });
}

/** Refuses longer bodies: by their declared length, else while they arrive. */
function limitTo(megabytes: number): MiddlewareHandler {
  const maxSize = megabytes * 1024 * 1024;
  const refuse = () => fail("too_large", { values: { limit: `${megabytes} MB` } });
  const whileItComes = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const said = context.req.header("Content-Length");
    // touching the body's stream costs more than all the rest of a short call
    if (said === undefined || context.req.header("Transfer-Encoding") !== undefined) {
      return whileItComes(context, next);
    }
    return Number(said) > maxSize ? refuse() : next();
  };
}

function mount(app: Hono<Env>, route: Route, platform: Platform) {
  const [method, path] = route.endpoint.key.split(" ") as [string, string];
  const isOfAiDesign = route.endpoint.permission.startsWith("ai.");
  app.on(method, honoPath(path), async (context) => {
    noteRoute(context.req.raw, route.endpoint.key, context.get("requestId"));
    const known = route.recall?.(context, platform);
    if (known) return known;
    const caller = await callerOf(platform, context);
    assertScope(route.endpoint.scope, caller);
    if (isOfAiDesign) caller.ai_account = await identifyAi(platform, context.req.raw);
    if (!caller.account?.stand_in) return route.handle(context, platform, caller);
    return handleNoted(route, context, platform, caller);
  });
}

/** Who calls: the owner of the API key, or the account of the session. */
function callerOf(platform: Platform, context: Context): Promise<Caller> {
  const ip = addressOf(context, platform);
  const key = keyIn(context.req.header("Authorization"));
  if (!key) return identify(platform, context.req.raw, ip);
  const user_agent = (context.req.header("User-Agent") ?? "").slice(0, 400);
  return callerByKey(platform, key, { ip, user_agent }, (name, value) => context.header(name, value));
}

/** A call of an admin who signed in as a user; the audit log gets it with its outcome. */
async function handleNoted(
  route: Route,
  context: Context,
  platform: Platform,
  caller: Caller,
): Promise<Response> {
  const note = (status: number) => noteStandInWrite(platform.db, caller, route.endpoint.key, status);
  try {
    const response = await route.handle(context, platform, caller);
    await note(response.status);
    return response;
  } catch (error) {
    await note(error instanceof Failure ? errors[error.code].status : 500);
    throw error;
  }
}

/** A known path with another method gets 405, not 404. */
function refuseOtherMethods(app: Hono<Env>, routes: readonly Route[]) {
  const paths = new Set(routes.map((route) => honoPath(route.endpoint.key.split(" ")[1]!)));
  for (const path of paths) app.all(path, () => fail("method_not_allowed"));
}

/** The contract writes `{id}`, Hono `:id`. A trailing slash of the contract is optional. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1").replace(/\/$/, "");

function addressOf(context: Context, { config }: Platform): string {
  const { incoming } = (context.env ?? {}) as { incoming?: Connection };
  return clientAddress(incoming, config.trustedProxies);
}

/** The response to errors that are not only our fault; undefined for a bug of ours. */
function failureOf(error: Error): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseAway || error instanceof FilesAway || error instanceof SearchAway)
    return new Failure("overloaded", { retryAfter: retryAfter_s });
  return isUnstorable(error) ? new Failure("invalid") : undefined;
}

function answerFailure(error: Error, context: Context<Env>, platform: Platform): Response {
  const failure = failureOf(error);
  if (!failure) {
    const request_id = context.get("requestId");
    // a request body cut short fails too; that is the caller's fault
    if (context.req.raw.signal.aborted)
      platform.log.warn({ reason: error.message, request_id }, "a request was cut off");
    else platform.log.error({ err: error, request_id }, "request failed");
  }
  const code = failure?.code ?? "internal";
  const { message, fields } = failureWords(replyLanguage(context), failure ?? new Failure("internal"));
  const body: FailureBody = {
    success: false,
    message,
    code,
    request_id: context.get("requestId"),
    ...(fields && { errors: fields }),
    ...(failure?.detail.data !== undefined && { data: failure.detail.data }),
  };
  if (failure?.detail.retryAfter) context.header("Retry-After", String(failure.detail.retryAfter));
  return context.json(body, errors[code].status as ContentfulStatusCode);
}

/** Text with a NUL character, which PostgreSQL cannot store, is the caller's mistake, not ours. */
const isUnstorable = (error: Error) => "code" in error && error.code === "22021";
