import { sql } from "kysely";
import type { Db } from "../database.ts";

const isToPace = sql`gist is not null and let_through_at is null and held is null and sent_at is null
  and discarded_at is null and next_attempt_at <= now()`;

/** Addresses, in lower case, with emails of which nobody has decided yet whether they go now. */
export async function findReadersToPace(db: Db): Promise<string[]> {
  const { rows } = await sql<{ reader: string }>`
    select distinct lower(recipient) as reader from mails where ${isToPace}`.execute(db);
  return rows.map(({ reader }) => reader);
}

/** Lets no other server decide about a reader's emails until the transaction ends. */
export const lockReader = (db: Db, reader: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`mail-pace:${reader}`}))`.execute(db);

/** When the reader was let have emails in the last day. */
export async function gotLately(db: Db, reader: string): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select let_through_at as at from mails
    where lower(recipient) = ${reader} and let_through_at > now() - interval '1 day'`.execute(db);
  return rows.map(({ at }) => at);
}

/** Until when a digest is gathered for the reader; null if none is. */
export async function waitingUntil(db: Db, reader: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select min(next_attempt_at) as until from mails
    where lower(recipient) = ${reader} and held is not null and discarded_at is null`.execute(db);
  return rows[0]?.until ?? null;
}

/** The reader's emails to decide about, oldest first. */
export async function takeToPace(db: Db, reader: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mails where lower(recipient) = ${reader} and ${isToPace}
    order by created_at, id for update`.execute(db);
  return rows.map(({ id }) => id);
}

/** The email is sent as it is. */
export const letThrough = (db: Db, id: string) =>
  sql`update mails set held = null, let_through_at = now() where id = ${id}`.execute(db);

/** The email waits for a digest. */
export const makeWait = (db: Db, id: string, until: Date) =>
  sql`update mails set held = gist, next_attempt_at = ${until} where id = ${id}`.execute(db);

/** All of a reader's emails that wait go on waiting. */
export const waitOn = (db: Db, reader: string, until: Date) =>
  sql`update mails set next_attempt_at = ${until}
    where lower(recipient) = ${reader} and held is not null and discarded_at is null
      and next_attempt_at <= now()`.execute(db);
