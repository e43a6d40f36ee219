import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "./pictures.rules.ts";

export interface MenuRow extends MediaRow {
  id: number;
  name: string;
  menu_slug: string;
  /** Ids of its categories in the menu's order. */
  category_ids: number[];
}

export interface CategoryRow extends MediaRow {
  id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  /** Published products that stand in the category itself. */
  products: number;
}

export interface Departments {
  menus: MenuRow[];
  categories: CategoryRow[];
}

/**
 * All menus and categories that are not hidden, in their orders, with the number of published products of each category.
 * @param showroomId counts only what this showroom does not leave out
 */
export async function departments(db: Db, showroomId: string | null = null): Promise<Departments> {
  const [menus, categories] = await Promise.all([menuRows(db), categoryRows(db, showroomId)]);
  return { menus, categories };
}

async function menuRows(db: Db): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select me.id, me.name, me.menu_slug,
      array(select category_id from menu_categories where menu_id = me.id order by position, category_id)
        as category_ids,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from menus me left join media m on m.key = me.media_key
    where not me.is_hidden
    order by me.position, me.id`.execute(db);
  return rows;
}

async function categoryRows(db: Db, showroomId: string | null): Promise<CategoryRow[]> {
  const counted = showroomId
    ? sql`and not exists (
        select from showroom_left_out o where o.showroom_id = ${showroomId}
          and (o.product_id = products.id or o.vendor_id = products.vendor_id))`
    : sql``;
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id, c.name, c.slug, coalesce(n.products, 0)::int as products,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from categories c
    left join categories above on above.id = c.parent_id
    left join media m on m.key = c.media_key
    left join (
      select category_id, count(*) as products from products where status = 'published' ${counted} group by category_id
    ) n on n.category_id = c.id
    where not c.is_hidden and above.is_hidden is not true
    order by c.position, c.id`.execute(db);
  return rows;
}
