import { randomUUID } from "node:crypto";
import type { Language } from "../../../../domain/languages/language.ts";
import { fail } from "../../../http/failure.ts";
import { newId, randomToken, tokenHash } from "../../../platform/ids.ts";
import { noteMailLanguage } from "../../../platform/mail/languages.store.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { previewOf } from "./conversations.rules.ts";
import { addGuestConversation, findConversation } from "./conversations.store.ts";
import { guestAnswerEmail } from "./emails.rules.ts";
import {
  findGuestSent,
  findLeftGuests,
  type GuestMessageRow,
  guestMessages,
  lockGuestChat,
  takeAnswers,
} from "./guest.store.ts";
import { insertMessage } from "./messages.store.ts";
import { onSite_ms, tell } from "./send.flow.ts";

/**
 * Somebody without an account asks support; the answer goes to the address by email while the browser is elsewhere.
 * @returns the secret by which the browser follows the conversation
 */
export async function askAsGuest(
  platform: Platform,
  asked: { full_name: string; email: string; message: string; language: Language },
): Promise<string> {
  const key = randomToken(24);
  await platform.db.transaction().execute(async (tx) => {
    const conversation_id = await addGuestConversation(tx, {
      guest_name: asked.full_name,
      guest_email: asked.email,
      guest_key_hash: tokenHash(key),
    });
    await noteMailLanguage(tx, asked.email, asked.language);
    await insertMessage(tx, {
      id: newId(),
      conversation_id,
      user_id: null,
      client_id: randomUUID(),
      body: asked.message,
      reply_to: null,
      created_at: platform.now(),
    });
    const [admin] = await activeAdmins(tx);
    if (!admin) return;
    const conversation = await findConversation(tx, { id: admin.id, type: "Admin" }, conversation_id);
    const preview = previewOf({ text: asked.message, files: 0, is_deleted: false });
    await tell(platform, tx, conversation ?? fail("not_found"), { author: null, preview });
  });
  return key;
}

/** A guest's message to the desk; the same `client_id` again answers what was stored the first time. */
export async function sendAsGuest(
  platform: Platform,
  key: string,
  { client_id, text }: { client_id: string; text: string },
): Promise<GuestMessageRow> {
  const id = await platform.db.transaction().execute(async (tx) => {
    const chat = (await lockGuestChat(tx, key)) ?? fail("not_found");
    const before = await findGuestSent(tx, chat.id, client_id);
    if (before) return before;
    if (chat.status === "closed")
      fail("cannot_write", { values: { reason: "This conversation is closed. Start a new one." } });
    const message = newId();
    const created_at = platform.now();
    const sent = { id: message, conversation_id: chat.id, user_id: null, client_id, body: text };
    await insertMessage(tx, { ...sent, reply_to: null, created_at });
    const [admin] = await activeAdmins(tx);
    const seen = admin && (await findConversation(tx, { id: admin.id, type: "Admin" }, chat.id));
    const preview = previewOf({ text, files: 0, is_deleted: false });
    if (seen) await tell(platform, tx, seen, { author: null, preview });
    return message;
  });
  const [row] = await guestMessages(platform.db, { message: id });
  return row ?? fail("not_found");
}

/** Emails guests the answers that came after they left the site. */
export async function mailGuests(platform: Platform): Promise<void> {
  const leftBefore = new Date(platform.now().getTime() - onSite_ms);
  for (const id of await findLeftGuests(platform.db, leftBefore)) {
    await platform.db.transaction().execute(async (tx) => {
      const answers = await takeAnswers(tx, id);
      const last = answers.at(-1);
      if (!last) return;
      await queueMail(tx, platform.config, {
        kind: "direct",
        to: last.guest_email,
        content: guestAnswerEmail(
          last.guest_name,
          answers.map(({ text }) => text || "We sent you a file.").join("\n\n"),
        ),
        cause: `support-answers:${id}:${last.seq}`,
      });
    });
  }
  wakeMail(platform);
}
