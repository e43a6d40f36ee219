import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** The newest emails, to all or to addresses with this prefix. */
export async function recentMails(db: Db, to: string, limit: number) {
  let mails = db
    .selectFrom("mails")
    .select(["id", "recipient", "subject", "body_text", "body_html", "created_at"])
    // what a digest says instead is not listed beside it
    .where("digest_id", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (to) mails = mails.where(sql<boolean>`starts_with(lower(recipient), lower(${to}))`);
  return mails.execute();
}
