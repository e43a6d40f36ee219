import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

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

export interface LotCount {
  lot: string;
  qty: number;
  /** Stays as it was where it is left out. */
  received_on?: string | null | undefined;
  /** Its units are in the stock already. */
  is_counted: boolean;
}

/**
 * Writes what there is of one lot of a locked variant, and its stock with it: the stock changes by what the lot does,
 * unless its units are in it already. None of a lot takes it off the list.
 */
export async function countLot(
  db: Db,
  variantId: number,
  { lot, qty, received_on, is_counted }: LotCount,
): Promise<void> {
  const { rows } = await sql<{ qty: number }>`
    select qty from stock_lots where variant_id = ${variantId} and lower(lot) = lower(${lot})`.execute(db);
  const before = rows[0]?.qty ?? 0;
  if (qty === 0) {
    await sql`delete from stock_lots where variant_id = ${variantId} and lower(lot) = lower(${lot})`.execute(
      db,
    );
  } else {
    const date = received_on ?? null;
    await sql`
      insert into stock_lots (variant_id, lot, qty, received_on) values (${variantId}, ${lot}, ${qty}, ${date}::date)
      on conflict (variant_id, lower(lot)) do update set lot = excluded.lot, qty = excluded.qty,
        received_on = ${received_on === undefined ? sql`stock_lots.received_on` : sql`excluded.received_on`}`.execute(
      db,
    );
  }
  await sql`update variants set stock = stock + ${is_counted ? 0 : qty - before}, updated_at = now() where id = ${variantId}`.execute(
    db,
  );
}
