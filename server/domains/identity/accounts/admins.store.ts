import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Somebody who runs the marketplace. */
export interface Admin {
  id: string;
  email: string;
  first_name: string;
}

/** The admins who can sign in, those who came first first. */
export const activeAdmins = (db: Db): Promise<Admin[]> =>
  db
    .selectFrom("users")
    .select(["id", "email", "first_name"])
    .where("type", "=", "Admin")
    .where("status", "in", ["Active", "Approve"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();

/** Whether the marketplace has an admin, active or not. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom("users")
    .select("id")
    .where("type", "=", "Admin")
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
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
