import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/freight-classes.ts";
import type { Db } from "../../../platform/database.ts";
import type { OfferChange } from "./list.store.ts";

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
  /** That the change left. */
  version: number;
}

/** Publishes or unpublishes products; what a vendor's account holds back stays away. Answers what they were before. */
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
  /** That the change left. */
  version: number;
}

export interface Edit {
  variants: VariantBefore[];
  products: ProductBefore[];
}

/** Keeps what things were before a change, and forgets what is older than a day. */
export async function keepEdit(
  db: Db,
  edit: Edit & { id: string; vendor_id: string; created_at: Date },
): Promise<void> {
  await sql`
    delete from vendor_edits where vendor_id = ${edit.vendor_id}::uuid
      and created_at < ${edit.created_at}::timestamptz - interval '1 day'`.execute(db);
  await sql`
    insert into vendor_edits (id, vendor_id, created_at, variants, products)
    values (${edit.id}, ${edit.vendor_id}, ${edit.created_at}, ${asJson(edit.variants)},
      ${asJson(edit.products)})`.execute(db);
}

/** One of the vendor's changes, marked as undone; undefined where it is not there, "undone" where it was already. */
export async function takeEdit(
  db: Db,
  vendorId: string,
  id: string,
  at: Date,
): Promise<Edit | "undone" | undefined> {
  const { rows } = await sql<Edit & { undone_at: Date | null }>`
    select variants, products, undone_at from vendor_edits
    where id = ${id}::uuid and vendor_id = ${vendorId}::uuid for update`.execute(db);
  const edit = rows[0];
  if (!edit) return undefined;
  if (edit.undone_at) return "undone";
  await sql`update vendor_edits set undone_at = ${at} where id = ${id}::uuid`.execute(db);
  return edit;
}

/** Puts back what variants were, unless they changed again; ids of the products of those that were put back. */
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
