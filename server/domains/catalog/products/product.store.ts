import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { Review } from "../../../../contract/catalog/reviews.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { CardRow } from "./cards.store.ts";

export interface VariantRow {
  id: number;
  sku: string;
  /** The variant's own, if it has one; else empty. */
  description: string;
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
  freight_class: FreightClass;
  media_key: string | null;
}

export interface ImageRow {
  media_key: string;
  media_width: number;
  media_height: number;
  media_placeholder: string;
  /** The variants that it shows; none for the whole product. */
  variant_ids: number[];
  alt: string;
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
  minimum_cents: number;
  vendor_state: string;
  variants: VariantRow[];
  images: ImageRow[];
  latest_reviews: Review[];
  /** Published reviews with one to five stars. */
  rating_counts: number[];
}

type ReadRow = Omit<ProductRow, "swatches" | "alt" | "variants_count">;

/** Published products in full, by hash; missing ones are left out. */
export async function productRows(db: Db, hashes: readonly string[]): Promise<Map<string, ProductRow>> {
  const { rows } = await sql<ReadRow>`
    select p.id, p.hash, p.name, b.name as brand, ve.name as vendor,
      c.id as category_id, c.name as category_name, c.slug as category_slug,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
      p.images_count, p.rating_sum, p.rating_count, p.unit, p.box_sqft, p.minimum_unit, d.sku,
      p.wholesale_cents, p.list_cents, p.in_stock, d.allows_backorder, p.lead_time_days,
      p.model is not null as has_model, p.description, p.attributes, p.surface, p.warranty, p.documents, p.material, p.model,
      ve.user_id as vendor_user_id, ve.city as vendor_city, ve.minimum_cents, ve.state as vendor_state,
      (select json_agg(v order by v.position, v.id) from (
        select id, sku, case when description = p.description then '' else description end as description, options, item_size, wholesale_cents, list_cents, box_sqft, pieces_per_box, weight_lb, stock,
          allows_backorder, lead_time_days, freight_class, media_key, position
        from variants where product_id = p.id) v) as variants,
      coalesce((select json_agg(json_build_object('media_key', im.key, 'media_width', im.width,
          'media_height', im.height, 'media_placeholder', im.placeholder, 'variant_ids', i.variant_ids, 'alt', i.alt)
          order by i.position)
        from product_images i join media im on im.key = i.media_key where i.product_id = p.id), '[]') as images,
      case when p.rating_count = 0 then '[]' else (select jsonb_agg(r) from (
        select id, author_name as author, is_buyer, rating, title, body, helpful_count as helpful, vendor_reply,
          to_char(vendor_replied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as vendor_replied_at,
          to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
        from reviews where product_id = p.id and status = 'published' order by reviews.created_at desc limit 10
      ) r) end as latest_reviews,
      case when p.rating_count = 0 then array[0, 0, 0, 0, 0] else (
        select array_agg(n order by stars) from (
          select stars, (select count(*)::int from reviews
            where product_id = p.id and status = 'published' and rating = stars) as n
          from generate_series(1, 5) stars
        ) counted) end as rating_counts
    from products p
    join brands b on b.id = p.brand_id
    join vendors ve on ve.id = p.vendor_id
    join categories c on c.id = p.category_id
    join variants d on d.id = p.default_variant_id
    left join media m on m.key = p.media_key
    where p.hash = ${anyOf(hashes, "text")} and p.status = 'published'`.execute(db);
  return new Map(rows.map((row) => [row.hash, withLooks(row)]));
}

/** Current stock by product and variant id. */
export async function stockOfProducts(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, ReadonlyMap<number, number>>> {
  const { rows } = await sql<{ product_id: number; ids: number[]; stocks: number[] }>`
    select product_id, array_agg(id) as ids, array_agg(stock) as stocks
    from variants where product_id = ${anyOf(productIds, "bigint")} group by product_id`.execute(db);
  return new Map(
    rows.map(({ product_id, ids, stocks }) => [
      product_id,
      new Map(ids.map((id, at) => [id, stocks[at] ?? 0])),
    ]),
  );
}

/** The variants and pictures already contain everything else that a card shows. */
function withLooks(row: ReadRow): ProductRow {
  const pictures = new Map(row.images.map((image) => [image.media_key, image]));
  const looks = new Map<string, ProductRow["swatches"][number]>();
  for (const { media_key, options } of row.variants) {
    const picture = media_key === null ? undefined : pictures.get(media_key);
    if (picture && !looks.has(picture.media_key)) looks.set(picture.media_key, { ...picture, options });
  }
  return {
    ...row,
    alt: row.images[0]?.alt ?? null,
    variants_count: row.variants.length,
    swatches: [...looks.values()],
  };
}
