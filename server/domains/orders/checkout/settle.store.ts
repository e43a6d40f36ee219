import { sql } from "kysely";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { SoldLine } from "../../../../domain/ledger-posting.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** Writes a provider's result to a waiting payment; false if it already has one. */
export async function answerPayment(
  db: Db,
  id: string,
  answer: {
    status: "requires_action" | "succeeded" | "declined" | "failed";
    ref: string | null;
    message: string;
    card?: { brand: string; last4: string } | undefined;
  },
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable("payments")
    .set({
      status: answer.status,
      message: answer.message,
      unanswered_at: null,
      ...(answer.ref && { provider_ref: answer.ref }),
      ...(answer.card && { card_brand: answer.card.brand, card_last4: answer.card.last4 }),
      ...(answer.status !== "requires_action" && { settled_at: at }),
    })
    .where("id", "=", id)
    .where("status", "in", ["requested", "requires_action"])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** An order at the moment of payment, with the data for ledger and emails. */
export interface PaidOrder {
  id: string;
  number: string;
  customer_id: string;
  customer_type: AccountType;
  showroom_id: string;
  company_name: string;
  merchandise_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  shipping_address: ShippingAddress;
  job_name: string;
  po_number: string;
  customer_name: string;
}

export interface PaidLine extends SoldLine {
  id: string;
  sku: string;
  /** The vendor's own number. */
  vendor_sku: string;
  product_name: string;
  unit: string;
  vendor_order_number: string;
  lead_time_days: number;
}

/** Marks a waiting order as paid, and its cart as ordered. */
export async function markPaid(
  db: Db,
  orderId: string,
  card: { brand: string; last4: string },
  at: Date,
): Promise<void> {
  await sql`
    with paid as (
      update orders set status = 'paid', paid_at = ${at}, card_brand = ${card.brand}, card_last4 = ${card.last4}
      where id = ${orderId} and status = 'pending_payment' returning project_id
    )
    update projects set ordered_at = ${at}, updated_at = ${at}, version = version + 1
    from paid where projects.id = paid.project_id`.execute(db);
}

/** The bank is working on a payment: the cart is an order by now, and is one again if the bank refuses. */
export async function markProcessing(
  db: Db,
  payment: { id: string; order_id: string },
  at: Date,
): Promise<void> {
  await sql`update payments set processing_at = coalesce(processing_at, ${at}) where id = ${payment.id}`.execute(
    db,
  );
  await sql`
    update projects p set ordered_at = ${at}, updated_at = ${at}, version = version + 1
    from orders o where o.id = ${payment.order_id} and p.id = o.project_id and p.ordered_at is null`.execute(
    db,
  );
}

export async function loadPaidOrder(
  db: Db,
  orderId: string,
): Promise<{ order: PaidOrder; lines: PaidLine[] }> {
  const [orders, lines] = await Promise.all([
    sql<PaidOrder>`
      select o.id, o.number, o.user_id as customer_id, u.type as customer_type, o.showroom_id, s.company_name, o.merchandise_cents,
        o.discount_cents, o.shipping_cents, o.tax_cents, o.total_cents, o.shipping_address, o.job_name,
        o.po_number, trim(u.first_name || ' ' || u.last_name) as customer_name
      from orders o join showrooms s on s.id = o.showroom_id join users u on u.id = o.user_id
      where o.id = ${orderId}`.execute(db),
    sql<PaidLine>`
      select i.*, coalesce(i.vendor_sku, i.sku) as vendor_sku, vo.number as vendor_order_number
      from order_items i join vendor_orders vo on vo.id = i.vendor_order_id
      where i.order_id = ${orderId} order by i.position`.execute(db),
  ]);
  return { order: orders.rows[0]!, lines: lines.rows };
}

/** The first entry in each line's timeline. */
export async function startTimelines(
  db: Db,
  lines: readonly { id: string }[],
  customerId: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto("order_item_history")
    .values(
      lines.map((line) => ({
        id: newId(),
        order_item_id: line.id,
        to_status: "Waiting for approval",
        by_user_id: customerId,
        by_role: "User",
        at,
      })),
    )
    .execute();
}

/** Marks the order as not paid and returns what it held: units by variant, and its coupon. */
export async function markUnpaid(
  db: Db,
  orderId: string,
): Promise<{
  units: { variant_id: number; qty: number; lot: string; lot_qty: number }[];
  coupon_id: string | null;
}> {
  const order = await db
    .updateTable("orders")
    .set({ status: "payment_failed" })
    .where((where) => where.and({ id: orderId, status: "pending_payment" }))
    .returning(["coupon_id", "project_id"])
    .executeTakeFirst();
  // set while a bank was working on the payment
  if (order) {
    await db
      .updateTable("projects")
      .set({ ordered_at: null })
      .where("id", "=", order.project_id)
      .where("ordered_at", "is not", null)
      .execute();
  }
  if (!order) return { units: [], coupon_id: null };
  const units = await db
    .selectFrom("order_items")
    .select(["variant_id", "reserved_qty as qty", "lot", "lot_qty"])
    .where("order_id", "=", orderId)
    .where("variant_id", "is not", null)
    .$narrowType<{ variant_id: number }>()
    .execute();
  return { units, coupon_id: order.coupon_id };
}

/** Writes the intent to refund all of a payment that should not have been made. */
export async function insertFullRefund(
  db: Db,
  payment: { id: string; amount_cents: number; ref: string },
  at: Date,
): Promise<string | null> {
  await db
    .updateTable("payments")
    .set({ provider_ref: payment.ref })
    .where("id", "=", payment.id)
    .where("provider_ref", "is", null)
    .execute();
  const row = await db
    .insertInto("refunds")
    .values({
      id: newId(),
      payment_id: payment.id,
      idempotency_key: `refund_late_${payment.id}`,
      amount_cents: payment.amount_cents,
      status: "requested",
      reason: "The payment arrived after the order had been given up.",
      created_at: at,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
