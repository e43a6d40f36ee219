import { infoOf } from "../../contract/notification-kinds.ts";
import type { Db } from "./database.ts";
import type { Letter } from "./mail/letter.ts";
import { reworded } from "./mail/mail-words.rules.ts";
import { publishedMailWords } from "./mail/mail-words.store.ts";
import { type MailSender, putIntoOutbox, type QueuedMail } from "./mail/outbox.ts";
import { whenToMail } from "./mail/wishes.rules.ts";
import { wishesOf } from "./mail/wishes.store.ts";
import { marketplaceOf } from "./marketplace.store.ts";

export { type Letter, type LetterBlock, type LetterBrand, pageUrl, writeLetter } from "./mail/letter.ts";
export { letterLogo } from "./mail/letter-logo.rules.ts";

const always = { waits: "never", stops: null } as const;

/**
 * Puts an email into the outbox. Call it inside the transaction that causes the email, and `pokeMail(platform)` once
 * that is committed. Without SMTP the email stays in the development mailbox. In the reader's quiet hours, or for
 * a daily digest, it waits; as it does if the reader has just got many (`pace.ts`).
 * @returns false if an email with the same cause was queued before, if the address belongs to a deleted account, or if
 * the reader has switched emails of this kind off
 */
export async function queueMail(db: Db, sender: MailSender, asked: QueuedMail): Promise<boolean> {
  // addresses of accounts that are gone
  if (asked.to.endsWith(".invalid")) return false;
  const mail = { ...asked, letter: await letterOf(db, sender, asked) };
  if (infoOf(mail.kind).is_locked) return (await putIntoOutbox(db, sender, mail, always)) !== null;
  const wishes = await wishesOf(db, mail.to, mail.kind);
  // the clock that the outbox goes by is the real one
  const when = whenToMail(mail.kind, wishes, new Date());
  if (when === "never") return false;
  const reader = wishes.user_id ? { user_id: wishes.user_id } : { email: mail.to.toLowerCase() };
  const stops = { reader, kinds: [mail.kind] };
  const waits = when === "now" ? "paced" : { until: when };
  return (await putIntoOutbox(db, sender, mail, { waits, stops })) !== null;
}

/** The email with what the admins say in all of its kind. */
async function letterOf(
  db: Db,
  sender: MailSender,
  { kind, letter, has_words }: QueuedMail,
): Promise<Letter> {
  const words = has_words ? null : await publishedMailWords(db, kind);
  return words ? reworded(letter, words, await marketplaceOf(db, sender)) : letter;
}
