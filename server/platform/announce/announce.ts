import { CompiledQuery } from "kysely";
import type { Db } from "../database.ts";
import { announcement } from "./carrier.ts";

/**
 * Tells all servers that listen on `channel` (`Database.listen`), and this one. In a transaction they hear it once that
 * commits, and never if it does not. It only says that there is something to read, so hearing it twice does no harm.
 * @param text at most 7,000 bytes
 */
export async function announce(db: Db, channel: string, text = ""): Promise<void> {
  // a connection with a carrier knows it by its text
  await db.executeQuery(CompiledQuery.raw(announcement, [channel, text]));
}
