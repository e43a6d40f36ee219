import type { Cents } from "./money.ts";
import { type LineSplit, lineShares } from "./order-split.ts";
import type { UnitPrice } from "./pricing.ts";

export type AccountKind =
  | "customer_receivable"
  | "gateway_clearing"
  | "vendor_pending"
  | "vendor_available"
  | "contractor_pending"
  | "contractor_available"
  | "platform_revenue"
  | "tax_payable"
  | "shipping"
  | "refunds"
  | "payouts";

/**
 * One side of a transfer. Debits are positive, credits negative. `owner_id` is the vendor of a vendor's
 * account and of shipping (freight is the vendor's), the showroom of a contractor's, the customer of a
 * receivable, and null for the platform's own accounts.
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

/** Whose accounts a sale affects. */
export interface Parties {
  customer_id: string;
  showroom_id: string;
}

/** The sale: the customer owes the total, every party is owed its share. Posted once per order. */
export function salePostings(lines: readonly SoldLine[], parties: Parties): Posting[] {
  const total = lines.reduce((sum, line) => sum + line.line_total_cents, 0);
  return tidy([
    { kind: "customer_receivable", owner_id: parties.customer_id, amount_cents: total },
    ...lines.flatMap((line) => owed(line, parties.showroom_id, "pending", -1)),
  ]);
}

/** The customer's money has reached the payment provider. */
export const paymentPostings = (total: Cents, parties: Parties): Posting[] =>
  tidy([
    { kind: "gateway_clearing", owner_id: null, amount_cents: total },
    { kind: "customer_receivable", owner_id: parties.customer_id, amount_cents: -total },
  ]);

/** A sold line that is reversed. */
export interface ReturnedLine extends SoldLine {
  /** Whether its shares were already available. */
  is_released: boolean;
  /** The part of its shipping that is not refunded. */
  kept_shipping_cents: Cents;
}

/** What the customer gets back for a line. */
export const refundOf = (line: ReturnedLine): Cents => line.line_total_cents - line.kept_shipping_cents;

/** Reverses lines: exactly what their sale added is subtracted, and the customer is owed the refund. */
export function refundPostings(lines: readonly ReturnedLine[], parties: Parties): Posting[] {
  const refund = lines.reduce((sum, line) => sum + refundOf(line), 0);
  return tidy([
    ...lines.flatMap((line) => {
      const given = { ...line, shipping_cents: line.shipping_cents - line.kept_shipping_cents };
      return owed(given, parties.showroom_id, line.is_released ? "available" : "pending", 1);
    }),
    { kind: "refunds", owner_id: null, amount_cents: -refund },
  ]);
}

/** The payment provider has sent a refund. */
export const refundPaidPostings = (amount: Cents): Posting[] =>
  tidy([
    { kind: "refunds", owner_id: null, amount_cents: amount },
    { kind: "gateway_clearing", owner_id: null, amount_cents: -amount },
  ]);

/** 46 business days after delivery, a line's pending amounts become available to vendor and contractor. */
export function releasePostings(line: SoldLine, parties: Parties): Posting[] {
  const partiesOnly = (posting: Posting) =>
    posting.kind !== "platform_revenue" && posting.kind !== "tax_payable";
  return tidy([
    ...owed(line, parties.showroom_id, "pending", 1).filter(partiesOnly),
    ...owed(line, parties.showroom_id, "available", -1).filter(partiesOnly),
  ]);
}

/** What each party is owed for a line, times `sign`; a vendor's freight becomes available with the vendor's share. */
function owed(line: SoldLine, showroomId: string, stage: "pending" | "available", sign: 1 | -1): Posting[] {
  const shares = lineShares(line);
  return [
    { kind: `vendor_${stage}`, owner_id: line.vendor_id, amount_cents: sign * shares.vendor_cents },
    {
      kind: stage === "pending" ? "shipping" : "vendor_available",
      owner_id: line.vendor_id,
      amount_cents: sign * shares.shipping_cents,
    },
    { kind: `contractor_${stage}`, owner_id: showroomId, amount_cents: sign * shares.contractor_cents },
    {
      kind: "platform_revenue",
      owner_id: null,
      amount_cents: sign * (shares.admin_cents - line.tax_cents),
    },
    { kind: "tax_payable", owner_id: null, amount_cents: sign * line.tax_cents },
  ];
}

/** One posting per account, none of zero, in a fixed order. */
function tidy(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const key = `${posting.kind} ${posting.owner_id ?? ""}`;
    const amount = (sums.get(key)?.amount_cents ?? 0) + posting.amount_cents;
    sums.set(key, { ...posting, amount_cents: amount });
  }
  return [...sums]
    .filter(([, posting]) => posting.amount_cents !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, posting]) => posting);
}

/** What a payout takes out of one vendor's or showroom's account. */
export interface PayoutPart {
  kind: "vendor_available" | "contractor_available";
  owner_id: string;
  amount_cents: Cents;
}

/**
 * Chooses the accounts that a payout comes out of, the fullest first, so that none goes below zero. The parts add up
 * to `amount`, which is at most the sum of the balances.
 */
export function drawPayout(balances: readonly PayoutPart[], amount: Cents): PayoutPart[] {
  let left = amount;
  return [...balances]
    .sort((a, b) => b.amount_cents - a.amount_cents)
    .flatMap((account) => {
      const taken = Math.min(left, Math.max(0, account.amount_cents));
      left -= taken;
      return taken > 0 ? [{ ...account, amount_cents: taken }] : [];
    });
}

const sumOf = (parts: readonly PayoutPart[]): Cents =>
  parts.reduce((sum, part) => sum + part.amount_cents, 0);

/** A payout leaves the balance at once and is on its way to the bank. */
export const payoutPostings = (parts: readonly PayoutPart[]): Posting[] =>
  tidy([...parts, { kind: "payouts", owner_id: null, amount_cents: -sumOf(parts) }]);

/** The bank has credited a payout. */
export const payoutPaidPostings = (amount: Cents): Posting[] =>
  tidy([
    { kind: "payouts", owner_id: null, amount_cents: amount },
    { kind: "gateway_clearing", owner_id: null, amount_cents: -amount },
  ]);

/** The bank has sent a payout back: it returns to the accounts that it came out of. */
export const payoutFailedPostings = (parts: readonly PayoutPart[]): Posting[] =>
  payoutPostings(parts).map((posting) => ({ ...posting, amount_cents: -posting.amount_cents }));

/** Money that arrived for a canceled sale: the customer is owed it at once. */
export const strayPaymentPostings = (amount: Cents): Posting[] =>
  tidy([
    { kind: "gateway_clearing", owner_id: null, amount_cents: amount },
    { kind: "refunds", owner_id: null, amount_cents: -amount },
  ]);
