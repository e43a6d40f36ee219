import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import { tokenHash } from "../../platform/ids.ts";

/** How much of each became an account's. */
export interface Claimed {
  rooms: number;
  floorplans: number;
  templates: number;
}

/**
 * Gives an account what a guest drew under a key. Each thing is claimed by one conditional update, so of several
 * claims at once one wins, and the key opens none of it afterwards.
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
