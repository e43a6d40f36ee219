import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import {
  lockWithVariants,
  productImage,
  refreshProducts,
  undoProducts,
  undoVariants,
  variantImage,
} from "../products/index.ts";
import type { Touched } from "./import.store.ts";

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

/** Keeps the state after a batch. Rows that did not exist before it belong to the import. */
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

export const forgetChanges = (db: Db, before: Date) =>
  sql`
    delete from vendor_import_changes c using vendor_imports i
    where i.id = c.import_id and i.finished_at < ${before} and i.state in ('done', 'failed', 'undone')`.execute(
    db,
  );
