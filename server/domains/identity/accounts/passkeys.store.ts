import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  is_synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Stores the challenge that a browser has to sign. */
export async function insertChallenge(
  db: Db,
  challenge: { challenge_hash: Buffer; user_id: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto("passkey_challenges").values(challenge).execute();
}

/** Spends a challenge of this account, or of a sign-in (`user_id` null). False if there is none. */
export async function spendChallenge(
  db: Db,
  challenge_hash: Buffer,
  user_id: string | null,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", challenge_hash)
    .where("user_id", user_id === null ? "is" : "=", user_id)
    .where("expires_at", ">", now)
    .returning("challenge_hash")
    .executeTakeFirst();
  return spent !== undefined;
}

export async function passkeysOf(db: Db, user_id: string): Promise<PasskeyRow[]> {
  return db.selectFrom("passkeys").selectAll().where("user_id", "=", user_id).orderBy("created_at").execute();
}

export async function findPasskey(db: Db, credential_id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom("passkeys").selectAll().where("credential_id", "=", credential_id).executeTakeFirst();
}

/** Stores a passkey. Undefined if its credential is known already. */
export async function insertPasskey(
  db: Db,
  passkey: Omit<PasskeyRow, "last_used_at">,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto("passkeys")
    .values({ ...passkey, transports: sql`${passkey.transports}::text[]` })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Records a use. False if the counter went back, which means a copied key. */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where((where) =>
      where.or([
        where("counter", "<", counter),
        where.and([where("counter", "=", 0), where(sql`${counter}`, "=", 0)]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

export async function renamePasskeyOf(
  db: Db,
  user_id: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable("passkeys")
    .set({ name })
    .where((where) => where.and({ id, user_id }))
    .returningAll()
    .executeTakeFirst();
}

/** The name of the deleted passkey; undefined if the account has none with that id. */
export async function deletePasskeyOf(db: Db, user_id: string, id: string): Promise<string | undefined> {
  const gone = await db
    .deleteFrom("passkeys")
    .where((where) => where.and({ id, user_id }))
    .returning("name")
    .executeTakeFirst();
  return gone?.name;
}
