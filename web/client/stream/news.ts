import { storedAiToken, storedToken } from "../session/session-store.ts";

/** Something that the server tells an open page. */
export interface News {
  kind: string;
  data: Record<string, unknown>;
}

const retry_ms = 2000;
/** The server says something every 15 seconds; a connection that is silent for longer is dead. */
const silence_ms = 40_000;

const listeners = new Set<(news: News) => void>();
let stop: (() => void) | undefined;
let counts: News | undefined;

/**
 * Hears of what happens in the account while somebody listens. All tabs share one connection: one holds it and passes
 * the news on, and another takes over when that one closes.
 */
export function listenToNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  stop ??= start();
  if (counts) listener(counts);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/**
 * Reloads what a page shows when news is about it, and whenever the connection opens again: news may have come while
 * nothing could be fetched, or too long ago to be sent again.
 */
export function reloadOnNews(isAbout: (news: News) => boolean, reload: () => unknown): () => void {
  return listenToNews((news) => {
    if (news.kind === "open" || isAbout(news)) reload();
  });
}

function start(): () => void {
  const ending = new AbortController();
  const tabs = new BroadcastChannel("account-news");
  let isHolding = false;
  const tell = (news: News) => {
    if (news.kind === "counts") counts = news;
    for (const listener of listeners) listener(news);
  };
  // a listener that comes later, here or in another tab, asks what the counts are
  tabs.onmessage = ({ data }: MessageEvent<News>) => {
    if (data.kind !== "ask") return tell(data);
    if (counts && isHolding) tabs.postMessage(counts);
  };
  tabs.postMessage({ kind: "ask", data: {} });
  const hold = () => {
    isHolding = true;
    return holdConnection(ending.signal, (news) => {
      tell(news);
      tabs.postMessage(news);
    });
  };
  // locks exist on secure origins only
  const holding = navigator.locks?.request("account-news", { signal: ending.signal }, hold) ?? hold();
  holding.catch((error) => {
    if (!ending.signal.aborted) throw error;
  });
  return () => {
    ending.abort();
    tabs.close();
    counts = undefined;
  };
}

/** Connects until it is told to end, again after every interruption, from where it stopped. */
async function holdConnection(ending: AbortSignal, tell: (news: News) => void): Promise<void> {
  const place = { last: "" };
  while (!ending.aborted) {
    const round = new AbortController();
    const again = () => round.abort();
    const pause = Promise.race([happens(window, "online", ending), happens(ending, "abort", ending)]);
    window.addEventListener("online", again, { once: true });
    ending.addEventListener("abort", again, { once: true });
    await readEvents(round, place, tell).catch(() => undefined);
    window.removeEventListener("online", again);
    ending.removeEventListener("abort", again);
    if (!ending.aborted) await Promise.race([pause, new Promise((resolve) => setTimeout(resolve, retry_ms))]);
  }
}

const happens = (target: EventTarget, name: string, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(name, resolve, { once: true, ...(target !== signal && { signal }) });
  });

/** One connection. `EventSource` cannot send the token, so this reads the same format by `fetch`. */
async function readEvents(
  round: AbortController,
  place: { last: string },
  tell: (news: News) => void,
): Promise<void> {
  const token = storedToken();
  if (!token) return;
  const response = await fetch("/api/stream", {
    headers: { Authorization: `Bearer ${token}`, ...(place.last && { "Last-Event-ID": place.last }) },
    signal: round.signal,
  });
  if (!response.ok || !response.body) return;
  await eachEvent(response.body, round, ({ id, news }) => {
    if (news) tell(news);
    if (id) place.last = id;
  });
}

/** Reads server-sent events to their end. A connection that is silent for too long is aborted. */
async function eachEvent(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  round: AbortController,
  tell: (event: ReturnType<typeof readBlock>) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const silence = setTimeout(() => round.abort(), silence_ms);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) tell(readBlock(block));
  }
}

/**
 * Follows one stream of the AI design account until it ends, breaks or `ending` is aborted; never rejects. Answers whether
 * the server has ended it.
 */
export async function followAiStream(
  path: string,
  ending: AbortSignal,
  tell: (news: News) => void,
): Promise<boolean> {
  const token = storedAiToken();
  const round = new AbortController();
  const stop = () => round.abort();
  ending.addEventListener("abort", stop, { once: true });
  try {
    const response = await fetch(path, {
      headers: { AuthorizationAI: `Bearer ${token}` },
      signal: round.signal,
    });
    if (!response.ok || !response.body) return false;
    await eachEvent(response.body, round, ({ news }) => news && tell(news));
    return true;
  } catch {
    return false;
  } finally {
    ending.removeEventListener("abort", stop);
  }
}

/** One event as the server writes it; comments have neither. */
export function readBlock(block: string): { id?: string; news?: News } {
  const fields = new Map<string, string>();
  for (const line of block.split("\n")) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name) fields.set(name, value ?? "");
  }
  const [id, kind, data] = [fields.get("id"), fields.get("event"), fields.get("data")];
  return {
    ...(id && { id }),
    ...(kind && data && { news: { kind, data: JSON.parse(data) as News["data"] } }),
  };
}
