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
