import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { lockProductsWhere } from "./locks.store.ts";

/** Takes the products of a vendor's account off sale. */
export async function withdrawProductsOf(db: Db, user_id: string, now: Date): Promise<void> {
  const onSale = sql`status = 'published' and vendor_id in (select id from vendors where user_id = ${user_id})`;
  await lockProductsWhere(db, onSale);
  await sql`update products set status = 'archived', withdrawn_at = ${now}, updated_at = clock_timestamp()
    where ${onSale}`.execute(db);
}

/** Undoes `withdrawProductsOf`: products that the vendor withdrew before stay off sale. */
export async function putBackProductsOf(db: Db, user_id: string): Promise<void> {
  const held = sql`status = 'archived' and withdrawn_at is not null
    and vendor_id in (select id from vendors where user_id = ${user_id})`;
  await lockProductsWhere(db, held);
  await sql`update products set status = 'published', withdrawn_at = null, updated_at = clock_timestamp()
    where ${held}`.execute(db);
}
