import { sql } from "kysely";
import type { AccountType } from "../../caller.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";

export interface SessionRow {
  id: string;
  user_id: string;
  cookie_hash: Buffer | null;
  last_seen_at: Date;
  type: AccountType;
  email: string;
  email_verified_at: Date | null;
  has_otp: boolean;
}

export async function insertSession(
  db: Db,
  session: {
    user_id: string;
    token_hash: Buffer;
    cookie_hash: Buffer | null;
    otp_verified_at: Date | null;
    user_agent: string;
    ip: string;
    created_at: Date;
    expires_at: Date;
  },
): Promise<string> {
  const id = newId();
  await db
    .insertInto("sessions")
    .values({ id, last_seen_at: session.created_at, ...session })
    .execute();
  return id;
}

/**
 * The living session behind a token, with its account, if that may be used. `has_otp` holds when the session
 * or the device proved a one-time code.
 */
export async function findSession(
  db: Db,
  token_hash: Buffer,
  device_hash: Buffer | null,
  now: Date,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id",
      "sessions.user_id",
      "sessions.cookie_hash",
      "sessions.last_seen_at",
      "users.type",
      "users.email",
      "users.email_verified_at",
      sql<boolean>`sessions.otp_verified_at is not null or ${device_hash ? trusts(device_hash, now) : sql`false`}`.as(
        "has_otp",
      ),
    ])
    .where("sessions.token_hash", "=", token_hash)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("users.status", "in", ["Active", "Approve"])
    .executeTakeFirst();
  return row as SessionRow | undefined;
}

const trusts = (device_hash: Buffer, now: Date) => sql`exists (
  select 1 from trusted_devices
  where trusted_devices.token_hash = ${device_hash}
    and trusted_devices.user_id = sessions.user_id
    and trusted_devices.expires_at > ${now})`;

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", id).execute();
}

export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

/** Ends all sessions of an account but `keep`. */
export async function revokeOtherSessions(
  db: Db,
  user_id: string,
  keep: string | null,
  now: Date,
): Promise<void> {
  let revoking = db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null);
  if (keep) revoking = revoking.where("id", "!=", keep);
  await revoking.execute();
}

export async function markOtpProved(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ otp_verified_at: now }).where("id", "=", id).execute();
}

export async function isTrustedDevice(
  db: Db,
  user_id: string,
  token_hash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("trusted_devices")
    .select("id")
    .where((where) => where.and({ user_id, token_hash }))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTrustedDevice(
  db: Db,
  device: { user_id: string; token_hash: Buffer; created_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .insertInto("trusted_devices")
    .values({ id: newId(), ...device })
    .execute();
}

export async function forgetTrustedDevices(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom("trusted_devices").where("user_id", "=", user_id).execute();
}
