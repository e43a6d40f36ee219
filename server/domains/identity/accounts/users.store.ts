import { sql } from "kysely";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";

export type AccountStatus = "Active" | "Approve" | "Deactive" | "pending";

/** What a sign-in needs from an account. */
export interface SignInRow {
  id: string;
  type: AccountType;
  status: AccountStatus;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  email_verified_at: Date | null;
  /** An authenticator app is active. */
  has_authenticator: boolean;
}

/** Addresses are case-insensitive. */
const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

/** SQL condition on `users`: has an active authenticator app. */
export const usesAuthenticator = sql<boolean>`exists (
  select 1 from authenticators where authenticators.user_id = users.id and authenticators.confirmed_at is not null)`;

const signInRows = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "type", "status", "email", "first_name", "last_name"])
    .select(["password_hash", "email_verified_at"])
    .select(usesAuthenticator.as("has_authenticator"));

export async function findUserByEmail(db: Db, email: string): Promise<SignInRow | undefined> {
  const row = await signInRows(db).where(hasEmail(email)).executeTakeFirst();
  return row as SignInRow | undefined;
}

export async function findUserById(db: Db, id: string): Promise<SignInRow | undefined> {
  const row = await signInRows(db).where("id", "=", id).executeTakeFirst();
  return row as SignInRow | undefined;
}

/** The showroom with a stored id or Showroom ID, if any. */
export async function findShopId(db: Db, shop: string): Promise<string | null> {
  const row = await db
    .selectFrom("showrooms")
    .select("id")
    .where((where) =>
      where.or([where("vsd_id", "=", shop.toUpperCase()), where(sql`id::text`, "=", shop.toLowerCase())]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();
