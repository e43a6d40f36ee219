import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { Owner } from "../projects/index.ts";
import { ownedBy } from "./rooms.store.ts";

/** The project of a room that is its owner's, whoever asks. */
export async function projectOfRoom(db: Db, room_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from rooms r join projects p on p.id = r.project_id and p.user_id = r.user_id
    where r.id = ${room_id} and not p.is_cart`.execute(db);
  return rows[0]?.id;
}

/** The present version of an owner's room, and the name of an account that has it open. */
export async function versionAndName(
  db: Db,
  owner: Owner,
  room_id: string,
  user_id: string | null,
): Promise<{ version: number; name: string } | undefined> {
  const { rows } = await sql<{ version: number; name: string }>`
    select rooms.version, coalesce(
      (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = ${user_id}::uuid), '') as name
    from rooms where rooms.id = ${room_id} and ${ownedBy(owner, "rooms")}`.execute(db);
  return rows[0];
}
