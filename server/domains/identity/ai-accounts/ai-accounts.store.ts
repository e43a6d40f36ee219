import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface AiAccountRow {
  id: string;
  email: string;
  password_hash: string;
  name: string;
  email_verified_at: Date | null;
  credits: number;
  created_at: Date;
  /** The shop account that enters it without a password. */
  linked_user_id: string | null;
}

const columns = [
  "linked_user_id",
  "id",
  "email",
  "password_hash",
  "name",
  "email_verified_at",
  "credits",
  "created_at",
] as const;

export const findAiAccount = (db: Db, id: string): Promise<AiAccountRow | undefined> =>
  db.selectFrom("ai_accounts").select(columns).where("id", "=", id).executeTakeFirst();

export const findAiAccountByEmail = (db: Db, email: string): Promise<AiAccountRow | undefined> =>
  db
    .selectFrom("ai_accounts")
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();

/** Links an account to a shop account, which has this one from now on and no other. */
export async function linkAiAccount(db: Db, id: string, user_id: string, now: Date): Promise<void> {
  await db
    .updateTable("ai_accounts")
    .set({ linked_user_id: null, linked_at: null })
    .where("linked_user_id", "=", user_id)
    .where("id", "<>", id)
    .execute();
  await db
    .updateTable("ai_accounts")
    .set({ linked_user_id: user_id, linked_at: now })
    .where("id", "=", id)
    .execute();
}

/** False if the address already has an AI design account. */
export async function insertAiAccount(
  db: Db,
  account: Pick<AiAccountRow, "id" | "email" | "password_hash" | "name"> & { created_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto("ai_accounts")
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function markAiVerified(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("ai_accounts")
    .set({ email_verified_at: now })
    .where("id", "=", id)
    .where("email_verified_at", "is", null)
    .execute();
}

export async function setAiPassword(db: Db, id: string, password_hash: string): Promise<void> {
  await db.updateTable("ai_accounts").set({ password_hash }).where("id", "=", id).execute();
}

export interface AiSessionRow {
  id: string;
  ai_account_id: string;
  cookie_hash: Buffer | null;
  last_seen_at: Date;
  email: string;
  email_verified_at: Date | null;
}

/** The active session of an AI design token. */
export const findAiSession = (db: Db, token_hash: Buffer, now: Date): Promise<AiSessionRow | undefined> =>
  db
    .selectFrom("ai_sessions")
    .innerJoin("ai_accounts", "ai_accounts.id", "ai_sessions.ai_account_id")
    .select([
      "ai_sessions.id",
      "ai_account_id",
      "cookie_hash",
      "last_seen_at",
      "ai_accounts.email",
      "email_verified_at",
    ])
    .where("token_hash", "=", token_hash)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

export interface AiSessionKept {
  user_agent: string;
  ip: string;
  created_at: Date;
  last_seen_at: Date;
}

/** Where the account is signed in, most recent first. */
export const livingAiSessions = (db: Db, ai_account_id: string, now: Date): Promise<AiSessionKept[]> =>
  db
    .selectFrom("ai_sessions")
    .select(["user_agent", "ip", "created_at", "last_seen_at"])
    .where("ai_account_id", "=", ai_account_id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .execute();

/** Removes the account with its sessions, links and credits. */
export async function deleteAiAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom("ai_accounts").where("id", "=", id).execute();
}

export async function touchAiSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("ai_sessions").set({ last_seen_at: now }).where("id", "=", id).execute();
}

export async function insertAiSession(
  db: Db,
  session: {
    ai_account_id: string;
    token_hash: Buffer;
    cookie_hash: Buffer | null;
    user_agent: string;
    ip: string;
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await db
    .insertInto("ai_sessions")
    .values({ id: newId(), last_seen_at: session.created_at, ...session })
    .execute();
}

/** Ends one session, or all of an account. */
export async function revokeAiSessions(
  db: Db,
  which: { id: string } | { ai_account_id: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable("ai_sessions")
    .set({ revoked_at: now })
    .where((where) => where.and(which))
    .where("revoked_at", "is", null)
    .execute();
}

export type AiTokenPurpose = "verify_email" | "reset_password";

export async function insertAiToken(
  db: Db,
  token: {
    ai_account_id: string;
    purpose: AiTokenPurpose;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await db
    .insertInto("ai_mailed_tokens")
    .values({ id: newId(), ...token })
    .execute();
}

/** Spends an emailed token and returns its account; null if it is unknown, used, expired or for another purpose. */
export async function spendAiToken(
  db: Db,
  purpose: AiTokenPurpose,
  token_hash: Buffer,
  now: Date,
): Promise<string | null> {
  const spent = await db
    .updateTable("ai_mailed_tokens")
    .set({ used_at: now })
    .where((where) => where.and({ purpose, token_hash }))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("ai_account_id")
    .executeTakeFirst();
  return spent?.ai_account_id ?? null;
}

/** Revokes all open tokens of one purpose. */
export async function withdrawAiTokens(
  db: Db,
  ai_account_id: string,
  purpose: AiTokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable("ai_mailed_tokens")
    .set({ used_at: now })
    .where((where) => where.and({ ai_account_id, purpose }))
    .where("used_at", "is", null)
    .execute();
}
