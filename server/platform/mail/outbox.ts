import { infoOf, type NotificationKind } from "../../../contract/messaging/notification-kinds.ts";
import type { Language } from "../../../domain/languages/language.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../database.ts";
import { newId } from "../ids.ts";
import { type Marketplace, marketplaceOf } from "../marketplace.store.ts";
import { inWords } from "../spanish/in-words.ts";
import {
  type EmailBrand,
  type EmailContent,
  type EmailSender,
  pageUrl,
  writeEmail,
} from "./email-content.ts";
import { emailLogo } from "./email-logo.rules.ts";
import { type Unsubscription, unsubscribeToken } from "./unsubscribe.ts";

export interface QueuedMail {
  /** One email address. */
  to: string;
  content: EmailContent;
  /** What the reader reads if we know nothing of them: that of the page where somebody caused the email. */
  language?: Language;
  /** Small files that go with it, each with another name; a digest leaves them out. */
  attachments?: readonly File[];
  /** The showroom in whose name it is sent. */
  brand?: EmailBrand | undefined;
  /** What the email is about. It decides whether and when the reader gets it, and whether it can be unsubscribed. */
  kind: NotificationKind;
  /** The admins' words for this kind are in the email already. */
  has_words?: boolean;
  /** Names the subject of the email ("order-confirmed:<order id>:<user id>"): a repeated cause emails nobody twice. */
  cause?: string;
}

/** What of the configuration an email needs. */
export type MailSender = Pick<Config, "providerName" | "publicUrl" | "secretKey">;

export interface Handling {
  /** "never" waits; "paced" waits if the reader has just got many; a digest counts among those, but does not wait. */
  waits: "never" | "paced" | "digest" | { until: Date };
  /** What its unsubscribe link stops; null if nobody can stop such emails. */
  stops: Unsubscription | null;
}

/**
 * Stores emails for sending, whatever their readers want: `queueMails` has asked that before.
 * @returns their ids; null for an email with the same cause as one that is stored already
 */
export async function putIntoOutbox(
  db: Db,
  sender: MailSender,
  emailSender: EmailSender,
  mails: readonly { mail: QueuedMail; handling: Handling }[],
): Promise<(string | null)[]> {
  if (mails.length === 0) return [];
  const rows = mails.map(({ mail, handling }) => rowOf(sender, emailSender, mail, handling));
  const queued = await db
    .insertInto("mails")
    .values(rows)
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .execute();
  const ids = new Set(queued.map(({ id }) => id));
  for (const [at, { mail }] of mails.entries()) {
    const { id } = rows[at]!;
    if (ids.has(id)) for (const file of mail.attachments ?? []) await attach(db, id, file);
  }
  return rows.map(({ id }) => (ids.has(id) ? id : null));
}

function rowOf(
  sender: MailSender,
  emailSender: EmailSender,
  { to, content, kind, cause, brand, language = "en" }: QueuedMail,
  { waits, stops }: Handling,
) {
  const url = stops
    ? pageUrl(sender.publicUrl, `/unsubscribe/${unsubscribeToken(sender.secretKey, stops)}`)
    : "";
  const { text, html } = writeEmail(
    content,
    { ...emailSender, brand, language },
    stops && { url, about: aboutOf(stops, language) },
  );
  const { heading, preview, button } = content;
  const gist = JSON.stringify({ heading, preview, button: button ?? null });
  return {
    id: newId(),
    recipient: to,
    subject: content.subject,
    body_text: text,
    body_html: html,
    cause: cause ?? null,
    kind,
    unsubscribe_url: url,
    ...(waits === "paced" && { gist }),
    ...(waits === "digest" && { let_through_at: new Date() }),
    ...(typeof waits === "object" && { gist, held: gist, next_attempt_at: waits.until }),
  };
}

async function attach(db: Db, mail_id: string, file: File): Promise<void> {
  const bytes = Buffer.from(await file.arrayBuffer());
  await db
    .insertInto("mail_attachments")
    .values({ mail_id, name: file.name, type: file.type, bytes })
    .execute();
}

/** Who sends it, by the admins' name and logo. */
export const emailSender = async (db: Db, sender: Omit<MailSender, "secretKey">): Promise<EmailSender> =>
  emailSenderOf(await marketplaceOf(db, sender), sender);

export function emailSenderOf(
  { name, logo }: Marketplace,
  { publicUrl }: Pick<MailSender, "publicUrl">,
): EmailSender {
  return {
    providerName: name,
    publicUrl,
    logo: logo && emailLogo(publicUrl, logo),
  };
}

/** "messages, order updates and payouts" */
function aboutOf({ kinds }: Unsubscription, language: Language): string {
  const labels = kinds.map((kind) => inWords(infoOf(kind).label, language).toLowerCase());
  return new Intl.ListFormat(language === "es" ? "es-US" : "en-US").format(labels);
}
