import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { authorName, headingOf, previewOf, type Viewer } from "./conversations.rules.ts";
import { findConversationsOf } from "./conversations.store.ts";
import { findUnaware, takeUnread } from "./digest.store.ts";
import { digestEmail, type UnreadConversation } from "./emails.rules.ts";
import { findMessagesById } from "./messages.store.ts";

const minute_ms = 60_000;
const patience_ms = 10 * minute_ms;
const pause_ms = 60 * minute_ms;

/** Emails accounts about messages unread for ten minutes: one email for all of them, at most one an hour. */
export async function mailDigests(platform: Platform): Promise<void> {
  const now = platform.now().getTime();
  const unaware = await findUnaware(platform.db, {
    unreadSince: new Date(now - patience_ms),
    mailedBefore: new Date(now - pause_ms),
  });
  for (const user_id of unaware) await mailDigest(platform, user_id);
  if (unaware.length > 0) wakeMail(platform);
}

async function mailDigest(platform: Platform, user_id: string): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const rows = await takeUnread(tx, user_id, platform.now());
    const [first] = rows;
    if (!first) return;
    const viewer: Viewer = { id: user_id, type: "User" };
    const conversations = await findConversationsOf(
      tx,
      viewer,
      rows.map((row) => row.conversation_id),
    );
    const messages = await findMessagesById(
      tx,
      rows.map((row) => row.last_message),
    );
    const unread: UnreadConversation[] = [];
    const showrooms = new Set<string | null>();
    for (const { conversation_id, count, last_message } of rows) {
      const conversation = conversations.get(conversation_id);
      const message = messages.get(last_message);
      if (!conversation || !message) continue;
      showrooms.add(conversation.customer_id === user_id ? conversation.showroom_id : null);
      unread.push({
        id: conversation_id,
        title: headingOf(conversation, viewer).title,
        count,
        author: authorName(message.author, message.guest_name),
        preview: previewOf({ text: message.text, files: 1, is_deleted: false }),
      });
    }
    const content = digestEmail(first.first_name, unread);
    // a customer who hears from one showroom alone hears from it in its own name
    const [only] = showrooms.size === 1 ? showrooms : [];
    const brand = only ? await mailBrandOf(tx, platform.config, only) : undefined;
    await queueMail(tx, platform.config, {
      kind: "message",
      to: first.email,
      content,
      brand,
      cause: `unread:${user_id}:${first.last_message}`,
    });
  });
}
