import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** A shop account's name; its address where it has none. */
export async function nameOfUser(db: Db, user_id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name from users
    where id = ${user_id}`.execute(db);
  return rows[0]?.name ?? "";
}
