import { infoOf, type NotificationKind } from "../../contract/messaging/notification-kinds.ts";
import type { Language } from "../../domain/languages/language.ts";
import type { Db } from "./database.ts";
import { inLanguageOf } from "./mail/email-language.ts";
import { type MailWords, reworded } from "./mail/mail-words.rules.ts";
import { publishedMailWords } from "./mail/mail-words.store.ts";
import {
  emailSenderOf,
  type Handling,
  type MailSender,
  putIntoOutbox,
  type QueuedMail,
} from "./mail/outbox.ts";
import { type Wishes, whenToMail } from "./mail/wishes.rules.ts";
import { readersOf } from "./mail/wishes.store.ts";
import { type Marketplace, marketplaceOf } from "./marketplace.store.ts";

export {
  type EmailBlock,
  type EmailBrand,
  type EmailContent,
  pageUrl,
  writeEmail,
} from "./mail/email-content.ts";
export { emailLogo } from "./mail/email-logo.rules.ts";

const always: Handling = { waits: "never", stops: null };

/**
 * Puts an email into the outbox. Call it inside the transaction that causes the email, and `wakeMail(platform)` once
 * that is committed. Without SMTP the email stays in the development mailbox. In the reader's quiet hours, or for
 * a daily digest, it waits; as it does if the reader has just got many (`pace.ts`). Customers get it in their language.
 * @returns false if an email with the same cause was queued before, if the address belongs to a deleted account, or if
 * the reader has switched emails of this kind off
 */
export const queueMail = async (db: Db, sender: MailSender, mail: QueuedMail): Promise<boolean> =>
  (await queueMails(db, sender, [mail]))[0]!;

/** The same for several emails, in as many statements as for one. */
export async function queueMails(
  db: Db,
  sender: MailSender,
  asked: readonly QueuedMail[],
): Promise<boolean[]> {
  // addresses of accounts that are gone
  const mails = asked.filter(({ to }) => !to.endsWith(".invalid"));
  if (mails.length === 0) return asked.map(() => false);
  const toReword = new Set(mails.filter((mail) => !mail.has_words).map(({ kind }) => kind));
  const [marketplace, words, readers] = await Promise.all([
    marketplaceOf(db, sender),
    publishedMailWords(db, [...toReword]),
    readersOf(db, mails),
  ]);
  // the clock that the outbox goes by is the real one
  const now = new Date();
  const going = mails.flatMap((mail, at) => {
    const { wishes, language } = readers[at]!;
    const handling = infoOf(mail.kind).is_locked ? always : handlingOf(mail, wishes, now);
    const said = translated(mail, language ?? mail.language ?? "en");
    return handling === null ? [] : [{ asked: mail, mail: withWords(said, words, marketplace), handling }];
  });
  const ids = await putIntoOutbox(db, sender, emailSenderOf(marketplace, sender), going);
  const queued = new Set(going.filter((_, at) => ids[at] !== null).map((one) => one.asked));
  return asked.map((mail) => queued.has(mail));
}

/** Null for an email that its reader does not want. */
function handlingOf({ to, kind }: QueuedMail, wishes: Wishes, now: Date): Handling | null {
  const when = whenToMail(kind, wishes, now);
  if (when === "never") return null;
  const reader = wishes.user_id ? { user_id: wishes.user_id } : { email: to.toLowerCase() };
  return { waits: when === "now" ? "paced" : { until: when }, stops: { reader, kinds: [kind] } };
}

const translated = (mail: QueuedMail, language: Language): QueuedMail => ({
  ...mail,
  language,
  content: inLanguageOf(mail.content, language),
});

/** The email with what the admins say in all of its kind. */
function withWords(
  mail: QueuedMail,
  published: ReadonlyMap<NotificationKind, MailWords>,
  marketplace: Marketplace,
): QueuedMail {
  const words = mail.has_words ? undefined : published.get(mail.kind);
  return words ? { ...mail, content: reworded(mail.content, words, marketplace) } : mail;
}
