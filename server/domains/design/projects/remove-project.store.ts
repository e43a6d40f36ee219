import type { Db } from "../../../platform/database.ts";

/** Whether any order was made from the project, whatever its state. */
export async function hasOrder(db: Db, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("project_id", "=", projectId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lines, checklist and messages are deleted with it. */
export async function deleteProject(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom("projects").where("id", "=", projectId).execute();
}
