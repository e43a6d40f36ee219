import { sql } from "kysely";
import type { Db } from "../database.ts";

/** An email that has waited long enough, as a digest tells of it. */
export interface HeldMail {
  id: string;
  kind: string;
  subject: string;
  cause: string | null;
  held: { heading: string; preview: string; button: { label: string; path: string } | null };
}

/** The rest follows in the next one. */
const mostInDigest = 100;

const isDue = sql`held is not null and discarded_at is null and next_attempt_at <= now()`;

/** An address with emails that have waited long enough; undefined if there is none. */
export async function nextReaderDue(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from mails where ${isDue} order by next_attempt_at limit 1`.execute(db);
  return rows[0]?.recipient;
}

/** The emails to one address that have waited long enough, oldest first. Call it with the reader locked. */
export async function takeHeld(db: Db, recipient: string): Promise<HeldMail[]> {
  const { rows } = await sql<HeldMail>`
    select id, kind, subject, cause, held from mails where recipient = ${recipient} and ${isDue}
    order by created_at, id limit ${mostInDigest} for update`.execute(db);
  return rows;
}

/** The digest is sent instead of these emails. */
export async function replaceBy(db: Db, digest_id: string, ids: readonly string[]): Promise<void> {
  await sql`
    update mails set held = null, discarded_at = now(), digest_id = ${digest_id} where id = any(${ids}::uuid[])`.execute(
    db,
  );
}

/** What waits for an account is due at another time now. */
export async function moveHeldMail(db: Db, user_id: string, due: Date): Promise<void> {
  await sql`
    update mails m set next_attempt_at = ${due} from users u
    where u.id = ${user_id} and lower(m.recipient) = lower(u.email) and m.held is not null`.execute(db);
}

/** What waits for an account is not sent if it has switched off emails of their kind since. */
export async function dropHeldMail(db: Db, user_id: string): Promise<void> {
  await sql`
    delete from mails m using users u, notification_choices c
    where u.id = ${user_id} and c.user_id = u.id and not c.mail
      and lower(m.recipient) = lower(u.email) and m.kind = c.kind and m.held is not null`.execute(db);
}
