import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface SeededRoom {
  id: string;
  user_id: string;
  showroom_id: string;
  template_id: string;
  created_at: Date;
}

/** Rooms as their templates are, picture included. */
export async function seedRooms(db: Db, rooms: readonly SeededRoom[]): Promise<void> {
  await sql`
    with room as (
      insert into rooms (id, user_id, showroom_id, family_id, name, design, template_id, media_key, created_at,
        updated_at)
      select g.id, g.user_id, g.showroom_id, g.id, t.name, t.design, t.id, t.media_key, g.created_at, g.created_at
      from jsonb_to_recordset(${JSON.stringify(rooms)}::text::jsonb)
        as g (id uuid, user_id uuid, showroom_id uuid, template_id text, created_at timestamptz)
        join templates t on t.id = g.template_id
      returning id, name, design)
    insert into room_versions (room_id, version, name, design) select id, 1, name, design from room`.execute(
    db,
  );
}
