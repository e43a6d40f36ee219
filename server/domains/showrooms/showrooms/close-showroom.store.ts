import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Closes a pro's showroom to visitors; existing orders continue. */
export async function closeShowroomOf(db: Db, user_id: string, now: Date): Promise<void> {
  await sql`update showrooms set closed_at = ${now}, updated_at = ${now}
    where user_id = ${user_id} and closed_at is null`.execute(db);
}

/** Undoes `closeShowroomOf`. */
export async function reopenShowroomOf(db: Db, user_id: string, now: Date): Promise<void> {
  await sql`update showrooms set closed_at = null, updated_at = ${now} where user_id = ${user_id}`.execute(
    db,
  );
}

/** The company name stays, because orders and invoices name the seller. */
export async function eraseShowroomOf(db: Db, user_id: string): Promise<void> {
  await sql`update showrooms set is_listed = false, is_featured = false, license = '{}',
      contact = '{}', social_links = '{}', site_links = '[]', about = '', front = '{}'
    where user_id = ${user_id}`.execute(db);
}
