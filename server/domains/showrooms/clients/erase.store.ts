import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export async function forgetClientsWith(db: Db, email: string): Promise<void> {
  await sql`delete from clients where lower(email) = lower(${email})`.execute(db);
}
