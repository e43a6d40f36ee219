import { sql } from "kysely";
import { anyOf } from "../../../../platform/any-of.ts";
import type { Db } from "../../../../platform/database.ts";

/** Which of the products are of these vendors, by the vendors' names. */
export async function idsOfVendors(
  db: Db,
  ids: readonly number[],
  vendors: readonly string[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p join vendors ve on ve.id = p.vendor_id
    where p.id = ${anyOf(ids, "bigint")} and ve.name = ${anyOf(vendors, "text")}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
