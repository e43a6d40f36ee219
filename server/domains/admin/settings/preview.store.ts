import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { RecentLine, RecentOrder } from "./preview.rules.ts";

/** The latest paid orders with their lines as sold, the newest first. */
export async function recentOrders(db: Db, count: number): Promise<RecentOrder[]> {
  const { rows: orders } = await sql<Omit<RecentOrder, "lines">>`
    select id, number, placed_at, shipping_address ->> 'state' as state, return_days, parcel_claim_days,
      freight_claim_days, refund_days
    from orders where status = 'paid' order by placed_at desc, id desc limit ${count}`.execute(db);
  const { rows: lines } = await sql<RecentLine & { order_id: string }>`
    select i.order_id, i.vendor_id, i.qty, i.unit_price_cents, i.final_price_cents, i.platform_margin_cents,
      i.contractor_markup_cents, i.discount_cents, i.shipping_cents, i.tax_cents, i.line_total_cents, i.delivered_at,
      coalesce(v.is_freight, false) as is_freight, ve.remote_freight_cents
    from order_items i join vendors ve on ve.id = i.vendor_id left join variants v on v.id = i.variant_id
    where i.order_id = any(${orders.map(({ id }) => id)}::uuid[]) order by i.position, i.id`.execute(db);
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
}
