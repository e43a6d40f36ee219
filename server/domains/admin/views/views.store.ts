import type { Updateable } from "kysely";
import type { ViewTable } from "../../../../contract/admin/views.ts";
import type { SavedViews } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";

export interface ViewRow {
  id: string;
  table_name: string;
  name: string;
  search: string;
  hidden_columns: string[];
  is_default: boolean;
  updated_at: Date;
}

const shown = ["id", "table_name", "name", "search", "hidden_columns", "is_default", "updated_at"] as const;

export const viewsOf = (db: Db, user_id: string, table_name: ViewTable): Promise<ViewRow[]> =>
  db
    .selectFrom("saved_views")
    .select(shown)
    .where((where) => where.and({ user_id, table_name }))
    .orderBy("name")
    .execute();

/** Undefined where the account has a view of that name already. */
export const insertView = (
  db: Db,
  view: Omit<ViewRow, "is_default"> & { user_id: string },
): Promise<ViewRow | undefined> =>
  db
    .insertInto("saved_views")
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst();

/** An account's view, locked until the transaction ends. */
export const lockView = (db: Db, user_id: string, id: string): Promise<ViewRow | undefined> =>
  db
    .selectFrom("saved_views")
    .select(shown)
    .where((where) => where.and({ id, user_id }))
    .forUpdate()
    .executeTakeFirst();

export const updateView = (db: Db, id: string, change: Updateable<SavedViews>): Promise<ViewRow> =>
  db.updateTable("saved_views").set(change).where("id", "=", id).returning(shown).executeTakeFirstOrThrow();

/** Leaves a table without a view that it opens with. */
export const dropDefault = (db: Db, user_id: string, table_name: string) =>
  db
    .updateTable("saved_views")
    .set({ is_default: false })
    .where((where) => where.and({ user_id, table_name, is_default: true }))
    .execute();

export async function deleteView(db: Db, user_id: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("saved_views")
    .where((where) => where.and({ id, user_id }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
