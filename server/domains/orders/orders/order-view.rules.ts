import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { answerBy } from "../../../../domain/days/answer-deadline.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { adminProfitInclusiveTax, earnedShare, itemProfit } from "../../../../domain/money/order-profit.ts";
import { lineDelivery } from "../../../../domain/orders/delivery-window.ts";
import { leftOfLine } from "../../../../domain/orders/line-refund.ts";
import { missingUntil } from "../../../../domain/orders/missing-units.ts";
import {
  beforeReady,
  canCancel,
  canChangeAddress,
  changeableUntil,
  givesMoneyBack,
  nextStatuses,
  waitsForPickup,
} from "../../../../domain/orders/order-status.ts";
import { canClaim, canReturn, claimUntil, openCases } from "../../../../domain/orders/return-case.ts";
import type { AccountType } from "../../../http/caller.ts";
import type {
  HistoryRow,
  ItemCaseRow,
  ItemRow,
  LoadedOrders,
  OrderRow,
  PaymentRow,
  RefundRow,
} from "./orders.store.ts";
import type { Viewer } from "./viewer.store.ts";

/** Orders by role: each price, share and address only for those it is meant for. */
export function orderViews(viewer: Viewer, loaded: LoadedOrders, now: Date): Order[] {
  const items = Map.groupBy(loaded.items, (item) => item.order_id);
  const history = Map.groupBy(loaded.history, (entry) => entry.order_item_id);
  const cases = Map.groupBy(loaded.cases, (one) => one.order_item_id);
  const refunds = Map.groupBy(loaded.refunds, (refund) => refund.order_id);
  const payments = Map.groupBy(loaded.payments, (payment) => payment.order_id);
  return loaded.orders.map((order) => ({
    ...orderView(viewer, order, items.get(order.id) ?? [], { history, cases }, now),
    payments: paymentsOf(viewer, order, payments.get(order.id) ?? []),
    ...moneyBack(viewer.type, order, refunds.get(order.id) ?? []),
  }));
}

function orderView(
  { id: viewerId, type: role }: Viewer,
  order: OrderRow,
  items: readonly ItemRow[],
  told: ItemTales,
  now: Date,
): Omit<Order, "totals" | "refunds" | "payments"> {
  const name = `${order.first_name} ${order.last_name}`.trim();
  const { city, state } = order.shipping_address;
  const isBuyer = order.customer_id === viewerId;
  const isPaid = order.status === "paid";
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    is_buyer: isBuyer,
    payment_to_confirm: isBuyer && order.status === "pending_payment" ? order.waiting_payment : null,
    payment_processing_since:
      order.status === "pending_payment" ? (order.processing_at?.toISOString() ?? null) : null,
    placed_at: order.placed_at.toISOString(),
    showroom: { id: order.showroom_id, vsd_id: order.vsd_id, company_name: order.company_name },
    customer: { name, city, state },
    ...(role !== "User" && {
      // nobody earns from an unpaid order
      profit: toDollars(isPaid ? items.reduce((sum, item) => sum + itemProfit(role, item), 0) : 0),
      share: toDollars(isPaid ? items.reduce((sum, item) => sum + earnedShare(role, item), 0) : 0),
    }),
    shipping_address: { ...order.shipping_address, name: order.shipping_address.name || name },
    change_address_until: isBuyer ? changeAddressUntil(order, items, now) : null,
    card: isBuyer || role === "Admin" ? cardOf(order) : null,
    tax_certificate: role === "Vendor" ? null : order.tax_certificate,
    job_name: order.job_name,
    po_number: order.po_number,
    return_days: order.return_days,
    claim_days: { parcel: order.parcel_claim_days, freight: order.freight_claim_days },
    vendor_orders: vendorOrders({ role, isBuyer, isPaid }, items),
    items: items.map((item) => itemView({ role, isBuyer }, order, item, told, now)),
  };
}

/** For the buyer who paid, and for admins. */
function paymentsOf(viewer: Viewer, order: OrderRow, rows: readonly PaymentRow[]): Order["payments"] {
  if (order.customer_id !== viewer.id && viewer.type !== "Admin") return [];
  const card = cardOf(order);
  return rows.map(({ amount_cents, settled_at }) => ({
    amount: toDollars(amount_cents),
    at: settled_at.toISOString(),
    method: card ? `${card.brand} ending in ${card.last4}` : "Card",
  }));
}

const cardOf = (order: OrderRow): Order["card"] =>
  order.card_brand && order.card_last4 ? { brand: order.card_brand, last4: order.card_last4 } : null;

function changeAddressUntil(order: OrderRow, items: readonly ItemRow[], now: Date): string | null {
  const statuses = items.map((item) => item.status);
  const isOpen = order.status === "paid" && canChangeAddress(statuses, order.placed_at, now);
  return isOpen ? changeableUntil(order.placed_at).toISOString() : null;
}

/** Totals and refunds, which a vendor's part of an order does not include. */
function moneyBack(
  role: AccountType,
  order: OrderRow,
  refunds: readonly RefundRow[],
): Pick<Order, "totals" | "refunds"> {
  if (role === "Vendor") return { refunds: [] };
  const given = refunds.filter(({ status }) => status !== "failed");
  const refunded = given.reduce((sum, refund) => sum + refund.amount_cents, 0);
  return {
    totals: {
      ...orderTotals(order),
      coupon: order.coupon_code
        ? { code: order.coupon_code, borne_by: order.coupon_borne_by ?? "pro" }
        : null,
      refunded: toDollars(refunded),
      after_refunds: toDollars(order.total_cents - refunded),
    },
    refunds: refunds.map(({ amount_cents, created_at, settled_at, status, product_name, kind }) => ({
      amount: toDollars(amount_cents),
      at: (settled_at ?? created_at).toISOString(),
      status,
      product_name,
      kind,
    })),
  };
}

const orderTotals = (order: OrderRow) => ({
  merchandise: toDollars(order.merchandise_cents),
  discount: toDollars(order.discount_cents),
  shipping: toDollars(order.shipping_cents),
  tax: toDollars(order.tax_cents),
  total: toDollars(order.total_cents),
  savings: toDollars(Math.max(0, order.list_total_cents - order.merchandise_cents + order.discount_cents)),
});

function vendorOrders(
  { role, isBuyer, isPaid }: { role: AccountType; isBuyer: boolean; isPaid: boolean },
  items: readonly ItemRow[],
): Order["vendor_orders"] {
  const byNumber = Map.groupBy(items, (item) => item.vendor_order_number);
  return [...byNumber]
    .map(([number, theirs]) => {
      const { vendor_name: vendor, vendor_id, pickup_code } = theirs[0]!;
      const isWaiting = isPaid && theirs.some(({ status }) => waitsForPickup.includes(status));
      const seesCode = isWaiting && (isBuyer || role === "Admin");
      return {
        number,
        vendor,
        vendor_id,
        items: theirs.length,
        pickup_code: seesCode ? pickup_code : null,
        can_hand_over: isWaiting && !isBuyer && role !== "User" && pickup_code !== null,
      };
    })
    .sort((a, b) => a.number.localeCompare(b.number));
}

function itemView(
  { role, isBuyer }: { role: AccountType; isBuyer: boolean },
  order: OrderRow,
  item: ItemRow,
  told: ItemTales,
  now: Date,
): OrderItem {
  const isPaid = order.status === "paid";
  const history = told.history.get(item.id) ?? [];
  const cases = told.cases.get(item.id) ?? [];
  const isFree = isPaid && isBuyer && !cases.some(({ status }) => openCases.includes(status));
  return {
    id: item.id,
    product_name: item.product_name,
    sku: role === "Vendor" && !isBuyer ? item.vendor_sku : item.sku,
    hash: item.product_hash,
    options: item.options,
    image: pictureOf(item),
    unit: item.unit,
    surface: item.surface,
    qty: item.qty,
    freight_class: item.freight_class,
    lot: item.lot,
    same_lot: item.same_lot,
    vendor: { id: item.vendor_id, name: item.vendor_name },
    ...pricesFor(role, item, isPaid),
    status: item.status,
    status_date: item.status_date.toISOString(),
    ...(isPaid &&
      !isBuyer &&
      item.status === "Waiting for approval" && { act_by: answerBy(item.status_date).toISOString() }),
    next_statuses: isPaid && !isBuyer ? nextStatuses(role, item.status) : [],
    can_cancel: isPaid && isBuyer && canCancel(item.status, order.placed_at, now, item.delayed_at !== null),
    can_return: isFree && leftOfLine(item) > 0 && canReturn(item.status, item.delivered_at, order, now),
    can_claim_until:
      isFree && leftOfLine(item) > 0 && canClaim(item.status, item.delivered_at, item.is_freight, order, now)
        ? (claimUntil(item.delivered_at, item.is_freight, order)?.toISOString() ?? null)
        : null,
    can_report_missing_until:
      isFree && leftOfLine(item) > 0
        ? (missingUntil(item.status, item.delivered_at, now)?.toISOString() ?? null)
        : null,
    ...(role === "Admin" && { refundable: toDollars(isPaid ? refundableOf(item) : 0) }),
    cases: cases.map(({ order_item_id: _, ...one }) => one),
    ready_on: item.ready_on,
    can_delay: isPaid && !isBuyer && role !== "User" && beforeReady.includes(item.status),
    delivery: lineDelivery(
      order.placed_at,
      {
        qty: item.qty,
        from_stock: item.reserved_qty,
        lead_time_days: item.lead_time_days,
        ready_on: item.ready_on,
      },
      order.shipping_address.state,
    ),
    history: history.map((entry) => ({
      kind: entry.kind || (entry.from_status === entry.to_status ? "address" : "status"),
      from: entry.from_status,
      to: entry.to_status,
      by: actors[entry.by_role] ?? entry.by_role,
      note: entry.note,
      carrier: entry.carrier,
      tracking: entry.tracking,
      at: entry.at.toISOString(),
    })),
  };
}

/** What happened to items, by item. */
interface ItemTales {
  history: ReadonlyMap<string, HistoryRow[]>;
  cases: ReadonlyMap<string, ItemCaseRow[]>;
}

/** What a goodwill refund can still give back; what was declined, canceled or returned is settled. */
const refundableOf = (item: ItemRow): number => (givesMoneyBack(item.status) ? 0 : leftOfLine(item));

/** Users see which side acted, not which person. */
const actors: Readonly<Record<string, string>> = {
  User: "Customer",
  Vendor: "Vendor",
  Contractor: "Showroom",
  Admin: "Support",
  System: "System",
};

function pricesFor(role: AccountType, item: ItemRow, isPaid: boolean): Partial<OrderItem> {
  const paid = {
    unit_price: toDollars(item.unit_price_cents),
    line_total: toDollars(item.unit_price_cents * item.qty),
    discount: toDollars(item.discount_cents),
    tax: toDollars(item.tax_cents),
  };
  const final = { final_price: toDollars(item.final_price_cents) };
  const markup = { contractor_markup_amt: toDollars(item.contractor_markup_cents) };
  if (role === "User") return paid;
  const profit = {
    profit: toDollars(isPaid ? itemProfit(role, item) : 0),
    share: toDollars(isPaid ? earnedShare(role, item) : 0),
  };
  if (role === "Vendor") return { ...final, ...profit };
  if (role === "Contractor") return { ...paid, ...markup, ...profit };
  const admin = { admin_profit_inclusive_tax: toDollars(adminProfitInclusiveTax(item)) };
  return { ...paid, ...final, ...markup, ...admin, ...profit };
}

const pictureOf = (item: ItemRow): OrderItem["image"] =>
  item.media_key === null
    ? null
    : {
        url: `/showroom/media/${item.media_key}/800.webp`,
        width: item.media_width ?? 1,
        height: item.media_height ?? 1,
        alt: item.product_name,
        placeholder: item.media_placeholder ?? "",
      };
