import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Saves the lines of a project, so that the next change can be undone. */
export async function keepLinesBefore(db: Db, projectId: string, version: number): Promise<void> {
  await sql`
    insert into project_lines_before (project_id, version, lines)
    select ${projectId}, ${version}, coalesce(
      (select jsonb_agg(to_jsonb(l)) from project_lines l where l.project_id = ${projectId}), '[]')
    on conflict (project_id) do update
      set version = excluded.version, lines = excluded.lines, created_at = now()`.execute(db);
}

/**
 * Restores the saved lines, once. Lines whose product has left the catalog since are dropped.
 * @returns false if nothing was saved at `version`
 */
export async function restoreLinesBefore(db: Db, projectId: string, version: number): Promise<boolean> {
  const { rows } = await sql<{ lines: unknown }>`
    delete from project_lines_before where project_id = ${projectId} and version = ${version}
    returning lines`.execute(db);
  const kept = rows[0];
  if (!kept) return false;
  const wanted = sql`
    select l.* from jsonb_populate_recordset(null::project_lines, ${JSON.stringify(kept.lines)}::text::jsonb) l
    where exists (select from variants v where v.id = l.variant_id)`;
  // lines that are there still stay, and with them what is pinned to them
  await sql`
    delete from project_lines p where p.project_id = ${projectId} and not exists (
      select from (${wanted}) w where w.id = p.id and w.variant_id = p.variant_id and w.surface = p.surface)`.execute(
    db,
  );
  await sql`
    insert into project_lines select w.* from (${wanted}) w
    on conflict (id) do update set qty = excluded.qty, lot = excluded.lot, takeoff = excluded.takeoff,
      room_id = excluded.room_id, from_projects = excluded.from_projects`.execute(db);
  return true;
}

/** Deletes saved lines that nobody takes back any more. */
export async function forgetLinesBefore(db: Db): Promise<void> {
  await sql`delete from project_lines_before where created_at < now() - interval '1 day'`.execute(db);
}
