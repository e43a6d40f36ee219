import { sql } from "kysely";
import { marketZone } from "../../../../domain/days/calendar.ts";
import { makingDays } from "../../../../domain/orders/delivery-window.ts";
import type { Db } from "../../../platform/database.ts";
import type { SoldItem } from "./items.store.ts";

/** Keeps an item's later date; from now on its customer may cancel it. */
export async function storeReadyOn(db: Db, id: string, ready_on: string, at: Date): Promise<void> {
  await sql`update order_items set ready_on = ${ready_on}::date, delayed_at = ${at}, slip_told_at = null
    where id = ${id}`.execute(db);
}

/** The day (ISO) on which an item is ready, where it is a later one. */
export async function readyOnOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select ready_on::text as day from order_items where id = ${id}`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * Takes items that should have left their vendor by a moment and are not ready, and marks them. Each is taken once, in
 * however many processes, and once more after a later date that has passed as well. See `leavesBy`.
 */
export async function takeSlippedItems(db: Db, now: Date): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    with late as (
      select i.id from order_items i join orders o on o.id = i.order_id
      where i.status in ('Waiting for approval', 'Vendor Approved', 'In Progress') and i.slip_told_at is null
        and o.status = 'paid'
        and coalesce((i.ready_on + 1)::timestamp at time zone ${marketZone}, o.placed_at + make_interval(days => i.lead_time_days
          + case when i.reserved_qty between 1 and i.qty - 1 then ${makingDays} else 0 end)) < ${now}
        -- the vendor's 48 hours have a clock of their own
        and o.placed_at < ${now}::timestamptz - interval '3 days'
      order by o.placed_at limit 200 for update of i skip locked
    ), taken as (
      update order_items i set slip_told_at = ${now}, delayed_at = coalesce(i.delayed_at, ${now})
      from late where i.id = late.id returning i.*
    )
    select taken.*, o.status as order_status, o.number as order_number, o.placed_at, o.user_id as customer_id,
      o.showroom_id
    from taken join orders o on o.id = taken.order_id order by o.placed_at, taken.position`.execute(db);
  return rows;
}
