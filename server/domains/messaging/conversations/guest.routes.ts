import {
  type GuestMessage,
  getGuestChat,
  guestChatStream,
  rateGuestChat,
  sendGuestMessage,
} from "../../../../contract/messaging/support-desk.ts";
import { type Language, languageIn } from "../../../../domain/languages/language.ts";
import { assertOpenToOtherSites } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { replyLanguage } from "../../../http/spanish/reply-language.ts";
import { tokenHash } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { eventStreamResponse, readPlace, wakeStream } from "../stream/index.ts";
import { setRating } from "./desk.store.ts";
import { deskNow } from "./desk-hours.flow.ts";
import { sendAsGuest } from "./guest.flow.ts";
import { type GuestMessageRow, guestMessages, lockGuestChat, openGuestChat } from "./guest.store.ts";
import { openGuestStream, type ShowChat } from "./guest-stream.flow.ts";
import { notifyOfChange } from "./send.flow.ts";

/** A guest sees who answers by name, and no address or account. */
const messageView = (row: GuestMessageRow): GuestMessage => ({
  id: row.id,
  seq: row.seq,
  change: row.change,
  client_id: row.user_id === null ? row.client_id : null,
  is_mine: row.user_id === null,
  author: row.user_id === null ? row.guest_name : (row.author ?? "Support"),
  text: row.text,
  is_deleted: row.is_deleted,
  created_at: row.created_at.toISOString(),
});

const showIn =
  (language: Language): ShowChat =>
  async (platform, key, changed_after) => {
    const chat = await openGuestChat(platform.db, key, platform.now());
    if (!chat) return undefined;
    const rows = await guestMessages(platform.db, { conversation: chat.id, changed_after });
    return {
      status: chat.status,
      email: chat.guest_email,
      rating: chat.rating,
      ...(await deskNow(platform, platform.db, language)),
      messages: rows.map(messageView),
      last_change: Math.max(changed_after, ...rows.map(({ change }) => change)),
    };
  };

const get = serve(getGuestChat, async ({ params, query, platform, language }) => ({
  data: (await showIn(language)(platform, params.key, query.changed_after)) ?? fail("not_found"),
}));

/** A stream never ends by itself, so it does not go through `serve`. Anyone with the key may read it. */
const stream: Route = {
  endpoint: guestChatStream,
  async handle(context, platform) {
    if (context.req.header("Sec-Fetch-Site") === "cross-site") {
      assertOpenToOtherSites(guestChatStream.permission);
    }
    const key = context.req.param("key") ?? "";
    const after = context.req.header("Last-Event-ID") ?? context.req.query("changed_after");
    const language = languageIn(context.req.header("Cookie") ?? null) ?? replyLanguage(context);
    return eventStreamResponse(
      await openGuestStream(platform, showIn(language), { key, after: readPlace(after) ?? 0 }),
    );
  },
};

const perMinute = { count: 30, seconds: 60 };

const send = serve(sendGuestMessage, async ({ params, body, platform }) => {
  await takeAttempt(platform.db, `guest-message:${tokenHash(params.key).toString("hex")}`, perMinute);
  const row = await sendAsGuest(platform, params.key, body);
  wakeMail(platform);
  wakeStream(platform);
  return { data: messageView(row) };
});

const rate = serve(rateGuestChat, async ({ params, body, platform }) => {
  await platform.db.transaction().execute(async (tx) => {
    const chat = (await lockGuestChat(tx, params.key)) ?? fail("not_found");
    await setRating(tx, chat.id, body, platform.now());
    await notifyOfChange(tx, { id: chat.id, kind: "support" }, "conversation");
  });
  wakeStream(platform);
  return { message: "Thank you for telling us.", data: { rating: body.rating } };
});

export const guestRoutes: readonly Route[] = [get, stream, send, rate];
