import type { Db } from "../../../platform/database.ts";

/** Who is notified about a review. */
export function accountById(
  db: Db,
  id: string,
): Promise<{ id: string; email: string; first_name: string } | undefined> {
  return db
    .selectFrom("users")
    .select(["id", "email", "first_name"])
    .where("id", "=", id)
    .where("status", "<>", "Deactive")
    .executeTakeFirst();
}
