import { sql } from "kysely";
import type { TextureSent } from "../../../../contract/catalog/textures.ts";
import type { OwnProduct } from "../../../../contract/catalog/vendor-products.ts";
import type { Db } from "../../../platform/database.ts";
import { isWanted, type VariantDraft } from "../products/index.ts";
import type { StoredDocument, StoredModel, VendorFile } from "./files/files.rules.ts";
import type { Changes } from "./revision.types.ts";

export interface OwnVariantRow extends Omit<VariantDraft, "id" | "item_size" | "position" | "is_on_sale"> {
  id: number;
  version: number;
  item_size: Partial<Record<"width_size" | "height_size" | "length_size" | "pattern", string>>;
  is_withdrawn: boolean;
}

export interface OwnImageRow {
  media_key: string;
  media_width: number;
  media_height: number;
  media_placeholder: string;
  alt: string;
  /** The variants that it shows; none for the whole product. */
  variant_ids: number[];
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
  revision_media: Omit<OwnImageRow, "alt" | "variant_ids">[];
  variants: OwnVariantRow[];
  images: OwnImageRow[];
  model: StoredModel | null;
  texture: TextureSent | null;
  documents: StoredDocument[];
  /** The vendor's files that model, texture and documents name, those of an edit that waits with them. */
  files: VendorFile[];
}

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
      exists (select from variants v where v.product_id = p.id and ${isWanted}) as is_wanted,
      coalesce((select jsonb_agg(to_jsonb(v) || jsonb_build_object('is_withdrawn', v.withdrawn_at is not null)
        order by v.position, v.id) from variants v where v.product_id = p.id), '[]') as variants,
      coalesce((select jsonb_agg(jsonb_build_object('media_key', m.key, 'media_width', m.width,
          'media_height', m.height, 'media_placeholder', m.placeholder, 'alt', i.alt, 'variant_ids', i.variant_ids)
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

const _asJson = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;

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

/** The text values of attributes that products of a category and those below it have, the most common first. */
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
