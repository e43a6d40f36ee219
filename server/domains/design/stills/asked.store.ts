import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/**
 * Asks for pictures, unless they were asked for. Returns whether any is new.
 * @param wanted a query with the columns `design_id`, `room_id`, `view`, `is_large`, `shows` and `due` (null: at once)
 */
export async function askForStills(db: Db, wanted: RawBuilder<unknown>, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into ai_design_pictures (id, design_id, room_id, view, is_large, shows, asked_at, lease_until)
    select gen_random_uuid(), w.design_id, w.room_id, w.view, w.is_large, w.shows, ${now}, w.due
    from (${wanted}) w on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}
