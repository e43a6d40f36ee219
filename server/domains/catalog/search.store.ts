import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** Ids of published products with a SKU, or a number in their vendor's catalogue, that begins so. */
export async function productsBySku(db: Db, start: string): Promise<number[]> {
  const pattern = `${start.toUpperCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from (
      select product_id from variants where upper(sku) like ${pattern} limit 50
    ) found`.execute(db);
  return rows.map((row) => row.product_id);
}
