import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import { refreshStock } from "../catalog/index.ts";

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

/**
 * Takes units out of stock, or back orders what is missing where the vendor allows it. Rows are locked by
 * id, so that orders for the same goods wait for each other instead of for ever; stock never falls below 0.
 * @returns what became of each variant; one that no longer exists is absent
 */
export async function reserveStock(db: Db, wanted: readonly WantedUnits[]): Promise<Map<number, Reserved>> {
  const sums = new Map<number, number>();
  for (const { variant_id, qty } of wanted) sums.set(variant_id, (sums.get(variant_id) ?? 0) + qty);
  const { rows } = await sql<Reserved & { id: number; product_id: number }>`
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
  const soldOut = rows.filter((row) => row.left === 0 && row.taken);
  if (soldOut.length > 0) {
    await refreshStock(
      db,
      soldOut.map((row) => row.product_id),
    );
  }
  return new Map(rows.map(({ id, taken, left }) => [id, { taken, left }]));
}

/** Gives units back that `reserveStock` took. */
export async function giveStockBack(db: Db, taken: readonly WantedUnits[]): Promise<void> {
  const units = taken.filter((each) => each.qty > 0);
  if (units.length === 0) return;
  const { rows } = await sql<{ product_id: number; was_out: boolean }>`
    with back as (
      select id, sum(qty)::int as qty
      from unnest(${units.map((each) => each.variant_id)}::bigint[], ${units.map((each) => each.qty)}::int[])
        as u (id, qty)
      group by id
    ),
    held as materialized (
      select id, stock from variants where id in (select id from back) order by id for update
    )
    update variants v set stock = v.stock + back.qty
    from back, held
    where v.id = back.id and v.id = held.id
    returning v.product_id, held.stock = 0 as was_out`.execute(db);
  const back = rows.filter((row) => row.was_out);
  if (back.length > 0)
    await refreshStock(
      db,
      back.map((row) => row.product_id),
    );
}
