import { sql } from "kysely";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Db } from "../../../platform/database.ts";
import { putBackProductsOf, withdrawProductsOf } from "../../catalog/products/index.ts";
import { closeShowroomOf, reopenShowroomOf } from "../../showrooms/showrooms/index.ts";

/**
 * Locks a pro's showroom and a vendor until the transaction ends. A checkout locks its sellers in the same order
 * (`holdSellers`), so that of a concurrent sale and deletion the second sees the first.
 */
export async function lockPlace(db: Db, user_id: string): Promise<void> {
  await sql`select from showrooms where user_id = ${user_id} order by id for update`.execute(db);
  await sql`select from vendors where user_id = ${user_id} order by id for update`.execute(db);
}

/** Closes a pro's showroom to visitors, and takes a vendor's products off sale; existing orders continue. */
export async function closePlace(db: Db, user_id: string, now: Date): Promise<void> {
  await lockPlace(db, user_id);
  await closeShowroomOf(db, user_id, now);
  await withdrawProductsOf(db, user_id, now);
  await invalidate(db, "products", "showrooms");
}

/** Undoes `closePlace`: products that the vendor withdrew before stay off sale. */
export async function reopenPlace(db: Db, user_id: string, now: Date): Promise<void> {
  await reopenShowroomOf(db, user_id, now);
  await putBackProductsOf(db, user_id);
  await invalidate(db, "products", "showrooms");
}
