import { sql } from "kysely";
import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { Db } from "../../../platform/database.ts";
import { seesItem, seesOrder, type Viewer } from "./viewer.store.ts";

/** An item that is not yet with its customer, or is to come back. */
export interface WorkRow {
  order_id: string;
  order_number: string;
  item_id: string;
  product_name: string;
  qty: number;
  reserved_qty: number;
  unit: string;
  lot: string;
  same_lot: boolean;
  status: ItemStatus;
  status_date: Date;
  placed_at: Date;
  lead_time_days: number;
  shipping_address: ShippingAddress;
  first_name: string;
  last_name: string;
  vendor_name: string;
}

const most = 2000;

/** The viewer's items in these statuses, longest waiting first; at most 2,000. */
export async function itemsInStatus(
  db: Db,
  viewer: Viewer,
  statuses: readonly ItemStatus[],
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select o.id as order_id, o.number as order_number, i.id as item_id, i.product_name, i.qty, i.reserved_qty,
      i.unit, i.lot, i.same_lot, i.status, i.status_date, o.placed_at, i.lead_time_days, o.shipping_address, u.first_name, u.last_name,
      ve.name as vendor_name
    from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
      join vendors ve on ve.id = i.vendor_id
    where o.status = 'paid' and i.status = any(${[...statuses]}::text[]) and ${seesOrder(viewer)}
      and ${seesItem(viewer)}
    order by i.status_date, i.id limit ${most}`.execute(db);
  return rows;
}

export interface Sales {
  sold_cents: number;
  sold_before_cents: number;
  orders: number;
}

/**
 * What a seller sold in the 30 days before `now`, and in the 30 before that: a vendor at its own prices, a pro as
 * markup less coupons, an admin in full. What was declined, canceled or returned does not count.
 */
export async function salesOf(db: Db, viewer: Viewer, now: Date): Promise<Sales> {
  const share = {
    Vendor: sql`i.final_price_cents * i.qty - i.refunded_vendor_cents`,
    Contractor: sql`i.contractor_markup_cents * i.qty - i.discount_cents - i.refunded_contractor_cents`,
    Admin: sql`i.line_total_cents - i.refunded_margin_cents - i.refunded_vendor_cents
      - i.refunded_contractor_cents - i.refunded_shipping_cents - i.refunded_tax_cents - i.borne_platform_cents
      - i.borne_carrier_cents`,
    User: sql`0`,
  }[viewer.type];
  const isNow = sql`o.placed_at > ${now}::timestamptz - interval '30 days'`;
  const { rows } = await sql<Sales>`
    select coalesce(sum(${share}) filter (where ${isNow}), 0)::bigint as sold_cents,
      coalesce(sum(${share}) filter (where not ${isNow}), 0)::bigint as sold_before_cents,
      count(distinct o.id) filter (where ${isNow})::int as orders
    from order_items i join orders o on o.id = i.order_id
    where o.status = 'paid' and o.placed_at > ${now}::timestamptz - interval '60 days'
      and i.status not in ('Decline', 'Cancle', 'Returned') and ${seesOrder(viewer)} and ${seesItem(viewer)}`.execute(
    db,
  );
  return rows[0]!;
}

export interface Waiting {
  count: number;
  since: Date;
}

/** Orders whose buyer still has to confirm the payment with the bank. */
export async function paymentsToConfirm(db: Db, viewer: Viewer): Promise<Waiting | undefined> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(placed_at) as since from orders o
    where o.user_id = ${viewer.id} and o.status = 'pending_payment'`.execute(db);
  const { count = 0, since = null } = rows[0] ?? {};
  return since ? { count, since } : undefined;
}
