import { sql } from "kysely";
import type { CategoriesFile } from "../../../../contract/catalog/categories-file.ts";
import type { Db } from "../../../platform/database.ts";
import { offerDepartment } from "../../showrooms/showrooms/index.ts";
import type { FiledCategory } from "./structure.rules.ts";

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  position: number;
  description: string;
  facets: string[];
}

export interface MenuRow {
  id: number;
  name: string;
  menu_slug: string;
  position: number;
}

/** Lets nobody else change the structure until the transaction ends; reading goes on. */
export const lockStructure = (db: Db) =>
  sql`lock table attributes, categories, menus in share row exclusive mode`.execute(db);

export const attributesByKey = async (db: Db) =>
  new Map(
    (await db.selectFrom("attributes").select(["key", "label", "kind", "unit", "choices"]).execute()).map(
      (row) => [row.key, row],
    ),
  );

export async function categoriesBySlug(db: Db): Promise<Map<string, CategoryRow>> {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "parent_id", "name", "slug", "position", "description", "facets"])
    .orderBy("position")
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

export async function menusBySlug(db: Db): Promise<Map<string, MenuRow>> {
  const rows = await db
    .selectFrom("menus")
    .select(["id", "name", "menu_slug", "position"])
    .orderBy("position")
    .execute();
  return new Map(rows.map((row) => [row.menu_slug, row]));
}

/** Whether there are neither categories nor departments. */
export async function hasNoStructure(db: Db): Promise<boolean> {
  const { rows } = await sql<{ none: boolean }>`
    select not exists (select from categories) and not exists (select from menus) as none`.execute(db);
  return rows[0]!.none;
}

export const writeAttribute = (
  { key, label, unit, kind, choices }: Required<CategoriesFile["attributes"][number]>,
  db: Db,
) =>
  db
    .insertInto("attributes")
    .values({ key, label, unit, kind, choices })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ label, unit, kind, choices, version: sql`attributes.version + 1` }),
    )
    .execute();

export const insertCategory = (db: Db, row: CategoryRow) => db.insertInto("categories").values(row).execute();

export const updateCategory = (db: Db, { id, slug: _, ...set }: CategoryRow) =>
  db
    .updateTable("categories")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

/** Adds a department. Showrooms that have all the others get it too. */
export async function insertMenu(db: Db, menu: MenuRow): Promise<void> {
  await db.insertInto("menus").values(menu).execute();
  await offerDepartment(db, menu.id);
}

export const updateMenu = (db: Db, { id, menu_slug: _, ...set }: MenuRow) =>
  db
    .updateTable("menus")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

/** Puts categories into a department in this order, before those that are there already; says whether that changed it. */
export async function listInMenu(db: Db, menuId: number, categoryIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    insert into menu_categories (menu_id, category_id, position)
    select ${menuId}::int, id, place from unnest(${[...categoryIds]}::int[]) with ordinality listed(id, place)
    on conflict (menu_id, category_id) do update set position = excluded.position
    where menu_categories.position <> excluded.position
    returning category_id`.execute(db);
  return rows.length > 0;
}

/** A category as the file has it: what the file does not say stays. */
export const filedRow = (
  { name, slug, description, facets }: FiledCategory,
  before: CategoryRow | undefined,
  place: Pick<CategoryRow, "id" | "parent_id" | "position">,
): CategoryRow => ({
  ...place,
  name,
  slug,
  description: description ?? before?.description ?? "",
  facets: [...(facets ?? before?.facets ?? [])],
});
