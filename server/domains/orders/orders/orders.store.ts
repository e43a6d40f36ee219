import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { ItemStatus, Order } from "../../../../contract/orders/orders.ts";
import type { CaseKind, CaseStatus } from "../../../../contract/orders/return-words.ts";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { OrderSort } from "../../../../contract/sorts.ts";
import type { DB } from "../../../../db/schema.generated.ts";
import { leadingOrder, type OrderStanding } from "../../../../domain/orders/order-status.ts";
import type { ReturnWindows } from "../../../../domain/orders/return-case.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { seesItem, seesOrder, type Viewer } from "./viewer.store.ts";

export interface OrderRow extends ReturnWindows {
  id: string;
  number: string;
  status: Order["status"];
  placed_at: Date;
  customer_id: string;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  first_name: string;
  last_name: string;
  merchandise_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  /** The payment that waits for the bank's confirmation. */
  waiting_payment: string | null;
  /** Since when the bank has been working on the payment. */
  processing_at: Date | null;
  list_total_cents: number;
  shipping_address: ShippingAddress;
  card_brand: string | null;
  card_last4: string | null;
  tax_certificate: string | null;
  job_name: string;
  po_number: string;
  coupon_code: string | null;
  coupon_borne_by: "pro" | null;
}

export interface ItemRow {
  id: string;
  order_id: string;
  vendor_id: string;
  vendor_name: string;
  vendor_order_number: string;
  pickup_code: string | null;
  /** The later day (ISO) on which it is ready. */
  ready_on: string | null;
  delayed_at: Date | null;
  sku: string;
  /** The vendor's own number. */
  vendor_sku: string;
  product_hash: string;
  product_name: string;
  options: Record<string, string>;
  unit: string;
  surface: string;
  qty: number;
  /** How many came out of stock; the rest is made to order. */
  reserved_qty: number;
  lot: string;
  same_lot: boolean;
  unit_price_cents: number;
  final_price_cents: number;
  platform_margin_cents: number;
  contractor_markup_cents: number;
  discount_cents: number;
  tax_cents: number;
  lead_time_days: number;
  status: ItemStatus;
  status_date: Date;
  delivered_at: Date | null;
  line_total_cents: number;
  shipping_cents: number;
  refunded_vendor_cents: number;
  refunded_contractor_cents: number;
  refunded_margin_cents: number;
  refunded_shipping_cents: number;
  refunded_tax_cents: number;
  borne_platform_cents: number;
  borne_carrier_cents: number;
  is_freight: boolean;
  freight_class: FreightClass;
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
}

export interface HistoryRow {
  order_item_id: string;
  from_status: ItemStatus | null;
  to_status: ItemStatus;
  kind: "" | "date";
  by_role: string;
  note: string;
  carrier: string;
  tracking: string;
  at: Date;
}

export interface RefundRow {
  order_id: string;
  product_name: string | null;
  amount_cents: number;
  status: "requested" | "succeeded" | "failed";
  kind: "order" | "return" | "damage" | "missing" | "goodwill";
  created_at: Date;
  settled_at: Date | null;
}

/** A return, claim or goodwill refund of an item. */
export interface ItemCaseRow {
  id: string;
  order_item_id: string;
  number: string;
  kind: CaseKind;
  status: CaseStatus;
}

export interface OrderFilter {
  /** With an item in this status. */
  status?: ItemStatus | undefined;
  /** As a whole. */
  stands?: OrderStanding | undefined;
  q?: string | undefined;
  /** With items that their vendor has left unanswered since before this moment. */
  unanswered_since?: Date | undefined;
  /** Days of the viewer's time zone, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: OrderSort | `-${OrderSort}` | undefined;
  offset: number;
  limit: number;
}

/** A vendor sees the vendor's own numbers, everybody else the shop's SKUs. */
const skuFor = ({ type }: Viewer) => (type === "Vendor" ? sql`coalesce(i.vendor_sku, i.sku)` : sql`i.sku`);

/** What the viewer earns of an item; the same as `earnedShare`. */
const earned: Record<Viewer["type"], RawBuilder<unknown>> = {
  User: sql`0`,
  Vendor: sql`i.final_price_cents * i.qty - i.refunded_vendor_cents`,
  Contractor: sql`i.contractor_markup_cents * i.qty - i.discount_cents - i.refunded_contractor_cents`,
  Admin: sql`i.platform_margin_cents * i.qty - i.refunded_margin_cents - i.borne_platform_cents`,
};

/** What the list can be sorted by, of an order grouped with the items that the viewer sees. */
function orderKeys(viewer: Viewer): Record<OrderSort, RawBuilder<unknown>> {
  const share = sql`case when o.status = 'paid' then coalesce(sum(${earned[viewer.type]}) filter (
    where i.status not in ('Decline', 'Cancle', 'Returned')), 0) else 0 end`;
  return {
    placed: sql`o.placed_at`,
    customer: sql`lower(u.first_name || ' ' || u.last_name)`,
    profit: share,
    total: viewer.type === "Vendor" ? share : sql`o.total_cents`,
  };
}

/** Where an order, grouped with its items, stands for its viewer; the same as `leadingStatus`. */
const standing = sql`case when o.status <> 'paid' then o.status
  else (${leadingOrder}::text[])[min(array_position(${leadingOrder}::text[], i.status))] end`;

const standingOrder = ["payment_failed", "pending_payment", ...leadingOrder];

export interface Standing {
  stands: OrderStanding;
  count: number;
}

/**
 * Ids of a page of the viewer's orders, newest first unless sorted, their number, and how many of those that the rest
 * of the filter finds stand where.
 */
export async function findOrders(
  db: Db,
  viewer: Viewer,
  filter: OrderFilter,
): Promise<{ ids: string[]; total: number; standings: Standing[] }> {
  const status = filter.status ?? null;
  const words = filter.q ? `%${filter.q.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const byStatus = status
    ? sql`and exists (select from order_items i
        where i.order_id = o.id and i.status = ${status} and ${seesItem(viewer)})`
    : sql``;
  const byLate = filter.unanswered_since
    ? sql`and o.status = 'paid' and exists (select from order_items i where i.order_id = o.id
        and i.status = 'Waiting for approval' and i.status_date < ${filter.unanswered_since} and ${seesItem(viewer)})`
    : sql``;
  // everyone searches visible data: the number, the job, the recipient, and the own products or all
  const byWords = words
    ? sql`and (o.number ilike ${words} or o.job_name ilike ${words} or o.po_number ilike ${words}
        or u.first_name || ' ' || u.last_name ilike ${words}
        or ${viewer.type === "Admin" ? sql`u.email ilike ${words}` : sql`false`}
        or exists (select from order_items i where i.order_id = o.id and ${seesItem(viewer)}
          and (i.product_name ilike ${words} or ${skuFor(viewer)} ilike ${words})))`
    : sql``;
  const day = sql`(o.placed_at at time zone (select timezone from users where id = ${viewer.id}))::date`;
  const byDays = sql`${filter.from ? sql`and ${day} >= ${filter.from}` : sql``}
    ${filter.to ? sql`and ${day} <= ${filter.to}` : sql``}`;
  const sortKey = filter.sort ? orderKeys(viewer)[filter.sort.replace(/^-/, "") as OrderSort] : sql`null`;
  const direction = filter.sort
    ? sql`sort_key ${filter.sort.startsWith("-") ? sql`desc` : sql`asc`} nulls last,`
    : sql``;
  const { rows } = await sql<{ ids: string[]; standings: Standing[] }>`
    with found as materialized (
      select o.id, o.placed_at, ${standing} as stands, ${sortKey} as sort_key
      from orders o join users u on u.id = o.user_id
      left join order_items i on i.order_id = o.id and ${seesItem(viewer)}
      where ${seesOrder(viewer)} ${byStatus} ${byLate} ${byWords} ${byDays}
      group by o.id, u.id),
    page as (
      select id from found ${filter.stands ? sql`where stands = ${filter.stands}` : sql``}
      order by ${direction} placed_at desc, id desc limit ${filter.limit} offset ${filter.offset})
    select array(select id from page) as ids, array(
      select json_build_object('stands', stands, 'count', count(*)) from found
      group by stands order by array_position(${standingOrder}::text[], stands)) as standings`.execute(db);
  const { ids, standings } = rows[0]!;
  const shown = standings.filter(({ stands }) => !filter.stands || stands === filter.stands);
  return { ids, total: shown.reduce((sum, each) => sum + each.count, 0), standings };
}

export interface PaymentRow {
  order_id: string;
  amount_cents: number;
  settled_at: Date;
}

export interface LoadedOrders {
  orders: OrderRow[];
  /** That succeeded; none for a vendor. */
  payments: PaymentRow[];
  items: ItemRow[];
  history: HistoryRow[];
  /** None for a vendor. */
  refunds: RefundRow[];
  cases: ItemCaseRow[];
}

/** Orders by id with what the viewer may see of them; other accounts' orders are not found. */
export async function loadOrders(
  db: Kysely<DB>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<LoadedOrders> {
  if (ids.length === 0) return { orders: [], payments: [], items: [], history: [], refunds: [], cases: [] };
  // on one connection they are sent in one packet
  return db.connection().execute((connection) => loadFrom(connection, viewer, ids));
}

async function loadFrom(db: Db, viewer: Viewer, ids: readonly string[]): Promise<LoadedOrders> {
  const wanted = ids.length === 1 ? sql`${ids[0]}` : anyOf(ids, "uuid");
  const [orders, items, history, refunds, cases, payments] = await Promise.all([
    sql<OrderRow>`
      select o.id, o.number, o.status, o.placed_at, o.user_id as customer_id, o.showroom_id, s.vsd_id, s.company_name,
        u.first_name, u.last_name, o.merchandise_cents, o.discount_cents, o.shipping_cents, o.tax_cents,
        (select p.id from payments p where p.order_id = o.id and p.status = 'requires_action'
          and p.processing_at is null order by p.created_at desc limit 1) as waiting_payment,
        (select p.processing_at from payments p where p.order_id = o.id and p.status = 'requires_action'
          order by p.created_at desc limit 1) as processing_at,
        o.total_cents, o.list_total_cents, o.shipping_address, o.card_brand, o.card_last4, o.job_name,
        o.po_number, o.coupon_code, o.coupon_borne_by, o.return_days, o.parcel_claim_days, o.freight_claim_days,
        o.refund_days,
        (select t.number from tax_certificates t where t.id = o.tax_certificate_id) as tax_certificate
      from orders o join showrooms s on s.id = o.showroom_id join users u on u.id = o.user_id
      where o.id = ${wanted} and ${seesOrder(viewer)}
      order by o.placed_at desc, o.id desc`.execute(db),
    sql<ItemRow>`
      select i.id, i.order_id, i.vendor_id, ve.name as vendor_name, vo.number as vendor_order_number,
        vo.pickup_code, i.ready_on::text as ready_on, i.delayed_at, i.sku,
        coalesce(i.vendor_sku, i.sku) as vendor_sku,
        i.product_hash, i.product_name, i.options, i.unit, i.surface, i.qty, i.reserved_qty, i.lot, i.same_lot, i.unit_price_cents,
        i.final_price_cents, i.platform_margin_cents, i.contractor_markup_cents, i.discount_cents,
        i.tax_cents, i.lead_time_days, i.status, i.status_date, i.delivered_at, i.line_total_cents, i.shipping_cents,
        i.refunded_vendor_cents, i.refunded_contractor_cents, i.refunded_margin_cents, i.refunded_shipping_cents,
        i.refunded_tax_cents, i.borne_platform_cents, i.borne_carrier_cents, coalesce(v.is_freight, false) as is_freight,
        coalesce(v.freight_class, 'parcel') as freight_class,
        m.key as media_key, m.width as media_width, m.height as media_height,
        m.placeholder as media_placeholder
      from order_items i
      join vendor_orders vo on vo.id = i.vendor_order_id
      join vendors ve on ve.id = i.vendor_id
      left join variants v on v.id = i.variant_id
      left join media m on m.key = i.media_key
      where i.order_id = ${wanted} and ${seesItem(viewer)}
      order by i.position, i.id`.execute(db),
    sql<HistoryRow>`
      select h.order_item_id, h.from_status, h.to_status, h.kind, h.by_role, h.note, h.carrier, h.tracking, h.at
      from order_item_history h join order_items i on i.id = h.order_item_id
      where i.order_id = ${wanted} and ${seesItem(viewer)}
      order by h.at, h.id`.execute(db),
    sql<RefundRow>`
      select p.order_id, i.product_name, r.amount_cents, r.status, r.kind, r.created_at, r.settled_at
      from payments p join refunds r on r.payment_id = p.id left join order_items i on i.id = r.order_item_id
      where p.order_id = ${wanted} and ${viewer.type !== "Vendor"}
      order by r.created_at, r.id`.execute(db),
    sql<ItemCaseRow>`
      select c.id, c.order_item_id, c.number, c.kind, c.status
      from return_cases c join order_items i on i.id = c.order_item_id
      where c.order_id = ${wanted} and ${seesItem(viewer)}
      order by c.created_at, c.id`.execute(db),
    sql<PaymentRow>`
      select p.order_id, p.amount_cents, coalesce(p.settled_at, p.created_at) as settled_at from payments p
      where p.order_id = ${wanted} and p.status = 'succeeded' and ${viewer.type !== "Vendor"}
      order by p.created_at, p.id`.execute(db),
  ]);
  return {
    orders: orders.rows,
    payments: payments.rows,
    items: items.rows,
    history: history.rows,
    refunds: refunds.rows,
    cases: cases.rows,
  };
}
