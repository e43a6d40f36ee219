import { fail } from "../../../http/failure.ts";
import { announce } from "../../../platform/announce/announce.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { type Connection, heartbeat_ms, openConnection } from "./connection.ts";
import { beginningOf, sse } from "./stream.rules.ts";
import {
  channels,
  findCounts,
  findEvents,
  findHead,
  liveSessions,
  numberNews,
  sendSignal,
} from "./stream.store.ts";

/** Tabs share one stream, so this is several browsers at once. */
const mostPerAccount = 8;
/** News that nobody announced, because its server crashed or it was written by a job, arrives within this time. */
const tick_ms = 1000;
const longestSignal = 7000;

/** Something for a moment, to some accounts. */
export interface Signal {
  to: readonly string[];
  kind: string;
  data: Record<string, unknown>;
}

interface Reader {
  user_id: string;
  session_id: string;
  /** Number of the last event sent. */
  after: number;
  isReading: boolean;
  /** News arrived while the last was being read. */
  mustReadAgain: boolean;
  connection: Connection;
}

interface Hub {
  readers: Map<string, Set<Reader>>;
  timers: NodeJS.Timeout[];
}

const hubs = new WeakMap<Platform["events"], Hub>();

function hubOf(platform: Platform): Hub {
  const known = hubs.get(platform.events);
  if (known) return known;
  const hub: Hub = { readers: new Map(), timers: [] };
  hubs.set(platform.events, hub);
  const all = () => [...hub.readers.values()].flatMap((readers) => [...readers]);
  platform.listen(
    channels.events,
    (user_id) => {
      for (const reader of hub.readers.get(user_id) ?? []) void read(platform, reader);
    },
    // whatever was announced while we could not listen is read now
    () => {
      for (const reader of all()) void read(platform, reader);
    },
  );
  platform.listen(channels.signals, (text) => passOn(hub, JSON.parse(text) as Signal));
  const endAll = () => {
    for (const reader of all()) reader.connection.end();
  };
  platform.events.on("stopping", endAll);
  platform.stopping.addEventListener("abort", endAll);
  return hub;
}

function passOn(hub: Hub, { to, kind, data }: Signal): void {
  for (const user_id of to) {
    for (const reader of hub.readers.get(user_id) ?? []) reader.connection.send(sse(kind, data));
  }
}

/** An account's events from where its browser stopped, as long as its session lives. */
export async function openStream(
  platform: Platform,
  who: { user_id: string; session_id: string },
  asked: number | null,
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(platform);
  const own = hub.readers.get(who.user_id) ?? new Set<Reader>();
  if (own.size >= mostPerAccount) fail("too_many", { values: { seconds: 60 }, retryAfter: 60 });
  await outbox.drain(platform);
  const { after, resumed } = beginningOf(asked, await findHead(platform.db, who.user_id, asked));
  const connection = openConnection(() => leave(hub, reader));
  const reader: Reader = { ...who, after, connection, isReading: false, mustReadAgain: false };
  const readers = hub.readers.get(who.user_id) ?? new Set<Reader>();
  hub.readers.set(who.user_id, readers.add(reader));
  startTimers(platform, hub);
  reader.connection.send(`retry: 2000\n\n${sse("open", { resumed }, after)}`);
  await sendCounts(platform, reader);
  void read(platform, reader);
  return connection.body;
}

function leave(hub: Hub, reader: Reader): void {
  const readers = hub.readers.get(reader.user_id);
  readers?.delete(reader);
  if (readers?.size === 0) hub.readers.delete(reader.user_id);
  if (hub.readers.size > 0) return;
  for (const timer of hub.timers.splice(0)) clearInterval(timer);
}

function startTimers(platform: Platform, hub: Hub): void {
  if (hub.timers.length > 0) return;
  hub.timers.push(
    setInterval(() => wakeStream(platform), tick_ms).unref(),
    setInterval(() => void beat(platform, hub), heartbeat_ms).unref(),
  );
}

/** Keeps connections open and ends those of revoked sessions. */
async function beat(platform: Platform, hub: Hub): Promise<void> {
  const readers = [...hub.readers.values()].flatMap((some) => [...some]);
  for (const reader of readers) reader.connection.send(": here\n\n");
  await guarded(platform, async () => {
    const ids = [...new Set(readers.map(({ session_id }) => session_id))];
    const live = await liveSessions(platform.db, ids, platform.now());
    for (const reader of readers) {
      const head = live.get(reader.session_id);
      if (head === undefined) reader.connection.end();
      // a server may have died before it told of them
      else if (head > reader.after) void read(platform, reader);
    }
  });
}

/** Sends a reader what is new. One read at a time, so that nothing is sent twice or out of order. */
async function read(platform: Platform, reader: Reader): Promise<void> {
  if (reader.isReading) {
    reader.mustReadAgain = true;
    return;
  }
  reader.isReading = true;
  await guarded(platform, async () => {
    do {
      reader.mustReadAgain = false;
      const events = await findEvents(platform.db, reader, platform.now());
      if (!events) return reader.connection.end();
      for (const { seq, kind, data } of events) {
        reader.connection.send(sse(kind, data, seq));
        reader.after = seq;
      }
      if (events.length > 0) {
        reader.mustReadAgain = true;
        await sendCounts(platform, reader);
      }
    } while (reader.mustReadAgain);
  });
  reader.isReading = false;
}

async function sendCounts(platform: Platform, reader: Reader): Promise<void> {
  reader.connection.send(sse("counts", await findCounts(platform.db, reader.user_id)));
}

/** While the database is away nothing is lost: `listening` reads again once it is back. */
async function guarded(platform: Platform, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseAway || platform.stopping.aborted) return;
    platform.log.error({ err: error }, "the event stream has a problem");
  }
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
export const wakeStream = (platform: Platform): void => void guarded(platform, () => outbox.drain(platform));

/** Tells open pages something for a moment; pages that are not open never hear of it. */
export async function signal(platform: Platform, { to, ...rest }: Signal): Promise<void> {
  if (to.length === 0) return;
  const text = { to, ...rest };
  if (JSON.stringify(text).length <= longestSignal) await sendSignal(platform.db, text);
}
