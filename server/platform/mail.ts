import type { Config } from "../config.ts";
import type { Db } from "./database.ts";
import { newId } from "./ids.ts";
import { type Letter, type LetterBrand, writeLetter } from "./mail/letter.ts";

export { type Letter, type LetterBlock, type LetterBrand, pageUrl, writeLetter } from "./mail/letter.ts";

export interface QueuedMail {
  /** One email address. */
  to: string;
  letter: Letter;
  /** The showroom in whose name it is sent. */
  brand?: LetterBrand | undefined;
  /** Names the subject of the email ("order-confirmed:<order id>:<user id>"): a repeated cause emails nobody twice. */
  cause?: string;
}

/**
 * Puts an email into the outbox. Call it inside the transaction that causes the email, and `pokeMail(platform)` once
 * that is committed. Without SMTP the email stays in the development mailbox.
 * @returns false if an email with the same cause was queued before, or if the address belongs to a deleted account
 */
export async function queueMail(
  db: Db,
  sender: Pick<Config, "providerName" | "publicUrl">,
  mail: QueuedMail,
): Promise<boolean> {
  // addresses of accounts that are gone
  if (mail.to.endsWith(".invalid")) return false;
  const { text, html } = writeLetter(mail.letter, { ...sender, brand: mail.brand });
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
