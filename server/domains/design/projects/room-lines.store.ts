import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** A line, for comparison with a room's takeoff. */
export interface KeptLine {
  id: string;
  variant_id: number;
  sku: string;
  name: string;
  qty: number;
  surface: string;
  room_id: string | null;
}

/** All lines of a project, oldest first. */
export function keptLines(db: Db, projectId: string): Promise<KeptLine[]> {
  return db
    .selectFrom("project_lines")
    .innerJoin("variants", "variants.id", "project_lines.variant_id")
    .innerJoin("products", "products.id", "variants.product_id")
    .select(["project_lines.id", "project_lines.variant_id", "variants.sku", "products.name"])
    .select(["project_lines.qty", "project_lines.surface", "project_lines.room_id"])
    .where("project_lines.project_id", "=", projectId)
    .orderBy("project_lines.created_at")
    .orderBy("project_lines.id")
    .execute();
}

export interface RoomLineRow {
  /** Of the existing line. */
  id?: string | undefined;
  variant_id: number;
  qty: number;
  surface: string;
  takeoff: unknown;
}

export async function removeLines(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("project_lines")
    .where("id", "in", [...ids])
    .execute();
}

/** Adds and changes lines of a room in a project. */
export async function writeRoomLines(
  db: Db,
  projectId: string,
  roomId: string,
  lines: readonly RoomLineRow[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ ...line, id: line.id ?? newId() }));
  await sql`
    insert into project_lines (id, project_id, room_id, variant_id, qty, surface, takeoff)
    select id, ${projectId}, ${roomId}, variant_id, qty, surface, takeoff
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given (id uuid, variant_id bigint, qty int, surface text, takeoff jsonb)
    on conflict (id) do update
      set qty = excluded.qty, surface = excluded.surface, takeoff = excluded.takeoff`.execute(db);
}
