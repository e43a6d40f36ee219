import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { announceProducts, lockProductsWhere } from "../../catalog/products/index.ts";
import { announcePlaces } from "../../showrooms/showrooms/index.ts";

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
  await sql`update showrooms set closed_at = ${now}, updated_at = ${now}
    where user_id = ${user_id} and closed_at is null`.execute(db);
  const onSale = sql`status = 'published' and vendor_id in (select id from vendors where user_id = ${user_id})`;
  await lockProductsWhere(db, onSale);
  await sql`update products set status = 'archived', withdrawn_at = ${now}, updated_at = clock_timestamp()
    where ${onSale}`.execute(db);
  await announceAll(db);
}

/** Undoes `closePlace`: products that the vendor withdrew before stay off sale. */
export async function reopenPlace(db: Db, user_id: string, now: Date): Promise<void> {
  await sql`update showrooms set closed_at = null, updated_at = ${now} where user_id = ${user_id}`.execute(
    db,
  );
  const held = sql`status = 'archived' and withdrawn_at is not null
    and vendor_id in (select id from vendors where user_id = ${user_id})`;
  await lockProductsWhere(db, held);
  await sql`update products set status = 'published', withdrawn_at = null, updated_at = clock_timestamp()
    where ${held}`.execute(db);
  await announceAll(db);
}

async function announceAll(db: Db): Promise<void> {
  await announcePlaces(db);
  await announceProducts(db);
}
