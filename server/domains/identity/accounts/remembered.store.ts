import type { Db } from "../../../platform/database.ts";

/** A remembered session, found by its cookie's selector. */
export interface RememberedRow {
  id: string;
  user_id: string;
  expires_at: Date;
  otp_verified_at: Date | null;
  remember_hash: Buffer;
  remember_previous_hash: Buffer | null;
  remember_rotated_at: Date | null;
  remember_confirmed: boolean;
}

/** Finds and locks an active session; concurrent requests for the same one wait. */
export async function lockRemembered(
  db: Db,
  remember_selector: string,
  now: Date,
): Promise<RememberedRow | undefined> {
  const row = await db
    .selectFrom("sessions")
    .select(["id", "user_id", "expires_at", "otp_verified_at"])
    .select(["remember_hash", "remember_previous_hash", "remember_rotated_at", "remember_confirmed"])
    .where("remember_selector", "=", remember_selector)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return row as RememberedRow | undefined;
}

/** Gives a remembered session new tokens; the earlier ones stop working. */
export async function exchangeTokens(
  db: Db,
  id: string,
  tokens: {
    token_hash: Buffer;
    cookie_hash: Buffer;
    token_expires_at: Date;
    remember_hash: Buffer;
    remember_previous_hash: Buffer;
    remember_rotated_at: Date;
    last_seen_at: Date;
    user_agent: string;
    ip: string;
  },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ...tokens, remember_confirmed: false })
    .where("id", "=", id)
    .execute();
}
