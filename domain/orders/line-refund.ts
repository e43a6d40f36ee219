import { type Cents, splitCents } from "../money/money.ts";
import type { Posting, SoldLine } from "../money/posting.ts";
import { lineShares } from "./order-split.ts";

/** Who pays for a refund or a replacement. */
export type BorneBy = "vendor" | "carrier" | "marketplace";

/**
 * What a line has given back of its charge: the shares that were reversed, and what the marketplace or the carrier paid
 * while the shares stayed. Together never more than the line's charge.
 */
export interface GivenBack {
  refunded_vendor_cents: Cents;
  refunded_contractor_cents: Cents;
  refunded_margin_cents: Cents;
  refunded_shipping_cents: Cents;
  refunded_tax_cents: Cents;
  borne_platform_cents: Cents;
  borne_carrier_cents: Cents;
}

export const nothingGiven: GivenBack = {
  refunded_vendor_cents: 0,
  refunded_contractor_cents: 0,
  refunded_margin_cents: 0,
  refunded_shipping_cents: 0,
  refunded_tax_cents: 0,
  borne_platform_cents: 0,
  borne_carrier_cents: 0,
};

const reversed = [
  "refunded_vendor_cents",
  "refunded_contractor_cents",
  "refunded_margin_cents",
  "refunded_shipping_cents",
  "refunded_tax_cents",
] as const;
const keys = [...reversed, "borne_platform_cents", "borne_carrier_cents"] as const;

export type RefundedLine = SoldLine & Partial<GivenBack>;

/** A sold line that is reversed, with what it has given back before. */
export interface ReturnedLine extends SoldLine, Partial<GivenBack> {
  /** Whether its shares were already available. */
  is_released: boolean;
  /** The part of its shipping that is not refunded. */
  kept_shipping_cents: Cents;
}

function given(line: RefundedLine): GivenBack {
  const back = { ...nothingGiven };
  for (const key of keys) back[key] = line[key] ?? 0;
  return back;
}

const sumOf = (back: GivenBack, of: readonly (keyof GivenBack)[] = keys): Cents =>
  of.reduce((sum, key) => sum + back[key], 0);

/** What the line's shares were at the sale, in the order of `reversed`. */
function sharesOf(line: SoldLine): Cents[] {
  const { vendor_cents, contractor_cents } = lineShares(line);
  return [
    vendor_cents,
    contractor_cents,
    line.platform_margin_cents * line.qty,
    line.shipping_cents,
    line.tax_cents,
  ];
}

const sharesLeft = (line: RefundedLine): Cents[] => {
  const back = given(line);
  return sharesOf(line).map((share, at) => share - back[reversed[at]!]);
};

/** What is left of a line's charge: the most that can still be refunded. */
export const leftOfLine = (line: RefundedLine): Cents => line.line_total_cents - sumOf(given(line));

/**
 * Refunds an amount of a line that the customer keeps. If the vendor bears it, every share is reversed in proportion, as
 * in a return; otherwise the shares stay, and the marketplace or the carrier pays, except the sales tax in it.
 * Throws RangeError unless 0 < amount ≤ what is left of the line's charge.
 */
export function refundPart(line: RefundedLine, amount: Cents, borneBy: BorneBy): GivenBack {
  if (!Number.isInteger(amount) || amount <= 0 || amount > leftOfLine(line)) {
    throw new RangeError(`cannot refund ${amount} of ${leftOfLine(line)} cents`);
  }
  const left = sharesLeft(line);
  if (borneBy === "vendor") {
    const parts = splitCents(amount, left);
    return { ...nothingGiven, ...Object.fromEntries(reversed.map((key, at) => [key, parts[at]!])) };
  }
  const tax = left.at(-1)!;
  const others = left.reduce((sum, share) => sum + share, 0) - tax;
  const [refunded_tax_cents, rest] = splitCents(amount, [tax, others]) as [Cents, Cents];
  const payer = borneBy === "carrier" ? "borne_carrier_cents" : "borne_platform_cents";
  return { ...nothingGiven, refunded_tax_cents, [payer]: rest };
}

/** The line after a refund of a part. */
export const addGiven = (line: RefundedLine, part: GivenBack): GivenBack => {
  const back = given(line);
  for (const key of keys) back[key] += part[key];
  return back;
};

/**
 * Divides what a line has given back between two parts of it, so that neither has given back more than its charge, nor
 * more of a share than it has.
 */
export function splitGiven(line: RefundedLine, parts: readonly [SoldLine, SoldLine]): [GivenBack, GivenBack] {
  const back = given(line);
  const shares = parts.map(sharesOf);
  const split: GivenBack[] = [{ ...nothingGiven }, { ...nothingGiven }];
  for (const [at, key] of reversed.entries()) {
    const amounts = splitCents(
      back[key],
      shares.map((share) => share[at]!),
    );
    for (const [index, part] of split.entries()) part[key] = amounts[index]!;
  }
  const left = parts.map((part, index) => part.line_total_cents - sumOf(split[index]!, reversed));
  const borne = splitCents(back.borne_platform_cents + back.borne_carrier_cents, left);
  const platform = splitCents(back.borne_platform_cents, borne);
  for (const [index, part] of split.entries()) {
    part.borne_platform_cents = platform[index]!;
    part.borne_carrier_cents = borne[index]! - platform[index]!;
  }
  return split as [GivenBack, GivenBack];
}

/** How much of the shipping a return can keep: no more than is left of the shipping and of the charge. */
export const keptShipping = (line: RefundedLine, fee: Cents): Cents =>
  Math.max(0, Math.min(fee, line.shipping_cents - given(line).refunded_shipping_cents, leftOfLine(line)));

/** The postings of shares given back, and of who paid in their place; credits are what the customer gets. */
export function partPostings(
  line: Pick<ReturnedLine, "vendor_id" | "is_released">,
  part: GivenBack,
  showroomId: string,
): Posting[] {
  const stage = line.is_released ? ("available" as const) : ("pending" as const);
  return [
    { kind: `vendor_${stage}`, owner_id: line.vendor_id, amount_cents: part.refunded_vendor_cents },
    {
      kind: stage === "pending" ? "shipping" : "vendor_available",
      owner_id: line.vendor_id,
      amount_cents: part.refunded_shipping_cents,
    },
    { kind: `contractor_${stage}`, owner_id: showroomId, amount_cents: part.refunded_contractor_cents },
    {
      kind: "platform_revenue",
      owner_id: null,
      amount_cents: part.refunded_margin_cents + part.borne_platform_cents,
    },
    { kind: "tax_payable", owner_id: null, amount_cents: part.refunded_tax_cents },
    { kind: "carrier_claims", owner_id: null, amount_cents: part.borne_carrier_cents },
    { kind: "refunds", owner_id: null, amount_cents: -sumOf(part) },
  ];
}

/** What a reversal of the whole line still gives back: what is left of each share, and what others paid comes back to them. */
export function restOf(line: ReturnedLine & Partial<GivenBack>): GivenBack {
  const [vendor, contractor, margin, shipping, tax] = sharesLeft(line) as [Cents, Cents, Cents, Cents, Cents];
  const back = given(line);
  return {
    refunded_vendor_cents: vendor,
    refunded_contractor_cents: contractor,
    refunded_margin_cents: margin,
    refunded_shipping_cents: shipping - line.kept_shipping_cents,
    refunded_tax_cents: tax,
    borne_platform_cents: -back.borne_platform_cents || 0,
    borne_carrier_cents: -back.borne_carrier_cents || 0,
  };
}
