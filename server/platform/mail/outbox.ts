import { infoOf, type NotificationKind } from "../../../contract/notification-kinds.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../database.ts";
import { newId } from "../ids.ts";
import { marketplaceOf } from "../marketplace.store.ts";
import { type Letter, type LetterBrand, type LetterSender, pageUrl, writeLetter } from "./letter.ts";
import { letterLogo } from "./letter-logo.rules.ts";
import { type Unsubscription, unsubscribeToken } from "./unsubscribe.ts";

export interface QueuedMail {
  /** One email address. */
  to: string;
  letter: Letter;
  /** Small files that go with it, each with another name; a digest leaves them out. */
  attachments?: readonly File[];
  /** The showroom in whose name it is sent. */
  brand?: LetterBrand | undefined;
  /** What the email is about. It decides whether and when the reader gets it, and whether it can be unsubscribed. */
  kind: NotificationKind;
  /** The admins' words for this kind are in the letter already. */
  has_words?: boolean;
  /** Names the subject of the email ("order-confirmed:<order id>:<user id>"): a repeated cause emails nobody twice. */
  cause?: string;
}

/** What of the configuration an email needs. */
export type MailSender = Pick<Config, "providerName" | "publicUrl" | "secretKey">;

interface Handling {
  /** "never" waits; "paced" waits if the reader has just got many; a digest counts among those, but does not wait. */
  waits: "never" | "paced" | "digest" | { until: Date };
  /** What its unsubscribe link stops; null if nobody can stop such emails. */
  stops: Unsubscription | null;
}

/**
 * Stores an email for sending, whatever its reader wants: `queueMail` has asked that before.
 * @returns its id; null if an email with the same cause is stored already
 */
export async function putIntoOutbox(
  db: Db,
  sender: MailSender,
  { to, letter, kind, cause, brand, attachments = [] }: QueuedMail,
  { waits, stops }: Handling,
): Promise<string | null> {
  const url = stops
    ? pageUrl(sender.publicUrl, `/unsubscribe/${unsubscribeToken(sender.secretKey, stops)}`)
    : "";
  const { text, html } = writeLetter(
    letter,
    { ...(await letterSender(db, sender)), brand },
    stops && { url, about: aboutOf(stops) },
  );
  const { heading, preview, button } = letter;
  const gist = JSON.stringify({ heading, preview, button: button ?? null });
  const queued = await db
    .insertInto("mails")
    .values({
      id: newId(),
      recipient: to,
      subject: letter.subject,
      body_text: text,
      body_html: html,
      cause: cause ?? null,
      kind,
      unsubscribe_url: url,
      ...(waits === "paced" && { gist }),
      ...(waits === "digest" && { let_through_at: new Date() }),
      ...(typeof waits === "object" && { gist, held: gist, next_attempt_at: waits.until }),
    })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!queued) return null;
  for (const file of attachments) await attach(db, queued.id, file);
  return queued.id;
}

async function attach(db: Db, mail_id: string, file: File): Promise<void> {
  const bytes = Buffer.from(await file.arrayBuffer());
  await db
    .insertInto("mail_attachments")
    .values({ mail_id, name: file.name, type: file.type, bytes })
    .execute();
}

/** Who sends it, by the admins' name and logo. */
export async function letterSender(db: Db, sender: Omit<MailSender, "secretKey">): Promise<LetterSender> {
  const { name, logo } = await marketplaceOf(db, sender);
  const { publicUrl } = sender;
  return {
    ...{ providerName: name, publicUrl },
    logo: logo && letterLogo(publicUrl, logo),
  };
}

/** "messages, order updates and payouts" */
const aboutOf = ({ kinds }: Unsubscription): string =>
  new Intl.ListFormat("en-US").format(kinds.map((kind) => infoOf(kind).label.toLowerCase()));
