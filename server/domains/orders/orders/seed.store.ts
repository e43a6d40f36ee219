import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import type { CaseStatus } from "../../../../contract/orders/return-words.ts";
import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { seedSandboxRefunds } from "../../../platform/payments/seed.store.ts";
import type { NewOrder, SaleLine } from "./new-order.store.ts";

type Step = Required<
  Pick<Row<"order_item_history">, "id" | "by_user_id" | "by_role" | "note" | "tracking" | "from_status">
> & { to_status: ItemStatus; at: Date };

export interface SeededItem extends SaleLine {
  vendor_order_id: string;
  released_at: Date | null;
  /** What became of it, from the order on. */
  steps: readonly [Step, ...Step[]];
}

/** An order as it is by now, paid with a card, or not paid. */
export interface SeededOrder
  extends Omit<NewOrder, "tax_certificate_id" | "proposal_id" | "lines" | "reserved" | "lots"> {
  paid_with: { brand: string; last4: string } | null;
  /** Of its vendors, in their order. */
  parts: readonly { id: string; vendor_id: string }[];
  items: readonly SeededItem[];
}

export async function seedOrders(db: Db, orders: readonly SeededOrder[]): Promise<void> {
  await insertRows(db, "orders", orders.map(orderRow));
  await insertRows(
    db,
    "vendor_orders",
    orders.flatMap(({ id, number, parts }) =>
      parts.map((part, at) => ({ ...part, order_id: id, number: `${number}-${at + 1}` })),
    ),
  );
  await insertRows(
    db,
    "order_items",
    orders.flatMap((order) => order.items.map((item, position) => itemRow(order, item, position))),
  );
  await insertRows(
    db,
    "order_item_history",
    orders
      .filter(({ paid_with }) => paid_with)
      .flatMap(({ items }) =>
        items.flatMap(({ id, steps }) => steps.map((step) => ({ ...step, order_item_id: id }))),
      ),
  );
}

function orderRow(order: SeededOrder): Row<"orders"> {
  const { totals, coupon, paid_with, parts: _, items: __, ...own } = order;
  const { items: ___, ...amounts } = totals;
  return {
    ...own,
    ...amounts,
    status: paid_with ? "paid" : "payment_failed",
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_borne_by: coupon ? "pro" : null,
    card_brand: paid_with?.brand ?? null,
    card_last4: paid_with?.last4 ?? null,
    paid_at: paid_with && order.placed_at,
  };
}

function itemRow(order: SeededOrder, item: SeededItem, position: number): Row<"order_items"> {
  const { steps, lot: _, ...own } = item;
  const latest = steps.at(-1)!;
  return {
    ...own,
    order_id: order.id,
    position,
    reserved_qty: order.paid_with ? item.qty : 0,
    status: latest.to_status,
    status_date: latest.at,
    delivered_at: steps.find(({ to_status }) => to_status === "Delivered")?.at ?? null,
    // nobody hears now of what was late then
    slip_told_at: latest.at,
  };
}

export interface SeededRefund {
  id: string;
  payment_id: string;
  order_item_id: string;
  amount_cents: number;
  kind: "order" | "return";
  reason: string;
  at: Date;
}

/** Refunds that the test payments have made, of charges that `seedPayments` wrote. */
export async function seedRefunds(db: Db, refunds: readonly SeededRefund[]): Promise<void> {
  await insertRows(
    db,
    "refunds",
    refunds.map(({ at, ...refund }) => ({
      ...refund,
      idempotency_key: `refund_${refund.id}`,
      status: "succeeded",
      provider_ref: `re_${refund.id}`,
      created_at: at,
      settled_at: at,
    })),
  );
  await seedSandboxRefunds(
    db,
    refunds.map(({ id, payment_id, amount_cents, at }) => ({
      id: `re_${id}`,
      charge_id: `ch_${payment_id}`,
      idempotency_key: `refund_${id}`,
      amount_cents,
      created_at: at,
    })),
  );
}

/** A return or claim with what happened to it, the request first. */
export type SeededCase = Omit<Row<"return_cases">, "status" | "created_at" | "updated_at" | "closed_at"> & {
  id: string;
  events: readonly [CaseEvent, ...CaseEvent[]];
};

interface CaseEvent {
  id: string;
  status: CaseStatus;
  by_role: "User" | "Vendor" | "Admin";
  note: string;
  at: Date;
}

/** Writes returns in the order in which they got their numbers; all with the same columns. */
export async function seedReturnCases(db: Db, cases: readonly SeededCase[]): Promise<void> {
  await insertRows(
    db,
    "return_cases",
    cases.map(({ events, ...row }) => {
      const latest = events.at(-1)!;
      return {
        ...row,
        status: latest.status,
        created_at: events[0].at,
        updated_at: latest.at,
        closed_at: latest.status === "refunded" ? latest.at : null,
      };
    }),
  );
  await insertRows(
    db,
    "return_case_events",
    cases.flatMap(({ id, events }) => events.map((event) => ({ ...event, case_id: id }))),
  );
}
