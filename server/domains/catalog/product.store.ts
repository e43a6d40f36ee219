import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import { type CardRow, cardColumns, cardParts, cardTables } from "./cards.store.ts";

export interface VariantRow {
  id: number;
  sku: string;
  options: Record<string, string>;
  item_size: Partial<Record<"width_size" | "height_size" | "length_size" | "pattern", string>>;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  pieces_per_box: number | null;
  weight_lb: number | null;
  stock: number;
  allows_backorder: boolean;
  lead_time_days: number;
  is_freight: boolean;
  media_key: string | null;
}

export interface ImageRow {
  media_key: string;
  media_width: number;
  media_height: number;
  media_placeholder: string;
  variant_id: number | null;
  alt: string;
}

export interface ReviewRow {
  id: string;
  author: string;
  rating: number;
  title: string;
  body: string;
  vendor_reply: string | null;
  created_at: string;
}

export interface ProductRow extends CardRow {
  description: string;
  attributes: Record<string, unknown>;
  surface: string[];
  warranty: string;
  documents: { title: string; url: string }[];
  material: unknown;
  model: unknown;
  vendor_user_id: string | null;
  vendor_city: string;
  vendor_state: string;
  variants: VariantRow[];
  images: ImageRow[];
  latest_reviews: ReviewRow[];
  /** Published reviews with one to five stars. */
  rating_counts: number[];
}

/** A published product in full, by its hash. */
export async function productRow(db: Db, hash: string): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    with ${cardParts(sql`hash = ${hash} and status = 'published'`)}
    select ${cardColumns}, p.description, p.attributes, p.surface, p.warranty, p.documents, p.material, p.model,
      ve.user_id as vendor_user_id, ve.city as vendor_city, ve.state as vendor_state,
      (select jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'options', options, 'item_size', item_size,
          'wholesale_cents', wholesale_cents, 'list_cents', list_cents, 'box_sqft', box_sqft,
          'pieces_per_box', pieces_per_box, 'weight_lb', weight_lb, 'stock', stock,
          'allows_backorder', allows_backorder, 'lead_time_days', lead_time_days, 'is_freight', is_freight,
          'media_key', media_key) order by position, id)
        from variants where product_id = p.id) as variants,
      coalesce((select jsonb_agg(jsonb_build_object('media_key', im.key, 'media_width', im.width,
          'media_height', im.height, 'media_placeholder', im.placeholder, 'variant_id', i.variant_id, 'alt', i.alt)
          order by i.position)
        from product_images i join media im on im.key = i.media_key where i.product_id = p.id), '[]') as images,
      case when p.rating_count = 0 then '[]' else (select jsonb_agg(r) from (
        select id, author_name as author, rating, title, body, vendor_reply,
          to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
        from reviews where product_id = p.id and status = 'published' order by reviews.created_at desc limit 10
      ) r) end as latest_reviews,
      case when p.rating_count = 0 then array[0, 0, 0, 0, 0] else (
        select array_agg(n order by stars) from (
          select stars, (select count(*)::int from reviews
            where product_id = p.id and status = 'published' and rating = stars) as n
          from generate_series(1, 5) stars
        ) counted) end as rating_counts
    from ${cardTables}`.execute(db);
  return rows[0];
}
