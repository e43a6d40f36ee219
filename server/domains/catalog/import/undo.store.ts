import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { lockWithVariants, refreshProducts } from "../products/index.ts";
import type { Touched } from "./import.store.ts";

/** What an import may change of a variant and a product, as it is kept to be undone. */
const variantImage: RawBuilder<unknown> = sql`jsonb_build_object(
  'description', v.description, 'wholesale_cents', v.wholesale_cents, 'list_cents', v.list_cents,
  'box_sqft', v.box_sqft, 'pieces_per_box', v.pieces_per_box, 'weight_lb', v.weight_lb, 'stock', v.stock,
  'lead_time_days', v.lead_time_days, 'freight_class', v.freight_class, 'allows_backorder', v.allows_backorder,
  'options', v.options, 'item_size', v.item_size, 'is_withdrawn', v.withdrawn_at is not null)`;
const productImage: RawBuilder<unknown> = sql`jsonb_build_object(
  'name', p.name, 'brand_id', p.brand_id, 'category_id', p.category_id, 'description', p.description,
  'warranty', p.warranty, 'unit', p.unit, 'minimum_unit', p.minimum_unit, 'attributes', p.attributes,
  'status', p.status)`;

/** Keeps what is there before a batch is written; what was kept already, by a first attempt, stays. */
export async function keepBefore(
  db: Db,
  importId: string,
  vendorId: string,
  touched: Touched,
): Promise<void> {
  const { skus, ids, refs } = touched;
  await sql`
    insert into vendor_import_changes (import_id, kind, item_id, product_id, before, after)
    select ${importId}::uuid, 'variant', v.id, v.product_id, ${variantImage}, ${variantImage} from variants v
    where v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...skus]}::text[])
    on conflict do nothing`.execute(db);
  await sql`
    insert into vendor_import_changes (import_id, kind, item_id, product_id, before, after)
    select ${importId}::uuid, 'product', p.id, p.id, ${productImage}, ${productImage} from products p
    where p.vendor_id = ${vendorId}::uuid and p.id in (
      select id from products where id = any(${[...ids]}::bigint[])
      union select id from products where vendor_id = ${vendorId}::uuid and vendor_ref = any(${[...refs]}::text[])
      union select product_id from variants where vendor_id = ${vendorId}::uuid
        and vendor_sku = any(${[...skus]}::text[]))
    on conflict do nothing`.execute(db);
}

/** Keeps what a batch has left; things that were not there before it are the import's own. */
export async function keepAfter(db: Db, importId: string, vendorId: string, touched: Touched): Promise<void> {
  const { skus } = touched;
  await sql`
    insert into vendor_import_changes (import_id, kind, item_id, product_id, before, after)
    select ${importId}::uuid, 'variant', v.id, v.product_id, null, ${variantImage} from variants v
    where v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...skus]}::text[])
    on conflict (import_id, kind, item_id) do update set after = excluded.after`.execute(db);
  await sql`
    insert into vendor_import_changes (import_id, kind, item_id, product_id, before, after)
    select ${importId}::uuid, 'product', p.id, p.id, null, ${productImage} from products p
    where p.id in (select v.product_id from variants v
      where v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...skus]}::text[]))
    on conflict (import_id, kind, item_id) do update set after = excluded.after`.execute(db);
}

export interface UndoneBatch {
  products: number[];
  /** Variants that are again what they were, or off sale because the import had brought them. */
  variants: number;
  /** Variants that somebody has changed since, which stay as they are. */
  kept: number;
}

/**
 * Puts the next products of an import back, in the caller's transaction; no products when there are none left. Stock
 * goes back by what the import has added or taken, so that what was sold since stays sold.
 */
export async function undoSome(db: Db, importId: string, most: number): Promise<UndoneBatch> {
  const { rows: next } = await sql<{ product_id: number }>`
    select product_id from vendor_import_changes where import_id = ${importId}::uuid and undone_at is null
    group by product_id order by product_id limit ${most}`.execute(db);
  const products = next.map((row) => row.product_id);
  if (products.length === 0) return { products, variants: 0, kept: 0 };
  await lockWithVariants(db, products);
  const { rows: back } = await undoVariants(db, importId, products);
  await undoProducts(db, importId, products);
  const { rows: done } = await sql<{ variants: number }>`
    with done as (
      update vendor_import_changes set undone_at = now()
      where import_id = ${importId}::uuid and product_id = any(${products}) and undone_at is null returning kind
    )
    select count(*) filter (where kind = 'variant')::int as variants from done`.execute(db);
  await refreshProducts(db, products);
  return { products, variants: back.length, kept: done[0]!.variants - back.length };
}

const undoVariants = (db: Db, importId: string, products: readonly number[]) =>
  sql<{ id: number }>`
  update variants v set
    description = coalesce(c.before->>'description', v.description),
    wholesale_cents = coalesce((c.before->>'wholesale_cents')::int, v.wholesale_cents),
    list_cents = coalesce((c.before->>'list_cents')::int, v.list_cents),
    box_sqft = case when c.before is null then v.box_sqft else (c.before->>'box_sqft')::float8 end,
    pieces_per_box = case when c.before is null then v.pieces_per_box else (c.before->>'pieces_per_box')::int end,
    weight_lb = case when c.before is null then v.weight_lb else (c.before->>'weight_lb')::float8 end,
    stock = case when c.before is null then 0
      else greatest(0, v.stock + (c.before->>'stock')::int - (c.after->>'stock')::int) end,
    lead_time_days = coalesce((c.before->>'lead_time_days')::int, v.lead_time_days),
    freight_class = coalesce(c.before->>'freight_class', v.freight_class),
    allows_backorder = coalesce((c.before->>'allows_backorder')::boolean, false),
    options = coalesce(c.before->'options', v.options),
    item_size = coalesce(c.before->'item_size', v.item_size),
    withdrawn_at = case when coalesce((c.before->>'is_withdrawn')::boolean, true)
      then coalesce(v.withdrawn_at, now()) end,
    updated_at = now()
  from vendor_import_changes c
  where c.import_id = ${importId}::uuid and c.kind = 'variant' and c.undone_at is null
    and c.product_id = any(${[...products]}) and v.id = c.item_id
    and ${variantImage} - 'stock' = c.after - 'stock'
  returning v.id`.execute(db);

async function undoProducts(db: Db, importId: string, products: readonly number[]): Promise<void> {
  await sql`
    update products p set
      name = c.before->>'name', brand_id = (c.before->>'brand_id')::int,
      category_id = (c.before->>'category_id')::int, description = c.before->>'description',
      warranty = c.before->>'warranty', unit = c.before->>'unit',
      minimum_unit = (c.before->>'minimum_unit')::int, attributes = c.before->'attributes'
    from vendor_import_changes c
    where c.import_id = ${importId}::uuid and c.kind = 'product' and c.undone_at is null
      and c.product_id = any(${[...products]}) and p.id = c.item_id and c.before is not null
      and ${productImage} - 'status' = c.after - 'status'`.execute(db);
  // without a variant on sale a product leaves the shop; one that the import has taken away comes back with them
  await sql`
    update products p set status = case
      when not exists (select from variants v where v.product_id = p.id and v.withdrawn_at is null) then 'archived'
      when c.before->>'status' = 'published' and c.after->>'status' = 'archived' then 'published'
      else p.status end
    from vendor_import_changes c
    where c.import_id = ${importId}::uuid and c.kind = 'product' and c.undone_at is null
      and c.product_id = any(${[...products]}) and p.id = c.item_id
      and p.status in ('published', 'archived') and p.withdrawn_at is null`.execute(db);
}

/** Whether a later import of the vendor has written one of the same variants. */
export async function isOvertaken(db: Db, importId: string): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_import_changes c join vendor_imports mine on mine.id = c.import_id
    where c.import_id = ${importId}::uuid and c.kind = 'variant' and exists (
      select from vendor_import_changes n join vendor_imports i on i.id = n.import_id
      where n.kind = 'variant' and n.item_id = c.item_id and i.vendor_id = mine.vendor_id
        and i.begun_at > mine.begun_at and i.state <> 'undone')
    limit 1`.execute(db);
  return rows.length > 0;
}
