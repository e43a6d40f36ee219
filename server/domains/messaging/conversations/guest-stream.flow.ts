import type { GuestChat } from "../../../../contract/messaging/support-desk.ts";
import { fail } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hubPerServer, StreamHub, sse } from "../stream/index.ts";
import { guestChannel, openGuestChat } from "./guest.store.ts";

/** What a guest's browser is shown: the conversation, with messages changed after a change number. */
export type ShowChat = (platform: Platform, key: string, after: number) => Promise<GuestChat | undefined>;

interface Place {
  key: string;
  /** Change number of the last message sent. */
  after: number;
  show: ShowChat;
}

const hubOf = hubPerServer(
  (platform) =>
    new StreamHub<Place>(platform, {
      channel: guestChannel,
      // several tabs or browsers with one conversation
      most: 6,
      problem: "a guest's stream has a problem",
      async read(_, { at, connection }) {
        const chat = await at.show(platform, at.key, at.after);
        if (!chat) return "over";
        at.after = chat.last_change;
        connection.send(sse("chat", chat, chat.last_change));
      },
      // those behind open connections are on the site
      beat(hub) {
        for (const { connection, at } of hub.all()) {
          connection.send(sse("here", {}));
          void hub.guarded(() => openGuestChat(platform.db, at.key, platform.now()));
        }
      },
    }),
);

/**
 * A guest's conversation as it changes: `chat` events hold what `GET /api/support/chats/{key}` would answer, their id is
 * the change number to go on from. A browser that listens is on the site.
 */
export async function openGuestStream(
  platform: Platform,
  show: ShowChat,
  { key, after }: { key: string; after: number },
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(platform);
  const chat = (await openGuestChat(platform.db, key, platform.now())) ?? fail("not_found");
  const reader = hub.open(chat.id, { key, after, show });
  hub.wake(reader);
  return reader.connection.body;
}
