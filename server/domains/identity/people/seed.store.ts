import { sql } from "kysely";
import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import type { NewApplicant, NewUser } from "./people.store.ts";

/** Somebody whose account is open: a pro or vendor is approved, and the address is verified. */
export type SeededUser = Omit<NewUser, "country_code" | "shop_id" | "email_verified_at"> &
  Pick<NewApplicant, "is_designer"> & {
    type: NewApplicant["type"] | "User" | "Admin";
    email_verified_at: Date;
    timezone: string;
  };

export const seedUsers = (db: Db, users: readonly SeededUser[]): Promise<void> =>
  insertRows(
    db,
    "users",
    users.map((user) => ({
      ...user,
      status: user.type === "Vendor" || user.type === "Contractor" ? "Approve" : "Active",
      country_code: "+1",
    })),
  );

/** Says in which showroom each customer shops. */
export async function seedShops(
  db: Db,
  shops: readonly { user_id: string; showroom_id: string }[],
): Promise<void> {
  await sql`
    update users u set shop_id = s.showroom_id
    from jsonb_to_recordset(${JSON.stringify(shops)}::text::jsonb) as s (user_id uuid, showroom_id uuid)
    where u.id = s.user_id`.execute(db);
}
