import { insertRows, type Row } from "../database/insert-rows.ts";
import type { Db } from "../database.ts";
import { mostAttempts } from "./send.ts";

export type FailedMail = Pick<Row<"mails">, "id" | "recipient" | "subject" | "last_error"> & {
  text: string;
  created_at: Date;
};

/** Emails that were tried as often as we try. */
export const seedFailedMails = (db: Db, mails: readonly FailedMail[]): Promise<void> =>
  insertRows(
    db,
    "mails",
    mails.map(({ text, ...mail }) => ({
      ...mail,
      body_text: text,
      body_html: text
        .split("\n\n")
        .map((part) => `<p>${part}</p>`)
        .join(""),
      next_attempt_at: mail.created_at,
      attempts: mostAttempts,
    })),
  );
