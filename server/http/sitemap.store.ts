import { sql } from "kysely";
import type { Db } from "../platform/database.ts";

/** Slugs of the departments, and of the categories with a list page of their own. */
export async function categorySlugs(db: Db): Promise<{ menus: string[]; categories: string[] }> {
  const [menus, categories] = await Promise.all([
    sql<{
      slug: string;
    }>`select menu_slug as slug from menus where not is_hidden order by position, id`.execute(db),
    sql<{ slug: string }>`
      select c.slug from categories c left join categories above on above.id = c.parent_id
      where not c.is_hidden and above.is_hidden is not true and not exists (select 1 from categories child where child.parent_id = c.id)
      order by c.slug`.execute(db),
  ]);
  return { menus: menus.rows.map(({ slug }) => slug), categories: categories.rows.map(({ slug }) => slug) };
}

/** The highest id of a product on sale; 0 if there is none. */
export async function lastProductId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::float8 as id from products where status = 'published'`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Products on sale with ids above `after` up to `upTo`. */
export async function productsBetween(
  db: Db,
  after: number,
  upTo: number,
): Promise<{ hash: string; updated_at: Date }[]> {
  const { rows } = await sql<{ hash: string; updated_at: Date }>`
    select hash, updated_at from products
    where status = 'published' and id > ${after} and id <= ${upTo} order by id`.execute(db);
  return rows;
}
