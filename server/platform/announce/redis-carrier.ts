import { randomUUID } from "node:crypto";
import type { Redis } from "../redis/redis.ts";
import type { Announcement, Carrier, Listener } from "./carrier.ts";

/** How soon what Redis did not take is sent again. */
const again_ms = 1000;
/** With more, servers are told to read everything again. */
const mostOwed = 1000;
/** After this time, a server that said it would commit is taken for dead, and for having committed. */
const patience_ms = 3000;
/** How often a server that hears nothing takes everything for announced. */
const deaf_ms = 5000;
const close_ms = 2000;

interface Message {
  from: string;
  id: number;
  /** `soon`: this is about to be committed. `all`: more than could be kept. */
  kind: "soon" | "now" | "all";
  news: readonly Announcement[];
}

/**
 * Announcements by Redis, on one channel of its pub/sub. Redis keeps none of them, so a server that lost its connection
 * calls `listening` of all its listeners when it is back, and every five seconds until then. What Redis does not take is
 * sent again until it does.
 */
export function redisCarrier(redis: Redis): Carrier {
  const self = randomUUID();
  const listeners = new Map<string, Listener[]>();
  const soon = new Map<string, NodeJS.Timeout>();
  let owed: Announcement[] = [];
  let owesAll = false;
  let sent = 0;
  let underway: Promise<unknown> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  let isOpen = false;
  let isListening = false;
  let deaf: NodeJS.Timeout | undefined;

  const deliver = (news: readonly Announcement[]) => {
    for (const { channel, text } of news) for (const { heard } of listeners.get(channel) ?? []) heard(text);
  };
  const readAll = () => {
    for (const some of listeners.values()) for (const { listening } of some) listening();
  };

  function heard(text: string): void {
    const { from, id, kind, news } = JSON.parse(text) as Message;
    if (from === self) return;
    const key = `${from} ${id}`;
    clearTimeout(soon.get(key));
    soon.delete(key);
    if (kind === "now") deliver(news);
    else if (kind === "all") readAll();
    else soon.set(key, setTimeout(late, patience_ms, key, news).unref());
  }

  function late(key: string, news: readonly Announcement[]): void {
    soon.delete(key);
    deliver(news);
  }

  const send = async (kind: Message["kind"], id: number, news: readonly Announcement[]): Promise<boolean> => {
    const text = JSON.stringify({ from: self, id, kind, news } satisfies Message);
    return (await redis.ask((client) => client.publish(redis.channel, text))) !== undefined;
  };

  async function tell(id: number, news: readonly Announcement[]): Promise<void> {
    if (await send("now", id, news)) return;
    owed.push(...news);
    if (owed.length > mostOwed) [owed, owesAll] = [[], true];
    again ??= setTimeout(() => void pay(), again_ms).unref();
  }

  async function pay(): Promise<void> {
    clearTimeout(again);
    again = undefined;
    const [due, isAll] = [owed, owesAll];
    [owed, owesAll] = [[], false];
    if (isAll && !(await send("all", ++sent, []))) owesAll = true;
    if (due.length > 0) await tell(++sent, due);
    if (owesAll) again ??= setTimeout(() => void pay(), again_ms).unref();
  }

  const publish = (news: readonly Announcement[], id = ++sent) => {
    // never within the call that announces, as it is with the database
    setImmediate(deliver, news);
    const telling = tell(id, news);
    underway = Promise.all([underway, telling]);
  };

  function open(): void {
    if (isOpen) return;
    isOpen = true;
    redis.subscribe(heard, (isNow) => {
      isListening = isNow;
      if (isNow) readAll();
    });
    deaf = setInterval(() => isListening || readAll(), deaf_ms).unref();
  }

  return {
    async prepare(news) {
      const id = ++sent;
      await send("soon", id, news);
      return () => publish(news, id);
    },
    publish: (news) => publish(news),
    listen(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      if (isListening) setImmediate(listener.listening);
      open();
    },
    async close() {
      clearInterval(deaf);
      for (const timer of soon.values()) clearTimeout(timer);
      const end = performance.now() + close_ms;
      await underway;
      while ((owed.length > 0 || owesAll) && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await pay();
      }
      clearTimeout(again);
    },
  };
}
