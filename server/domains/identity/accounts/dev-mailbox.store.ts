import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** The newest emails, to all or to addresses with this prefix. */
export async function recentMails(db: Db, to: string, limit: number) {
  let mails = db
    .selectFrom("mails")
    .select(["id", "recipient", "subject", "body_text", "body_html", "created_at"])
    .select(
      sql<{ name: string; bytes: number }[]>`(
        select coalesce(json_agg(json_build_object('name', name, 'bytes', length(bytes)) order by name), '[]')
        from mail_attachments where mail_id = mails.id)`.as("attachments"),
    )
    // what a digest says instead is not listed beside it
    .where("digest_id", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (to) mails = mails.where(sql<boolean>`starts_with(lower(recipient), lower(${to}))`);
  return mails.execute();
}

/** A file that went with an email; undefined if there is none of this name. */
export const attachmentOf = (db: Db, mail_id: string, name: string) =>
  db
    .selectFrom("mail_attachments")
    .select(["type", "bytes"])
    .where((where) => where.and({ mail_id, name }))
    .executeTakeFirst();
