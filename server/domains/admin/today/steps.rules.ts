import type { TodayItem } from "../../../../contract/admin/today.ts";
import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import { answerBy } from "../../../../domain/days/answer-deadline.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { lineDelivery } from "../../../../domain/orders/delivery-window.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { WorkRow } from "../../orders/orders/index.ts";

/** Statuses of items that are on their way to the customer, in any stage. */
export const openStatuses: readonly ItemStatus[] = [
  "Waiting for approval",
  "Vendor Approved",
  "In Progress",
  "Ready to Pick Up",
  "Accept to Pick Up",
  "Picked Up",
  "Shipping",
  "Shipped",
  "Out For Delivery",
];

/** What each role does next with an item: statuses that wait for it, and the one it gives them. */
const stepsOf: Record<AccountType, readonly (readonly [to: ItemStatus, from: readonly ItemStatus[]])[]> = {
  Vendor: [
    ["Vendor Approved", ["Waiting for approval"]],
    ["Ready to Pick Up", ["Vendor Approved", "In Progress"]],
  ],
  // the vendor prepares; the pro steps in where the vendor does not
  Contractor: [["Vendor Approved", ["Waiting for approval"]]],
  Admin: [
    ["Accept to Pick Up", ["Ready to Pick Up"]],
    ["Shipped", ["Accept to Pick Up", "Picked Up", "Shipping"]],
    ["Returned", ["Return Request"]],
  ],
  User: [],
};

const shown = 6;

/** What is promised by a day may still come on it. */
const isPastDay = (due_on: string, now: Date): boolean => calendarDay(new Date(due_on)) < calendarDay(now);

export function stepsFor(type: AccountType, rows: readonly WorkRow[]) {
  return stepsOf[type].flatMap(([to, from]) => {
    const waiting = rows.filter(({ status }) => from.includes(status));
    return waiting.length > 0
      ? [{ to, total: waiting.length, items: waiting.slice(0, shown).map(itemView) }]
      : [];
  });
}

/** Items past the delivery window that the customer was promised. */
export function lateItems(rows: readonly WorkRow[], now: Date) {
  const late = openItems(rows)
    .filter(({ due_on }) => isPastDay(due_on, now))
    .sort((a, b) => a.due_on.localeCompare(b.due_on));
  return { total: late.length, items: late.slice(0, shown) };
}

/** A customer sees deliveries by vendor, so there may be many. */
const mostArriving = 60;

export const arrivingItems = (rows: readonly WorkRow[], now: Date): TodayItem[] =>
  openItems(rows)
    .filter(({ due_on }) => !isPastDay(due_on, now))
    .sort((a, b) => a.due_on.localeCompare(b.due_on))
    .slice(0, mostArriving);

const openItems = (rows: readonly WorkRow[]) =>
  rows.filter(({ status }) => openStatuses.includes(status)).map(itemView);

function itemView(row: WorkRow): TodayItem {
  const line = { qty: row.qty, from_stock: row.reserved_qty, lead_time_days: row.lead_time_days };
  return {
    order_id: row.order_id,
    order_number: row.order_number,
    item_id: row.item_id,
    product_name: row.product_name,
    qty: row.qty,
    unit: row.unit,
    lot: row.lot,
    same_lot: row.same_lot,
    status: row.status,
    since: row.status_date.toISOString(),
    ...(row.status === "Waiting for approval" && { act_by: answerBy(row.status_date).toISOString() }),
    due_on: lineDelivery(row.placed_at, line, row.shipping_address.state).latest,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    vendor: row.vendor_name,
  };
}
