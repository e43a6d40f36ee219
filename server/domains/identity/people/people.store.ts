import { sql } from "kysely";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../../domain/languages/units.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";

export interface NewUser {
  id: string;
  email: string;
  /** Null for users of a provider. */
  password_hash: string | null;
  email_verified_at?: Date;
  first_name: string;
  last_name: string;
  country_code: string;
  phone: string;
  zip_code: string;
  shop_id: string | null;
  /** English if it is left out. */
  language?: Language;
  created_at: Date;
}

/** Creates a customer. False if the address already has an account, including one created concurrently. */
export async function insertCustomer(db: Db, user: NewUser): Promise<boolean> {
  const inserted = await db
    .insertInto("users")
    .values({ ...user, type: "User", status: "Active" })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The language of the account's emails. */
export async function noteLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.updateTable("users").set({ language }).where("id", "=", id).execute();
}

/** How the account's pages show lengths. */
export async function noteUnits(db: Db, id: string, units: UnitSystem): Promise<void> {
  await db.updateTable("users").set({ units }).where("id", "=", id).execute();
}

/** Null takes the password away. */
export async function setPassword(db: Db, id: string, password_hash: string | null): Promise<void> {
  await db.updateTable("users").set({ password_hash }).where("id", "=", id).execute();
}

/** Marks the address as verified; the first time counts. */
export async function markVerified(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ email_verified_at: now })
    .where("id", "=", id)
    .where("email_verified_at", "is", null)
    .execute();
}

/** Creates an admin; an account that has the address becomes one, with this password. */
export async function makeAdmin(
  db: Db,
  admin: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    email_verified_at: Date;
  },
): Promise<void> {
  const rights = { type: "Admin", status: "Active", password_hash: admin.password_hash };
  await db
    .insertInto("users")
    .values({ ...admin, ...rights })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(rights))
    .execute();
}

export interface NewApplicant {
  id: string;
  type: "Contractor" | "Vendor";
  is_designer: boolean;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  country_code: string;
  phone: string;
  zip_code: string;
  created_at: Date;
}

/** Creates the pending account of an applicant. False if the address already has an account. */
export async function insertApplicant(db: Db, applicant: NewApplicant): Promise<boolean> {
  const inserted = await db
    .insertInto("users")
    .values({ ...applicant, status: "pending" })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Updates the account of a repeat applicant; the password stays. */
export async function renewApplicant(db: Db, applicant: NewApplicant): Promise<void> {
  const { id, type, is_designer, first_name, last_name, country_code, phone, zip_code } = applicant;
  await db
    .updateTable("users")
    .set({ type, is_designer, first_name, last_name, country_code, phone, zip_code })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .execute();
}

/** Opens the account of an approved applicant. */
export async function openAccount(db: Db, user_id: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ status: "Approve" })
    .where("id", "=", user_id)
    .where("status", "=", "pending")
    .execute();
}

export async function setTypeAndStatus(
  db: Db,
  id: string,
  { type, status }: { type: AccountType; status: ManagedUser["status"] },
): Promise<void> {
  await db.updateTable("users").set({ type, status }).where("id", "=", id).execute();
}

export interface DetailChanges {
  first_name?: string;
  last_name?: string;
  country_code?: string;
  phone?: string;
  zip_code?: string;
  timezone?: string;
}

export async function changeDetails(db: Db, user_id: string, changes: DetailChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable("users").set(changes).where("id", "=", user_id).execute();
}

/** What brought an account, and the showroom that it shops in; the first invitation counts. */
export async function rememberInvitation(db: Db, id: string, invitation_id: string): Promise<void> {
  await sql`update users set invitation_id = coalesce(invitation_id, ${invitation_id}::uuid),
      shop_id = coalesce(shop_id, (select showroom_id from invitations where id = ${invitation_id}))
    where id = ${id}`.execute(db);
}

/** Leaves a deactivated account without a person. */
export async function eraseUser(db: Db, id: string, now: Date): Promise<void> {
  await sql`update users set email = 'deleted-' || id || '@deleted.invalid', password_hash = null,
      first_name = 'Deleted', last_name = 'account', phone = '', country_code = '+1', zip_code = '',
      email_verified_at = null, shop_id = null, status = 'Deactive', deleted_at = ${now}
    where id = ${id}`.execute(db);
}
