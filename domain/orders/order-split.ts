import type { Cents } from "../money/money.ts";
import type { UnitPrice } from "../money/pricing.ts";
import { stateBaseRates, stateTax, type TaxRates } from "../money/tax.ts";
import { type CouponTerms, couponByLine } from "./coupon.ts";
import { shippingByLine } from "./shipping.ts";

/** A cart line at today's price: what one unit costs, who gets what of it, and who ships it. */
export interface PricedLine extends UnitPrice {
  vendor_id: string;
  /** Whole units, at least 1. */
  qty: number;
  list_price_cents: Cents;
  /** False on a line that the coupon is not for; true if not said. */
  takes_coupon?: boolean;
  /** Oversize products that go by freight to Alaska, Hawaii and the territories. */
  is_freight: boolean;
}

/** A line as it is frozen at the sale; all amounts are for the whole line. */
export interface LineSplit {
  discount_cents: Cents;
  shipping_cents: Cents;
  tax_cents: Cents;
  /** What the customer pays: unit price × qty − discount + shipping + tax. */
  line_total_cents: Cents;
}

/** How a line's total is divided among the parties; the four add up to `line_total_cents`. */
export interface LineShares {
  /** `final_price × qty` */
  vendor_cents: Cents;
  /** `contractor_markup_amt × qty`, less the coupon */
  contractor_cents: Cents;
  /** `admin_profit_inclusive_tax`: platform margin × qty and sales tax */
  admin_cents: Cents;
  shipping_cents: Cents;
}

/** What a sale depends on besides its lines. */
export interface SaleTerms {
  coupon: CouponTerms | null;
  /** Two-letter code of the state that the products go to. */
  state: string;
  /** Each vendor's freight for oversize products to this state, per order; empty where delivery is free. */
  freight_by_vendor: ReadonlyMap<string, Cents>;
  /** The day of the sale: tax rates are dated. */
  on: Date;
  /** The buyer has a certificate that exempts purchases for the state. */
  is_tax_exempt?: boolean;
  /** The table of rates; the built-in one if not said. */
  rates?: TaxRates;
}

export interface OrderTotals {
  /** Units in all lines. */
  items: number;
  merchandise_cents: Cents;
  discount_cents: Cents;
  shipping_cents: Cents;
  tax_cents: Cents;
  total_cents: Cents;
  /** What the merchandise costs by list price. */
  list_total_cents: Cents;
}

/**
 * Prices a sale line by line: coupon out of the markup, freight by vendor, tax by state, each split so that
 * the lines add up to the totals to the cent. Lines keep their order and their other fields.
 * Throws RangeError for a state that does not exist.
 */
export function splitOrder<Line extends PricedLine>(
  lines: readonly Line[],
  terms: SaleTerms,
): { lines: (Line & LineSplit)[]; totals: OrderTotals } {
  const discounts = couponByLine(lines, terms.coupon);
  const discounted = lines.map((line, index) => ({ ...line, discount_cents: discounts[index]! }));
  const charges = chargesOfPlace(discounted, terms);
  const split = discounted.map((line, index) => {
    const { shipping_cents, tax_cents } = charges[index]!;
    return { ...line, shipping_cents, tax_cents, line_total_cents: netOf(line) + shipping_cents + tax_cents };
  });
  return { lines: split, totals: orderTotals(split) };
}

/** The inputs of a sale line for the amounts that depend on the destination. */
export type DiscountedLine = Pick<PricedLine, "vendor_id" | "unit_price_cents" | "qty" | "is_freight"> &
  Pick<LineSplit, "discount_cents">;

/** What is paid for a line's products after the coupon. */
const netOf = (line: DiscountedLine): Cents => line.unit_price_cents * line.qty - line.discount_cents;

/**
 * What the destination adds to the price of each line: freight and sales tax. Throws RangeError for a state that does
 * not exist.
 */
export function chargesOfPlace(
  lines: readonly DiscountedLine[],
  { state, freight_by_vendor, on, rates = stateBaseRates, is_tax_exempt = false }: Omit<SaleTerms, "coupon">,
): Pick<LineSplit, "shipping_cents" | "tax_cents">[] {
  const shipping = shippingByLine(lines, freight_by_vendor);
  const taxes = stateTax(lines.map(netOf), state, on, rates);
  return lines.map((_, index) => ({
    shipping_cents: shipping[index]!,
    tax_cents: is_tax_exempt ? 0 : taxes[index]!,
  }));
}

/** The totals of lines that are already split; a paid order's totals are exactly these. */
export function orderTotals(lines: readonly (PricedLine & LineSplit)[]): OrderTotals {
  const sum = (of: (line: PricedLine & LineSplit) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  return {
    items: sum((line) => line.qty),
    merchandise_cents: sum((line) => line.unit_price_cents * line.qty),
    discount_cents: sum((line) => line.discount_cents),
    shipping_cents: sum((line) => line.shipping_cents),
    tax_cents: sum((line) => line.tax_cents),
    total_cents: sum((line) => line.line_total_cents),
    list_total_cents: sum((line) => line.list_price_cents * line.qty),
  };
}

/** Who gets what of a line; works on order rows as frozen. */
export function lineShares(line: UnitPrice & LineSplit & { qty: number }): LineShares {
  return {
    vendor_cents: line.final_price_cents * line.qty,
    contractor_cents: line.contractor_markup_cents * line.qty - line.discount_cents,
    admin_cents: line.platform_margin_cents * line.qty + line.tax_cents,
    shipping_cents: line.shipping_cents,
  };
}
