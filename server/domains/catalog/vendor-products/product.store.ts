import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/freight-classes.ts";
import type { TextureSent } from "../../../../contract/textures.ts";
import { mostVariants, type OwnProduct } from "../../../../contract/vendor-products.ts";
import type { Db } from "../../../platform/database.ts";
import type { ProductFiles, StoredDocument, StoredModel, VendorFile } from "./files/files.rules.ts";
import type { Changes } from "./revision.types.ts";

export interface OwnVariantRow {
  id: number;
  sku: string;
  version: number;
  vendor_sku: string;
  options: Record<string, string>;
  item_size: Partial<Record<"width_size" | "height_size" | "length_size" | "pattern", string>>;
  wholesale_cents: number;
  list_cents: number;
  stock: number;
  lead_time_days: number;
  box_sqft: number | null;
  pieces_per_box: number | null;
  weight_lb: number | null;
  freight_class: FreightClass;
  allows_backorder: boolean;
  is_withdrawn: boolean;
  media_key: string | null;
}

export interface OwnImageRow {
  media_key: string;
  media_width: number;
  media_height: number;
  media_placeholder: string;
  alt: string;
  variant_id: number | null;
}

export interface OwnProductRow
  extends Pick<OwnProduct, "hash" | "version" | "status" | "name" | "unit" | "minimum_unit" | "surface"> {
  id: number;
  brand: string;
  category_id: number;
  category_name: string;
  description: string;
  warranty: string;
  attributes: Record<string, string | number | boolean | string[]>;
  is_wanted: boolean;
  is_held: boolean;
  /** Whether customers have ever been able to find it. */
  was_live: boolean;
  /** What waits for an admin, or came back from one. */
  revision: {
    id: string;
    kind: "new" | "edit";
    status: "pending" | "sent_back";
    changes: Changes;
    reason: string;
    sent_at: string;
  } | null;
  /** Pictures that the revision has. */
  revision_media: Omit<OwnImageRow, "alt" | "variant_id">[];
  variants: OwnVariantRow[];
  images: OwnImageRow[];
  model: StoredModel | null;
  texture: TextureSent | null;
  documents: StoredDocument[];
  /** The vendor's files that model, texture and documents name, those of an edit that waits with them. */
  files: VendorFile[];
}

/** Whether a variant was ordered, lies in a cart or project, or was proposed to a client or approved. */
const wanted = sql`(exists (select from order_items where variant_id = v.id)
  or exists (select from project_lines where variant_id = v.id)
  or exists (select from selection_options where variant_id = v.id)
  or exists (select from selection_approvals where variant_id = v.id))`;

/** One of the vendor's own products, whatever its status. */
export async function ownProduct(db: Db, vendorId: string, hash: string): Promise<OwnProductRow | undefined> {
  const { rows } = await sql<OwnProductRow>`
    select p.id, p.hash, p.version, p.status, p.name, p.unit, p.minimum_unit, p.surface, b.name as brand,
      c.id as category_id, c.name as category_name, p.description, p.warranty, p.attributes, p.model, p.texture,
      p.documents,
      coalesce((select jsonb_agg(jsonb_build_object('key', f.key, 'kind', f.kind, 'file_name', f.file_name,
          'bytes', f.bytes, 'facts', f.facts))
        from vendor_files f where f.vendor_id = p.vendor_id and (f.key = p.model -> 'file' ->> 'key'
          or f.key in (p.texture ->> 'key', r.changes -> 'texture' ->> 'key') or f.key in
          (select d ->> 'key' from jsonb_array_elements(p.documents) d))), '[]') as files,
      p.withdrawn_at is not null as is_held, p.live_since is not null as was_live, to_jsonb(r) as revision,
      coalesce((select jsonb_agg(jsonb_build_object('media_key', m.key, 'media_width', m.width,
          'media_height', m.height, 'media_placeholder', m.placeholder))
        from media m where m.key in (
          select one ->> 'key' from jsonb_array_elements(coalesce(r.changes -> 'images', '[]')) one)), '[]')
        as revision_media,
      exists (select from variants v where v.product_id = p.id and ${wanted}) as is_wanted,
      coalesce((select jsonb_agg(to_jsonb(v) || jsonb_build_object('is_withdrawn', v.withdrawn_at is not null)
        order by v.position, v.id) from variants v where v.product_id = p.id), '[]') as variants,
      coalesce((select jsonb_agg(jsonb_build_object('media_key', m.key, 'media_width', m.width,
          'media_height', m.height, 'media_placeholder', m.placeholder, 'alt', i.alt, 'variant_id', i.variant_id)
          order by i.position)
        from product_images i join media m on m.key = i.media_key where i.product_id = p.id), '[]') as images
    from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
      left join product_revisions r on r.product_id = p.id and r.status in ('pending', 'sent_back')
    where p.vendor_id = ${vendorId}::uuid and p.hash = ${hash}`.execute(db);
  return rows[0];
}

/** The numbers among these that the vendor's other products have, with the product's name. */
export async function takenNumbers(
  db: Db,
  vendorId: string,
  numbers: readonly string[],
  productId: number | undefined,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ vendor_sku: string; name: string }>`
    select v.vendor_sku, p.name from variants v join products p on p.id = v.product_id
    where v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...numbers]}::text[])
      and v.product_id is distinct from ${productId ?? null}::bigint`.execute(db);
  return new Map(rows.map((row) => [row.vendor_sku, row.name]));
}

export interface ProductFields extends ProductFiles {
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

const asJson = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;

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
  /** Of one that is there already. */
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

/** Deletes a product's variants other than these; those that were ordered or lie in a cart are withdrawn instead, and come last. */
export async function dropOtherVariants(db: Db, productId: number, keep: readonly number[]): Promise<void> {
  const others = sql`v.product_id = ${productId} and v.id <> all(${[...keep]}::bigint[])`;
  await sql`delete from variants v where ${others} and not ${wanted}`.execute(db);
  await sql`
    update variants v set withdrawn_at = coalesce(v.withdrawn_at, now()), stock = 0, allows_backorder = false,
      position = v.position + ${mostVariants}, updated_at = now()
    where ${others}`.execute(db);
}

/** Replaces a product's pictures, in their order. */
export async function writeImages(
  db: Db,
  productId: number,
  images: readonly { key: string; alt: string; vendor_sku: string | null }[],
): Promise<void> {
  await sql`delete from product_images where product_id = ${productId}`.execute(db);
  await sql`
    insert into product_images (product_id, position, media_key, alt, variant_id)
    select ${productId}, g.place - 1, g.image ->> 'key', g.image ->> 'alt', v.id
    from jsonb_array_elements(${asJson(images)}) with ordinality g(image, place)
      left join variants v on v.product_id = ${productId} and v.vendor_sku = g.image ->> 'vendor_sku'`.execute(
    db,
  );
}

/** Those of the pictures that the vendor may show: sent by the vendor, or with the product already. */
export async function allowedPictures(
  db: Db,
  vendorId: string,
  keys: readonly string[],
  productId: number | undefined,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select media_key as key from vendor_pictures
    where vendor_id = ${vendorId}::uuid and media_key = any(${[...keys]}::text[])
    union select media_key from product_images where product_id = ${productId ?? null}::bigint
    union select one ->> 'key' from product_revisions r, jsonb_array_elements(r.changes -> 'images') one
      where r.product_id = ${productId ?? null}::bigint and r.status in ('pending', 'sent_back')`.execute(db);
  return new Set(rows.map((row) => row.key));
}

export async function deleteProduct(db: Db, id: number): Promise<void> {
  await db.deleteFrom("products").where("id", "=", id).execute();
}

export const rememberPicture = (db: Db, vendor_id: string, media_key: string) =>
  db
    .insertInto("vendor_pictures")
    .values({ vendor_id, media_key })
    .onConflict((conflict) => conflict.columns(["vendor_id", "media_key"]).doNothing())
    .execute();

export const mediaRow = (db: Db, key: string) =>
  db
    .selectFrom("media")
    .select(["key as media_key", "width as media_width", "height as media_height"])
    .select("placeholder as media_placeholder")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();

/** The categories in which a vendor has products, whatever their status. */
export async function ownCategories(db: Db, vendorId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("products")
    .select("category_id")
    .distinct()
    .where("vendor_id", "=", vendorId)
    .execute();
  return rows.map(({ category_id }) => category_id);
}

/** What products of a category and those below it say in their texts, the usual first. */
export async function usualValues(db: Db, category: number): Promise<{ key: string; values: string[] }[]> {
  const { rows } = await sql<{ key: string; values: string[] }>`
    with recursive below as (
      select id from categories where id = ${category}::int
      union all select c.id from categories c join below on c.parent_id = below.id),
    sampled as (
      select attributes from products
      where category_id in (select id from below) and status = 'published' order by popularity desc limit 2000),
    said as (
      select a.key, one.word, row_number() over (partition by a.key order by count(*) desc, one.word) as place
      from sampled, jsonb_each(sampled.attributes) a,
        jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value
          else jsonb_build_array(a.value) end) as one(word)
      group by a.key, one.word)
    select said.key, array_agg(said.word order by said.place) as values from said
      join attributes on attributes.key = said.key and attributes.kind in ('enum', 'color')
    where said.place <= 40 group by said.key`.execute(db);
  return rows;
}
