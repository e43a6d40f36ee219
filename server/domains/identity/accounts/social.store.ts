import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { setPassword } from "../people/index.ts";

/** An identity at a provider. */
export interface Identity {
  provider: string;
  issuer: string;
  subject: string;
  email: string;
}

export interface AttemptRow {
  provider: string;
  nonce: string;
  code_verifier: string;
  user_id: string | null;
  remember: boolean;
}

export async function insertAttempt(
  db: Db,
  attempt: AttemptRow & { state_hash: Buffer; browser_hash: Buffer | null; expires_at: Date },
): Promise<void> {
  await db.insertInto("social_attempts").values(attempt).execute();
}

/** Spends the sign-in attempt with this state or nonce, in the browser that started it; undefined if there is none. */
export async function spendAttempt(
  db: Db,
  found: { provider: string; browser_hash: Buffer | null } & ({ state_hash: Buffer } | { nonce: string }),
  now: Date,
): Promise<AttemptRow | undefined> {
  const spending = db
    .updateTable("social_attempts")
    .set({ used_at: now })
    .where("provider", "=", found.provider)
    .where("browser_hash", "is not distinct from", found.browser_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  const named =
    "nonce" in found
      ? spending.where("nonce", "=", found.nonce)
      : spending.where("state_hash", "=", found.state_hash);
  return named.returning(["provider", "nonce", "code_verifier", "user_id", "remember"]).executeTakeFirst();
}

/** Locks the identity (issuer, subject) until the transaction ends. */
export async function lockIdentity(db: Db, { issuer, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(db);
}

/** The user of the provider identity, if any; records the use. */
export async function noteIdentityUse(
  db: Db,
  { issuer, subject }: Identity,
  now: Date,
): Promise<string | undefined> {
  const used = await db
    .updateTable("identities")
    .set({ last_used_at: now })
    .where((where) => where.and({ issuer, subject }))
    .returning("user_id")
    .executeTakeFirst();
  return used?.user_id;
}

/** Connects; false if the identity belongs to another user, or this user has another one at that provider. */
export async function insertIdentity(
  db: Db,
  user_id: string,
  { provider, issuer, subject, email }: Identity,
  now: Date,
): Promise<boolean> {
  const connected = await db
    .insertInto("identities")
    .values({ id: newId(), user_id, provider, issuer, subject, email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return connected !== undefined;
}

export async function identitiesOf(
  db: Db,
  user_id: string,
): Promise<{ provider: string; email: string; created_at: Date }[]> {
  return db
    .selectFrom("identities")
    .select(["provider", "email", "created_at"])
    .where("user_id", "=", user_id)
    .execute();
}

/** False if there was none. */
export async function deleteIdentity(db: Db, user_id: string, provider: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("identities")
    .where((where) => where.and({ user_id, provider }))
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

export type Proof = Identity & { full_name: string };

export async function insertProof(
  db: Db,
  proof: Proof & { token_hash: Buffer; expires_at: Date },
): Promise<void> {
  await db
    .insertInto("social_proofs")
    .values({
      token_hash: proof.token_hash,
      provider: proof.provider,
      issuer: proof.issuer,
      subject: proof.subject,
      email: proof.email,
      full_name: proof.full_name,
      expires_at: proof.expires_at,
    })
    .execute();
}

/** Spends an emailed proof; undefined if it is unknown, used or expired. */
export async function spendProof(db: Db, token_hash: Buffer, now: Date): Promise<Proof | undefined> {
  return db
    .updateTable("social_proofs")
    .set({ used_at: now })
    .where("token_hash", "=", token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["provider", "issuer", "subject", "email", "full_name"])
    .executeTakeFirst();
}

/**
 * Removes everything from an account that somebody may have set up without verifying its address: password, passkeys,
 * app, providers, sessions, devices, emailed links.
 */
export async function takeAwayUnproved(db: Db, user_id: string, now: Date): Promise<void> {
  await setPassword(db, user_id, null);
  await db.updateTable("sessions").set({ revoked_at: now }).where("user_id", "=", user_id).execute();
  await db.updateTable("mailed_tokens").set({ used_at: now }).where("user_id", "=", user_id).execute();
  await db.deleteFrom("passkeys").where("user_id", "=", user_id).execute();
  await db.deleteFrom("authenticators").where("user_id", "=", user_id).execute();
  await db.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
  await db.deleteFrom("identities").where("user_id", "=", user_id).execute();
  await db.deleteFrom("trusted_devices").where("user_id", "=", user_id).execute();
}

export async function forgetProofsOf(db: Db, email: string): Promise<void> {
  await sql`delete from social_proofs where lower(email) = lower(${email})`.execute(db);
}
