import { createHash } from "node:crypto";
import type { Language } from "../../domain/languages/language.ts";
import { unitsIn } from "../../domain/languages/units.ts";
import { showroomIn } from "../../domain/showrooms/cookies.ts";
import type { Cache, Keeping } from "../platform/cache/cache.ts";
import { productTag } from "../platform/cache/tags.ts";
import { acceptedCoding, type Coding, compress } from "./web-encoding.ts";
import { contentPolicy, hashSources, type PolicyNeeds } from "./web-policy.ts";

const mostPages = 2000;
const mostBytes = 24 * 1024 * 1024;
/** How long a stale page is kept in case it cannot be rendered. */
const keptForTrouble_s = 3600;

interface KeptPage {
  /** Counts toward the cache's size. */
  bytes: Uint8Array<ArrayBuffer>;
  compressed: Map<Coding, Promise<Uint8Array<ArrayBuffer>>>;
  type: string;
  policy: string | undefined;
  etag: string;
  freshUntil_ms: number;
  staleUntil_ms: number;
}

/** A freshly rendered page, with the nonce of our own scripts and styles. */
export interface RenderedPage {
  response: Response;
  nonce: string;
}

type Render = (request: Request) => Promise<RenderedPage>;

/** Renders a page, or serves it from the cache. */
type AnswerPage = (request: Request, language: Language, render: Render) => Promise<Response>;

/**
 * Caches shareable pages: 200 responses to a plain GET that set no cookie and have `Cache-Control` with `s-maxage`.
 * Such a page depends only on its URL, the cookies of showroom and units, and its language, which form the key. After
 * expiry it is served for `stale-while-revalidate` seconds while one rendering runs, and for an hour if it cannot be
 * rendered, such as without a database.
 */
export function createPageCache(cache: Cache, policy: PolicyNeeds, now: () => number = Date.now): AnswerPage {
  const pages = cache.section("pages", { entries: mostPages, bytes: mostBytes });

  const renderAndKeep = async (request: Request, render: Render): Promise<KeptPage | Response> => {
    const { response, nonce } = await render(request);
    const times = shareTimes(response);
    if (!times) return response;
    return keep(response, times, now(), (html) => contentPolicy(hashSources(html, nonce), policy));
  };
  const keeping = (request: Request): Keeping<KeptPage | Response> => ({
    seconds: (page) =>
      page instanceof Response ? 0 : (page.staleUntil_ms - now()) / 1000 + keptForTrouble_s,
    tags: ["showrooms", "structure", ...namesIn(request).map(productTag)],
  });

  const renderOnce = async (key: string, request: Request, render: Render): Promise<Response> => {
    let isOwn = false;
    const begin = () => {
      isOwn = true;
      return renderAndKeep(request, render);
    };
    const rendered = await pages.renew(key, keeping(request), begin).catch((error: unknown) => {
      if (isOwn) throw error;
    });
    if (rendered && !(rendered instanceof Response)) return answer(rendered, request);
    // another visitor's rendering that was private or failed is repeated for this one
    return isOwn ? rendered! : (await render(request)).response;
  };

  /** Refreshes a page in the background; if that fails, the next visitor tries again. */
  const refresh = (key: string, { url, headers }: Request, render: Render) => {
    // Not the visitor's own request, which may be aborted before the page is ready.
    const own = new Request(url, { headers });
    pages.renew(key, keeping(own), () => renderAndKeep(own, render)).catch(() => undefined);
  };

  return async (request, language, render) => {
    // A signed-in user may see more than others.
    if (request.method !== "GET" || provesAccount.some((name) => request.headers.has(name)))
      return (await render(request)).response;
    const key = `${language} ${pageKey(request)}`;
    const kept = pages.peek(key) as KeptPage | undefined;
    if (kept && kept.staleUntil_ms > now()) {
      if (kept.freshUntil_ms <= now()) refresh(key, request, render);
      return answer(kept, request);
    }
    const rendered = await renderOnce(key, request, render).catch((error: unknown) => {
      if (!kept) throw error;
    });
    return kept && !(rendered && rendered.status < 500) ? answer(kept, request) : rendered!;
  };
}

/** The parts of a page's URL, requested as a document or as data; one may be a product's hash. */
const namesIn = ({ url }: Request): string[] => new URL(url).pathname.split(/[/.]/).filter(Boolean);

const provesAccount = ["Authorization", "AuthorizationAI"];

/** Showroom and units from the cookies, as the pages read them, and the URL. */
function pageKey({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  const cookies = headers.get("Cookie");
  return `${unitsIn(cookies)} ${showroomIn(cookies) ?? ""} ${pathname}${search}`;
}

function shareTimes(response: Response): { fresh_s: number; stale_s: number } | undefined {
  const control = response.headers.get("Cache-Control") ?? "";
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  const fresh_s = seconds("s-maxage");
  const mayBeShared = response.status === 200 && fresh_s > 0 && !response.headers.has("Set-Cookie");
  return mayBeShared ? { fresh_s, stale_s: seconds("stale-while-revalidate") } : undefined;
}

async function keep(
  response: Response,
  { fresh_s, stale_s }: { fresh_s: number; stale_s: number },
  now_ms: number,
  policyOf: (html: string) => string,
): Promise<KeptPage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "text/plain";
  const isDocument = type.startsWith("text/html");
  return {
    bytes,
    compressed: new Map(),
    type,
    policy: isDocument ? policyOf(new TextDecoder().decode(bytes)) : undefined,
    etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    freshUntil_ms: now_ms + fresh_s * 1000,
    staleUntil_ms: now_ms + (fresh_s + stale_s) * 1000,
  };
}

async function answer(page: KeptPage, request: Request): Promise<Response> {
  const headers = new Headers({
    "Content-Type": page.type,
    // The cookies of showroom, language and units decide the content, so only this browser may cache it, with revalidation.
    "Cache-Control": "private, no-cache",
    ETag: page.etag,
    Vary: "Accept-Encoding, Accept-Language, Cookie",
  });
  if (page.policy) headers.set("Content-Security-Policy", page.policy);
  if (request.headers.get("If-None-Match") === page.etag) return new Response(null, { status: 304, headers });
  const coding = acceptedCoding(request);
  if (!coding) return new Response(page.bytes, { headers });
  const squeezing = page.compressed.get(coding) ?? compress(page.bytes, coding);
  page.compressed.set(coding, squeezing);
  headers.set("Content-Encoding", coding);
  return new Response(await squeezing, { headers });
}
