import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface StandIn {
  id: string;
  user_id: string;
  admin_id: string;
  reason: string;
  started_at: Date;
  expires_at: Date;
}

/** Keeps for good that an admin signed in as a user. */
export async function insertStandIn(db: Db, standIn: StandIn): Promise<void> {
  await db.insertInto("stand_ins").values(standIn).execute();
}

export async function endStandIn(db: Db, id: string, at: Date): Promise<void> {
  await sql`update stand_ins set ended_at = ${at} where id = ${id} and ended_at is null`.execute(db);
}

/** The living session of an admin behind a token and its cookie; undefined unless both are right. */
export async function adminSession(
  db: Db,
  { token_hash, cookie_hash }: { token_hash: Buffer; cookie_hash: Buffer },
  now: Date,
): Promise<{ user_id: string; has_otp: boolean } | undefined> {
  const { rows } = await sql<{ user_id: string; has_otp: boolean }>`
    select s.user_id, s.otp_verified_at is not null as has_otp
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${token_hash} and s.cookie_hash = ${cookie_hash} and s.revoked_at is null
      and s.expires_at > ${now} and s.token_expires_at > ${now}
      and u.type = 'Admin' and u.status in ('Active', 'Approve')`.execute(db);
  return rows[0];
}
