import { sql } from "kysely";
import type { SharedProject } from "../../../../contract/design/shared-projects.ts";
import type { Db } from "../../../platform/database.ts";
import { linesOfProject } from "../projects/index.ts";
import { type RoomPictureRow, roomView, type SharedRow, sharedView } from "./shared-project.rules.ts";

/** A project as others see it; undefined if it is gone. Ask only after checking that they may. */
export async function sharedProjectOf(db: Db, project_id: string): Promise<SharedProject | undefined> {
  const { rows } = await sql<SharedRow>`
    select p.id, p.name, p.updated_at, s.vsd_id, s.company_name
    from projects p join showrooms s on s.id = p.showroom_id where p.id = ${project_id}`.execute(db);
  if (!rows[0]) return undefined;
  const [lines, rooms] = await Promise.all([linesOfProject(db, project_id), roomsOfProject(db, project_id)]);
  return sharedView(rows[0], lines, rooms);
}

/** The rooms that gave a project its lines, if they are its owner's. */
export async function roomsOfProject(db: Db, project_id: string): Promise<RoomPictureRow[]> {
  const { rows } = await sql<RoomPictureRow>`
    select r.id, r.name, m.key as media_key, m.width as media_width, m.height as media_height,
      m.placeholder as media_placeholder
    from rooms r join projects p on p.id = r.project_id and p.user_id = r.user_id
    left join media m on m.key = r.media_key
    where r.project_id = ${project_id} order by r.updated_at desc limit 12`.execute(db);
  return rows;
}

/** A room as others see it in lists; undefined if it is gone. */
export async function sharedRoomOf(db: Db, room_id: string) {
  const { rows } = await sql<RoomPictureRow>`
    select r.id, r.name, m.key as media_key, m.width as media_width, m.height as media_height,
      m.placeholder as media_placeholder
    from rooms r left join media m on m.key = r.media_key where r.id = ${room_id}`.execute(db);
  return rows[0] && roomView(rows[0]);
}
