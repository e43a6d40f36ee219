import { sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { SoldItem } from "./items.store.ts";

/**
 * Delivered items with pending shares, longest delivered first, locked until the transaction ends; skips items that
 * another process holds.
 */
export async function lockUnreleased(db: Db, deliveredBefore: Date, limit: number): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    select i.*, o.status as order_status, o.number as order_number, o.placed_at,
      o.user_id as customer_id, o.showroom_id, o.return_days, o.parcel_claim_days, o.freight_claim_days, o.refund_days
    from order_items i join orders o on o.id = i.order_id
    where i.status = 'Delivered' and i.released_at is null and i.delivered_at < ${deliveredBefore}
      and not exists (select from return_cases c where c.order_item_id = i.id
        and c.status in ('requested', 'approved', 'shipped', 'disputed'))
      and not exists (select from disputes d where d.order_id = i.order_id
        and d.status in ('needs_response', 'under_review'))
    order by i.delivered_at limit ${limit} for update of i skip locked`.execute(db);
  return rows;
}

export async function markReleased(db: Db, itemIds: readonly string[], at: Date): Promise<void> {
  await sql`update order_items set released_at = ${at} where id = ${anyOf(itemIds, "uuid")}`.execute(db);
}
