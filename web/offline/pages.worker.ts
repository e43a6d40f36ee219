import { seenPagesText } from "./seen-pages.ts";

// Keeps the pages of the catalogue that were seen last, so that they can be seen without a connection. Everything else
// goes the usual way: what belongs to one person is never kept, and with a connection a page is always a fresh one.

/** What a service worker has beside what every page has; the two libraries of types exclude each other. */
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
const store = "seen-pages";
const mostPages = 60;

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

/** The answer of the shop; without a connection the one that was seen last. */
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

/** The host gives an ETag to pages that are the same for everybody in a showroom, and to no others (server/page-cache.ts). */
const isShared = ({ headers }: Response) => headers.has("etag");

/** Keeps an answer as the latest; the oldest goes when there are too many. */
async function keep(request: Request, response: Response): Promise<void> {
  const pages = await caches.open(store);
  await pages.delete(request, { ignoreVary: true });
  await pages.put(request, response);
  const all = await pages.keys();
  await Promise.all(all.slice(0, -mostPages).map((oldest) => pages.delete(oldest)));
}

/** A page as it was seen, marked so that it says that it is. */
async function asSeen(seen: Response): Promise<Response> {
  const text = (await seen.text()).replace("<html ", "<html data-offline ");
  return new Response(text, { headers: seen.headers });
}

/** Stands for a page that was never seen, and leads to those that were. */
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
