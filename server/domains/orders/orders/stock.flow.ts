import type { Db } from "../../../platform/database.ts";
import {
  type Reserved,
  refreshStock,
  returnToLots,
  returnUnits,
  takeUnits,
  type WantedUnits,
} from "../../catalog/products/index.ts";
import { emitOutOfStock } from "../../identity/api-access/index.ts";

/**
 * Reserves units inside the caller's transaction, and returns the result per variant; missing variants are absent.
 * Announces products that have just sold out to the catalog.
 */
export async function reserveStock(db: Db, wanted: readonly WantedUnits[]): Promise<Map<number, Reserved>> {
  const rows = await takeUnits(db, wanted);
  const soldOut = rows.filter((row) => row.left === 0 && row.taken);
  await refresh(db, soldOut);
  const ids = soldOut.map(({ id }) => id);
  await emitOutOfStock(db, ids, new Date());
  return new Map(rows.map(({ id, taken, left }) => [id, { taken, left }]));
}

/** Units that were taken, and how many of them from a lot. */
export interface TakenUnits extends WantedUnits {
  lot: string;
  lot_qty: number;
}

/** Returns units that `reserveStock` took, and to their lots what was taken from there. */
export async function giveStockBack(db: Db, taken: readonly TakenUnits[]): Promise<void> {
  const units = taken.filter((each) => each.qty > 0);
  if (units.length === 0) return;
  const rows = await returnUnits(db, units);
  const ofLots = units.filter(({ lot }) => lot !== "");
  await returnToLots(
    db,
    ofLots.map(({ variant_id, lot, lot_qty }) => ({ variant_id, lot, qty: lot_qty })),
  );
  await refresh(
    db,
    rows.filter((row) => row.was_out),
  );
}

async function refresh(db: Db, rows: readonly { product_id: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await refreshStock(
    db,
    rows.map((row) => row.product_id),
  );
}
