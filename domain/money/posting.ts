import type { LineSplit } from "../orders/order-split.ts";
import type { Cents } from "./money.ts";
import type { UnitPrice } from "./pricing.ts";

export type AccountKind =
  | "customer_receivable"
  | "customer_deposits"
  | "gateway_clearing"
  | "disputes"
  | "vendor_pending"
  | "vendor_available"
  | "contractor_pending"
  | "contractor_available"
  | "platform_revenue"
  | "tax_payable"
  | "shipping"
  | "refunds"
  | "payouts"
  | "carrier_claims"
  | "bank";

/**
 * One side of a transfer. Debits are positive, credits negative. `owner_id` is the vendor of a vendor's
 * account and of shipping (freight is the vendor's), the showroom of a contractor's, the customer of a
 * receivable and of deposits, and null for the platform's own accounts.
 */
export interface Posting {
  kind: AccountKind;
  owner_id: string | null;
  amount_cents: Cents;
}

/** A line as frozen at the sale. */
export interface SoldLine extends UnitPrice, LineSplit {
  vendor_id: string;
  qty: number;
}
