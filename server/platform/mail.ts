import type { Config } from "../config.ts";
import type { Db } from "./database.ts";
import { newId } from "./ids.ts";
import { type Letter, writeLetter } from "./mail/letter.ts";

export type { Letter, LetterBlock } from "./mail/letter.ts";

export interface QueuedMail {
  /** One e-mail address. */
  to: string;
  letter: Letter;
  /** Names what the mail is about ("order-confirmed:<order id>:<user id>"): a repeated cause mails nobody twice. */
  cause?: string;
}

/**
 * Puts a mail into the outbox. Call it inside the transaction that causes the mail, and `pokeMail(platform)`
 * once that is committed. Without SMTP the mail stays where the development mailbox shows it.
 * @returns false when a mail of the same cause was queued before, or when nobody has the address any more
 */
export async function queueMail(
  db: Db,
  sender: Pick<Config, "providerName" | "publicUrl">,
  mail: QueuedMail,
): Promise<boolean> {
  // addresses of accounts that are gone
  if (mail.to.endsWith(".invalid")) return false;
  const { text, html } = writeLetter(mail.letter, sender);
  const queued = await db
    .insertInto("mails")
    .values({
      id: newId(),
      recipient: mail.to,
      subject: mail.letter.subject,
      body_text: text,
      body_html: html,
      cause: mail.cause ?? null,
    })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .executeTakeFirst();
  return queued !== undefined;
}
