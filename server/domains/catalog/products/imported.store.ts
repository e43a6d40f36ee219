import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";
import type { Db } from "../../../platform/database.ts";

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** A product after the import; undefined keeps the current value. */
export interface ImportedProduct {
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
  attributes: Record<string, unknown>;
}

/** Writes products, new ones and those known by id or by the vendor's reference; returns ids by reference. */
export async function saveProducts(
  db: Db,
  vendor_id: string,
  drafts: readonly ImportedProduct[],
): Promise<Map<string, { id: number; is_new: boolean }>> {
  const { rows } = await sql<{ ref: string; id: number; is_new: boolean }>`
    with given as materialized (
      select * from jsonb_to_recordset(${asJson(drafts)}) as g(id bigint, ref text, hash text, name text,
        brand_id int, category_id int, description text, warranty text, unit text, minimum_unit int,
        surface jsonb, attributes jsonb)
    ),
    -- each half by its own index: one condition for both would compare every row with all of the vendor's goods
    known as materialized (
      select g.ref, p.id from given g join products p on p.vendor_id = ${vendor_id}::uuid and p.id = g.id
      union all
      select g.ref, p.id from given g join products p on p.vendor_id = ${vendor_id}::uuid and p.vendor_ref = g.ref
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
      select g.hash, ${vendor_id}::uuid, g.brand_id, g.category_id, g.ref, g.name, coalesce(g.description, ''),
        coalesce(g.warranty, ''), coalesce(g.unit, 'Piece'), coalesce(g.minimum_unit, 1),
        array(select jsonb_array_elements_text(g.surface)), g.attributes
      from given g where not exists (select 1 from known where known.ref = g.ref)
      returning vendor_ref as ref, id
    )
    select ref, id, false as is_new from known union all select ref, id, true from added`.execute(db);
  return new Map(rows.map(({ ref, ...rest }) => [ref, rest]));
}

/** A variant after the import; undefined keeps the current value. */
export interface ImportedVariant {
  product_id: number;
  /** The vendor's number. */
  sku: string;
  /** The shop's own SKU of a new variant. */
  shop_sku: string;
  line: number;
  description: string | undefined;
  wholesale_cents: number;
  list_cents: number | undefined;
  /** For a new variant without a value in the file. */
  usual_list_cents: number;
  box_sqft: number | undefined;
  pieces_per_box: number | undefined;
  weight_lb: number | undefined;
  stock: number | undefined;
  lead_time_days: number | undefined;
  freight_class: FreightClass | undefined;
  allows_backorder: boolean | undefined;
  options: Record<string, string>;
  item_size: Record<string, string> | undefined;
}

/** Writes the vendor's variants, identified by the vendor's number. A new one also gets the shop's SKU. */
export async function saveVariants(
  db: Db,
  vendor: { id: string; lead_time_days: number },
  drafts: readonly ImportedVariant[],
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
