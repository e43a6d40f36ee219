import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/freight-classes.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";
import type { Db } from "../../../platform/database.ts";
import { lockProductsWhere } from "../products/index.ts";
import type { ImportRow } from "./row.rules.ts";

export interface ImportVendor {
  id: string;
  name: string;
  slug: string;
  /** Short, such as "NQT": the prefix of the shop's SKUs for this vendor's products. */
  code: string;
  lead_time_days: number;
}

export async function vendorByName(db: Db, name: string): Promise<ImportVendor | undefined> {
  return db
    .selectFrom("vendors")
    .select(["id", "name", "slug", "lead_time_days"])
    .select((vendor) => vendor.fn.coalesce("code", sql<string>`'V'`).as("code"))
    .where(sql<boolean>`(lower(name) = lower(${name}) or slug = lower(${name}))`)
    .executeTakeFirst();
}

/** An existing offer of the vendor. */
export interface KnownOffer {
  /** The vendor's number. */
  sku: string;
  /** An earlier import withdrew it. */
  is_withdrawn: boolean;
  product_id: number;
  product_ref: string | null;
  name: string;
  brand: string;
  category_id: number;
  description: string;
  /** This variant's data. */
  own_description: string;
  picture_url: string | null;
  more_pictures: string[];
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
  freight_class: FreightClass;
  allows_backorder: boolean;
  options: Record<string, string>;
  item_size: Record<string, string>;
  attributes: Record<string, unknown>;
}

/** The vendor's variants by the vendor's numbers. Other vendors' equal numbers do not matter. */
export async function offersBySku(
  db: Db,
  vendorId: string,
  skus: readonly string[],
): Promise<Map<string, KnownOffer>> {
  const { rows } = await sql<KnownOffer>`
    select v.vendor_sku as sku, v.withdrawn_at is not null as is_withdrawn,
      p.id as product_id, p.vendor_ref as product_ref, p.name,
      b.name as brand, p.category_id, p.description, v.description as own_description, w.url as picture_url,
      array(select url from wanted_pictures where variant_id = v.id and place > 0 order by place) as more_pictures,
      p.warranty, p.unit, p.minimum_unit, v.wholesale_cents,
      v.list_cents, v.box_sqft, v.pieces_per_box, v.weight_lb, v.stock, v.lead_time_days, v.freight_class,
      v.allows_backorder, v.options, v.item_size, p.attributes
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
      left join wanted_pictures w on w.variant_id = v.id and w.place = 0
    where v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** What a batch is about to write, by the vendor's numbers, product ids and references. */
export interface Touched {
  skus: readonly string[];
  ids: readonly number[];
  refs: readonly string[];
}

/** Locks what a batch changes, in the order in which everybody does: a sale may sell some of it out meanwhile. */
export async function lockTouched(db: Db, vendorId: string, { skus, ids, refs }: Touched): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from variants where vendor_id = ${vendorId}::uuid and vendor_sku = any(${[...skus]}::text[])
    order by id for no key update`.execute(db);
  const known = [...ids, ...rows.map(({ product_id }) => product_id)];
  await lockProductsWhere(
    db,
    sql`vendor_id = ${vendorId}::uuid and id in (
      select unnest(${known}::bigint[])
      union select id from products where vendor_id = ${vendorId}::uuid and vendor_ref = any(${[...refs]}::text[]))`,
  );
}

/** Ids of brands by their names, or former names, in lower case; the missing ones are made. */
export async function ensureBrands(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const lower = [...new Set(names.map((name) => name.toLowerCase()))];
  const wanted = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  await sql`
    insert into brands (name, slug, is_partner)
    select n.name, case when exists (select 1 from brands where slug = n.slug)
        or exists (select 1 from former_brands where slug = n.slug)
      then n.slug || '-' || substr(md5(n.name), 1, 6) else n.slug end, false
    from (
      select name, trim(both '-' from regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g')) as slug
      from unnest(${wanted}::text[]) name
    ) n
    where not exists (select 1 from brands where lower(brands.name) = lower(n.name))
      and not exists (select 1 from former_brands f where lower(f.name) = lower(n.name))
    -- two lists that bring the same new brands wait for each other in this order
    order by n.name
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, lower(name) as name from brands where lower(name) = any(${lower})
    union all
    select brand_id, lower(name) from former_brands f where lower(name) = any(${lower})
      and not exists (select 1 from brands where lower(brands.name) = lower(f.name))`.execute(db);
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** A product after the import; undefined keeps the current value. */
export interface ProductDraft {
  /** Of the product that already has the rows' SKUs. */
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

/** Writes products, new ones and those known by id or by the vendor's reference; returns ids by reference. */
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
  /** The shop's own SKU of a new variant. */
  shop_sku: string;
  /** For a new variant without a value in the file. */
  usual_list_cents: number;
  list_cents: number | undefined;
}

/** Writes the vendor's variants, identified by the vendor's number. A new one also gets the shop's SKU. */
export async function saveVariants(
  db: Db,
  vendor: ImportVendor,
  drafts: readonly VariantDraft[],
): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${asJson(drafts)}) as g(sku text, shop_sku text, description text, line int, product_id bigint,
        wholesale_cents int, list_cents int, usual_list_cents int, box_sqft double precision, pieces_per_box int,
        weight_lb double precision, stock int, lead_time_days int, freight_class text, allows_backorder boolean,
        options jsonb, item_size jsonb)
    ),
    changed as (
      update variants v set
        description = coalesce(g.description, v.description),
        wholesale_cents = g.wholesale_cents,
        list_cents = coalesce(g.list_cents, v.list_cents),
        box_sqft = coalesce(g.box_sqft, v.box_sqft),
        pieces_per_box = coalesce(g.pieces_per_box, v.pieces_per_box),
        weight_lb = coalesce(g.weight_lb, v.weight_lb),
        stock = coalesce(g.stock, v.stock),
        lead_time_days = coalesce(g.lead_time_days, v.lead_time_days),
        freight_class = case when g.freight_class = 'freight' and v.is_freight then v.freight_class
          else coalesce(g.freight_class, v.freight_class) end,
        allows_backorder = coalesce(g.allows_backorder, v.allows_backorder),
        options = v.options || g.options,
        item_size = v.item_size || coalesce(g.item_size, '{}'),
        updated_at = now()
      from given g
      where v.vendor_id = ${vendor.id}::uuid and v.vendor_sku = g.sku
    )
    insert into variants (product_id, sku, vendor_sku, description, position, wholesale_cents, list_cents, box_sqft, pieces_per_box, weight_lb,
      stock, lead_time_days, freight_class, allows_backorder, options, item_size)
    -- a SKU from before vendors had codes may begin in the same way
    select product_id, case when exists (select from variants v where v.sku = g.shop_sku)
        then g.shop_sku || '-' || upper(substr(md5(${vendor.id} || g.sku), 1, 6)) else g.shop_sku end,
      sku, coalesce(description, ''), line, wholesale_cents, coalesce(list_cents, usual_list_cents), box_sqft, pieces_per_box,
      weight_lb, coalesce(stock, 0), coalesce(lead_time_days, ${vendor.lead_time_days}::int),
      coalesce(freight_class, 'parcel'), coalesce(allows_backorder, false), options, coalesce(item_size, '{}')
    from given g where not exists (
      select from variants v where v.vendor_id = ${vendor.id}::uuid and v.vendor_sku = g.sku)`.execute(db);
}

/** Queues the pictures that a list names; one with a changed URL is fetched again, one that is not named any more goes. */
export async function wantPictures(
  db: Db,
  vendorId: string,
  rows: readonly Pick<ImportRow, "sku" | "picture_url" | "more_pictures">[],
): Promise<void> {
  const named = rows.flatMap(({ sku, picture_url, more_pictures }) => [
    ...(picture_url === undefined ? [] : [{ sku, url: picture_url, place: 0 }]),
    ...more_pictures.map((url, at) => ({ sku, url, place: at + 1 })),
  ]);
  if (named.length === 0) return;
  const given = sql`jsonb_to_recordset(${asJson(named)}) as g(sku text, url text, place int)
    join variants v on v.vendor_id = ${vendorId}::uuid and v.vendor_sku = g.sku`;
  await sql`
    with given as materialized (select v.id, g.place, g.url from ${given} where g.place > 0),
    gone as (
      delete from wanted_pictures w where w.place > 0 and w.variant_id in (select id from given)
        and not exists (
          select from given where given.id = w.variant_id and given.place = w.place and given.url = w.url)
      returning w.variant_id, w.media_key, w.url
    )
    delete from product_images i using gone, variants v
    where v.id = gone.variant_id and i.product_id = v.product_id and i.media_key = gone.media_key
      and i.variant_id is null
      and not exists (select from given where given.id = gone.variant_id and given.url = gone.url)`.execute(
    db,
  );
  await sql`
    insert into wanted_pictures (variant_id, place, url)
    select v.id, g.place, g.url from ${given}
    on conflict (variant_id, place) do update set url = excluded.url, attempts = 0, next_try_at = now(), problem = null,
      media_key = null
    where wanted_pictures.url <> excluded.url`.execute(db);
}

/** Gives rooms a material for products. It is not a picture of them, so lists and pages do not show it. */
export async function saveMaterials(
  db: Db,
  materials: readonly { product_id: number; material: MaterialDefinition }[],
): Promise<void> {
  if (materials.length === 0) return;
  await sql`
    update products p set material = g.material
    from jsonb_to_recordset(${asJson(materials)}) as g(product_id bigint, material jsonb)
    where p.id = g.product_id and p.material is null`.execute(db);
}

/** A variant from the vendor's earlier lists. */
export interface ListedOffer {
  /** The vendor's number. */
  sku: string;
  name: string;
}

/** A vendor's imported products on sale. */
export async function listedOffers(db: Db, vendorId: string): Promise<ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    select v.vendor_sku as sku, p.name from variants v join products p on p.id = v.product_id
    where p.vendor_id = ${vendorId}::uuid and p.vendor_ref is not null and p.status = 'published'
      and v.withdrawn_at is null
    order by v.vendor_sku`.execute(db);
  return rows;
}

/** Withdraws variants, and products without any other variant; returns those that were on sale. */
export async function withdrawVariants(
  db: Db,
  vendorId: string,
  skus: readonly string[],
): Promise<{ product_id: number }[]> {
  const { rows } = await sql<{ product_id: number }>`
    update variants v set withdrawn_at = now(), stock = 0, allows_backorder = false, updated_at = now()
    from products p
    where p.id = v.product_id and v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...skus]}::text[])
      and v.withdrawn_at is null
    returning v.product_id`.execute(db);
  await sql`
    update products p set status = 'archived', updated_at = clock_timestamp()
    where p.id = any(${rows.map((row) => row.product_id)}) and p.status = 'published'
      and not exists (select from variants v where v.product_id = p.id and v.withdrawn_at is null)`.execute(
    db,
  );
  return rows;
}

/** Undoes `withdrawVariants`; a product that its vendor withdrew (`withdrawn_at`) stays off sale. */
export async function putBackOnSale(db: Db, vendorId: string, skus: readonly string[]): Promise<void> {
  await sql`
    with back as (
      update variants v set withdrawn_at = null from products p
      where p.id = v.product_id and v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...skus]}::text[])
        and v.withdrawn_at is not null
      returning v.product_id
    )
    update products p set status = 'published', updated_at = clock_timestamp()
    from back where p.id = back.product_id and p.status = 'archived' and p.withdrawn_at is null`.execute(db);
}
