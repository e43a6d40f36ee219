import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export interface WantedUnits {
  variant_id: number;
  qty: number;
}

/** What became of a wish for units: how many came out of stock, or null when it could not be met. */
export interface Reserved {
  taken: number | null;
  /** What is in stock now. */
  left: number;
}

type ReservedRow = Reserved & { id: number; product_id: number };

/**
 * Takes units out of stock, or what there is of them where the vendor allows back orders. Rows are locked by
 * id, so that orders for the same goods wait for each other instead of for ever; stock never falls below 0.
 */
export async function takeUnits(db: Db, wanted: readonly WantedUnits[]): Promise<ReservedRow[]> {
  const sums = sumUnits(wanted);
  const { rows } = await sql<ReservedRow>`
    with wanted as (
      select * from unnest(${[...sums.keys()]}::bigint[], ${[...sums.values()]}::int[]) as w (id, qty)
    ),
    held as materialized (
      select id, product_id, stock from variants where id in (select id from wanted) order by id for update
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

/** Puts units back into stock; tells which products they are of, and whether those had run out. */
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
      select id, stock from variants where id in (select id from back) order by id for update
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
