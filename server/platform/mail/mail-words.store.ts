import { sql } from "kysely";
import type { NotificationKind } from "../../../contract/notification-kinds.ts";
import type { Db } from "../database.ts";
import type { MailWords } from "./mail-words.rules.ts";

/** The admins' words for emails of a kind, as they are published; null where nobody has changed them. */
export async function publishedMailWords(db: Db, kind: NotificationKind): Promise<MailWords | null> {
  const { rows } = await sql<{ value: { texts?: MailWords } | null }>`
    select value from content_versions where key = ${`mail_${kind}`} order by number desc limit 1`.execute(
    db,
  );
  return rows[0]?.value?.texts ?? null;
}
