import { sql } from "kysely";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import type { LineSplit, OrderTotals } from "../../../../domain/orders/order-split.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { PricedLine } from "../../design/projects/index.ts";
import { invitationBehind } from "./invited-order.store.ts";

/** An order to write, before or after it is paid. */
export interface NewOrder {
  id: string;
  number: string;
  user_id: string;
  showroom_id: string;
  project_id: string;
  totals: OrderTotals;
  coupon: { id: string; code: string } | null;
  /** What a sale without sales tax rests on. */
  tax_certificate_id: string | null;
  /** Of an order that deposits have paid for. */
  proposal_id?: string;
  shipping_address: ShippingAddress;
  job_name: string;
  po_number: string;
  placed_at: Date;
  lines: readonly SaleLine[];
  /** Units taken from stock, by line. */
  reserved: ReadonlyMap<string, number>;
  /** The lots that lines are served from, by line. */
  lots: ReadonlyMap<string, string>;
}

/** What a line of an order keeps. */
export type SaleLine = Pick<
  PricedLine & LineSplit & { list_price_cents: Cents },
  | "id"
  | "vendor_id"
  | "sku"
  | "product_hash"
  | "product_name"
  | "options"
  | "unit"
  | "media_key"
  | "surface"
  | "qty"
  | "unit_price_cents"
  | "final_price_cents"
  | "platform_margin_cents"
  | "contractor_markup_cents"
  | "list_price_cents"
  | "discount_cents"
  | "shipping_cents"
  | "tax_cents"
  | "line_total_cents"
  | "lead_time_days"
> & {
  variant_id: number | null;
  /** The lot that the customer asked for, if any. */
  lot?: PricedLine["lot"];
};

export async function nextOrderNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('order_numbers')::text as number`.execute(db);
  return rows[0]!.number;
}

/** Writes an order with its vendor parts and its frozen lines; the payment is written by the caller. */
export async function insertSale(db: Db, order: NewOrder): Promise<void> {
  await Promise.all([insertHead(db, order), insertLines(db, order)]);
}

function insertHead(db: Db, order: NewOrder) {
  const { items: _, ...amounts } = order.totals;
  return db
    .insertInto("orders")
    .values({
      id: order.id,
      number: order.number,
      user_id: order.user_id,
      showroom_id: order.showroom_id,
      project_id: order.project_id,
      status: "pending_payment",
      ...amounts,
      coupon_id: order.coupon?.id ?? null,
      coupon_code: order.coupon?.code ?? null,
      tax_certificate_id: order.tax_certificate_id,
      ...(order.proposal_id && { proposal_id: order.proposal_id }),
      invitation_id: invitationBehind(order),
      // it comes out of the markup alone
      coupon_borne_by: order.coupon ? "pro" : null,
      shipping_address: sql`${JSON.stringify(order.shipping_address)}::text::jsonb`,
      job_name: order.job_name,
      po_number: order.po_number,
      placed_at: order.placed_at,
    })
    .execute();
}

/**
 * The vendors' parts with their lines. One JSON document instead of 25 parameters per line: half the work for driver
 * and database.
 */
function insertLines(db: Db, order: NewOrder) {
  const vendors = [...new Set(order.lines.map((line) => line.vendor_id))];
  const parts = vendors.map((vendor_id, index) => ({
    id: newId(),
    vendor_id,
    number: `${order.number}-${index + 1}`,
  }));
  const partOf = new Map(parts.map(({ id, vendor_id }) => [vendor_id, id]));
  const rows = order.lines.map((line, position) => ({
    id: newId(),
    vendor_order_id: partOf.get(line.vendor_id),
    vendor_id: line.vendor_id,
    variant_id: line.variant_id,
    position,
    sku: line.sku,
    product_hash: line.product_hash,
    product_name: line.product_name,
    options: line.options,
    unit: line.unit,
    media_key: line.media_key,
    surface: line.surface,
    qty: line.qty,
    reserved_qty: order.reserved.get(line.id) ?? 0,
    lot: order.lots.get(line.id) ?? "",
    lot_qty: order.lots.has(line.id) ? Math.min(line.qty, order.reserved.get(line.id) ?? 0) : 0,
    same_lot: (line.lot ?? null) !== null,
    unit_price_cents: line.unit_price_cents,
    final_price_cents: line.final_price_cents,
    platform_margin_cents: line.platform_margin_cents,
    contractor_markup_cents: line.contractor_markup_cents,
    list_price_cents: line.list_price_cents,
    discount_cents: line.discount_cents,
    shipping_cents: line.shipping_cents,
    tax_cents: line.tax_cents,
    line_total_cents: line.line_total_cents,
    lead_time_days: line.lead_time_days,
  }));
  return sql`
    with parts as (
      insert into vendor_orders (id, number, vendor_id, order_id)
      select id, number, vendor_id, ${order.id}
      from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb) as p (id uuid, number text, vendor_id uuid)
    )
    insert into order_items (order_id, status, status_date, id, vendor_order_id, vendor_id, variant_id, position,
      sku, vendor_sku, product_hash, product_name, options, unit, media_key, surface, qty, reserved_qty, lot, lot_qty, same_lot, unit_price_cents,
      final_price_cents, platform_margin_cents, contractor_markup_cents, list_price_cents, discount_cents,
      shipping_cents, tax_cents, line_total_cents, lead_time_days)
    select ${order.id}, 'Waiting for approval', ${order.placed_at}, r.id, r.vendor_order_id, r.vendor_id,
      r.variant_id, r.position, r.sku, nullif(v.vendor_sku, r.sku), r.product_hash, r.product_name, r.options, r.unit, r.media_key, r.surface,
      r.qty, r.reserved_qty, r.lot, r.lot_qty, r.same_lot, r.unit_price_cents, r.final_price_cents, r.platform_margin_cents,
      r.contractor_markup_cents, r.list_price_cents, r.discount_cents, r.shipping_cents, r.tax_cents,
      r.line_total_cents, r.lead_time_days
    from jsonb_populate_recordset(null::order_items, ${JSON.stringify(rows)}::text::jsonb) r
    left join variants v on v.id = r.variant_id`.execute(db);
}
