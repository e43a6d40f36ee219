import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** The project of a room that is its owner's, whoever asks. */
export async function projectOfRoom(db: Db, room_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from rooms r join projects p on p.id = r.project_id and p.user_id = r.user_id
    where r.id = ${room_id} and not p.is_cart`.execute(db);
  return rows[0]?.id;
}
