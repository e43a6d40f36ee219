import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface StateLine {
  sku: string;
  name: string;
  surface: string;
  qty: number;
}

export interface StateRow {
  version: number;
  name: string;
  by_id: string | null;
  by_name: string | null;
  changed_at: Date;
  lines: StateLine[];
}

/** All states of a project that are kept, the oldest first. Lines of products that are gone from the catalog are left out. */
export async function findStates(db: Db, project_id: string): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select c.version, c.name, c.by_id, trim(u.first_name || ' ' || u.last_name) as by_name, c.changed_at,
      coalesce((select jsonb_agg(jsonb_build_object('sku', v.sku, 'name', p.name, 'surface', l ->> 'surface',
          'qty', (l ->> 'qty')::int) order by place)
        from jsonb_array_elements(c.lines) with ordinality as kept (l, place)
        join variants v on v.id = (l ->> 'variant_id')::bigint join products p on p.id = v.product_id), '[]') as lines
    from project_changes c left join users u on u.id = c.by_id
    where c.project_id = ${project_id} order by c.version`.execute(db);
  return rows;
}

/**
 * Gives a project the lines that it had at a version. Lines that are there still keep their ids, so that what is pinned
 * to them stays; the takeoff of a line is kept where its quantity is the same.
 * @returns false if that version is not kept
 */
export async function restoreState(db: Db, project_id: string, version: number): Promise<boolean> {
  const { rows } = await sql`
    select from project_changes where project_id = ${project_id} and version = ${version}`.execute(db);
  if (rows.length === 0) return false;
  const wanted = sql`
    select l.* from project_changes c
    cross join lateral jsonb_populate_recordset(null::project_lines, c.lines) l
    where c.project_id = ${project_id} and c.version = ${version}
      and exists (select from variants v where v.id = l.variant_id)`;
  // a line that changed its product or place is made anew: another line may have taken that place
  await sql`
    delete from project_lines p where p.project_id = ${project_id} and not exists (
      select from (${wanted}) w where w.id = p.id and w.variant_id = p.variant_id and w.surface = p.surface)`.execute(
    db,
  );
  await sql`
    insert into project_lines (id, project_id, variant_id, qty, surface, room_id, lot, created_at)
    select w.id, w.project_id, w.variant_id, w.qty, w.surface,
      (select id from rooms r where r.id = w.room_id), w.lot, w.created_at
    from (${wanted}) w
    on conflict (id) do update set qty = excluded.qty, lot = excluded.lot, room_id = excluded.room_id,
      takeoff = case when project_lines.qty = excluded.qty then project_lines.takeoff end`.execute(db);
  return true;
}
