import { type Cents, splitCents } from "../money/money.ts";
import type { Posting } from "../money/posting.ts";
import { type BorneBy, leftOfLine, type RefundedLine, refundPart } from "./line-refund.ts";

/** Card networks' reasons, as people say them. */
export const disputeReasons: Readonly<Record<string, string>> = {
  bank_cannot_process: "The bank could not process it",
  check_returned: "Check returned",
  credit_not_processed: "Refund not received",
  customer_initiated: "Disputed by the customer",
  debit_not_authorized: "Debit not authorized",
  duplicate: "Charged twice",
  fraudulent: "Not made by the cardholder",
  general: "General",
  incorrect_account_details: "Wrong account details",
  insufficient_funds: "Insufficient funds",
  noncompliant: "Against network rules",
  product_not_received: "Product not received",
  product_unacceptable: "Product not as described",
  subscription_canceled: "Subscription canceled",
  unrecognized: "Not recognized",
};

export const reasonWords = (reason: string): string => disputeReasons[reason] ?? "Another reason";

/** Reasons that the seller answers for; the marketplace, which took the payment, answers for all others. */
const supplierReasons: readonly string[] = [
  "product_not_received",
  "product_unacceptable",
  "credit_not_processed",
];

export const bearerOf = (reason: string): BorneBy =>
  supplierReasons.includes(reason) ? "vendor" : "marketplace";

/** The provider takes the money, and its fee, which never comes back. */
export const heldPostings = (amount: Cents, fee: Cents): Posting[] =>
  [
    { kind: "disputes" as const, owner_id: null, amount_cents: amount },
    { kind: "platform_revenue" as const, owner_id: null, amount_cents: fee },
    { kind: "gateway_clearing" as const, owner_id: null, amount_cents: -amount - fee },
  ].filter(({ amount_cents }) => amount_cents !== 0);

/** The money is back. */
export const wonPostings = (amount: Cents): Posting[] => [
  { kind: "gateway_clearing", owner_id: null, amount_cents: amount },
  { kind: "disputes", owner_id: null, amount_cents: -amount },
];

/** The customer keeps the money: what was owed as refunds is paid by it, and the rest is the marketplace's loss. */
export const lostPostings = (amount: Cents, refunded: Cents): Posting[] =>
  [
    { kind: "refunds" as const, owner_id: null, amount_cents: refunded },
    { kind: "platform_revenue" as const, owner_id: null, amount_cents: amount - refunded },
    { kind: "disputes" as const, owner_id: null, amount_cents: -amount },
  ].filter(({ amount_cents }) => amount_cents !== 0);

/**
 * Divides a lost amount among an order's lines, by what is left of each, as refunds that the reason's bearer pays. Lines
 * of which nothing is left have no part; together they take no more than is left of the order.
 */
export function lostParts<Line extends RefundedLine>(lines: readonly Line[], amount: Cents, reason: string) {
  const left = lines.map(leftOfLine);
  const all = left.reduce((sum, cents) => sum + cents, 0);
  const shares = splitCents(Math.min(amount, all), left);
  return lines.flatMap((line, index) =>
    shares[index]! > 0
      ? [{ line, amount_cents: shares[index]!, part: refundPart(line, shares[index]!, bearerOf(reason)) }]
      : [],
  );
}
