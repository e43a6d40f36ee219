import { sql } from "kysely";
import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

/** Brands that make products for the marketplace. */
export const seedBrands = (
  db: Db,
  brands: readonly Required<Pick<Row<"brands">, "id" | "name" | "slug" | "about" | "media_key">>[],
): Promise<void> =>
  insertRows(
    db,
    "brands",
    brands.map((brand) => ({ ...brand, is_partner: true })),
  );

type VariantColumns =
  | (
      | "id"
      | "sku"
      | "options"
      | "item_size"
      | "wholesale_cents"
      | "list_cents"
      | "box_sqft"
      | "pieces_per_box"
    )
  | ("weight_lb" | "freight_class" | "stock" | "allows_backorder" | "lead_time_days" | "media_key");
type ProductColumns =
  | (
      | "id"
      | "hash"
      | "vendor_id"
      | "brand_id"
      | "category_id"
      | "vendor_ref"
      | "name"
      | "description"
      | "unit"
    )
  | ("minimum_unit" | "attributes" | "surface" | "warranty" | "material" | "model" | "popularity");

/** A product as its vendor lists it, with its variants and pictures in their order. */
export type SeededProduct = Required<Pick<Row<"products">, ProductColumns>> & {
  id: number;
  status: "published" | "draft";
  listed_at: Date;
  variants: readonly (Required<Pick<Row<"variants">, VariantColumns>> & {
    /** The vendor's own number; the SKU without one. */
    vendor_sku?: string;
  })[];
  images: readonly { media_key: string; alt: string; variant_ids: readonly number[] }[];
};

/** Writes products without what they copy from their variants, pictures and reviews: call `refreshProducts` after. */
export async function seedProducts(db: Db, products: readonly SeededProduct[]): Promise<void> {
  await insertRows(
    db,
    "products",
    products.map(({ listed_at, variants: _, images: __, ...product }) => ({
      ...product,
      created_at: listed_at,
      updated_at: listed_at,
    })),
  );
  await insertRows(
    db,
    "variants",
    products.flatMap(({ id, listed_at, variants }) =>
      variants.map((variant, position) => ({
        ...variant,
        product_id: id,
        position,
        created_at: listed_at,
        updated_at: listed_at,
      })),
    ),
  );
  await insertRows(
    db,
    "product_images",
    products.flatMap(({ id, images }) =>
      images.map((image, position) => ({ product_id: id, position, ...image })),
    ),
  );
}

/** Lets ids of new products, variants and brands come after those that were given. */
export async function continueIds(db: Db): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products)),
      setval(pg_get_serial_sequence('variants', 'id'), (select max(id) from variants)),
      setval(pg_get_serial_sequence('brands', 'id'), (select max(id) from brands))`.execute(db);
}

/** Who looked at which product, and when. */
export const seedViews = (db: Db, views: readonly Required<Row<"product_views">>[]): Promise<void> =>
  insertRows(db, "product_views", views);
