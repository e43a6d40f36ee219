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
