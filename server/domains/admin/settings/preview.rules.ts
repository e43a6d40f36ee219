import type { OrderFigures, SettingEffect } from "../../../../contract/orders/sale-settings.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { basisPoints, type Cents, roundCents, toDollars } from "../../../../domain/money/money.ts";
import type { SoldLine } from "../../../../domain/money/posting.ts";
import { stateTax, type TaxRates } from "../../../../domain/money/tax.ts";
import { lineShares } from "../../../../domain/orders/order-split.ts";
import { claimUntil, type ReturnWindows, returnUntil } from "../../../../domain/orders/return-case.ts";
import {
  addedRates,
  type FreightSetting,
  freightRules,
  type SaleRules,
  type TaxSetting,
} from "../../../../domain/orders/sale-settings.ts";
import { freightsTo, shippingByLine } from "../../../../domain/orders/shipping.ts";

export interface RecentLine extends SoldLine {
  is_freight: boolean;
  remote_freight_cents: Cents;
  delivered_at: Date | null;
}

/** A placed order as it was sold. */
export interface RecentOrder extends ReturnWindows {
  id: string;
  number: string;
  placed_at: Date;
  state: string;
  lines: RecentLine[];
}

/** A sale setting as it is now, and as an admin would have it. */
export type Proposed =
  | { key: "pricing"; value: { margin_percent: number } }
  | { key: "tax"; value: TaxSetting }
  | { key: "shipping"; value: FreightSetting }
  | { key: "returns"; value: ReturnWindows };

/** What a setting would have made of orders, beside what they were sold as. */
export const effectOf = (
  orders: readonly RecentOrder[],
  proposed: Proposed,
  rules: SaleRules,
): SettingEffect => ({
  orders: orders.map((order) => ({
    id: order.id,
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    state: order.state,
    before: figuresOf(order, order),
    after: figuresOf(
      { ...order, lines: linesUnder(order, proposed, rules) },
      proposed.key === "returns" ? proposed.value : order,
    ),
  })),
});

function linesUnder(order: RecentOrder, proposed: Proposed, rules: SaleRules): RecentLine[] {
  const { lines, state } = order;
  switch (proposed.key) {
    case "pricing": {
      const margin_bp = Math.round(proposed.value.margin_percent * 100);
      return taxed(
        lines.map((line) => withMargin(line, margin_bp)),
        order,
        rules.rates,
      );
    }
    case "tax":
      return taxed(lines, order, ratesOnceBegun(proposed.value, rules));
    case "shipping": {
      const asked = lines
        .filter(({ is_freight }) => is_freight)
        .map((line) => [line.vendor_id, line.remote_freight_cents] as const);
      const freight = freightsTo(freightRules(proposed.value), state, asked);
      const shipping = shippingByLine(lines, freight);
      return lines.map((line, at) => summed({ ...line, shipping_cents: shipping[at]! }));
    }
    default:
      return lines;
  }
}

/** A line by another margin: the vendor's price and the pro's percentage stay. */
function withMargin(line: RecentLine, margin_bp: number): RecentLine {
  const { final_price_cents, platform_margin_cents, contractor_markup_cents, qty } = line;
  const trade = final_price_cents + platform_margin_cents;
  const margin = basisPoints(final_price_cents, margin_bp);
  const markup = trade > 0 ? roundCents(((final_price_cents + margin) * contractor_markup_cents) / trade) : 0;
  return {
    ...line,
    platform_margin_cents: margin,
    contractor_markup_cents: markup,
    unit_price_cents: final_price_cents + margin + markup,
    discount_cents: Math.min(line.discount_cents, markup * qty),
  };
}

/** Lines with their tax computed anew; an exempt sale stays exempt. */
function taxed(
  lines: readonly RecentLine[],
  { state, placed_at }: RecentOrder,
  rates: TaxRates,
): RecentLine[] {
  const wasTaxed = lines.some(({ tax_cents }) => tax_cents > 0);
  const wasTaxable = (rates(state, placed_at) ?? 0) === 0 || wasTaxed;
  const net = lines.map((line) => (wasTaxable ? line.unit_price_cents * line.qty - line.discount_cents : 0));
  const taxes = stateTax(net, state, placed_at, rates);
  return lines.map((line, at) => summed({ ...line, tax_cents: taxes[at]! }));
}

/** As if the rates that are new had begun before the sale. */
function ratesOnceBegun(proposed: TaxSetting, rules: SaleRules): TaxRates {
  const isKnown = (rate: { state: string; from: string; rate_ppm: number }) =>
    rules.added_rates.some(
      ({ state, from, rate_ppm }) => state === rate.state && from === rate.from && rate_ppm === rate.rate_ppm,
    );
  const added = addedRates(proposed)
    .filter((rate) => !isKnown(rate))
    .sort((a, b) => a.from.localeCompare(b.from));
  return (state, on) => added.findLast((rate) => rate.state === state)?.rate_ppm ?? rules.rates(state, on);
}

const summed = (line: RecentLine): RecentLine => ({
  ...line,
  line_total_cents:
    line.unit_price_cents * line.qty - line.discount_cents + line.shipping_cents + line.tax_cents,
});

function figuresOf({ lines }: RecentOrder, windows: ReturnWindows): OrderFigures {
  const shares = lines.map(lineShares);
  const sum = (of: (line: RecentLine, at: number) => Cents) =>
    toDollars(lines.reduce((all, line, at) => all + of(line, at), 0));
  const last = (days: (Date | null)[]) => {
    const known = days.filter((day) => day !== null);
    return known.length === 0 ? null : calendarDay(new Date(Math.max(...known.map(Number))));
  };
  return {
    total: sum(({ line_total_cents }) => line_total_cents),
    vendors: sum((_, at) => shares[at]!.vendor_cents),
    pro: sum((_, at) => shares[at]!.contractor_cents),
    marketplace: sum((line, at) => shares[at]!.admin_cents - line.tax_cents),
    shipping: sum(({ shipping_cents }) => shipping_cents),
    tax: sum(({ tax_cents }) => tax_cents),
    return_until: last(lines.map(({ delivered_at }) => returnUntil(delivered_at, windows))),
    claim_until: last(
      lines.map(({ delivered_at, is_freight }) => claimUntil(delivered_at, is_freight, windows)),
    ),
  };
}
