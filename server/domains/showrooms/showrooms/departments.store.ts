import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Gives a new department to the showrooms that have all the others. */
export async function offerDepartment(db: Db, menu_id: number): Promise<void> {
  await sql`
    insert into showroom_menus (showroom_id, menu_id)
    select s.id, ${menu_id}::int from showrooms s
    where (select count(*) from showroom_menus where showroom_id = s.id) = (select count(*) - 1 from menus)
    on conflict do nothing`.execute(db);
}

/** Takes a department out of every showroom. */
export async function withdrawDepartment(db: Db, menu_id: number): Promise<void> {
  await sql`delete from showroom_menus where menu_id = ${menu_id}`.execute(db);
}

/** Deletes the markups that showrooms have for a category. */
export async function forgetCategoryMarkups(db: Db, category_id: number): Promise<void> {
  await sql`delete from showroom_markups where category_id = ${category_id}`.execute(db);
}
