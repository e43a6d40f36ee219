import { createHash } from "node:crypto";
import { showroomIn } from "../../domain/showrooms/cookies.ts";
import { memoryCache } from "../platform/cache.ts";
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

export interface PageCache {
  /** Renders a page, or serves it from the cache. */
  answer(request: Request, render: Render): Promise<Response>;
  /** Drops the pages with one of these things in their URL. */
  forget(names: ReadonlySet<string>): void;
  clear(): void;
}

/**
 * Caches shareable pages: 200 responses to a plain GET that set no cookie and have `Cache-Control` with `s-maxage`.
 * Such a page depends only on its URL and the showroom cookie, which form the key. After expiry it is served for
 * `stale-while-revalidate` seconds while one rendering runs, and for an hour if it cannot be rendered, such as without
 * a database.
 */
export function createPageCache(policy: PolicyNeeds, now: () => number = Date.now): PageCache {
  const cache = memoryCache({ entries: mostPages, bytes: mostBytes, now });
  const rendering = new Map<string, Promise<KeptPage | Response>>();
  let forgotten = 0;

  const renderAndKeep = (key: string, request: Request, render: Render): Promise<KeptPage | Response> => {
    const begun = forgotten;
    const work = render(request)
      .then(async ({ response, nonce }) => {
        const times = shareTimes(response);
        if (!times) return response;
        const page = await keep(response, times, now(), (html) =>
          contentPolicy(hashSources(html, nonce), policy),
        );
        // a rendering that started before an invalidation may be stale
        if (begun !== forgotten) return page;
        cache.drop(key);
        const seconds = times.fresh_s + times.stale_s + keptForTrouble_s;
        await cache.remember(key, { seconds, tags: namesIn(request) }, async () => page);
        return page;
      })
      .finally(() => rendering.get(key) === work && rendering.delete(key));
    rendering.set(key, work);
    return work;
  };

  /** Refreshes a page in the background; if that fails, the next visitor tries again. */
  const renew = (key: string, { url, headers }: Request, render: Render) => {
    if (rendering.has(key)) return;
    // Not the visitor's own request, which may be aborted before the page is ready.
    renderAndKeep(key, new Request(url, { headers }), render).catch(() => undefined);
  };

  const answerPage = async (request: Request, render: Render) => {
    const renderAlone = async () => (await render(request)).response;
    // A signed-in user may see more than others.
    if (request.method !== "GET" || provesAccount.some((name) => request.headers.has(name)))
      return renderAlone();
    const key = pageKey(request);
    const kept = cache.peek(key) as KeptPage | undefined;
    if (kept && kept.staleUntil_ms > now()) {
      if (kept.freshUntil_ms <= now()) renew(key, request, render);
      return answer(kept, request);
    }
    const rendered = await renderOnce(key, request, render).catch((error: unknown) => {
      if (!kept) throw error;
    });
    return kept && !(rendered && rendered.status < 500) ? answer(kept, request) : rendered!;
  };

  const renderOnce = async (key: string, request: Request, render: Render): Promise<Response> => {
    const underway = rendering.get(key);
    if (!underway) {
      const rendered = await renderAndKeep(key, request, render);
      return rendered instanceof Response ? rendered : answer(rendered, request);
    }
    const rendered = await underway.catch(() => undefined);
    // A rendering that was private or failed is repeated for this visitor.
    if (rendered && !(rendered instanceof Response)) return answer(rendered, request);
    return (await render(request)).response;
  };

  return {
    answer: answerPage,
    forget(names) {
      if (names.size === 0) return;
      forgotten += 1;
      rendering.clear();
      cache.forget(names);
    },
    clear() {
      forgotten += 1;
      rendering.clear();
      cache.clear();
    },
  };
}

/** The parts of a page's URL, requested as a document or as data. */
const namesIn = ({ url }: Request): string[] => new URL(url).pathname.split(/[/.]/).filter(Boolean);

const provesAccount = ["Authorization", "AuthorizationAI"];

/** The showroom from the cookie, as the pages read it, and the URL. */
function pageKey({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return `${showroomIn(headers.get("Cookie")) ?? ""} ${pathname}${search}`;
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
    // The showroom cookie decides the content, so only this browser may cache it, with revalidation.
    "Cache-Control": "private, no-cache",
    ETag: page.etag,
    Vary: "Accept-Encoding, Cookie",
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
