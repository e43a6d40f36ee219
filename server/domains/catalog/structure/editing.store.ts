import { sql } from "kysely";
import type {
  ManagedAttribute,
  ManagedCategory,
  ManagedDepartment,
} from "../../../../contract/catalog/structure.ts";
import type { Db } from "../../../platform/database.ts";
import { forgetCategoryMarkups, withdrawDepartment } from "../../showrooms/showrooms/index.ts";
import { moveToCategory } from "../products/index.ts";

/** All departments in their order. */
export async function managedDepartments(db: Db): Promise<ManagedDepartment[]> {
  const { rows } = await sql<ManagedDepartment>`
    select me.id, me.name, me.menu_slug as slug, me.is_hidden, me.version,
      array(select category_id from menu_categories where menu_id = me.id order by position, category_id)
        as category_ids,
      (select count(*)::int from showroom_menus s where s.menu_id = me.id) as showrooms
    from menus me order by me.position, me.id`.execute(db);
  return rows;
}

/** All categories, each list in its order. */
export async function managedCategories(db: Db): Promise<ManagedCategory[]> {
  const { rows } = await sql<ManagedCategory>`
    select c.id, c.parent_id, c.name, c.slug, c.description, c.facets, c.is_hidden, c.version,
      coalesce(p.products, 0)::int as products, coalesce(m.markups, 0)::int as markups
    from categories c
    left join (select category_id, count(*) as products from products group by category_id) p
      on p.category_id = c.id
    left join (select category_id, count(*) as markups from showroom_markups group by category_id) m
      on m.category_id = c.id
    order by c.position, c.id`.execute(db);
  return rows;
}

/** All attributes by their labels. */
export async function managedAttributes(db: Db): Promise<ManagedAttribute[]> {
  const { rows } = await sql<ManagedAttribute>`
    select a.key, a.label, a.kind, a.unit, a.choices, a.version, coalesce(p.products, 0)::int as products,
      array(select c.name from categories c where a.key = any(c.facets) order by lower(c.name)) as categories
    from attributes a
    left join (
      select key, count(*) as products from products, jsonb_object_keys(attributes) as key group by key
    ) p on p.key = a.key
    order by lower(a.label), a.key`.execute(db);
  return rows;
}

export const attributeNames = (db: Db) =>
  db.selectFrom("attributes").select(["key", "label", "unit"]).orderBy("label").execute();

export async function setDepartment(
  db: Db,
  id: number,
  { name, is_hidden }: Pick<ManagedDepartment, "name" | "is_hidden">,
): Promise<void> {
  await sql`
    update menus set name = ${name}, is_hidden = ${is_hidden}, version = version + 1 where id = ${id}`.execute(
    db,
  );
}

/** Puts departments into this order. */
export async function orderDepartments(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update menus set position = place from unnest(${[...ids]}::int[]) with ordinality listed(id, place)
    where menus.id = listed.id and position <> place`.execute(db);
}

/** Makes these the categories of a department, in this order. */
export async function setMenuCategories(
  db: Db,
  menuId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await sql`
    delete from menu_categories
    where menu_id = ${menuId} and category_id <> all(${[...categoryIds]}::int[])`.execute(db);
  await sql`
    insert into menu_categories (menu_id, category_id, position)
    select ${menuId}::int, id, place from unnest(${[...categoryIds]}::int[]) with ordinality listed(id, place)
    on conflict (menu_id, category_id) do update set position = excluded.position`.execute(db);
}

export async function dropDepartment(db: Db, id: number): Promise<void> {
  await withdrawDepartment(db, id);
  await sql`delete from menu_categories where menu_id = ${id}`.execute(db);
  await sql`delete from menus where id = ${id}`.execute(db);
}

export async function setCategory(
  db: Db,
  { id, parent_id, name, description, facets, is_hidden }: ManagedCategory,
): Promise<void> {
  await sql`
    update categories set parent_id = ${parent_id}, name = ${name}, description = ${description},
      facets = ${[...facets]}, is_hidden = ${is_hidden}, version = version + 1
    where id = ${id}`.execute(db);
}

/** Puts categories that stand beside each other into this order. */
export async function orderCategories(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update categories set position = place from unnest(${[...ids]}::int[]) with ordinality listed(id, place)
    where categories.id = listed.id and position <> place`.execute(db);
}

/** Takes a category out of the departments that list it. */
export async function unlistCategory(db: Db, id: number): Promise<void> {
  await sql`
    with gone as (delete from menu_categories where category_id = ${id} returning menu_id)
    update menus set version = version + 1 where id in (select menu_id from gone)`.execute(db);
}

/** Puts a category's products, and the addresses that lead to it, into another one. */
export async function moveProducts(db: Db, from: number, to: number): Promise<void> {
  await moveToCategory(db, from, to);
  await sql`update former_categories set category_id = ${to} where category_id = ${from}`.execute(db);
  await sql`
    insert into former_categories (slug, category_id)
    select slug, ${to}::int from categories where id = ${from}`.execute(db);
}

/** Called before a category is deleted. `server/domains.ts` adds the functions of domains that import the catalog. */
export const beforeCategoryGoes: ((db: Db, id: number) => Promise<void>)[] = [];

export async function dropCategory(db: Db, id: number): Promise<void> {
  await forgetCategoryMarkups(db, id);
  for (const release of beforeCategoryGoes) await release(db, id);
  await unlistCategory(db, id);
  await sql`delete from categories where id = ${id}`.execute(db);
}

export async function insertAttribute(
  db: Db,
  { key, label, kind, unit, choices }: Pick<ManagedAttribute, "key" | "label" | "kind" | "unit" | "choices">,
): Promise<void> {
  await db.insertInto("attributes").values({ key, label, kind, unit, choices }).execute();
}

export async function setAttribute(
  db: Db,
  key: string,
  { label, kind, unit, choices }: Pick<ManagedAttribute, "label" | "kind" | "unit" | "choices">,
): Promise<void> {
  await sql`
    update attributes set label = ${label}, kind = ${kind}, unit = ${unit}, choices = ${[...choices]},
      version = version + 1
    where key = ${key}`.execute(db);
}

export async function dropAttribute(db: Db, key: string): Promise<void> {
  await sql`delete from attributes where key = ${key}`.execute(db);
}

/** Numbers every list from 1 without gaps, as a categories file does. */
export async function closeGaps(db: Db): Promise<void> {
  await sql`
    update menus set position = place
    from (select id, row_number() over (order by position, id) as place from menus) listed
    where menus.id = listed.id and position <> place`.execute(db);
  await sql`
    update categories set position = place
    from (
      select id, row_number() over (partition by parent_id order by position, id) as place from categories
    ) listed
    where categories.id = listed.id and position <> place`.execute(db);
  await sql`
    update menu_categories m set position = place
    from (
      select menu_id, category_id,
        row_number() over (partition by menu_id order by position, category_id) as place
      from menu_categories
    ) listed
    where (m.menu_id, m.category_id) = (listed.menu_id, listed.category_id) and position <> place`.execute(
    db,
  );
}
