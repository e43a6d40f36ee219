import { sql } from "kysely";
import type { LotStock } from "../../../../domain/orders/lots.ts";
import type { Db } from "../../../platform/database.ts";
import { lockVariants } from "../../catalog/products/index.ts";

/** The lots of variants, the oldest first, once their variants are locked in the order in which a sale takes them. */
export async function lockLots(db: Db, variantIds: readonly number[]): Promise<LotStock[]> {
  const ids = [...variantIds];
  await lockVariants(db, ids);
  const { rows } = await sql<LotStock>`
    select variant_id, lot, qty from stock_lots where variant_id = any(${ids}::bigint[])
    order by received_on nulls first, id`.execute(db);
  return rows;
}

export const storeItemLot = (db: Db, itemId: string, lot: string, lot_qty: number) =>
  db.updateTable("order_items").set({ lot, lot_qty }).where("id", "=", itemId).execute();
