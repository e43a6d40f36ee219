import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Shares the owner's project with the pro of its showroom; shared before, the first time stays. */
export async function shareProject(
  db: Db,
  owner: string,
  project_id: string,
  now: Date,
): Promise<{ name: string; pro: string; shared_at: Date; is_new: boolean } | undefined> {
  // locked in a statement of its own: see `lockStock` of the catalog
  await sql`select from projects where id = ${project_id} and user_id = ${owner} for update`.execute(db);
  const { rows } = await sql<{ name: string; pro: string; shared_at: Date; is_new: boolean }>`
    with before as (select id, shared_with_pro_at from projects where id = ${project_id} and user_id = ${owner})
    update projects p set shared_with_pro_at = coalesce(p.shared_with_pro_at, ${now})
    from before b, showrooms s where p.id = b.id and s.id = p.showroom_id
    returning p.name, s.user_id as pro, p.shared_with_pro_at as shared_at,
      b.shared_with_pro_at is null as is_new`.execute(db);
  return rows[0];
}
