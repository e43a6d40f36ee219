import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface LineOfProject {
  id: string;
  sku: string;
  name: string;
  surface: string;
  qty: number;
  /** What a box covers; null for products that are not sold by the box. */
  box_sqft: number | null;
  takeoff: unknown;
  room_id: string | null;
  category_slug: string;
}

/** The lines of a project, oldest first. */
export async function projectLines(db: Db, project_id: string): Promise<LineOfProject[]> {
  const { rows } = await sql<LineOfProject>`
    select l.id, v.sku, p.name, l.surface, l.qty, l.takeoff, l.room_id,
      case when p.unit = 'Box' then v.box_sqft end as box_sqft,
      (select slug from categories where id = p.category_id) as category_slug
    from project_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where l.project_id = ${project_id} order by l.created_at, l.id limit 300`.execute(db);
  return rows;
}

/** What a line is for, else its product's name; undefined if the project has no such line. */
export async function linePlace(db: Db, project_id: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ place: string }>`
    select coalesce(nullif(l.surface, ''), p.name) as place
    from project_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where l.id = ${id} and l.project_id = ${project_id}`.execute(db);
  return rows[0]?.place;
}
