import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import type { CategoryNode, MenuNode } from "./category-tree.rules.ts";
import type { ListedRow } from "./listing.rules.ts";

/** A product as it is read; its traits and departments are told by the catalogue that takes it in. */
export type ReadRow = Omit<ListedRow, "traits" | "departments">;

export async function categoryNodes(db: Db): Promise<CategoryNode[]> {
  return db
    .selectFrom("categories")
    .select(["id", "parent_id", "name", "slug", "description", "facets"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Which categories each department lists, by menu id. */
export async function menuNodes(db: Db): Promise<MenuNode[]> {
  const { rows } = await sql<MenuNode>`
    select id, name, menu_slug,
      array(select category_id from menu_categories where menu_id = menus.id) as category_ids
    from menus order by position, id`.execute(db);
  return rows;
}

export interface AttributeRow {
  key: string;
  label: string;
  unit: string;
  kind: "enum" | "number" | "boolean" | "color";
}

export async function attributeRows(db: Db): Promise<AttributeRow[]> {
  const rows = await db.selectFrom("attributes").select(["key", "label", "unit", "kind"]).execute();
  return rows as AttributeRow[];
}

export const brandNames = (db: Db): Promise<{ name: string; slug: string }[]> =>
  db.selectFrom("brands").select(["name", "slug"]).orderBy("name").execute();

const listed = sql`
  select p.id, p.name, p.status = 'published' and p.default_variant_id is not null as is_published,
    p.category_id, b.name as brand, p.wholesale_cents, p.list_cents, p.popularity,
    case when p.unit = 'Box' then p.box_sqft end as box_sqft,
    greatest(0, floor(extract(epoch from p.created_at) / 60))::int as created_minute,
    array(
      select distinct o.value from variants v, jsonb_each_text(v.options) o
      where v.product_id = p.id and o.value ~ '^[.0-9]'
    ) as sizes,
    p.in_stock, p.lead_time_days, p.attributes, p.surface, array_remove(array[c.slug, above.slug], null) as category_slugs,
    p.model ->> 'kind' as model_kind, p.model -> 'params' ->> 'use' as model_use,
    ve.name as vendor, array_remove(array[c.name, above.name], null) as categories, left(p.description, 1000) as description,
    extract(epoch from p.updated_at)::float8 as version
  from products p join brands b on b.id = p.brand_id join vendors ve on ve.id = p.vendor_id
    join categories c on c.id = p.category_id
    left join categories above on above.id = c.parent_id`;

/** Ids of the published products, those that are looked at most first. */
export async function publishedIds(db: Db): Promise<Int32Array> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(id order by popularity desc, id), '{}') as ids
    from products where status = 'published'`.execute(db);
  return Int32Array.from(rows[0]!.ids);
}

/** Products of any status that changed since then. */
export async function changedSince(
  db: Db,
  since: Date,
): Promise<{ id: number; hash: string; version: number }[]> {
  const { rows } = await sql<{ id: number; hash: string; version: number }>`
    select id, hash, extract(epoch from updated_at)::float8 as version from products where updated_at >= ${since}
  `.execute(db);
  return rows;
}

export async function listedByIds(db: Db, ids: readonly number[]): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`${listed} where p.id = any(${[...ids]})`.execute(db);
  return rows;
}

/**
 * The time, by the database's clock as `updated_at` is, up to which everything that was changed can be read: now, or
 * the beginning of the oldest transaction that has not ended, which may still commit a change of any time after that.
 */
export async function settledTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ settled: Date }>`
    select least(clock_timestamp(), min(xact_start)) as settled from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows[0]!.settled;
}
