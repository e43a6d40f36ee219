import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/**
 * Holds a pro's showroom and a vendor's place until the transaction ends. A checkout holds those it buys from in the
 * same order (`holdSellers`), so that of a sale and a leaving at the same moment the second knows of the first.
 */
export async function lockPlace(db: Db, user_id: string): Promise<void> {
  await sql`select from showrooms where user_id = ${user_id} order by id for update`.execute(db);
  await sql`select from vendors where user_id = ${user_id} order by id for update`.execute(db);
}

/** Closes the showroom of a pro to visitors, and takes a vendor's goods off sale; what was ordered goes on. */
export async function closePlace(db: Db, user_id: string, now: Date): Promise<void> {
  await lockPlace(db, user_id);
  await sql`update showrooms set closed_at = ${now}, updated_at = ${now}
    where user_id = ${user_id} and closed_at is null`.execute(db);
  await sql`update products set status = 'archived', withdrawn_at = ${now}, updated_at = clock_timestamp()
    where status = 'published' and vendor_id in (select id from vendors where user_id = ${user_id})`.execute(
    db,
  );
}

/** Undoes `closePlace`: goods that the vendor had taken off sale before stay so. */
export async function reopenPlace(db: Db, user_id: string, now: Date): Promise<void> {
  await sql`update showrooms set closed_at = null, updated_at = ${now} where user_id = ${user_id}`.execute(
    db,
  );
  await sql`update products set status = 'published', withdrawn_at = null, updated_at = clock_timestamp()
    where status = 'archived' and withdrawn_at is not null
      and vendor_id in (select id from vendors where user_id = ${user_id})`.execute(db);
}
