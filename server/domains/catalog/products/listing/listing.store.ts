import { sql } from "kysely";
import type { Db } from "../../../../platform/database.ts";
import type { CategoryNode, MenuNode } from "../category-tree.rules.ts";
import type { ListedRow } from "./listing.rules.ts";

/** A product as loaded; the catalog adds its traits and departments. */
export type ReadRow = Omit<ListedRow, "traits" | "departments">;

export async function categoryNodes(db: Db): Promise<CategoryNode[]> {
  const { rows } = await sql<CategoryNode>`
    select c.id, c.parent_id, c.name, c.slug, c.description, c.facets
    from categories c left join categories above on above.id = c.parent_id
    where not c.is_hidden and above.is_hidden is not true
    order by c.position, c.id`.execute(db);
  return rows;
}

/** Slugs of deleted categories with the category that took their products. */
export async function formerSlugs(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom("former_categories").select(["slug", "category_id"]).execute();
  return new Map(rows.map(({ slug, category_id }) => [slug, category_id]));
}

/** Rises with every change of a brand. */
export async function brandsVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(sum(version), 0)::float8 as version from brands`.execute(db);
  return rows[0]!.version;
}

/** Former names of brands with those of today. */
export async function formerBrands(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("former_brands")
    .innerJoin("brands", "brands.id", "former_brands.brand_id")
    .select(["former_brands.name as former", "brands.name"])
    .execute();
  return new Map(rows.map(({ former, name }) => [former, name]));
}

/** The categories of each department, by menu id. */
export async function menuNodes(db: Db): Promise<MenuNode[]> {
  const { rows } = await sql<MenuNode>`
    select id, name, menu_slug,
      array(
        select category_id from menu_categories where menu_id = menus.id order by position, category_id
      ) as category_ids
    from menus where not is_hidden order by position, id`.execute(db);
  return rows;
}

export interface AttributeRow {
  key: string;
  label: string;
  unit: string;
  kind: "enum" | "number" | "boolean" | "color";
  /** Its values in the order of the filter, as far as an admin has said it. */
  choices: string[];
}

export async function attributeRows(db: Db): Promise<AttributeRow[]> {
  const rows = await db
    .selectFrom("attributes")
    .select(["key", "label", "unit", "kind", "choices"])
    .execute();
  return rows as AttributeRow[];
}

export const brandNames = (db: Db): Promise<{ name: string; slug: string }[]> =>
  db.selectFrom("brands").select(["name", "slug"]).orderBy("name").execute();

const listed = sql`
  select p.id, p.name, p.status = 'published' and p.default_variant_id is not null
      and not c.is_hidden and above.is_hidden is not true as is_published,
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

/** Ids of the published products, most viewed first. */
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
 * The database time (as in `updated_at`) up to which all changes are visible: now, or the start of the oldest open
 * transaction, which may still commit a change with any later time.
 */
export async function settledTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ settled: Date }>`
    select least(clock_timestamp(), min(xact_start)) as settled from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows[0]!.settled;
}
