import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { DrawnPicture } from "./pictures.rules.ts";
import type { ImportRow } from "./row.rules.ts";

export interface ImportVendor {
  id: string;
  name: string;
  slug: string;
  lead_time_days: number;
}

export async function vendorByName(db: Db, name: string): Promise<ImportVendor | undefined> {
  return db
    .selectFrom("vendors")
    .select(["id", "name", "slug", "lead_time_days"])
    .where(sql<boolean>`lower(name) = lower(${name}) or slug = lower(${name})`)
    .executeTakeFirst();
}

/** What there is already of a SKU, whoever's it is. */
export interface KnownOffer {
  sku: string;
  is_own: boolean;
  product_id: number;
  product_ref: string | null;
  name: string;
  brand: string;
  category_id: number;
  description: string;
  warranty: string;
  unit: string;
  minimum_unit: number;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  pieces_per_box: number | null;
  weight_lb: number | null;
  stock: number;
  lead_time_days: number;
  is_freight: boolean;
  allows_backorder: boolean;
  options: Record<string, string>;
  item_size: Record<string, string>;
  attributes: Record<string, unknown>;
}

export async function offersBySku(
  db: Db,
  vendorId: string,
  skus: readonly string[],
): Promise<Map<string, KnownOffer>> {
  const { rows } = await sql<KnownOffer>`
    select v.sku, p.vendor_id = ${vendorId}::uuid as is_own, p.id as product_id, p.vendor_ref as product_ref, p.name,
      b.name as brand, p.category_id, p.description, p.warranty, p.unit, p.minimum_unit, v.wholesale_cents,
      v.list_cents, v.box_sqft, v.pieces_per_box, v.weight_lb, v.stock, v.lead_time_days, v.is_freight,
      v.allows_backorder, v.options, v.item_size, p.attributes
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    where v.sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Ids of brands by their names in lower case; the missing ones are made. */
export async function ensureBrands(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  await sql`
    insert into brands (name, slug, is_partner)
    select n.name, case when exists (select 1 from brands where slug = n.slug)
      then n.slug || '-' || substr(md5(n.name), 1, 6) else n.slug end, false
    from (
      select name, trim(both '-' from regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g')) as slug
      from unnest(${wanted}::text[]) name
    ) n
    where not exists (select 1 from brands where lower(brands.name) = lower(n.name))
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, lower(name) as name from brands where lower(name) = any(${wanted.map((name) => name.toLowerCase())})
  `.execute(db);
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** A product as it is to be after the import; undefined leaves what there is. */
export interface ProductDraft {
  /** Of the product that the rows' SKUs stand in already. */
  id: number | undefined;
  ref: string;
  hash: string;
  name: string;
  brand_id: number | undefined;
  category_id: number | undefined;
  description: string | undefined;
  warranty: string | undefined;
  unit: string | undefined;
  minimum_unit: number | undefined;
  surface: string[];
  attributes: ImportRow["attributes"] | Record<string, unknown>;
}

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** Writes products, new ones and those known by id or by the vendor's reference; ids by reference. */
export async function saveProducts(
  db: Db,
  vendor: ImportVendor,
  drafts: readonly ProductDraft[],
): Promise<Map<string, { id: number; is_new: boolean }>> {
  const { rows } = await sql<{ ref: string; id: number; is_new: boolean }>`
    with given as materialized (
      select * from jsonb_to_recordset(${asJson(drafts)}) as g(id bigint, ref text, hash text, name text,
        brand_id int, category_id int, description text, warranty text, unit text, minimum_unit int,
        surface jsonb, attributes jsonb)
    ),
    -- each half by its own index: one condition for both would compare every row with all of the vendor's goods
    known as materialized (
      select g.ref, p.id from given g join products p on p.vendor_id = ${vendor.id}::uuid and p.id = g.id
      union all
      select g.ref, p.id from given g join products p on p.vendor_id = ${vendor.id}::uuid and p.vendor_ref = g.ref
      where g.id is null
    ),
    changed as (
      update products p set
        name = g.name,
        brand_id = coalesce(g.brand_id, p.brand_id),
        category_id = coalesce(g.category_id, p.category_id),
        description = coalesce(g.description, p.description),
        warranty = coalesce(g.warranty, p.warranty),
        unit = coalesce(g.unit, p.unit),
        minimum_unit = coalesce(g.minimum_unit, p.minimum_unit),
        attributes = p.attributes || g.attributes
      from given g join known on known.ref = g.ref
      where p.id = known.id and (
        p.name <> g.name or p.brand_id <> g.brand_id or p.category_id <> g.category_id
        or p.description <> g.description or p.warranty <> g.warranty or p.unit <> g.unit
        or p.minimum_unit <> g.minimum_unit or not p.attributes @> g.attributes)
    ),
    added as (
      insert into products (hash, vendor_id, brand_id, category_id, vendor_ref, name, description, warranty, unit,
        minimum_unit, surface, attributes)
      select g.hash, ${vendor.id}::uuid, g.brand_id, g.category_id, g.ref, g.name, coalesce(g.description, ''),
        coalesce(g.warranty, ''), coalesce(g.unit, 'Piece'), coalesce(g.minimum_unit, 1),
        array(select jsonb_array_elements_text(g.surface)), g.attributes
      from given g where not exists (select 1 from known where known.ref = g.ref)
      returning vendor_ref as ref, id
    )
    select ref, id, false as is_new from known union all select ref, id, true from added`.execute(db);
  return new Map(rows.map(({ ref, ...rest }) => [ref, rest]));
}

export interface VariantDraft
  extends Omit<
    ImportRow,
    "product_ref" | "name" | "brand" | "category_id" | "unit" | "attributes" | "list_cents"
  > {
  product_id: number;
  /** Of a new variant for which the file has none. */
  usual_list_cents: number;
  list_cents: number | undefined;
}

/** Writes variants by their SKU; those of other vendors stay untouched. */
export async function saveVariants(
  db: Db,
  vendor: ImportVendor,
  drafts: readonly VariantDraft[],
): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${asJson(drafts)}) as g(sku text, line int, product_id bigint,
        wholesale_cents int, list_cents int, usual_list_cents int, box_sqft double precision, pieces_per_box int,
        weight_lb double precision, stock int, lead_time_days int, is_freight boolean, allows_backorder boolean,
        options jsonb, item_size jsonb)
    ),
    changed as (
      update variants v set
        wholesale_cents = g.wholesale_cents,
        list_cents = coalesce(g.list_cents, v.list_cents),
        box_sqft = coalesce(g.box_sqft, v.box_sqft),
        pieces_per_box = coalesce(g.pieces_per_box, v.pieces_per_box),
        weight_lb = coalesce(g.weight_lb, v.weight_lb),
        stock = coalesce(g.stock, v.stock),
        lead_time_days = coalesce(g.lead_time_days, v.lead_time_days),
        is_freight = coalesce(g.is_freight, v.is_freight),
        allows_backorder = coalesce(g.allows_backorder, v.allows_backorder),
        options = v.options || g.options,
        item_size = v.item_size || coalesce(g.item_size, '{}'),
        updated_at = now()
      from given g, products p
      where v.sku = g.sku and p.id = v.product_id and p.vendor_id = ${vendor.id}::uuid
    )
    insert into variants (product_id, sku, position, wholesale_cents, list_cents, box_sqft, pieces_per_box, weight_lb,
      stock, lead_time_days, is_freight, allows_backorder, options, item_size)
    select product_id, sku, line, wholesale_cents, coalesce(list_cents, usual_list_cents), box_sqft, pieces_per_box,
      weight_lb, coalesce(stock, 0), coalesce(lead_time_days, ${vendor.lead_time_days}::int),
      coalesce(is_freight, false), coalesce(allows_backorder, false), options, coalesce(item_size, '{}')
    from given g where not exists (select 1 from variants where sku = g.sku)`.execute(db);
}

/** Gives drawn pictures to products that have none. */
export async function saveDrawnPictures(
  db: Db,
  drawn: readonly (DrawnPicture & { product_id: number })[],
): Promise<void> {
  if (drawn.length === 0) return;
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${asJson(drawn)}) as g(product_id bigint, key text, source jsonb,
        definition jsonb, width int, height int, placeholder text, alt text)
    ),
    pictures as (
      insert into media (key, source, width, height, placeholder)
      select distinct on (key) key, source, width, height, placeholder from given
      on conflict (key) do nothing
    ),
    materials as (
      update products p set material = g.definition from given g where p.id = g.product_id and p.material is null
    )
    insert into product_images (product_id, position, media_key, alt)
    select product_id, 0, key, alt from given
    on conflict do nothing`.execute(db);
}

/** Puts a picture onto each of these categories that has none, so that goods without one show that. */
export async function saveCategoryPicture(
  db: Db,
  categoryIds: readonly number[],
  picture: DrawnPicture,
): Promise<void> {
  const { key, source, width, height, placeholder } = picture;
  await sql`
    insert into media (key, source, width, height, placeholder)
    values (${key}, ${asJson(source)}, ${width}, ${height}, ${placeholder}) on conflict (key) do nothing`.execute(
    db,
  );
  await db
    .updateTable("categories")
    .set({ media_key: key })
    .where("id", "in", [...categoryIds])
    .where("media_key", "is", null)
    .execute();
}
