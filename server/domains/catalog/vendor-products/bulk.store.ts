import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { ProductBefore, VariantBefore } from "../products/index.ts";

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

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
