import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { SoldLine } from "../../../../domain/money/ledger-posting.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { closeOpenProjectOf } from "../../design/projects/index.ts";
import type { Person } from "../orders/index.ts";

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
  customer: Person;
  /** Who runs the showroom. */
  pro: Person;
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
  placed_at: Date;
  return_days: number;
  parcel_claim_days: number;
  freight_claim_days: number;
}

export interface PaidLine extends SoldLine {
  id: string;
  sku: string;
  /** The vendor's own number. */
  vendor_sku: string;
  product_name: string;
  unit: string;
  vendor_order_number: string;
  vendor_name: string;
  /** The vendor's account; null without one, or if it was deleted. */
  vendor: Person | null;
  lead_time_days: number;
  /** How many of its units the vendor's stock covers. */
  reserved_qty: number;
  freight_class: FreightClass;
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
  await closeOpenProjectOf(db, payment.order_id, at);
}

/** A `Person`, who is a row of `users` under this name. */
const person = (users: "u" | "pro") => {
  const [id, email, first_name] = ["id", "email", "first_name"].map((column) =>
    sql.ref(`${users}.${column}`),
  );
  return sql`jsonb_build_object('id', ${id}, 'email', ${email}, 'first_name', ${first_name})`;
};

export async function loadPaidOrder(
  db: Db,
  orderId: string,
): Promise<{ order: PaidOrder; lines: PaidLine[] }> {
  const [orders, lines] = await Promise.all([
    sql<PaidOrder>`
      select o.id, o.number, o.user_id as customer_id, ${person("u")} as customer, ${person("pro")} as pro, u.type as customer_type, o.showroom_id, s.company_name, o.merchandise_cents,
        o.discount_cents, o.shipping_cents, o.tax_cents, o.total_cents, o.shipping_address, o.job_name,
        o.po_number, o.placed_at, o.return_days, o.parcel_claim_days, o.freight_claim_days,
        trim(u.first_name || ' ' || u.last_name) as customer_name
      from orders o join showrooms s on s.id = o.showroom_id join users u on u.id = o.user_id
      join users pro on pro.id = s.user_id
      where o.id = ${orderId}`.execute(db),
    sql<PaidLine>`
      select i.*, coalesce(i.vendor_sku, i.sku) as vendor_sku, vo.number as vendor_order_number,
        ve.name as vendor_name, case when u.id is not null then ${person("u")} end as vendor, coalesce(v.freight_class, 'parcel') as freight_class
      from order_items i join vendor_orders vo on vo.id = i.vendor_order_id join vendors ve on ve.id = i.vendor_id
      left join users u on u.id = ve.user_id and u.deleted_at is null
      left join variants v on v.id = i.variant_id
      where i.order_id = ${orderId} order by i.position`.execute(db),
  ]);
  return { order: orders.rows[0]!, lines: lines.rows };
}

/** Keeps the provider's name for a payment that should not have been made. */
export async function keepPaymentRef(db: Db, { id, ref }: { id: string; ref: string }): Promise<void> {
  await db
    .updateTable("payments")
    .set({ provider_ref: ref })
    .where("id", "=", id)
    .where("provider_ref", "is", null)
    .execute();
}
