import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Running, stop } from "./kills.ts";
import type { Client } from "./shop.ts";
import { type Ear, type Heard, listenTo } from "./stream.ts";

/** Somebody in a conversation, with an open page. */
export interface Chatter {
  who: Client;
  conversation: string;
  /** What the page has heard on its stream, by the stream's own numbers. */
  ids: number[];
  /** Messages in the order in which the page got them. */
  got: { seq: number; text: string }[];
  sent: number;
  /** How often the connection was made again, and how often its stream could not go on where it stopped. */
  reconnects: number;
  unresumed: number;
  page: Ear | null;
}

/** Servers that may be killed while people talk through them. */
export class Servers {
  #alive: Running[];
  constructor(running: readonly Running[]) {
    this.#alive = [...running];
  }
  any(): Running {
    return this.#alive[Math.floor(Math.random() * this.#alive.length)]!;
  }
  async kill(): Promise<void> {
    await stop(this.#alive.shift()!);
  }
  async killAll(): Promise<void> {
    while (this.#alive.length > 0) await this.kill();
  }
}

export const newChatter = (who: Client, conversation: string): Chatter => ({
  who,
  conversation,
  ids: [],
  got: [],
  sent: 0,
  reconnects: 0,
  unresumed: 0,
  page: null,
});

const auth = ({ token }: Client) => ({ Authorization: `Bearer ${token}` });

/** Listens as a page does: comes back after each interruption, and reads what has changed after each news of it. */
export async function listen(chatter: Chatter, servers: Servers, isOver: () => boolean): Promise<void> {
  let lastId: string | null = null;
  let change = 0;
  while (!isOver()) {
    const server = servers.any();
    try {
      const ear: Ear = await listenTo(
        (headers, signal) =>
          fetch(`${server.origin}/api/stream`, { headers: { ...headers, ...auth(chatter.who) }, signal }),
        lastId,
      );
      chatter.page = ear;
      // everybody was told to hang up while this connection was being made
      if (isOver()) break;
      if (lastId !== null) chatter.reconnects += 1;
      for (let read = 0; ; ) {
        await ear.until((heard) => heard.length > read);
        const news = ear.heard.slice(read);
        read += news.length;
        note(chatter, news, lastId !== null);
        if (news.some(({ event }) => event === "open" || event === "message"))
          change = await catchUp(chatter, servers, change);
        lastId = ear.lastId;
      }
    } catch {
      lastId = chatter.page?.lastId ?? lastId;
      chatter.page?.hangUp();
      // browsers wait for two seconds
      if (!isOver()) await pause(200 + Math.random() * 300);
    }
  }
  chatter.page?.hangUp();
}

function note(chatter: Chatter, news: readonly Heard[], isAgain: boolean): void {
  for (const { id, event, data } of news) {
    if (event === "open") chatter.unresumed += isAgain && data.resumed !== true ? 1 : 0;
    else if (id !== null) chatter.ids.push(id);
  }
}

interface Page {
  data: { messages: { seq: number; text: string }[]; last_change: number; has_more: boolean };
}

/** Reads what has changed since; the new place, from which nothing is read again. */
async function catchUp(chatter: Chatter, servers: Servers, from: number): Promise<number> {
  let change = from;
  for (;;) {
    const path = `/api/conversations/${chatter.conversation}/messages?changed_after=${change}&limit=100`;
    const page = await asked<Page>(servers, path, { headers: auth(chatter.who) });
    chatter.got.push(...page.data.messages.map(({ seq, text }) => ({ seq, text })));
    change = page.data.last_change;
    if (!page.data.has_more) return change;
  }
}

/** Sends the next message, again under the same id until a server has confirmed it. */
export async function say(chatter: Chatter, servers: Servers): Promise<void> {
  chatter.sent += 1;
  const body = JSON.stringify({ client_id: randomUUID(), text: `${chatter.who.user_id} ${chatter.sent}` });
  await asked(servers, `/api/conversations/${chatter.conversation}/messages`, {
    method: "POST",
    body,
    headers: { ...auth(chatter.who), "Content-Type": "application/json" },
  });
}

const patience_ms = 30_000;

/** A page asks again, perhaps another server, when a connection breaks, or a server is too busy or does not answer. */
async function asked<Data>(servers: Servers, path: string, request: RequestInit): Promise<Data> {
  for (let tries = 0; ; tries += 1) {
    try {
      const signal = AbortSignal.timeout(patience_ms);
      const answer = await fetch(servers.any().origin + path, { ...request, signal });
      if (answer.ok) return (await answer.json()) as Data;
      const text = await answer.text();
      if (answer.status !== 503 && answer.status !== 429) throw new Refused(`${answer.status} ${text}`);
    } catch (error) {
      if (error instanceof Refused || tries > 200) throw error;
    }
    await pause(50 + Math.random() * 100);
  }
}

class Refused extends Error {}
