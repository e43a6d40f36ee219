import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface AuthenticatorRow {
  secret: Buffer;
  confirmed_at: Date | null;
}

export async function findAuthenticator(db: Db, user_id: string): Promise<AuthenticatorRow | undefined> {
  return db
    .selectFrom("authenticators")
    .select(["secret", "confirmed_at"])
    .where("user_id", "=", user_id)
    .executeTakeFirst();
}

/** Stores an unconfirmed secret, replacing an earlier unconfirmed one. False if one is active. */
export async function keepNewSecret(db: Db, user_id: string, secret: Buffer, now: Date): Promise<boolean> {
  const kept = await db
    .insertInto("authenticators")
    .values({ user_id, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret, last_step: 0, created_at: now })
        .where("authenticators.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Spends the code of one 30-second step: true for its first use, false for repeated and older ones. */
export async function spendStep(db: Db, user_id: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable("authenticators")
    .set({ last_step: step })
    .where("user_id", "=", user_id)
    .where("last_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** Activates the app. False if it is active already. */
export async function confirmSecret(db: Db, user_id: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable("authenticators")
    .set({ confirmed_at: now })
    .where("user_id", "=", user_id)
    .where("confirmed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return confirmed !== undefined;
}

export async function deleteAuthenticator(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom("authenticators").where("user_id", "=", user_id).execute();
  await db.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
}

/** Replaces all earlier recovery codes. */
export async function replaceRecoveryCodes(
  db: Db,
  user_id: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute();
}

/** True for the first use of a recovery code. @param hashes of the code, with each key */
export async function spendRecoveryCode(
  db: Db,
  user_id: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const spent = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", user_id)
    .where("code_hash", "in", [...hashes])
    .where("used_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Db, user_id: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", user_id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}
