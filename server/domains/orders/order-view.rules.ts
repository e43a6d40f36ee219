import type { Order, OrderItem } from "../../../contract/orders.ts";
import { deliveryWindow } from "../../../domain/delivery-window.ts";
import { toDollars } from "../../../domain/money.ts";
import { adminProfitInclusiveTax, earnedShare, itemProfit } from "../../../domain/order-profit.ts";
import {
  canCancel,
  canChangeAddress,
  canReturn,
  changeableUntil,
  nextStatuses,
} from "../../../domain/order-status.ts";
import type { AccountType } from "../../caller.ts";
import type { HistoryRow, ItemRow, LoadedOrders, OrderRow } from "./orders.store.ts";

/** Orders as a role sees them: each price, share and address only for whom it is meant. */
export function orderViews(role: AccountType, loaded: LoadedOrders, now: Date): Order[] {
  const items = Map.groupBy(loaded.items, (item) => item.order_id);
  const history = Map.groupBy(loaded.history, (entry) => entry.order_item_id);
  return loaded.orders.map((order) => orderView(role, order, items.get(order.id) ?? [], history, now));
}

function orderView(
  role: AccountType,
  order: OrderRow,
  items: readonly ItemRow[],
  history: ReadonlyMap<string, HistoryRow[]>,
  now: Date,
): Order {
  const name = `${order.first_name} ${order.last_name}`.trim();
  const { city, state } = order.shipping_address;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    placed_at: order.placed_at.toISOString(),
    showroom: { id: order.showroom_id, vsd_id: order.vsd_id, company_name: order.company_name },
    customer: { name, city, state },
    ...(role !== "Vendor" && { totals: orderTotals(order) }),
    ...(role !== "User" && {
      profit: toDollars(items.reduce((sum, item) => sum + earnedShare(role, item), 0)),
    }),
    shipping_address: { name, ...order.shipping_address },
    change_address_until: role === "User" ? changeAddressUntil(order, items, now) : null,
    card: seesCard(role) ? cardOf(order) : null,
    job_name: order.job_name,
    po_number: order.po_number,
    vendor_orders: vendorOrders(items),
    items: items.map((item) => itemView(role, order, item, history.get(item.id) ?? [], now)),
  };
}

const seesCard = (role: AccountType): boolean => role === "User" || role === "Admin";

const cardOf = (order: OrderRow): Order["card"] =>
  order.card_brand && order.card_last4 ? { brand: order.card_brand, last4: order.card_last4 } : null;

function changeAddressUntil(order: OrderRow, items: readonly ItemRow[], now: Date): string | null {
  const statuses = items.map((item) => item.status);
  const isOpen = order.status === "paid" && canChangeAddress(statuses, order.placed_at, now);
  return isOpen ? changeableUntil(order.placed_at).toISOString() : null;
}

const orderTotals = (order: OrderRow): Order["totals"] => ({
  merchandise: toDollars(order.merchandise_cents),
  discount: toDollars(order.discount_cents),
  shipping: toDollars(order.shipping_cents),
  tax: toDollars(order.tax_cents),
  total: toDollars(order.total_cents),
  savings: toDollars(Math.max(0, order.list_total_cents - order.merchandise_cents + order.discount_cents)),
});

function vendorOrders(items: readonly ItemRow[]): Order["vendor_orders"] {
  const byNumber = Map.groupBy(items, (item) => item.vendor_order_number);
  return [...byNumber]
    .map(([number, theirs]) => ({ number, vendor: theirs[0]!.vendor_name, items: theirs.length }))
    .sort((a, b) => a.number.localeCompare(b.number));
}

function itemView(
  role: AccountType,
  order: OrderRow,
  item: ItemRow,
  history: readonly HistoryRow[],
  now: Date,
): OrderItem {
  const window = deliveryWindow(order.placed_at, item.lead_time_days, order.shipping_address.state);
  const isPaid = order.status === "paid";
  return {
    id: item.id,
    product_name: item.product_name,
    sku: item.sku,
    hash: item.product_hash,
    options: item.options,
    image: pictureOf(item),
    unit: item.unit,
    surface: item.surface,
    qty: item.qty,
    vendor: { id: item.vendor_id, name: item.vendor_name },
    ...pricesFor(role, item),
    status: item.status,
    status_date: item.status_date.toISOString(),
    next_statuses: isPaid && role !== "User" ? nextStatuses(role, item.status) : [],
    can_cancel: isPaid && role === "User" && canCancel(item.status, order.placed_at, now),
    can_return: isPaid && role === "User" && canReturn(item.status, item.delivered_at, now),
    delivery: { earliest: window.earliest.toISOString(), latest: window.latest.toISOString() },
    history: history.map((entry) => ({
      kind: entry.from_status === entry.to_status ? "address" : "status",
      from: entry.from_status,
      to: entry.to_status,
      by: actors[entry.by_role] ?? entry.by_role,
      note: entry.note,
      tracking: entry.tracking,
      at: entry.at.toISOString(),
    })),
  };
}

/** People are told which side acted, not which person. */
const actors: Readonly<Record<string, string>> = {
  User: "Customer",
  Vendor: "Vendor",
  Contractor: "Showroom",
  Admin: "Support",
  System: "System",
};

function pricesFor(role: AccountType, item: ItemRow): Partial<OrderItem> {
  const paid = {
    unit_price: toDollars(item.unit_price_cents),
    line_total: toDollars(item.unit_price_cents * item.qty),
    discount: toDollars(item.discount_cents),
    tax: toDollars(item.tax_cents),
  };
  const final = { final_price: toDollars(item.final_price_cents) };
  const markup = { contractor_markup_amt: toDollars(item.contractor_markup_cents) };
  if (role === "User") return paid;
  const profit = { profit: toDollars(itemProfit(role, item)) };
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
