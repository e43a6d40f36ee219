import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** Whether any order was made of the project, whatever became of it. */
export async function hasOrder(db: Db, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("project_id", "=", projectId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Rooms that gave their goods to the project have given them to none. */
export async function freeRooms(db: Db, projectId: string): Promise<void> {
  await sql`
    update rooms set project_id = null, finalised_version = null, finalised_at = null, finalised_design = null,
      finalised_lines = null
    where project_id = ${projectId}`.execute(db);
}

/** Lines, checklist and messages go with it. */
export async function deleteProject(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom("projects").where("id", "=", projectId).execute();
}
