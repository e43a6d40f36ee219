import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Deletes links that were sent to somebody to approve. */
export async function forgetLinksOfApprover(db: Db, email: string): Promise<void> {
  await sql`delete from project_links where lower(approver_email) = lower(${email})`.execute(db);
}

/** Deletes the links to an account's projects. */
export async function forgetLinksOf(db: Db, user_id: string): Promise<void> {
  await sql`delete from project_links l using projects p where p.id = l.project_id and p.user_id = ${user_id}`.execute(
    db,
  );
}

/** Takes name and words out of an account's comments. */
export async function eraseCommentsOf(db: Db, user_id: string): Promise<void> {
  await sql`update project_comments set author_name = 'Deleted account', body = 'This comment was removed.'
    where author_id = ${user_id}`.execute(db);
}
