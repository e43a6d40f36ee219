import { sql } from "kysely";
import type { TeamRole } from "../../../../contract/identity/team-roles.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../../domain/languages/units.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { usesAuthenticator } from "./users.store.ts";

export interface SessionRow {
  id: string;
  user_id: string;
  cookie_hash: Buffer | null;
  last_seen_at: Date;
  type: AccountType;
  email: string;
  language: Language;
  units: UnitSystem;
  email_verified_at: Date | null;
  needs_otp: boolean;
  has_otp: boolean;
  /** In the team whose showroom the account works in at present, and that showroom's pro. */
  team_role: TeamRole | null;
  team_owner: string | null;
  proved_at: Date | null;
  remember_confirmed: boolean;
  stand_in_by: string | null;
  expires_at: Date;
}

export async function insertSession(
  db: Db,
  session: {
    user_id: string;
    token_hash: Buffer;
    cookie_hash: Buffer | null;
    otp_verified_at: Date | null;
    proved_at: Date | null;
    stand_in_by?: string;
    remember_selector: string | null;
    remember_hash: Buffer | null;
    user_agent: string;
    ip: string;
    created_at: Date;
    token_expires_at: Date;
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
 * The active session of a token, with its account, if that may be used. `has_otp` is true if the session or the device
 * proved a one-time code.
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
    .leftJoin("team_members as team", (join) =>
      join.onRef("team.id", "=", "users.works_in").onRef("team.user_id", "=", "users.id"),
    )
    .leftJoin("showrooms as place", (join) =>
      join.onRef("place.id", "=", "team.showroom_id").on("place.closed_at", "is", null),
    )
    .leftJoin("users as pro", (join) =>
      join.onRef("pro.id", "=", "place.user_id").on("pro.status", "in", ["Active", "Approve"]),
    )
    .select([
      "team.role as team_role",
      "pro.id as team_owner",
      "sessions.id",
      "sessions.user_id",
      "sessions.cookie_hash",
      "sessions.last_seen_at",
      "users.type",
      "users.email",
      "users.language",
      "users.units",
      "users.email_verified_at",
      "sessions.proved_at",
      "sessions.remember_confirmed",
      "sessions.stand_in_by",
      "sessions.expires_at",
      sql<boolean>`(users.type = 'Admin' or ${usesAuthenticator})`.as("needs_otp"),
      sql<boolean>`(sessions.otp_verified_at is not null
        or ${device_hash ? trusts(device_hash, now) : sql`false`})`.as("has_otp"),
    ])
    .where("sessions.token_hash", "=", token_hash)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("sessions.token_expires_at", ">", now)
    .where("users.status", "in", ["Active", "Approve"])
    .executeTakeFirst();
  return row as SessionRow | undefined;
}

const trusts = (device_hash: Buffer, now: Date) => sql`exists (
  select 1 from trusted_devices
  where trusted_devices.token_hash = ${device_hash}
    and trusted_devices.user_id = sessions.user_id
    and trusted_devices.expires_at > ${now})`;

/** Records a use. A plain browser session is extended until `idleUntil`, within its maximum. */
export async function touchSession(
  db: Db,
  id: string,
  { now, idleUntil }: { now: Date; idleUntil: Date },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({
      last_seen_at: now,
      remember_confirmed: true,
      token_expires_at: sql<Date>`case when cookie_hash is not null and remember_selector is null
        then least(expires_at, ${idleUntil}) else token_expires_at end`,
    })
    .where("id", "=", id)
    .execute();
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

/** Signs an account out everywhere; each device has to prove its one-time code again. */
export async function endAllSessions(db: Db, user_id: string, now: Date): Promise<void> {
  await revokeOtherSessions(db, user_id, null, now);
  await forgetTrustedDevices(db, user_id);
}

export async function markOtpProved(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ otp_verified_at: now, proved_at: now })
    .where("id", "=", id)
    .execute();
}

/** Records that the owner has proved the identity again. */
export async function markProved(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ proved_at: now }).where("id", "=", id).execute();
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

/** Forgets trusted devices, except the one whose cookie has the hash `keep`. */
export async function forgetTrustedDevices(
  db: Db,
  user_id: string,
  keep: Buffer | null = null,
): Promise<void> {
  let forgetting = db.deleteFrom("trusted_devices").where("user_id", "=", user_id);
  if (keep) forgetting = forgetting.where("token_hash", "!=", keep);
  await forgetting.execute();
}

/** Deletes ended sessions and abandoned sign-ins. */
export async function forgetOldSignIns(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`delete from social_attempts where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from social_proofs where expires_at < now() - interval '1 day'`.execute(db);
}
