import { sql } from "kysely";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import type { KeyRow } from "./key.rules.ts";

const shown = [
  "id",
  "name",
  "prefix",
  "scopes",
  "created_at",
  "last_used_at",
  "expires_at",
  "revoked_at",
] as const;

/** An account's keys, the newest first; without those that ended more than 90 days ago. */
export const keysOf = (db: Db, user_id: string, now: Date): Promise<KeyRow[]> =>
  db
    .selectFrom("api_keys")
    .select(shown)
    .where("user_id", "=", user_id)
    .where(sql<boolean>`(least(expires_at, revoked_at) is null
      or least(expires_at, revoked_at) > ${now}::timestamptz - interval '90 days')`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export async function insertKey(
  db: Db,
  key: Omit<KeyRow, "last_used_at" | "revoked_at"> & { user_id: string; secret_hash: Buffer },
): Promise<KeyRow> {
  return db.insertInto("api_keys").values(key).returning(shown).executeTakeFirstOrThrow();
}

/** Revokes an account's key; undefined if it has no such key, or none that is not revoked yet. */
export const revokeKey = (db: Db, user_id: string, id: string, now: Date): Promise<KeyRow | undefined> =>
  db
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where((where) => where.and({ id, user_id }))
    .where("revoked_at", "is", null)
    .returning(shown)
    .executeTakeFirst();

export interface KeyOwner {
  id: string;
  secret_hash: Buffer;
  scopes: string[];
  last_used_at: Date | null;
  user_id: string;
  type: AccountType;
  email: string;
  email_verified_at: Date | null;
}

/** A key that is good now, with its account, if that may be used. */
export async function findKey(db: Db, prefix: string, now: Date): Promise<KeyOwner | undefined> {
  const row = await db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.user_id")
    .select(["api_keys.id", "api_keys.secret_hash", "api_keys.scopes", "api_keys.last_used_at"])
    .select(["users.id as user_id", "users.type", "users.email", "users.email_verified_at"])
    .where("api_keys.prefix", "=", prefix)
    .where("api_keys.revoked_at", "is", null)
    .where((where) =>
      where.or([where("api_keys.expires_at", "is", null), where("api_keys.expires_at", ">", now)]),
    )
    .where("users.status", "in", ["Active", "Approve"])
    .where("users.type", "in", ["Vendor", "Contractor"])
    .executeTakeFirst();
  return row as KeyOwner | undefined;
}

export const touchKey = (db: Db, id: string, now: Date) =>
  db.updateTable("api_keys").set({ last_used_at: now }).where("id", "=", id).execute();

export const forgetOldKeys = (db: Db, now: Date) =>
  sql`delete from api_keys where least(expires_at, revoked_at) < ${now}::timestamptz - interval '90 days'`.execute(
    db,
  );
