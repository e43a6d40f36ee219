import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export async function forgetLeadsFrom(db: Db, email: string): Promise<void> {
  await sql`delete from leads where lower(email) = lower(${email})`.execute(db);
}
