import { language } from "../../client/language.ts";
import { seenPagesText } from "./seen-pages.ts";
import { type PushScope, showPushes } from "./shown-push.ts";

// Caches recently visited catalog pages for offline use. Everything else goes to the network: private data is never
// cached, and online a page is always fresh. Also shows push notifications.

/** The service worker's globals; the two type libraries exclude each other. */
interface WorkerScope {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
// each language has its own, since a page has the same address in all of them
const store = `seen-pages${language === "en" ? "" : `-${language}`}`;
const mostPages = 60;

showPushes(self as unknown as PushScope);
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]));
});
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isPage = mode === "navigate";
  if (method !== "GET" || origin !== self.location.origin || !(isPage || pathname.endsWith(".data"))) return;
  event.respondWith(answer(event, isPage));
});

/** The shop's response; offline the cached one. */
async function answer(event: Fetching, isPage: boolean): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok && isShared(response)) event.waitUntil(keep(event.request, response.clone()));
    return response;
  } catch {
    const pages = await caches.open(store);
    const seen = await pages.match(event.request, { ignoreVary: true });
    if (!isPage) return seen ?? Response.error();
    return seen ? asSeen(seen) : offlinePage(pages);
  }
}

/**
 * The host sends an ETag with pages that are the same for everybody in a showroom, and with no others
 * (server/http/page-cache.ts).
 */
const isShared = ({ headers }: Response) => headers.has("etag");

/** Caches a response as the latest; evicts the oldest if there are too many. */
async function keep(request: Request, response: Response): Promise<void> {
  const pages = await caches.open(store);
  await pages.delete(request, { ignoreVary: true });
  await pages.put(request, response);
  const all = await pages.keys();
  await Promise.all(all.slice(0, -mostPages).map((oldest) => pages.delete(oldest)));
}

/** A cached page, marked so that it says so. */
async function asSeen(seen: Response): Promise<Response> {
  const text = (await seen.text()).replace("<html ", "<html data-offline ");
  return new Response(text, { headers: seen.headers });
}

/** Replaces a page that is not cached, and links to those that are. */
async function offlinePage(pages: Cache): Promise<Response> {
  const seen = await Promise.all(
    [...(await pages.keys())].reverse().map(async ({ url }) => ({
      url,
      text: url.includes(".data")
        ? ""
        : ((await (await pages.match(url, { ignoreVary: true }))?.text()) ?? ""),
    })),
  );
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return new Response(seenPagesText(seen), { status: 503, headers });
}
