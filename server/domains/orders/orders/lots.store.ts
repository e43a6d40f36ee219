import { sql } from "kysely";
import type { LotStock } from "../../../../domain/lots.ts";
import type { Db } from "../../../platform/database.ts";
import { lockVariants } from "../../catalog/products/index.ts";

export async function hasLots(db: Db, variantIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from stock_lots where variant_id = any(${[...variantIds]}::bigint[]) and qty > 0 limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The lots of variants, the oldest first, once their variants are locked in the order in which a sale takes them. */
export async function lockLots(db: Db, variantIds: readonly number[]): Promise<LotStock[]> {
  const ids = [...variantIds];
  await lockVariants(db, ids);
  const { rows } = await sql<LotStock>`
    select variant_id, lot, qty from stock_lots where variant_id = any(${ids}::bigint[])
    order by received_on nulls first, id`.execute(db);
  return rows;
}

export interface LotUnits {
  variant_id: number;
  lot: string;
  qty: number;
}

/** Takes units out of their lots; each lot has as many. */
export const takeFromLots = (db: Db, units: readonly LotUnits[]) => changeLots(db, units, -1);

/** Puts units back into their lots, after the stock has them. */
export const returnToLots = (db: Db, units: readonly LotUnits[]) => changeLots(db, units, 1);

async function changeLots(db: Db, units: readonly LotUnits[], sign: 1 | -1): Promise<void> {
  for (const { variant_id, lot, qty } of units) {
    if (qty === 0) continue;
    const { numAffectedRows } = await sql`
      update stock_lots set qty = qty + ${sign * qty}
      where variant_id = ${variant_id} and lower(lot) = lower(${lot})`.execute(db);
    if (numAffectedRows || sign < 0) continue;
    // the vendor has taken the lot off the list since
    await sql`insert into stock_lots (variant_id, lot, qty) values (${variant_id}, ${lot}, ${qty})`.execute(
      db,
    );
  }
}

export const storeItemLot = (db: Db, itemId: string, lot: string, lot_qty: number) =>
  db.updateTable("order_items").set({ lot, lot_qty }).where("id", "=", itemId).execute();
