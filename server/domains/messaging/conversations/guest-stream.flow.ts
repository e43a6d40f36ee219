import type { GuestChat } from "../../../../contract/messaging/support-desk.ts";
import { fail } from "../../../http/failure.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Connection, heartbeat_ms, openConnection, sse } from "../stream/index.ts";
import { guestChannel, openGuestChat } from "./guest.store.ts";

/** Several tabs or browsers with one conversation. */
const mostPerChat = 6;

interface Reader {
  chat: string;
  key: string;
  /** Change number of the last message sent. */
  after: number;
  isReading: boolean;
  /** Something changed while the last change was being read. */
  mustReadAgain: boolean;
  connection: Connection;
}

/** What a guest's browser is shown: the conversation, with messages changed after a change number. */
export type ShowChat = (platform: Platform, key: string, after: number) => Promise<GuestChat | undefined>;

interface Hub {
  readers: Map<string, Set<Reader>>;
  show: ShowChat;
  heart: NodeJS.Timeout | undefined;
}

const hubs = new WeakMap<Platform["events"], Hub>();
const all = (hub: Hub) => [...hub.readers.values()].flatMap((readers) => [...readers]);

function hubOf(platform: Platform, show: ShowChat): Hub {
  const known = hubs.get(platform.events);
  if (known) return known;
  const hub: Hub = { readers: new Map(), show, heart: undefined };
  hubs.set(platform.events, hub);
  const readAll = () => {
    for (const reader of all(hub)) void read(platform, hub, reader);
  };
  platform.listen(
    guestChannel,
    (chat) => {
      for (const reader of hub.readers.get(chat) ?? []) void read(platform, hub, reader);
    },
    // whatever changed while we could not listen is read now
    readAll,
  );
  const endAll = () => {
    for (const reader of all(hub)) reader.connection.end();
  };
  platform.events.on("stopping", endAll);
  platform.stopping.addEventListener("abort", endAll);
  return hub;
}

/**
 * A guest's conversation as it changes: `chat` events hold what `GET /api/support/chats/{key}` would answer, their id is
 * the change number to go on from. A browser that listens is on the site.
 */
export async function openGuestStream(
  platform: Platform,
  show: ShowChat,
  { key, after }: { key: string; after: number },
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(platform, show);
  const chat = (await openGuestChat(platform.db, key, platform.now())) ?? fail("not_found");
  const readers = hub.readers.get(chat.id) ?? new Set<Reader>();
  if (readers.size >= mostPerChat) fail("too_many", { values: { seconds: 60 }, retryAfter: 60 });
  const connection = openConnection(() => leave(hub, reader));
  const reader: Reader = {
    chat: chat.id,
    key,
    after,
    connection,
    isReading: false,
    mustReadAgain: false,
  };
  hub.readers.set(chat.id, readers.add(reader));
  hub.heart ??= setInterval(() => beat(platform, hub), heartbeat_ms).unref();
  connection.send("retry: 2000\n\n");
  void read(platform, hub, reader);
  return connection.body;
}

function leave(hub: Hub, reader: Reader): void {
  const readers = hub.readers.get(reader.chat);
  readers?.delete(reader);
  if (readers?.size === 0) hub.readers.delete(reader.chat);
  if (hub.readers.size > 0) return;
  clearInterval(hub.heart);
  hub.heart = undefined;
}

/** Keeps connections open, and remembers that those behind them are on the site. */
function beat(platform: Platform, hub: Hub): void {
  for (const reader of all(hub)) {
    reader.connection.send(sse("here", {}));
    void guarded(platform, () => openGuestChat(platform.db, reader.key, platform.now()));
  }
}

/** One read at a time, so that nothing is sent twice or out of order. */
async function read(platform: Platform, hub: Hub, reader: Reader): Promise<void> {
  if (reader.isReading) {
    reader.mustReadAgain = true;
    return;
  }
  reader.isReading = true;
  await guarded(platform, async () => {
    do {
      reader.mustReadAgain = false;
      const chat = await hub.show(platform, reader.key, reader.after);
      if (!chat) return reader.connection.end();
      reader.after = chat.last_change;
      reader.connection.send(sse("chat", chat, chat.last_change));
    } while (reader.mustReadAgain);
  });
  reader.isReading = false;
}

/** While the database is away nothing is lost: everybody is read to again once it is back. */
async function guarded(platform: Platform, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseAway || platform.stopping.aborted) return;
    platform.log.error({ err: error }, "a guest's stream has a problem");
  }
}
