import type { GuestChat } from "../../../../contract/messaging/support-desk.ts";

const lookAgain_ms = 3000;
/** The server says something every 15 seconds; a connection that is silent for longer is dead. */
const silence_ms = 40_000;
const tryAgain_ms = 30_000;

/**
 * Follows a visitor's conversation while its tab is in sight: by server-sent events, and by asking every three seconds
 * as long as those do not arrive.
 * @param last the change number of what is known
 * @returns stops it
 */
export function followChat(
  key: string,
  { last, look, take }: { last: () => number; look: () => unknown; take: (chat: GuestChat) => void },
): () => void {
  let source: EventSource | undefined;
  let heard = 0;
  let openedAt = 0;
  const isLive = () => Date.now() - heard < silence_ms;
  const close = () => {
    source?.close();
    source = undefined;
    heard = 0;
  };
  const open = () => {
    close();
    openedAt = Date.now();
    const query = new URLSearchParams({ changed_after: String(last()) });
    source = new EventSource(`/api/support/chats/${encodeURIComponent(key)}/stream?${query}`);
    source.addEventListener("here", () => {
      heard = Date.now();
    });
    source.addEventListener("chat", ({ data }: MessageEvent<string>) => {
      heard = Date.now();
      take(JSON.parse(data) as GuestChat);
    });
    // the browser connects again by itself, unless the answer was no stream
    source.addEventListener("error", () => {
      heard = 0;
    });
  };
  const tick = () => {
    if (document.visibilityState !== "visible" || isLive()) return;
    look();
    if (Date.now() - openedAt > tryAgain_ms) open();
  };
  const change = () => {
    if (document.visibilityState !== "visible") return close();
    look();
    open();
  };
  document.addEventListener("visibilitychange", change);
  const timer = setInterval(tick, lookAgain_ms);
  change();
  return () => {
    document.removeEventListener("visibilitychange", change);
    clearInterval(timer);
    close();
  };
}
