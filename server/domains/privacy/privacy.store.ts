import type { Consent } from "../../../contract/privacy.ts";
import type { Db } from "../../platform/database.ts";

/** What an account agreed to and no longer does, the newest first. */
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
