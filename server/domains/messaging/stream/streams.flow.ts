import { announce } from "../../../platform/announce/announce.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { beginningOf, sse } from "./stream.rules.ts";
import {
  channels,
  findCounts,
  findEvents,
  findHead,
  liveSessions,
  numberNews,
  sendSignal,
  sendTopic,
} from "./stream.store.ts";
import { hubPerServer, quietly, StreamHub, type StreamReader } from "./stream-hub.ts";
import { type Watcher, Watchers } from "./watchers.ts";

/** News that nobody announced, because its server crashed or it was written by a job, arrives within this time. */
const tick_ms = 1000;
const longestSignal = 7000;
const problem = "the event stream has a problem";

/** Something for a moment, to some accounts. */
export interface Signal {
  to: readonly string[];
  kind: string;
  data: Record<string, unknown>;
}

interface Place {
  session_id: string;
  /** Number of the last event sent. */
  after: number;
}

const hubOf = hubPerServer((platform) => {
  const hub = new StreamHub<Place>(platform, {
    channel: channels.events,
    // tabs share one stream, so this is several browsers at once
    most: 8,
    problem,
    read: sendNews,
    beat: (hub) => beat(platform, hub),
    timers: [{ every_ms: tick_ms, run: wakeStream }],
  });
  platform.listen(channels.signals, (text) => passOn(hub, JSON.parse(text) as Signal));
  const watchers = watchersOn(platform);
  platform.listen(channels.topics, (text) =>
    hearTopic(hub, watchers, JSON.parse(text) as Told, platform.now()),
  );
  return hub;
});

const watchersOn = hubPerServer(() => new Watchers());

/** Something about a topic, such as a room, for those who have it open. */
interface Told {
  topic: string;
  kind: string;
  data: Record<string, unknown>;
  /** The tab that says with it that it is there, or that it is gone. */
  watcher?: Watcher & { is_here: boolean };
}

function hearTopic(
  hub: StreamHub<Place>,
  watchers: Watchers,
  { topic, kind, data, watcher }: Told,
  now: Date,
): void {
  if (watcher?.is_here) watchers.here(topic, watcher, now);
  else if (watcher) watchers.gone(topic, watcher);
  const to = new Set(watchers.of(topic, now).map(({ user_id }) => user_id));
  passOn(hub, { to: [...to], kind, data });
}

function passOn(hub: StreamHub<Place>, { to, kind, data }: Signal): void {
  for (const user_id of to)
    for (const { connection } of hub.readersOf(user_id)) connection.send(sse(kind, data));
}

/** An account's events from where its browser stopped, as long as its session lives. */
export async function openStream(
  platform: Platform,
  { user_id, session_id }: { user_id: string; session_id: string },
  asked: number | null,
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(platform);
  hub.admit(user_id);
  await outbox.drain(platform);
  const { after, resumed } = beginningOf(asked, await findHead(platform.db, user_id, asked));
  const reader = hub.open(user_id, { session_id, after });
  reader.connection.send(sse("open", { resumed }, after));
  await sendCounts(platform, reader);
  hub.wake(reader);
  return reader.connection.body;
}

/** Keeps connections open and ends those of revoked sessions. */
async function beat({ db, now }: Platform, hub: StreamHub<Place>): Promise<void> {
  const readers = hub.all();
  for (const { connection } of readers) connection.send(": here\n\n");
  await hub.guarded(async () => {
    const live = await liveSessions(db, [...new Set(readers.map(({ at }) => at.session_id))], now());
    for (const reader of readers) {
      const head = live.get(reader.at.session_id);
      if (head === undefined) reader.connection.end();
      // a server may have died before it told of them
      else if (head > reader.at.after) hub.wake(reader);
    }
  });
}

/** Sends a reader its account's next news. */
async function sendNews(
  platform: Platform,
  reader: StreamReader<Place>,
): Promise<"again" | "over" | undefined> {
  const { topic: user_id, at, connection } = reader;
  const events = await findEvents(platform.db, { user_id, ...at }, platform.now());
  if (!events) return "over";
  if (events.length === 0) return;
  for (const { seq, kind, data } of events) {
    connection.send(sse(kind, data, seq));
    at.after = seq;
  }
  await sendCounts(platform, reader);
  return "again";
}

async function sendCounts({ db }: Platform, { topic, connection }: StreamReader<Place>): Promise<void> {
  connection.send(sse("counts", await findCounts(db, topic)));
}

/** One statement takes and numbers news, and announces it where the database does that. */
const outbox = createQueue<string[]>({
  failure: "news could not be numbered",
  async take(platform) {
    const accounts = await numberNews(platform);
    return accounts.length > 0 ? accounts : undefined;
  },
  async work({ db, isCarried }, accounts) {
    if (isCarried) for (const id of accounts) await announce(db, channels.events, id);
  },
});

/** Makes committed news arrive now. Call it after the transaction that added it; it waits for nothing. */
export const wakeStream = (platform: Platform): void =>
  void quietly(platform, problem, () => outbox.drain(platform));

/** Tells open pages something for a moment; pages that are not open never hear of it. */
export async function signal(platform: Platform, { to, ...rest }: Signal): Promise<void> {
  if (to.length === 0) return;
  const text = { to, ...rest };
  if (JSON.stringify(text).length <= longestSignal) await sendSignal(platform.db, text);
}

/**
 * Tells those who have a topic open something about it. One announcement, and no query: each server knows who they are.
 * In a transaction they hear it once that commits.
 */
export const tellWatchers = (db: Db, told: Omit<Told, "watcher">): Promise<void> => sendTopic(db, told);

/**
 * Notes that a tab has a topic open or has left it, and tells the others. Ask before whether the account may read it: from
 * now on it hears of it, for half a minute.
 * @returns the others, as far as this server knows
 */
export async function watchTopic(platform: Platform, told: Required<Told>): Promise<Watcher[]> {
  hubOf(platform);
  if (JSON.stringify(told).length <= longestSignal) await sendTopic(platform.db, told);
  const others = watchersOn(platform).of(told.topic, platform.now());
  return others.filter(({ tab }) => tab !== told.watcher.tab);
}
