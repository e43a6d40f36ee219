import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Endpoint } from "../contract/endpoint.ts";
import { errors, type Failure as FailureBody } from "../contract/errors.ts";
import { apiDocs } from "./api-docs.ts";
import type { Caller } from "./caller.ts";
import { type Connection, clientAddress } from "./client-address.rules.ts";
import { identify } from "./domains/accounts/index.ts";
import { identifyAi } from "./domains/ai-accounts/index.ts";
import { mediaRoutes, openMedia } from "./domains/media/index.ts";
import { routes as allRoutes } from "./domains.ts";
import { Failure, fail } from "./failure.ts";
import type { Platform } from "./platform/platform.ts";
import type { Route } from "./serve.ts";
import { siteFiles } from "./site-files.ts";

type Env = { Variables: { requestId: string; mayBeLarge?: boolean } };

/** The API and the pictures as one fetch handler. `routes` is what is mounted, for the tests that walk all endpoints. */
export function createApp(platform: Platform, routes: readonly Route[] = allRoutes) {
  const app = new Hono<Env>({ strict: false });
  app.use(requestId());
  app.use("/api/*", async (context, next) => {
    // set beforehand: touching the headers of a finished answer costs more than the rest of a short call
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-store");
    await next();
  });
  for (const { endpoint } of routes) if (endpoint.accepts === "multipart") limitForm(app, endpoint);
  const limit = limitTo(1);
  app.on(["POST", "PUT", "PATCH", "DELETE"], "/api/*", (context, next) =>
    context.get("mayBeLarge") ? next() : limit(context, next),
  );
  for (const route of routes) mount(app, route, platform);
  refuseOtherMethods(app, routes);
  app.route("/", apiDocs(routes.map((route) => route.endpoint)));
  app.all("/api/*", () => fail("not_found"));
  app.route("/", siteFiles(platform));
  const pictures = openMedia(platform);
  app.route("/", mediaRoutes(pictures));
  app.onError((error, context) => answerFailure(error, context, platform));
  return { app, routes, fetch: app.fetch, pictures, close: pictures.close };
}

/** Forms carry files, so they may be larger than other bodies. */
function limitForm(app: Hono<Env>, { key }: Endpoint) {
  const [method, path] = key.split(" ") as [string, string];
  const limit = limitTo(6);
  app.on(method, honoPath(path), async (context, next) => {
    context.set("mayBeLarge", true);
    return limit(context, next);
  });
}

/** Refuses longer bodies: by the length they say, else while they come. */
function limitTo(megabytes: number): MiddlewareHandler {
  const maxSize = megabytes * 1024 * 1024;
  const refuse = () => fail("too_large", { values: { limit: `${megabytes} MB` } });
  const whileItComes = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const said = context.req.header("Content-Length");
    // to touch the body's stream costs more than all the rest of a short call
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
    const known = route.recall?.(context, platform);
    if (known) return known;
    const caller: Caller = await identify(platform, context.req.raw, addressOf(context, platform));
    if (isOfAiDesign) caller.ai_account = await identifyAi(platform, context.req.raw);
    return route.handle(context, platform, caller);
  });
}

/** A known address with another method answers 405, not 404. */
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

function answerFailure(error: Error, context: Context<Env>, platform: Platform): Response {
  const failure = error instanceof Failure ? error : isUnstorable(error) ? new Failure("invalid") : undefined;
  if (!failure) platform.log.error({ err: error, request_id: context.get("requestId") }, "request failed");
  const code = failure?.code ?? "internal";
  const body: FailureBody = {
    success: false,
    message: failure?.message ?? errors.internal.message,
    code,
    request_id: context.get("requestId"),
    ...(failure?.detail.fields && { errors: failure.detail.fields }),
    ...(failure?.detail.data !== undefined && { data: failure.detail.data }),
  };
  if (failure?.detail.retryAfter) context.header("Retry-After", String(failure.detail.retryAfter));
  return context.json(body, errors[code].status as ContentfulStatusCode);
}

/** Text with a NUL sign, which PostgreSQL keeps nowhere, is a caller's mistake and not ours. */
const isUnstorable = (error: Error) => "code" in error && error.code === "22021";
