import {
  type GivenBack,
  leftOfLine,
  partPostings,
  type RefundedLine,
  type ReturnedLine,
  restOf,
} from "../orders/line-refund.ts";
import { lineShares } from "../orders/order-split.ts";
import type { Cents } from "./money.ts";
import type { Posting, SoldLine } from "./posting.ts";

export type { ReturnedLine } from "../orders/line-refund.ts";
export type { AccountKind, Posting, SoldLine } from "./posting.ts";

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
    ...lines.flatMap((line) => owed(line, parties.showroom_id)),
  ]);
}

/** The customer's money has reached the payment provider. */
export const paymentPostings = (total: Cents, parties: Parties): Posting[] =>
  tidy([
    { kind: "gateway_clearing", owner_id: null, amount_cents: total },
    { kind: "customer_receivable", owner_id: parties.customer_id, amount_cents: -total },
  ]);

/** What the customer gets back for a line: its charge, less what is kept and what was refunded before. */
export const refundOf = (line: ReturnedLine): Cents => leftOfLine(line) - line.kept_shipping_cents;

/** Reverses lines: exactly what is left of their sale is subtracted, and the customer is owed the refund. */
export const refundPostings = (lines: readonly ReturnedLine[], parties: Parties): Posting[] =>
  tidy(lines.flatMap((line) => partPostings(line, restOf(line), parties.showroom_id)));

/** Refunds a part of a line that the customer keeps; see `refundPart`. */
export const partRefundPostings = (
  line: Pick<ReturnedLine, "vendor_id" | "is_released">,
  part: GivenBack,
  parties: Parties,
): Posting[] => tidy(partPostings(line, part, parties.showroom_id));

/** The vendor ships a second time at the marketplace's or the carrier's cost; a negative amount takes that back. */
export const replacementPostings = (
  vendor_id: string,
  amount_cents: Cents,
  borneBy: "carrier" | "marketplace",
): Posting[] =>
  tidy([
    {
      kind: borneBy === "carrier" ? "carrier_claims" : "platform_revenue",
      owner_id: null,
      amount_cents,
    },
    { kind: "vendor_available", owner_id: vendor_id, amount_cents: -amount_cents },
  ]);

/** The payment provider has sent a refund. */
export const refundPaidPostings = (amount: Cents): Posting[] =>
  tidy([
    { kind: "refunds", owner_id: null, amount_cents: amount },
    { kind: "gateway_clearing", owner_id: null, amount_cents: -amount },
  ]);

/** 46 business days after delivery, what is left of a line's pending shares becomes available to vendor and contractor. */
export function releasePostings(line: RefundedLine, parties: Parties): Posting[] {
  const partiesOnly = (posting: Posting) =>
    ["vendor_pending", "vendor_available", "shipping", "contractor_pending", "contractor_available"].includes(
      posting.kind,
    );
  const left = restOf({ ...line, is_released: false, kept_shipping_cents: 0 });
  const pending = partPostings({ ...line, is_released: false }, left, parties.showroom_id).filter(
    partiesOnly,
  );
  const available = partPostings({ ...line, is_released: true }, left, parties.showroom_id).filter(
    partiesOnly,
  );
  return tidy([
    ...pending,
    ...available.map((posting) => ({ ...posting, amount_cents: -posting.amount_cents })),
  ]);
}

/** What each party is owed for a line, as credits; a vendor's freight becomes available with the vendor's share. */
function owed(line: SoldLine, showroomId: string): Posting[] {
  const shares = lineShares(line);
  return [
    { kind: "vendor_pending", owner_id: line.vendor_id, amount_cents: -shares.vendor_cents },
    { kind: "shipping", owner_id: line.vendor_id, amount_cents: -shares.shipping_cents },
    { kind: "contractor_pending", owner_id: showroomId, amount_cents: -shares.contractor_cents },
    {
      kind: "platform_revenue",
      owner_id: null,
      amount_cents: -(shares.admin_cents - line.tax_cents),
    },
    { kind: "tax_payable", owner_id: null, amount_cents: -line.tax_cents },
  ];
}

/** One posting per account, none of zero, in a fixed order. */
export function tidy(postings: readonly Posting[]): Posting[] {
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

/** The bank has sent back a payout that it had credited: it is on its way again, until it has failed. */
export const payoutUnpaidPostings = (amount: Cents): Posting[] =>
  payoutPaidPostings(amount).map((posting) => ({ ...posting, amount_cents: -posting.amount_cents }));

/**
 * A payee paid towards a negative balance, to our bank account: the accounts that are furthest below zero first. What
 * is left over goes to the first account.
 */
export function balancePaidPostings(balances: readonly PayoutPart[], amount: Cents): Posting[] {
  let left = amount;
  const parts = [...balances]
    .sort((a, b) => a.amount_cents - b.amount_cents)
    .map(({ kind, owner_id, amount_cents }) => {
      const paid = Math.min(left, Math.max(0, -amount_cents));
      left -= paid;
      return { kind, owner_id, amount_cents: -paid };
    });
  if (parts[0]) parts[0].amount_cents -= left;
  return tidy([...parts, { kind: "bank", owner_id: null, amount_cents: amount }]);
}

/** The bank has sent a payout back: it returns to the accounts that it came out of. */
export const payoutFailedPostings = (parts: readonly PayoutPart[]): Posting[] =>
  payoutPostings(parts).map((posting) => ({ ...posting, amount_cents: -posting.amount_cents }));

/** A pro has paid for a plan: all of it is the marketplace's. No sales tax is collected on plans. */
export const planPostings = (amount: Cents): Posting[] =>
  tidy([
    { kind: "gateway_clearing", owner_id: null, amount_cents: amount },
    { kind: "platform_revenue", owner_id: null, amount_cents: -amount },
  ]);

/** Credits that are taken back: what was earned is owed to their buyer. */
export const planRefundPostings = (amount: Cents): Posting[] =>
  tidy([
    { kind: "platform_revenue", owner_id: null, amount_cents: amount },
    { kind: "refunds", owner_id: null, amount_cents: -amount },
  ]);

/** Money that arrived for a canceled sale: the customer is owed it at once. */
export const strayPaymentPostings = (amount: Cents): Posting[] =>
  tidy([
    { kind: "gateway_clearing", owner_id: null, amount_cents: amount },
    { kind: "refunds", owner_id: null, amount_cents: -amount },
  ]);
