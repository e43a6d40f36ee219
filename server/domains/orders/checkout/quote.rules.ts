import type { Quote } from "../../../../contract/orders/checkout.ts";
import { type Cents, toDollars } from "../../../../domain/money/money.ts";
import type { TaxRates } from "../../../../domain/money/tax.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { lineDelivery } from "../../../../domain/orders/delivery-window.ts";
import { lotProblem, wantedOfLots } from "../../../../domain/orders/lots.ts";
import { type LineSplit, type OrderTotals, splitOrder } from "../../../../domain/orders/order-split.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import { minimumWords, totalsByVendor, unservedWords } from "../../../../domain/orders/vendor-terms.ts";
import {
  type LineRow,
  type PricedLine,
  priceLine,
  shareStock,
  unavailableWords,
} from "../../design/projects/index.ts";
import type { Exemption } from "../tax-certificates/index.ts";
import { type CouponVerdict, isFor } from "./coupons.rules.ts";

/** A cart with all inputs of its price. */
export interface CartState {
  project_id: string;
  lines: readonly LineRow[];
  /** null if no code was typed. */
  coupon: CouponVerdict | null;
  state: string;
  freight_by_vendor: ReadonlyMap<string, Cents>;
  /** The certificate that exempts the buyer's purchases for the state. */
  exemption: Exemption | undefined;
  rates?: TaxRates;
  now: Date;
}

export type QuotedLine = PricedLine & LineSplit & { list_price_cents: Cents; takes_coupon: boolean };

export interface PricedCart {
  lines: QuotedLine[];
  totals: OrderTotals;
  quote: Quote;
}

/** Prices a cart at today's prices, and says line by line what changed or prevents the order. */
export function priceCart(cart: CartState): PricedCart {
  const priced = cart.lines.map((row) => {
    const line = priceLine(row);
    return {
      ...line,
      list_price_cents: Math.max(line.list_cents, line.unit_price_cents),
      takes_coupon: isFor(cart.coupon?.coupon ?? null, line),
    };
  });
  const { lines, totals } = splitOrder(priced, {
    coupon: cart.coupon?.terms ?? null,
    state: cart.state,
    freight_by_vendor: cart.freight_by_vendor,
    on: cart.now,
    is_tax_exempt: cart.exemption !== undefined,
    ...(cart.rates && { rates: cart.rates }),
  });
  return { lines, totals, quote: quoteOf(cart, lines, totals) };
}

function quoteOf(cart: CartState, lines: readonly QuotedLine[], totals: OrderTotals): Quote {
  const wanted = new Map<number, number>();
  for (const line of lines) wanted.set(line.variant_id, (wanted.get(line.variant_id) ?? 0) + line.qty);
  const ofLots = wantedOfLots(lines);
  const totals_cents = totalsByVendor(lines);
  const obstacles = lines.map(
    (line) =>
      obstacleOf(line, wanted.get(line.variant_id)!) ??
      lotObstacleOf(line, ofLots.get(line.id)) ??
      unservedWords(line, cart.state) ??
      minimumWords(line, totals_cents.get(line.vendor_id)!),
  );
  const fromStock = shareStock(lines);
  return {
    project: cart.project_id,
    totals: {
      items: totals.items,
      merchandise: toDollars(totals.merchandise_cents),
      discount: toDollars(totals.discount_cents),
      shipping: toDollars(totals.shipping_cents),
      tax: toDollars(totals.tax_cents),
      total: toDollars(totals.total_cents),
      savings: toDollars(totals.list_total_cents - totals.merchandise_cents + totals.discount_cents),
    },
    lines: lines.map((line, index) => ({
      line: line.id,
      sku: line.sku,
      name: line.product_name,
      qty: line.qty,
      unit_price: toDollars(line.unit_price_cents),
      line_total: toDollars(line.unit_price_cents * line.qty),
      stock: line.stock,
      problem: obstacles[index] ?? changeOf(line),
      delivery: lineDelivery(
        cart.now,
        { qty: line.qty, from_stock: fromStock.get(line.id)!, lead_time_days: line.lead_time_days },
        cart.state,
      ),
    })),
    tax_certificate: cart.exemption?.number ?? null,
    coupon: cart.coupon && couponNews(cart.coupon, lines, totals),
    can_order: lines.length > 0 && obstacles.every((obstacle) => obstacle === null),
  };
}

/** Why a line cannot be ordered, or null. `wanted` counts all lines with the same product. */
function obstacleOf(line: QuotedLine, wanted: number): string | null {
  const unavailable = unavailableWords(line);
  if (unavailable) return unavailable;
  if (line.qty < line.minimum_unit) return `The minimum quantity is ${line.minimum_unit}.`;
  return line.stock >= wanted || line.allows_backorder ? null : stockProblem(line.stock);
}

/** Why a line cannot be had of the lot that the customer asks for, or null. */
const lotObstacleOf = ({ lot, lot_left }: QuotedLine, wanted = 0): string | null =>
  lot !== null && wanted > lot_left ? lotProblem(lot, lot_left) : null;

export const stockProblem = (left: number): string =>
  left > 0 ? `Only ${left} left in stock.` : "This item is out of stock.";

/** What changed in a line that can still be ordered, or null. */
function changeOf(line: QuotedLine): string | null {
  const quoted = line.quoted_price_cents;
  if (quoted === null || quoted === line.unit_price_cents) return null;
  return `The price has changed from ${usd(quoted)} to ${usd(line.unit_price_cents)} ${perUnit(line.unit)}.`;
}

function couponNews(
  verdict: CouponVerdict,
  lines: readonly QuotedLine[],
  totals: OrderTotals,
): Quote["coupon"] {
  if (verdict.refusal !== null) return { code: verdict.code, applied: false, message: verdict.refusal };
  const markup = lines
    .filter((line) => line.takes_coupon)
    .reduce((sum, line) => sum + line.contractor_markup_cents * line.qty, 0);
  const isAtLimit = totals.discount_cents > 0 && totals.discount_cents === markup;
  const worth = `${usd(totals.discount_cents)} off your order`;
  return {
    code: verdict.code,
    applied: true,
    message: isAtLimit ? `${worth}, the maximum for these items.` : `${worth}.`,
  };
}
