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
