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
