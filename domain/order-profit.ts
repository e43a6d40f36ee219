import type { ItemStatus } from "../contract/orders.ts";
import type { Cents } from "./money.ts";
import type { ItemRole } from "./order-status.ts";

/** Who earns what from an order item; amounts are per unit except the tax, which is for the line. */
export interface EarningItem {
  qty: number;
  final_price_cents: Cents;
  contractor_markup_cents: Cents;
  platform_margin_cents: Cents;
  tax_cents: Cents;
  discount_cents: Cents;
  status: ItemStatus;
}

/** The admin's share of a line: platform margin and sales tax. */
export const adminProfitInclusiveTax = (item: EarningItem): Cents =>
  item.platform_margin_cents * item.qty + item.tax_cents;

/** The Profit column of the order items: the role's share of the line, negative while it is being returned. */
export function itemProfit(role: Exclude<ItemRole, "User">, item: EarningItem): Cents {
  const share = shareOf(role, item);
  return item.status === "Return Request" || item.status === "Returned" ? -share || 0 : share;
}

/** What a role really earns from a line: a coupon comes out of the markup, and returned items earn nothing. */
export function earnedShare(role: Exclude<ItemRole, "User">, item: EarningItem): Cents {
  if (["Decline", "Cancle", "Returned"].includes(item.status)) return 0;
  return shareOf(role, item) - (role === "Contractor" ? item.discount_cents : 0);
}

function shareOf(role: Exclude<ItemRole, "User">, item: EarningItem): Cents {
  if (role === "Vendor") return item.final_price_cents * item.qty;
  if (role === "Contractor") return item.contractor_markup_cents * item.qty;
  return adminProfitInclusiveTax(item);
}
