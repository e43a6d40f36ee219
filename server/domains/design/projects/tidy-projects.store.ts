import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

const longestName = 120;

/**
 * Copies one of the account's projects with its lines and its checklist, and returns the copy's id; undefined for
 * somebody else's. The copy belongs to no room, is shared with nobody, and is a project also if a cart was copied.
 */
export async function copyProject(
  db: Db,
  user_id: string,
  project_id: string,
  name: string | undefined,
): Promise<string | undefined> {
  const id = newId();
  const { rows } = await sql<{ id: string }>`
    insert into projects (id, user_id, showroom_id, name, floorplan, floor_template, is_3d, extra_info)
    select ${id}, user_id, showroom_id,
      coalesce(${name ?? null}::text, left('Copy of ' || name, ${longestName})), floorplan, floor_template, is_3d, extra_info
    from projects where id = ${project_id} and user_id = ${user_id}
    returning id`.execute(db);
  if (!rows[0]) return undefined;
  await sql`
    insert into project_lines (id, project_id, variant_id, qty, surface, takeoff, created_at)
    select gen_random_uuid(), ${id}, variant_id, qty, surface, takeoff, created_at
    from project_lines where project_id = ${project_id}`.execute(db);
  return id;
}

/** Puts one of the account's projects away, or takes it out again; false for somebody else's, and for carts. */
export async function archiveProject(
  db: Db,
  user_id: string,
  project_id: string,
  archived_at: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    update projects set archived_at = case when ${archived_at}::timestamptz is null then null
      else coalesce(archived_at, ${archived_at}) end
    where id = ${project_id} and user_id = ${user_id} and not is_cart
    returning id`.execute(db);
  return rows.length > 0;
}
