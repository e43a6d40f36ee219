import { sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

/** The card data of a product and the inputs of its price; the same in every showroom. */
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
  /** Of the default variant, which has the price. */
  allows_backorder: boolean;
  lead_time_days: number;
  has_model: boolean;
  variants_count: number;
  swatches: (MediaRow & { options: Record<string, string> })[];
}

/**
 * Cards of products by id, in no order. Variants are aggregated per product: PostgreSQL does not know how many products
 * are requested, and aggregates a common table again for each.
 */
export async function cardRows(db: Db, productIds: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select p.id, p.hash, p.name, b.name as brand, ve.name as vendor,
      c.id as category_id, c.name as category_name, c.slug as category_slug,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
      (select alt from product_images where product_id = p.id and position = 0) as alt,
      p.images_count, p.rating_sum, p.rating_count, p.unit, p.box_sqft, p.minimum_unit, d.sku,
      p.wholesale_cents, p.list_cents, p.in_stock, d.allows_backorder, p.lead_time_days,
      p.model is not null as has_model,
      (select count(*)::int from variants where product_id = p.id) as variants_count,
      coalesce((
        select jsonb_agg(jsonb_build_object('options', look.options, 'media_key', of.key, 'media_width', of.width,
          'media_height', of.height, 'media_placeholder', of.placeholder) order by look.position)
        from (
          select distinct on (media_key) media_key, options, position
          from variants where product_id = p.id and media_key is not null order by media_key, position
        ) look join media of on of.key = look.media_key
      ), '[]') as swatches
    from products p
    join brands b on b.id = p.brand_id
    join vendors ve on ve.id = p.vendor_id
    join categories c on c.id = p.category_id
    join variants d on d.id = p.default_variant_id
    left join media m on m.key = p.media_key
    where p.id = ${anyOf(productIds, "bigint")}`.execute(db);
  return rows;
}
