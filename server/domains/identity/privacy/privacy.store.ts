import { sql } from "kysely";
import type { Consent } from "../../../../contract/identity/privacy.ts";
import type { Db } from "../../../platform/database.ts";

/** What an account agreed to or withdrew, newest first. */
export async function consentsOf(db: Db, user_id: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom("consents")
    .select(["id", "kind", "version", "is_given", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as Consent["kind"],
    created_at: row.created_at.toISOString(),
  }));
}

export async function hasPassword(db: Db, user_id: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", user_id)
    .executeTakeFirst();
  return Boolean(user?.password_hash);
}

/** When administrators signed in as this account, the newest first. */
export async function standInsOf(
  db: Db,
  user_id: string,
): Promise<{ id: string; reason: string; started_at: Date; ended_at: Date }[]> {
  const { rows } = await sql<{ id: string; reason: string; started_at: Date; ended_at: Date }>`
    select id, reason, started_at, coalesce(ended_at, expires_at) as ended_at
    from stand_ins where user_id = ${user_id} order by started_at desc limit 50`.execute(db);
  return rows;
}
