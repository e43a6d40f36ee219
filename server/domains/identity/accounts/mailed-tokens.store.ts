import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export type MailedTokenPurpose = "verify_email" | "reset_password" | "one_time_code";

export async function insertMailedToken(
  db: Db,
  token: {
    id?: string;
    user_id: string;
    purpose: MailedTokenPurpose;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await db
    .insertInto("mailed_tokens")
    .values({ ...token, id: token.id ?? newId() })
    .execute();
}

/** Spends a link's token and returns its user; null if it is unknown, used or expired. */
export async function spendMailedToken(
  db: Db,
  purpose: MailedTokenPurpose,
  token_hash: Buffer,
  now: Date,
): Promise<string | null> {
  const spent = await db
    .updateTable("mailed_tokens")
    .set({ used_at: now })
    .where((where) => where.and({ purpose, token_hash }))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return spent?.user_id ?? null;
}

/** The user of a link, without spending it; null if it is unknown, used or expired. */
export async function findMailedToken(
  db: Db,
  purpose: MailedTokenPurpose,
  token_hash: Buffer,
  now: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom("mailed_tokens")
    .select("user_id")
    .where((where) => where.and({ purpose, token_hash }))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/** Revokes all open tokens of one purpose. */
export async function withdrawMailedTokens(
  db: Db,
  user_id: string,
  purpose: MailedTokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable("mailed_tokens")
    .set({ used_at: now })
    .where((where) => where.and({ user_id, purpose }))
    .where("used_at", "is", null)
    .execute();
}

/** The newest open code of an account after counting one more try; undefined if no try is left. */
export async function countCodeTry(
  db: Db,
  user_id: string,
  most: number,
  now: Date,
): Promise<{ id: string; token_hash: Buffer; tries: number } | undefined> {
  return db
    .updateTable("mailed_tokens")
    .set({ tries: sql<number>`tries + 1` })
    .where("id", "=", (newest) =>
      newest
        .selectFrom("mailed_tokens")
        .select("id")
        .where((where) => where.and({ user_id, purpose: "one_time_code" }))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(1),
    )
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries", "<", most)
    .returning(["id", "token_hash", "tries"])
    .executeTakeFirst();
}

/** True for the first to spend it. */
export async function spendCode(db: Db, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable("mailed_tokens")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}
