import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** Closes the showroom of a pro to visitors, and takes a vendor's goods off sale; what was ordered goes on. */
export async function closePlace(db: Db, user_id: string, now: Date): Promise<void> {
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
