import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";

/** How many of each were moved to an account. */
export interface Claimed {
  rooms: number;
  floorplans: number;
  templates: number;
}

/**
 * Moves what a guest drew under a key to an account. Each thing is claimed by one conditional update, so of several
 * concurrent claims one wins, and the key no longer opens it.
 */
export async function claimGuestRooms(
  db: Db,
  { temp_project_id, user_id }: { temp_project_id: string; user_id: string },
): Promise<Claimed> {
  const key = tokenHash(temp_project_id);
  const claim = async (table: "rooms" | "floorplans" | "templates") => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set user_id = ${user_id}, temp_key_hash = null
      where temp_key_hash = ${key}`.execute(db);
    return Number(numAffectedRows ?? 0);
  };
  return {
    rooms: await claim("rooms"),
    floorplans: await claim("floorplans"),
    templates: await claim("templates"),
  };
}
