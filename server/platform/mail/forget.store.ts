import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database.ts";

/** Deletes emails by what caused them. @param causes rows of `cause`, patterns of `like` */
export async function forgetMailsAbout(db: Db, causes: RawBuilder<unknown>): Promise<void> {
  await sql`delete from mails m using (${causes}) c where m.cause like c.cause`.execute(db);
}

/** Deletes emails that name an account. @param cause a pattern of `like` */
export async function forgetMailsNaming(db: Db, user_id: string, cause: string): Promise<void> {
  await sql`delete from mails m using users u where u.id = ${user_id} and m.cause like ${cause}
    and position(trim(u.first_name || ' ' || u.last_name) in m.body_text) > 0`.execute(db);
}

export async function forgetMailsTo(db: Db, email: string): Promise<void> {
  await sql`delete from mails where lower(recipient) = lower(${email})`.execute(db);
}

/**
 * Deletes emails that were sent, or given up, 180 days ago: their links have expired, and nobody looks them up. The
 * language of an address without an account goes after two years.
 */
export async function forgetOldMails(db: Db): Promise<void> {
  await sql`delete from mails where coalesce(sent_at, discarded_at) < now() - interval '180 days'`.execute(
    db,
  );
  await sql`delete from mail_languages where noted_at < now() - interval '2 years'`.execute(db);
}
