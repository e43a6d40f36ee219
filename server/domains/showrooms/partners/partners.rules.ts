import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import type { PartnerDesigner, PartnerVendor } from "../../../../contract/showrooms/partners.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { lineDelivery } from "../../../../domain/orders/delivery-window.ts";
import { statusOrder } from "../../../../domain/orders/order-status.ts";
import type { DesignerRow, DesignerWorkRow, OpenItem, VendorRow, VendorSales } from "./partners.store.ts";

/** Statuses of items that are not with the customer yet. */
export const openStatuses: readonly ItemStatus[] = statusOrder.filter(
  (status) => !["Decline", "Cancle", "Return Request", "Returned", "Delivered"].includes(status),
);

/** How many orders of each vendor have an item past the last day that the customer was promised. */
export function lateOrders(items: readonly OpenItem[], now: Date): Map<string, number> {
  const late = new Map<string, Set<string>>();
  for (const { vendor_id, order_id, qty, reserved_qty, lead_time_days, placed_at, state } of items) {
    const { latest } = lineDelivery(placed_at, { qty, from_stock: reserved_qty, lead_time_days }, state);
    if (new Date(latest) >= now) continue;
    late.set(vendor_id, (late.get(vendor_id) ?? new Set()).add(order_id));
  }
  return new Map([...late].map(([vendor_id, orders]) => [vendor_id, orders.size]));
}

export function vendorView(row: VendorRow, sales: VendorSales | undefined, late: number): PartnerVendor {
  const { id, name, products, is_shown, was_invited, not_served } = row;
  const last = sales?.last_order;
  return {
    id,
    name,
    products,
    shown: is_shown ? row.shown : 0,
    is_shown,
    was_invited,
    lead_time_days: { least: row.least_days, most: row.most_days },
    terms: { minimum: toDollars(row.minimum_cents), not_served },
    sales: { sold: toDollars(sales?.sold_cents ?? 0), orders: sales?.orders ?? 0 },
    last_order: last ? { ...last, at: new Date(last.at).toISOString() } : null,
    late_orders: late,
  };
}

export const designerView = (row: DesignerRow, work: readonly DesignerWorkRow[]): PartnerDesigner => ({
  ...row,
  invited: row.invited && { ...row.invited, at: new Date(row.invited.at).toISOString() },
  work: work.map(({ id, title, status, is_own, customer, conversation_id, updated_at }) => ({
    id,
    title,
    status,
    customer: is_own ? null : customer || "A customer",
    link: is_own ? `/account/hires/${id}` : conversation_id ? `/account/messages/${conversation_id}` : "",
    updated_at: updated_at.toISOString(),
  })),
});
