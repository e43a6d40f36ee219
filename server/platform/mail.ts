import { infoOf } from "../../contract/notification-kinds.ts";
import type { Db } from "./database.ts";
import { type MailSender, putIntoOutbox, type QueuedMail } from "./mail/outbox.ts";
import { whenToMail } from "./mail/wishes.rules.ts";
import { wishesOf } from "./mail/wishes.store.ts";

export { type Letter, type LetterBlock, type LetterBrand, pageUrl, writeLetter } from "./mail/letter.ts";

const always = { held_until: null, stops: null };

/**
 * Puts an email into the outbox. Call it inside the transaction that causes the email, and `pokeMail(platform)` once
 * that is committed. Without SMTP the email stays in the development mailbox. In the reader's quiet hours it waits.
 * @returns false if an email with the same cause was queued before, if the address belongs to a deleted account, or if
 * the reader has switched emails of this kind off
 */
export async function queueMail(db: Db, sender: MailSender, mail: QueuedMail): Promise<boolean> {
  // addresses of accounts that are gone
  if (mail.to.endsWith(".invalid")) return false;
  if (infoOf(mail.kind).is_locked) return (await putIntoOutbox(db, sender, mail, always)) !== null;
  const wishes = await wishesOf(db, mail.to, mail.kind);
  // the clock that the outbox goes by is the real one
  const when = whenToMail(mail.kind, wishes, new Date());
  if (when === "never") return false;
  const reader = wishes.user_id ? { user_id: wishes.user_id } : { email: mail.to.toLowerCase() };
  const stops = { reader, kinds: [mail.kind] };
  const held_until = when === "now" ? null : when;
  return (await putIntoOutbox(db, sender, mail, { held_until, stops })) !== null;
}
