import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Deletes an account's projects; what was ordered stays, without what it says of the account. */
export async function eraseProjectsOf(db: Db, user_id: string): Promise<void> {
  await sql`delete from projects where user_id = ${user_id} and id not in (select project_id from orders)`.execute(
    db,
  );
  await sql`update projects set name = 'Ordered project', extra_info = '{}', shared_with_pro_at = null
    where user_id = ${user_id}`.execute(db);
}

export async function forgetProjectChangesOf(db: Db, user_id: string): Promise<void> {
  await sql`delete from project_changes c using projects p where p.id = c.project_id and p.user_id = ${user_id}`.execute(
    db,
  );
}
