import { type RawBuilder, sql } from "kysely";
import type { ReviewedField } from "../../../../contract/catalog/catalog-review.ts";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { TextureSent } from "../../../../contract/catalog/textures.ts";
import { mostVariants, type ProductSent } from "../../../../contract/catalog/vendor-products.ts";
import type { Db } from "../../../platform/database.ts";

const asJson = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;

export interface ProductFields {
  /** Model and documents stay as they are where they are left out. */
  model?: object | null;
  documents?: readonly object[];
  name: string;
  brand_id: number;
  category_id: number;
  description: string;
  warranty: string;
  unit: string;
  minimum_unit: number;
  attributes: Record<string, unknown>;
  surface: readonly string[];
  status: string;
  /** Stays as it is where it is left out. */
  texture?: TextureSent | null | undefined;
}

const columns = ({ attributes, surface, model, texture, documents, ...rest }: ProductFields) => ({
  ...rest,
  ...(texture !== undefined && { texture: texture && asJson(texture) }),
  ...(model !== undefined && { model: model && asJson(model) }),
  ...(documents && { documents: asJson(documents) }),
  attributes: asJson(attributes),
  surface: [...surface],
});

export async function insertProduct(
  db: Db,
  vendorId: string,
  hash: string,
  fields: ProductFields,
  material: object | null,
): Promise<number> {
  const { id } = await db
    .insertInto("products")
    .values({
      vendor_id: vendorId,
      hash,
      ...columns(fields),
      ...(material && { material: asJson(material) }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateProduct = (db: Db, id: number, fields: ProductFields) =>
  db
    .updateTable("products")
    .set({ ...columns(fields), updated_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .execute();

export interface VariantDraft {
  /** Null for a new one. */
  id: number | null;
  sku: string;
  vendor_sku: string;
  position: number;
  options: Record<string, string>;
  item_size: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  stock: number;
  lead_time_days: number;
  box_sqft: number | null;
  pieces_per_box: number | null;
  weight_lb: number | null;
  freight_class: FreightClass;
  allows_backorder: boolean;
  is_on_sale: boolean;
  media_key: string | null;
}

/** Writes the variants of a product; a new one gets a SKU that nobody has. */
export async function writeVariants(
  db: Db,
  vendorId: string,
  productId: number,
  drafts: readonly VariantDraft[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${asJson(drafts)}) as g(id bigint, sku text, vendor_sku text, position int,
    options jsonb, item_size jsonb, wholesale_cents int, list_cents int, stock int, lead_time_days int,
    box_sqft double precision, pieces_per_box int, weight_lb double precision, freight_class text,
    allows_backorder boolean, is_on_sale boolean, media_key text)`;
  // numbers may change places, so those that change make room first
  await sql`
    update variants v set vendor_sku = '~' || v.id from ${given}
    where v.id = g.id and v.product_id = ${productId} and v.vendor_sku <> g.vendor_sku`.execute(db);
  await sql`
    update variants v set vendor_sku = g.vendor_sku, position = g.position, options = g.options,
      item_size = v.item_size || g.item_size, wholesale_cents = g.wholesale_cents, list_cents = g.list_cents,
      stock = g.stock, lead_time_days = g.lead_time_days, box_sqft = g.box_sqft,
      pieces_per_box = g.pieces_per_box, weight_lb = g.weight_lb, freight_class = g.freight_class,
      allows_backorder = g.allows_backorder and g.is_on_sale, media_key = g.media_key,
      withdrawn_at = case when g.is_on_sale then null else coalesce(v.withdrawn_at, now()) end,
      updated_at = now()
    from ${given} where v.id = g.id and v.product_id = ${productId}`.execute(db);
  await sql`
    insert into variants (product_id, sku, vendor_sku, position, options, item_size, wholesale_cents, list_cents,
      stock, lead_time_days, box_sqft, pieces_per_box, weight_lb, freight_class, allows_backorder, media_key,
      withdrawn_at)
    select ${productId}, case when exists (select from variants v where v.sku = g.sku)
        then g.sku || '-' || upper(substr(md5(${vendorId}::text || g.vendor_sku), 1, 6)) else g.sku end,
      g.vendor_sku, g.position, g.options, g.item_size, g.wholesale_cents, g.list_cents, g.stock,
      g.lead_time_days, g.box_sqft, g.pieces_per_box, g.weight_lb, g.freight_class, g.allows_backorder,
      g.media_key, case when g.is_on_sale then null else now() end
    from ${given} where g.id is null`.execute(db);
}

/** Whether a variant was ordered, lies in a cart or project, or was proposed to a client or approved. */
export const isWanted = sql`(exists (select from order_items where variant_id = v.id)
  or exists (select from project_lines where variant_id = v.id)
  or exists (select from selection_options where variant_id = v.id)
  or exists (select from selection_approvals where variant_id = v.id))`;

/** Deletes a product's variants other than these; those that were ordered or lie in a cart are withdrawn instead, and come last. */
export async function dropOtherVariants(db: Db, productId: number, keep: readonly number[]): Promise<void> {
  const others = sql`v.product_id = ${productId} and v.id <> all(${[...keep]}::bigint[])`;
  await sql`delete from variants v where ${others} and not ${isWanted}`.execute(db);
  await sql`
    update variants v set withdrawn_at = coalesce(v.withdrawn_at, now()), stock = 0, allows_backorder = false,
      position = v.position + ${mostVariants}, updated_at = now()
    where ${others}`.execute(db);
}

/** Replaces a product's pictures, in their order, each with the vendor's numbers of the variants that it shows. */
export async function writeImages(
  db: Db,
  productId: number,
  images: readonly { key: string; alt: string; vendor_skus: readonly string[] }[],
): Promise<void> {
  await sql`delete from product_images where product_id = ${productId}`.execute(db);
  await sql`
    insert into product_images (product_id, position, media_key, alt, variant_ids)
    select ${productId}, g.place - 1, g.image ->> 'key', g.image ->> 'alt',
      array(select v.id from variants v where v.product_id = ${productId} and g.image -> 'vendor_skus' ? v.vendor_sku
        order by v.position, v.id)
    from jsonb_array_elements(${asJson(images)}) with ordinality g(image, place)`.execute(db);
}

export async function deleteProduct(db: Db, id: number): Promise<void> {
  await db.deleteFrom("products").where("id", "=", id).execute();
}

/** Raises products' versions, so that an edit of an older version is refused. */
export async function countVersions(
  db: Db,
  productIds: readonly number[],
): Promise<{ id: number; status: string; version: number }[]> {
  const { rows } = await sql<{ id: number; status: string; version: number }>`
    update products set version = version + 1 where id = any(${[...productIds]}::bigint[])
    returning id, status, version`.execute(db);
  return rows;
}

/** Puts a draft live. */
export const publishProduct = (db: Db, productId: number) =>
  db
    .updateTable("products")
    .set({ status: "published", updated_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", productId)
    .execute();

/** Makes products drafts again, as if they had never been live. */
export const holdProducts = (db: Db, productIds: readonly number[]) =>
  sql`
    update products set status = 'draft', live_since = null, updated_at = clock_timestamp()
    where id = any(${[...productIds]}::bigint[])`.execute(db);

/**
 * Assigns the pictures in `wanted` to their variants. A variant that loses its picture in `before` has none; any
 * other picture stays with its variant.
 */
export const showPictures = (
  db: Db,
  productId: number,
  before: readonly string[],
  wanted: ProductSent["images"] | undefined,
) =>
  sql`
    update variants v set media_key = g.key, updated_at = now()
    from (select v.id, (
        select i.image ->> 'key' from jsonb_array_elements(${asJson(wanted ?? [])}) with ordinality i(image, place)
        where i.image -> 'vendor_skus' ? v.vendor_sku order by i.place limit 1) as key
      from variants v where v.product_id = ${productId}) g
    where v.id = g.id and v.media_key is distinct from g.key
      and (g.key is not null or v.media_key = any(${[...before]}::text[]))`.execute(db);

/** Restores products' earlier content. */
export async function putContentBack(
  db: Db,
  products: readonly { id: number; content: Pick<ProductSent, ReviewedField> }[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, content: { attributes, ...content } }) => ({
    id,
    name: content.name,
    brand: content.brand,
    category_id: content.category,
    description: content.description,
    warranty: content.warranty,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
  }));
  await sql`
    update products p set name = g.name, brand_id = b.id, category_id = g.category_id,
      description = g.description, warranty = g.warranty, attributes = g.attributes,
      updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as g(id bigint, name text, brand text,
      category_id int, description text, warranty text, attributes jsonb) join brands b on b.name = g.brand
    where p.id = g.id`.execute(db);
}

/** The end of a statement that names products by `id`: those that are drafts without a variant on sale are archived. */
export const archiveEmptyDrafts = (named: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update products p set status = 'archived', updated_at = clock_timestamp() from (${named}) named
  where p.id = named.id and p.status = 'draft'
    and not exists (select from variants v where v.product_id = p.id and v.withdrawn_at is null)`;
