import type { ItemStatus } from "../../contract/orders/orders.ts";
import type { ItemRole } from "../orders/order-status.ts";
import type { Cents } from "./money.ts";

/** Who earns what from an order item; amounts are per unit except the tax, which is for the line. */
export interface EarningItem {
  qty: number;
  final_price_cents: Cents;
  contractor_markup_cents: Cents;
  platform_margin_cents: Cents;
  tax_cents: Cents;
  discount_cents: Cents;
  status: ItemStatus;
  /** What was refunded of the shares while the customer kept the product. */
  refunded_vendor_cents?: Cents;
  refunded_contractor_cents?: Cents;
  refunded_margin_cents?: Cents;
  borne_platform_cents?: Cents;
}

/** The admin's share of a line: platform margin and sales tax. */
export const adminProfitInclusiveTax = (item: EarningItem): Cents =>
  item.platform_margin_cents * item.qty + item.tax_cents;

/**
 * The Profit column of the order items (specification): what the role gets of the line as it was sold, the sales tax
 * included for an admin; negative for items in return and returned ones.
 */
export function itemProfit(role: Exclude<ItemRole, "User">, item: EarningItem): Cents {
  const share = role === "Admin" ? adminProfitInclusiveTax(item) : shareOf(role, item);
  return item.status === "Return Request" || item.status === "Returned" ? -share || 0 : share;
}

/**
 * "Your share": what a role really earns from a line as it stands. A coupon comes out of the markup, and items that
 * were declined, canceled or returned earn nothing. Sales tax is nobody's.
 */
export function earnedShare(role: Exclude<ItemRole, "User">, item: EarningItem): Cents {
  if (["Decline", "Cancle", "Returned"].includes(item.status)) return 0;
  return shareOf(role, item) - (role === "Contractor" ? item.discount_cents : 0) - refundedShare(role, item);
}

function refundedShare(role: Exclude<ItemRole, "User">, item: EarningItem): Cents {
  if (role === "Vendor") return item.refunded_vendor_cents ?? 0;
  if (role === "Contractor") return item.refunded_contractor_cents ?? 0;
  const { refunded_margin_cents = 0, borne_platform_cents = 0 } = item;
  return refunded_margin_cents + borne_platform_cents;
}

function shareOf(role: Exclude<ItemRole, "User">, item: EarningItem): Cents {
  if (role === "Vendor") return item.final_price_cents * item.qty;
  if (role === "Contractor") return item.contractor_markup_cents * item.qty;
  return item.platform_margin_cents * item.qty;
}
