import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { FactsRow } from "../rooms/index.ts";

/** A product with the SKUs that can be delivered. */
export interface OfferRow extends Pick<FactsRow, "texture" | "material" | "model"> {
  id: number;
  hash: string;
  name: string;
  category_id: number;
  category: string;
  child: string;
  attributes: Record<string, unknown>;
  surface: string[];
  variants: OfferVariant[] | null;
}

export interface OfferVariant extends Pick<FactsRow, "options" | "item_size"> {
  sku: string;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  /** What its picture was made from, as JSON: many SKUs share one. */
  media_source: string | null;
}

const products = (wanted: RawBuilder<unknown>) => sql<OfferRow>`
  select p.id, p.hash, p.name, p.category_id, coalesce(above.slug, c.slug) as category, c.slug as child,
    p.attributes, p.surface, p.material, p.model,
    p.texture || jsonb_build_object('color', (select f.facts ->> 'color' from vendor_files f
      where f.key = p.texture ->> 'key')) as texture,
    (select jsonb_agg(jsonb_build_object('sku', v.sku, 'options', v.options, 'item_size', v.item_size,
        'wholesale_cents', v.wholesale_cents, 'list_cents', v.list_cents, 'box_sqft', v.box_sqft, 'media_source', m.source::text)
        order by v.position, v.id)
      from variants v left join media m on m.key = coalesce(v.media_key, p.media_key)
      where v.product_id = p.id and (v.stock > 0 or v.allows_backorder)) as variants
  from products p
  join categories c on c.id = p.category_id
  left join categories above on above.id = c.parent_id
  where p.status = 'published' and ${wanted} order by p.id`;

/** The next products after `id` that a room can hold or wear. */
export async function offerRowsAfter(db: Db, id: number, limit: number): Promise<OfferRow[]> {
  const { rows } = await products(sql`p.id = any(array(select next.id from products next
    where next.id > ${id} and next.status = 'published' order by next.id limit ${limit}))`).execute(db);
  return rows;
}

/** Products by hash; those that are no longer sold are left out. */
export async function offerRowsByHash(db: Db, hashes: readonly string[]): Promise<OfferRow[]> {
  const { rows } = await products(sql`p.hash = ${anyOf(hashes, "text")}`).execute(db);
  return rows;
}

/** Whether more products than this are sold. */
export async function areMoreSoldThan(db: Db, products: number): Promise<boolean> {
  const { rows } = await sql<{ is_more: boolean }>`
    select count(*) > ${products} as is_more
    from (select from products where status = 'published' limit ${products + 1}) as sold`.execute(db);
  return rows[0]!.is_more;
}

/** Hashes of products of each category: its most popular ones and its cheapest. */
export async function someOfEach(
  db: Db,
  categories: readonly number[],
  vendorsLeftOut: readonly string[],
  most: { popular: number; cheap: number },
): Promise<string[]> {
  const sold = sql`category_id = c.id and status = 'published'
    and vendor_id <> all(array(select id from vendors where name = ${anyOf(vendorsLeftOut, "text")}))`;
  const { rows } = await sql<{ hash: string }>`
    select p.hash from unnest(${[...categories]}::int[]) as c (id) cross join lateral (
      (select hash from products where ${sold} order by popularity desc, id limit ${most.popular})
      union
      (select hash from products where ${sold} order by wholesale_cents, id limit ${most.cheap})
    ) as p`.execute(db);
  return rows.map(({ hash }) => hash);
}
