import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** The end of a statement that has paid orders, named by `orders`: their projects are closed with them. */
export const closeProjectsOf = (orders: RawBuilder<unknown>, at: Date): RawBuilder<unknown> => sql`
  update projects set ordered_at = ${at}, updated_at = ${at}, version = version + 1
  from ${orders} o where projects.id = o.project_id`;

/** Closes the project of an order, if it is open. */
export async function closeOpenProjectOf(db: Db, order_id: string, at: Date): Promise<void> {
  await sql`
    update projects p set ordered_at = ${at}, updated_at = ${at}, version = version + 1
    from orders o where o.id = ${order_id} and p.id = o.project_id and p.ordered_at is null`.execute(db);
}

/** The order that a project became was not paid. */
export async function reopenProject(db: Db, id: string): Promise<void> {
  await db
    .updateTable("projects")
    .set({ ordered_at: null })
    .where("id", "=", id)
    .where("ordered_at", "is not", null)
    .execute();
}

/** Adds a project with lines, in which a customer finds an order again that came from elsewhere. */
export async function addProjectWithLines(
  db: Db,
  project: { user_id: string; showroom_id: string; name: string; at: Date },
  lines: readonly { variant_id: number; surface: string; qty: number }[],
): Promise<string> {
  const id = newId();
  const { at, ...row } = project;
  await db
    .insertInto("projects")
    .values({ id, ...row, created_at: at, updated_at: at })
    .execute();
  if (lines.length > 0) {
    await db
      .insertInto("project_lines")
      .values(lines.map((line) => ({ id: newId(), project_id: id, ...line })))
      .execute();
  }
  return id;
}
