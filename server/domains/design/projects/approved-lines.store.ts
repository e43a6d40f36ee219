import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** What a room has in a project at present, oldest first. */
export async function linesOfRoom(db: Db, project_id: string, room_id: string) {
  return db
    .selectFrom("project_lines")
    .innerJoin("variants", "variants.id", "project_lines.variant_id")
    .select(["variants.sku", "project_lines.qty", "project_lines.surface", "project_lines.takeoff"])
    .where((where) => where.and({ "project_lines.project_id": project_id, "project_lines.room_id": room_id }))
    .orderBy("project_lines.created_at")
    .orderBy("project_lines.id")
    .execute();
}

/**
 * Gives a line another product and quantity. A line of that product for the same place takes it in, since a product is
 * listed once per place.
 * @returns the SKU and room that the line had; undefined if there is no such line
 */
export async function changeLineProduct(
  db: Db,
  line: { id: string; project_id: string; variant_id: number; qty: number },
): Promise<{ sku: string; room_id: string | null } | undefined> {
  const { rows } = await sql<{ sku: string; room_id: string | null; surface: string }>`
    select v.sku, l.room_id, l.surface from project_lines l join variants v on v.id = l.variant_id
    where l.id = ${line.id} and l.project_id = ${line.project_id} for update of l`.execute(db);
  const former = rows[0];
  if (!former) return undefined;
  const merged = await sql`
    update project_lines set qty = least(100000, qty + ${line.qty}::int), takeoff = null
    where project_id = ${line.project_id} and variant_id = ${line.variant_id} and surface = ${former.surface}
      and id <> ${line.id}
    returning id`.execute(db);
  if (merged.rows.length > 0) {
    await db.deleteFrom("project_lines").where("id", "=", line.id).execute();
  } else {
    await db
      .updateTable("project_lines")
      .set({ variant_id: line.variant_id, qty: line.qty, takeoff: null })
      .where("id", "=", line.id)
      .execute();
  }
  return former;
}
