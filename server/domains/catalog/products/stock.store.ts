import { sql } from "kysely";
import { anyOf, listOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";

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
 * Locks variants in id order, so that concurrent orders for the same products do not deadlock. In a statement of its own:
 * one that locks a row and changes it too comes back to an older version of it, for which others may be waiting.
 */
const lockStock = (db: Db, ids: readonly number[]) =>
  sql`select from variants where id = ${anyOf(ids, "bigint")} order by id for no key update`.execute(db);

/** Takes units out of stock, or what is left of them if the vendor allows back orders; stock never falls below 0. */
export async function takeUnits(db: Db, wanted: readonly WantedUnits[]): Promise<ReservedRow[]> {
  const sums = sumUnits(wanted);
  // sent together
  const [, { rows }] = await Promise.all([
    lockStock(db, [...sums.keys()]),
    sql<ReservedRow>`
      with wanted as (
        select * from unnest(${listOf([...sums.keys()], "bigint")}, ${listOf([...sums.values()], "int")}) as w (id, qty)
      ),
      held as (select id, product_id, stock from variants where id in (select id from wanted)),
      served as (
        update variants v set stock = v.stock - least(v.stock, wanted.qty)
        from wanted
        where v.id = wanted.id and (v.stock >= wanted.qty or v.allows_backorder)
        returning v.id, v.stock
      )
      select held.id, held.product_id, held.stock - served.stock as taken,
        coalesce(served.stock, held.stock) as left
      from held left join served on served.id = held.id
      order by held.id`.execute(db),
  ]);
  return rows;
}

/** Puts units back into stock; returns their products, and whether those had sold out. */
export async function returnUnits(
  db: Db,
  units: readonly WantedUnits[],
): Promise<{ product_id: number; was_out: boolean }[]> {
  const sums = sumUnits(units);
  // sent together
  const [, { rows }] = await Promise.all([
    lockStock(db, [...sums.keys()]),
    sql<{ product_id: number; was_out: boolean }>`
      update variants v set stock = v.stock + back.qty
      from unnest(${listOf([...sums.keys()], "bigint")}, ${listOf([...sums.values()], "int")}) as back (id, qty)
      where v.id = back.id
      returning v.product_id, v.stock = back.qty as was_out`.execute(db),
  ]);
  return rows;
}

function sumUnits(units: readonly WantedUnits[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { variant_id, qty } of units) sums.set(variant_id, (sums.get(variant_id) ?? 0) + qty);
  return sums;
}
