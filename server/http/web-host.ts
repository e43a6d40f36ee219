import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, languages } from "../../domain/languages/language.ts";
import { type UnitSystem, unitsIn } from "../../domain/languages/units.ts";
import type { Cache } from "../platform/cache/cache.ts";
import { retryAfter_s } from "./failure.ts";
import { createPageCache, type RenderedPage } from "./page-cache.ts";
import { answerLanguageChoice, answerUnitsChoice, pageLanguage } from "./page-language.rules.ts";
import { answerOutside, base, notFound } from "./web-address.rules.ts";
import { type AssetServer, createAssetServer } from "./web-assets.ts";
import { compressStream } from "./web-encoding.ts";
import { contentPolicy, nonceSources, type PolicyNeeds, pageHeaders } from "./web-policy.ts";

type Next = (error?: unknown) => void;

/** An answer of the API in process: a success comes as its `reply`, a failure as a response to read. */
export interface ApiAnswer {
  response: Response;
  reply?: unknown;
}

type ApiFetch = (request: Request) => Promise<ApiAnswer>;

export interface WebHostOptions {
  mode: "production" | "development";
  /** Answers an API request in process; `env` is what `handle` got with the page request. */
  apiFetch: (request: Request, env: unknown) => Promise<ApiAnswer>;
  /** Development only: carries the hot-reload socket. */
  httpServer?: Server;
  /** Whether pages may load Stripe's card fields. */
  takesStripe: boolean;
  /** Origin under which people reach the shop. */
  publicUrl: string;
  /** Keeps rendered pages. */
  cache: Cache;
  /** Whether visitors who chose no language get their browser's; without it, English. */
  languageByBrowser?: boolean;
}

export interface WebHost {
  /**
   * Answers every request under `/showroom/`, and sends `/` there. `env` is handed to `apiFetch` unread: it
   * carries what the app knows of the connection (Hono's `c.env`).
   */
  handle(request: Request, env?: unknown): Promise<Response>;
  /** Development only: answers for Vite's own files, to be tried before the app. */
  middleware?(request: IncomingMessage, response: ServerResponse, next: Next): void;
  close(): Promise<void>;
}

/** What `web/app/server-entry.ts` exports, as built or as Vite serves it. */
interface ServerEntry {
  renderPage(
    request: Request,
    visit: { apiFetch: ApiFetch; nonce: string; units: () => UnitSystem },
  ): Promise<Response>;
}

/** Pages are rendered side by side: each knows the units of its visitor. */
const unitsOfVisit = new AsyncLocalStorage<UnitSystem>();

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Makes the part of the server that answers with pages and their files. In production it needs the output
 * of `react-router build` in `web/build`; in development Vite builds on demand.
 */
export function createWebHost(options: WebHostOptions): Promise<WebHost> {
  return options.mode === "production" ? createBuiltHost(options) : createViteHost(options);
}

async function createBuiltHost({
  apiFetch,
  takesStripe,
  publicUrl,
  cache,
  languageByBrowser = false,
}: WebHostOptions): Promise<WebHost> {
  const policy: PolicyNeeds = { mode: "production", takesStripe };
  const always = pageHeaders(publicUrl);
  const builds = new Map(
    await Promise.all(languages.map(async (language) => [language, await loadBuild(language)] as const)),
  );
  const answerPage = createPageCache(cache, policy);
  return {
    async handle(sent, env) {
      const outside = answerOutside(sent) ?? answerLanguageChoice(sent) ?? answerUnitsChoice(sent);
      if (outside) return outside;
      const request = readable(sent);
      if (!request) return notFound();
      const { pathname } = new URL(request.url);
      const language = pageLanguage(request, languageByBrowser);
      const asset = await serveAsset(builds, language, request, pathname);
      if (asset) return asset;
      if (pathname.startsWith(`${base}assets/`)) return notFound();
      const visit = { apiFetch: (call: Request) => apiFetch(call, env) };
      const response = await answerPage(request, language, async (asked) =>
        renderDocument(await builds.get(language)!.entry(), asked, visit, policy),
      );
      return compressStream(request, withPageHeaders(request, response, always));
    },
    async close() {},
  };
}

interface Build {
  /** English is loaded at the start, the others by their first page: their code takes memory. */
  entry(): Promise<ServerEntry>;
  serveAsset: AssetServer;
}

/** The pages in a language: English in `web/build`, the others in folders below it. */
async function loadBuild(language: Language): Promise<Build> {
  const build = path.join(root, "web/build", language === "en" ? "" : language);
  const entry = () => import(pathToFileURL(path.join(build, "server/index.js")).href) as Promise<ServerEntry>;
  const [serveAsset] = await Promise.all([
    createAssetServer(path.join(build, "client"), base),
    language === "en" ? entry() : undefined,
  ]);
  return { entry, serveAsset };
}

/** A file as the visitor's language has it; scripts are asked for by pages of every language, by names of their own. */
async function serveAsset(
  builds: ReadonlyMap<Language, Build>,
  language: Language,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const own = await builds.get(language)!.serveAsset(request, pathname);
  if (own) return own;
  for (const build of builds.values()) {
    const found = await build.serveAsset(request, pathname);
    if (found) return found;
  }
  return undefined;
}

/** The router complains of an address that is no text; its page is the one for addresses that lead nowhere. */
function readable(request: Request): Request | undefined {
  const { pathname, origin } = new URL(request.url);
  try {
    decodeURIComponent(pathname);
    return request;
  } catch {
    const { method, headers, signal } = request;
    return method === "GET" ? new Request(`${origin}${base}404`, { headers, signal }) : undefined;
  }
}

async function createViteHost({
  apiFetch,
  httpServer,
  takesStripe,
  publicUrl,
}: WebHostOptions): Promise<WebHost> {
  const policy: PolicyNeeds = { mode: "development", takesStripe };
  const always = pageHeaders(publicUrl);
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: httpServer ? { server: httpServer } : undefined },
  });
  return {
    async handle(request, env) {
      const outside = answerOutside(request) ?? answerLanguageChoice(request) ?? answerUnitsChoice(request);
      if (outside) return outside;
      try {
        const entry = (await vite.ssrLoadModule("./web/app/server-entry.ts")) as ServerEntry;
        const visit = { apiFetch: (call: Request) => apiFetch(call, env) };
        const { response } = await renderDocument(entry, request, visit, policy);
        return withPageHeaders(request, response, always);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    middleware(request, response, next) {
      const url = request.url;
      if (!url?.startsWith(base)) return next();
      vite.middlewares(request, response, (error?: unknown) => {
        // Vite cuts its base off the address; the pages' router wants it whole.
        request.url = url;
        next(error);
      });
    },
    close: () => vite.close(),
  };
}

async function renderDocument(
  entry: ServerEntry,
  request: Request,
  visit: { apiFetch: ApiFetch },
  policy: PolicyNeeds,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString("base64");
  const units = unitsIn(request.headers.get("Cookie"));
  const response = await unitsOfVisit.run(units, () =>
    entry.renderPage(request, { ...visit, nonce, units: () => unitsOfVisit.getStore() ?? "feet" }),
  );
  if (response.headers.get("Content-Type")?.startsWith("text/html")) {
    response.headers.set("Content-Security-Policy", contentPolicy(nonceSources(nonce), policy));
  }
  return { response, nonce };
}

function withPageHeaders(
  request: Request,
  response: Response,
  always: ReturnType<typeof pageHeaders>,
): Response {
  const { headers } = response;
  if (response.status === 503 && !headers.has("Retry-After"))
    headers.set("Retry-After", String(retryAfter_s));
  for (const [name, value] of always) headers.set(name, value);
  // What a link fetched ahead must still be good when it is followed a moment later.
  const isAhead = request.headers.get("Sec-Purpose")?.startsWith("prefetch") && response.status === 200;
  if (isAhead) headers.set("Cache-Control", "private, max-age=10");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return response;
}
