import { type RawBuilder, sql } from "kysely";
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
  const theirs = sql`set user_id = ${user_id}, temp_key_hash = null where temp_key_hash = ${key}`;
  const claim = async (update: RawBuilder<unknown>) =>
    Number((await update.execute(db)).numAffectedRows ?? 0);
  return {
    rooms: await claim(sql`update rooms ${theirs}`),
    floorplans: await claim(sql`update floorplans ${theirs}`),
    templates: await claim(sql`update templates ${theirs}`),
  };
}

/** Deletes the drawings of guests whose key no browser has any more (it lasts 180 days). */
export async function forgetGuestDrawings(db: Db): Promise<void> {
  const isForgotten = sql`temp_key_hash is not null and updated_at < now() - interval '200 days'`;
  await sql`delete from rooms where ${isForgotten}`.execute(db);
  await sql`delete from floorplans where ${isForgotten}`.execute(db);
  await sql`delete from templates where ${isForgotten}`.execute(db);
}
