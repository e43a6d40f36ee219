import { type RawBuilder, sql } from "kysely";
import type { TextureSent } from "../../../../contract/catalog/textures.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

/** One SKU with everything that a room shows and counts; its price is computed from it. */
export interface ProductRow extends MediaRow {
  sku: string;
  hash: string;
  name: string;
  brand: string;
  product_id: number;
  category_id: number;
  category_name: string;
  category_slug: string;
  category_above: string[];
  options: Record<string, string>;
  attributes: Record<string, unknown>;
  item_size: Partial<Record<"width_size" | "height_size" | "length_size" | "pattern", string>>;
  unit: string;
  minimum_unit: number;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  pieces_per_box: number | null;
  stock: number;
  allows_backorder: boolean;
  lead_time_days: number;
  surface: string[];
  /** The product's; `media_source` may know the variant's own. */
  material: unknown;
  model: unknown;
  /** Of a vendor's own texture, with the average color of its picture. */
  texture: (TextureSent & { color: string | null }) | null;
  media_source: unknown;
}

const products = (wanted: RawBuilder<unknown>) => sql<ProductRow>`
  select v.sku, p.hash, p.name, b.name as brand, p.id as product_id,
    c.id as category_id, c.name as category_name, c.slug as category_slug,
    array_remove(array[above.slug], null) as category_above,
    v.options, p.attributes, v.item_size, p.unit, p.minimum_unit, v.wholesale_cents, v.list_cents,
    v.box_sqft, v.pieces_per_box, v.stock, v.allows_backorder, v.lead_time_days, p.surface, p.material, p.model,
    p.texture || jsonb_build_object('color', (select f.facts ->> 'color' from vendor_files f
      where f.key = p.texture ->> 'key')) as texture,
    m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
    m.source as media_source
  from variants v
  join products p on p.id = v.product_id and p.status = 'published'
  join brands b on b.id = p.brand_id
  join categories c on c.id = p.category_id
  left join categories above on above.id = c.parent_id
  left join media m on m.key = coalesce(v.media_key, p.media_key)
  where ${wanted}`;

/** SKUs on sale anywhere, in no order; unknown ones are left out. */
export async function productRowsBySku(db: Db, skus: readonly string[]): Promise<ProductRow[]> {
  if (skus.length === 0) return [];
  const { rows } = await products(sql`v.sku = ${anyOf(skus, "text")}`).execute(db);
  return rows;
}

/** All SKUs of products by hash, a product's default first. */
export async function productRowsByHash(db: Db, hashes: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`${products(sql`p.hash = ${anyOf(hashes, "text")}`)}
    order by p.id, v.id <> p.default_variant_id, v.position, v.id`.execute(db);
  return rows;
}

/** All SKUs of products by their ids. */
export async function productRowsOfIds(db: Db, productIds: readonly number[]): Promise<ProductRow[]> {
  if (productIds.length === 0) return [];
  const { rows } = await products(sql`p.id = ${anyOf(productIds, "bigint")}`).execute(db);
  return rows;
}
