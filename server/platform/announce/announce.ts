import { sql } from "kysely";
import type { Db } from "../database.ts";

/** The statement that announces something. */
export const announcement = "select pg_notify($1, $2)";

/**
 * Tells all servers that listen on `channel` (`Database.listen`), and this one. In a transaction they hear it once that
 * commits, and never if it does not. It says that there is something to read, so whoever hears it twice loses nothing.
 * @param text at most 7,000 bytes
 */
export async function announce(db: Db, channel: string, text = ""): Promise<void> {
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
}
