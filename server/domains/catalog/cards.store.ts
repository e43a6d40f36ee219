import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import type { MediaRow } from "../showrooms/index.ts";

/** What a card shows of a product, and what its price is made of; the same in every showroom. */
export interface CardRow extends MediaRow {
  id: number;
  hash: string;
  name: string;
  brand: string;
  vendor: string;
  category_id: number;
  category_name: string;
  category_slug: string;
  alt: string | null;
  images_count: number;
  rating_sum: number;
  rating_count: number;
  unit: string;
  box_sqft: number | null;
  minimum_unit: number;
  sku: string;
  wholesale_cents: number;
  list_cents: number;
  in_stock: boolean;
  lead_time_days: number;
  has_model: boolean;
  variants_count: number;
  swatches: (MediaRow & { options: Record<string, string> })[];
}

/** With-queries for the cards of the products that meet a condition on `products`. */
export const cardParts = (wanted: RawBuilder<unknown>) => sql`
  wanted as materialized (select id from products where ${wanted}),
  looks as (
    select distinct on (v.product_id, v.media_key) v.product_id, v.media_key, v.options, v.position
    from wanted join variants v on v.product_id = wanted.id
    where v.media_key is not null order by v.product_id, v.media_key, v.position
  ),
  swatches as (
    select l.product_id, jsonb_agg(jsonb_build_object('options', l.options, 'media_key', m.key,
      'media_width', m.width, 'media_height', m.height, 'media_placeholder', m.placeholder) order by l.position)
      as swatches
    from looks l join media m on m.key = l.media_key group by l.product_id
  ),
  offered as (
    select v.product_id, count(*)::int as variants_count
    from wanted join variants v on v.product_id = wanted.id group by v.product_id
  )`;

/** The columns of a card, out of `cardTables`. */
export const cardColumns = sql`
  p.id, p.hash, p.name, b.name as brand, ve.name as vendor,
  c.id as category_id, c.name as category_name, c.slug as category_slug,
  m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
  first.alt, p.images_count, p.rating_sum, p.rating_count, p.unit, p.box_sqft, p.minimum_unit, v.sku,
  p.wholesale_cents, p.list_cents, p.in_stock, p.lead_time_days, p.model is not null as has_model,
  offered.variants_count, coalesce(swatches.swatches, '[]') as swatches`;

export const cardTables = sql`
  wanted
  join products p on p.id = wanted.id
  join brands b on b.id = p.brand_id
  join vendors ve on ve.id = p.vendor_id
  join categories c on c.id = p.category_id
  join variants v on v.id = p.default_variant_id
  join offered on offered.product_id = p.id
  left join swatches on swatches.product_id = p.id
  left join product_images first on first.product_id = p.id and first.position = 0
  left join media m on m.key = p.media_key`;

/** Cards by product id, in no order. */
export async function cardRows(db: Db, productIds: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with ${cardParts(sql`id = any(${[...productIds]})`)}
    select ${cardColumns} from ${cardTables}`.execute(db);
  return rows;
}
