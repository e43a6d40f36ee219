import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { Db } from "../../../platform/database.ts";

export interface OfferChange {
  wholesale_cents?: number | undefined;
  stock?: number | undefined;
  lead_time_days?: number | undefined;
  freight_class?: FreightClass | undefined;
}

export const changeOffer = (db: Db, id: number, change: OfferChange, at: Date) =>
  db
    .updateTable("variants")
    .set({ ...change, updated_at: at })
    .where("id", "=", id)
    .execute();

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** Writes what is to change of each variant; the rest stays. */
export const changeOffers = (db: Db, changes: readonly (OfferChange & { id: number })[], at: Date) =>
  sql`
    update variants v set
      wholesale_cents = coalesce(g.wholesale_cents, v.wholesale_cents),
      stock = coalesce(g.stock, v.stock),
      lead_time_days = coalesce(g.lead_time_days, v.lead_time_days),
      freight_class = coalesce(g.freight_class, v.freight_class),
      updated_at = ${at}
    from jsonb_to_recordset(${asJson(changes)}) as g(id bigint, wholesale_cents int, stock int, lead_time_days int,
      freight_class text)
    where v.id = g.id`.execute(db);

export interface ProductBefore {
  id: number;
  status: string;
  /** The version after the change. */
  version: number;
}

/**
 * Publishes or unpublishes products; those withdrawn with their vendor's account stay off sale. Returns the products
 * as they were before.
 */
export async function changeStatuses(
  db: Db,
  ids: readonly number[],
  status: "published" | "draft",
): Promise<ProductBefore[]> {
  const { rows } = await sql<ProductBefore>`
    update products p set status = ${status} from products before
    where p.id = any(${[...ids]}::bigint[]) and before.id = p.id and p.withdrawn_at is null
      and p.status <> ${status} and p.status <> 'archived'
    returning p.id, before.status, p.version`.execute(db);
  return rows;
}

export interface VariantBefore {
  id: number;
  wholesale_cents: number;
  stock: number;
  lead_time_days: number;
  freight_class: FreightClass;
  /** The version after the change. */
  version: number;
}

/** Restores variants that have not changed again. Returns the ids of their products. */
export async function restoreVariants(
  db: Db,
  vendorId: string,
  variants: readonly VariantBefore[],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    update variants v set wholesale_cents = g.wholesale_cents, stock = g.stock,
      lead_time_days = g.lead_time_days, freight_class = coalesce(g.freight_class, v.freight_class),
      updated_at = ${at}
    from jsonb_to_recordset(${asJson(variants)}) as g(id bigint, wholesale_cents int, stock int,
      lead_time_days int, freight_class text, version int)
    where v.id = g.id and v.version = g.version and v.vendor_id = ${vendorId}::uuid
    returning v.product_id`.execute(db);
  return rows.map((row) => row.product_id);
}

export async function restoreProducts(
  db: Db,
  vendorId: string,
  products: readonly ProductBefore[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update products p set status = g.status
    from jsonb_to_recordset(${asJson(products)}) as g(id bigint, status text, version int)
    where p.id = g.id and p.version = g.version and p.vendor_id = ${vendorId}::uuid
      and p.withdrawn_at is null
    returning p.id`.execute(db);
  return rows.map((row) => row.id);
}
