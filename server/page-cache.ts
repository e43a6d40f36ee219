import { createHash } from "node:crypto";
import { memoryCache } from "./platform/cache.ts";
import { acceptedCoding, type Coding, compress } from "./web-encoding.ts";
import { contentPolicy, hashSources, type PolicyNeeds } from "./web-policy.ts";

const mostPages = 2000;
const mostBytes = 24 * 1024 * 1024;

interface KeptPage {
  /** Counts towards the cache's size. */
  bytes: Uint8Array<ArrayBuffer>;
  compressed: Map<Coding, Promise<Uint8Array<ArrayBuffer>>>;
  type: string;
  policy: string | undefined;
  etag: string;
  freshUntil_ms: number;
}

type Render = (request: Request) => Promise<Response>;

export interface PageCache {
  /** Renders a page, or answers it from memory. */
  answer(request: Request, render: Render): Promise<Response>;
  /** Forgets the pages whose address names one of these things. */
  forget(names: ReadonlySet<string>): void;
}

/**
 * Keeps pages that may be shared: those that answer 200 to a plain GET, set no cookie and carry
 * `Cache-Control` with `s-maxage`. Such a page depends on its address and on the showroom's cookie, on
 * nothing else of the visitor, and both are its key. Once its time is over it is answered for
 * `stale-while-revalidate` seconds more while one new rendering is under way.
 */
export function createPageCache(policy: PolicyNeeds, now: () => number = Date.now): PageCache {
  const cache = memoryCache({ entries: mostPages, bytes: mostBytes, now });
  const rendering = new Map<string, Promise<KeptPage | Response>>();
  let forgotten = 0;

  const renderAndKeep = (key: string, request: Request, render: Render): Promise<KeptPage | Response> => {
    const begun = forgotten;
    const work = render(request)
      .then(async (response) => {
        const times = shareTimes(response);
        if (!times) return response;
        const page = await keep(response, now() + times.fresh_s * 1000, policy);
        // what was begun before something was forgotten may show it as it was
        if (begun !== forgotten) return page;
        cache.drop(key);
        const seconds = times.fresh_s + times.stale_s;
        await cache.remember(key, { seconds, tags: namesIn(request) }, async () => page);
        return page;
      })
      .finally(() => rendering.get(key) === work && rendering.delete(key));
    rendering.set(key, work);
    return work;
  };

  /** Renews a page for those to come; if that fails, the next visitor tries again. */
  const renew = (key: string, { url, headers }: Request, render: Render) => {
    if (rendering.has(key)) return;
    // Not the visitor's own request: that one may end before the page is ready.
    renderAndKeep(key, new Request(url, { headers }), render).catch(() => undefined);
  };

  const answerPage = async (request: Request, render: Render) => {
    // Whoever proves an account may see more than others do.
    if (request.method !== "GET" || request.headers.has("Authorization")) return render(request);
    const key = pageKey(request);
    const kept = cache.peek(key) as KeptPage | undefined;
    if (kept) {
      if (kept.freshUntil_ms <= now()) renew(key, request, render);
      return answer(kept, request);
    }
    const underway = rendering.get(key);
    if (!underway) {
      const rendered = await renderAndKeep(key, request, render);
      return rendered instanceof Response ? rendered : answer(rendered, request);
    }
    const rendered = await underway.catch(() => undefined);
    // What was rendered for another visitor alone, or failed there, is rendered anew for this one.
    return rendered && !(rendered instanceof Response) ? answer(rendered, request) : render(request);
  };

  return {
    answer: answerPage,
    forget(names) {
      if (names.size === 0) return;
      forgotten += 1;
      rendering.clear();
      cache.forget(names);
    },
  };
}

/** The parts of a page's address, be it asked for as a document or as data. */
const namesIn = ({ url }: Request): string[] => new URL(url).pathname.split(/[/.]/).filter(Boolean);

function pageKey(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const cookies = request.headers.get("Cookie") ?? "";
  const showroom = /(?:^|;\s*)showroom=([A-Za-z0-9-]{3,20})(?:;|$)/.exec(cookies)?.[1] ?? "";
  return `${showroom} ${pathname}${search}`;
}

function shareTimes(response: Response): { fresh_s: number; stale_s: number } | undefined {
  const control = response.headers.get("Cache-Control") ?? "";
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  const fresh_s = seconds("s-maxage");
  const mayBeShared = response.status === 200 && fresh_s > 0 && !response.headers.has("Set-Cookie");
  return mayBeShared ? { fresh_s, stale_s: seconds("stale-while-revalidate") } : undefined;
}

async function keep(response: Response, freshUntil_ms: number, policy: PolicyNeeds): Promise<KeptPage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "text/plain";
  const isDocument = type.startsWith("text/html");
  return {
    bytes,
    compressed: new Map(),
    type,
    policy: isDocument ? contentPolicy(hashSources(new TextDecoder().decode(bytes)), policy) : undefined,
    etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    freshUntil_ms,
  };
}

async function answer(page: KeptPage, request: Request): Promise<Response> {
  const headers = new Headers({
    "Content-Type": page.type,
    // The showroom's cookie decides what is in it, so only this browser may keep it, and asks each time.
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
