import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** What an import may change of a variant and a product, as it is kept to be undone. */
export const variantImage: RawBuilder<unknown> = sql`jsonb_build_object(
  'description', v.description, 'wholesale_cents', v.wholesale_cents, 'list_cents', v.list_cents,
  'box_sqft', v.box_sqft, 'pieces_per_box', v.pieces_per_box, 'weight_lb', v.weight_lb, 'stock', v.stock,
  'lead_time_days', v.lead_time_days, 'freight_class', v.freight_class, 'allows_backorder', v.allows_backorder,
  'options', v.options, 'item_size', v.item_size, 'is_withdrawn', v.withdrawn_at is not null)`;
export const productImage: RawBuilder<unknown> = sql`jsonb_build_object(
  'name', p.name, 'brand_id', p.brand_id, 'category_id', p.category_id, 'description', p.description,
  'warranty', p.warranty, 'unit', p.unit, 'minimum_unit', p.minimum_unit, 'attributes', p.attributes,
  'status', p.status)`;

export const undoVariants = (db: Db, importId: string, products: readonly number[]) =>
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

export async function undoProducts(db: Db, importId: string, products: readonly number[]): Promise<void> {
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
