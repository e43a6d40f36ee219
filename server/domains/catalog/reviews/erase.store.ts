import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export async function eraseReviewerName(db: Db, user_id: string): Promise<void> {
  await sql`update reviews set author_name = 'Former customer' where user_id = ${user_id}`.execute(db);
}
