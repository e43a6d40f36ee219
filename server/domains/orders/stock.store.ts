import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export interface WantedUnits {
  variant_id: number;
  qty: number;
}

/** The result of a reservation: how many came out of stock, or null if it failed. */
export interface Reserved {
  taken: number | null;
  /** Current stock. */
  left: number;
}

type ReservedRow = Reserved & { id: number; product_id: number };

/**
 * Takes units out of stock, or what is left of them if the vendor allows back orders. Rows are locked in id order, so
 * that concurrent orders for the same products do not deadlock; stock never falls below 0.
 */
export async function takeUnits(db: Db, wanted: readonly WantedUnits[]): Promise<ReservedRow[]> {
  const sums = sumUnits(wanted);
  const { rows } = await sql<ReservedRow>`
    with wanted as (
      select * from unnest(${[...sums.keys()]}::bigint[], ${[...sums.values()]}::int[]) as w (id, qty)
    ),
    held as materialized (
      select id, product_id, stock from variants where id in (select id from wanted) order by id for no key update
    ),
    served as (
      update variants v set stock = v.stock - least(v.stock, wanted.qty)
      from wanted, held
      where v.id = wanted.id and v.id = held.id and (v.stock >= wanted.qty or v.allows_backorder)
      returning v.id, v.stock
    )
    select held.id, held.product_id, held.stock - served.stock as taken,
      coalesce(served.stock, held.stock) as left
    from held left join served on served.id = held.id`.execute(db);
  return rows;
}

/** Puts units back into stock; returns their products, and whether those had sold out. */
export async function returnUnits(
  db: Db,
  units: readonly WantedUnits[],
): Promise<{ product_id: number; was_out: boolean }[]> {
  const sums = sumUnits(units);
  const { rows } = await sql<{ product_id: number; was_out: boolean }>`
    with back as (
      select * from unnest(${[...sums.keys()]}::bigint[], ${[...sums.values()]}::int[]) as u (id, qty)
    ),
    held as materialized (
      select id, stock from variants where id in (select id from back) order by id for no key update
    )
    update variants v set stock = v.stock + back.qty
    from back, held
    where v.id = back.id and v.id = held.id
    returning v.product_id, held.stock = 0 as was_out`.execute(db);
  return rows;
}

function sumUnits(units: readonly WantedUnits[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { variant_id, qty } of units) sums.set(variant_id, (sums.get(variant_id) ?? 0) + qty);
  return sums;
}

/** Keeps how many units of an item came out of stock. */
export async function setReserved(db: Db, itemId: string, qty: number): Promise<void> {
  await db.updateTable("order_items").set({ reserved_qty: qty }).where("id", "=", itemId).execute();
}
