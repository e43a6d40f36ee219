import type { ProfitPart, ProfitSums } from "../../../../contract/money/pro-profit.ts";
import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import { addDays, daysBetween } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { statusLabels } from "../../../../domain/orders/order-status.ts";
import type { FileCell } from "../../../http/sheet-file.ts";
import type { PartRow, ProfitItem, ProfitPoint, ProfitTotals, Step } from "./profit.store.ts";

const mostDays = 1830;

/** Both ends count. */
const countOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;

export interface Days {
  from: string;
  to: string;
}

/**
 * The days that were asked for; without both ends 30 of them, up to today.
 * @returns why they cannot be shown, by field, in place of them
 */
export function daysAsked(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): Days | { problems: Record<string, string> } {
  const to = asked.to ?? (asked.from ? later(addDays(asked.from, 29), today) : today);
  const from = asked.from ?? addDays(to, -29);
  if (from > to) return { problems: { to: "Choose a last day on or after the first." } };
  if (from < "2000-01-01") return { problems: { from: "Choose a day from 2000 on." } };
  if (to > "2100-01-01") return { problems: { to: "Choose a day before 2100." } };
  if (countOf({ from, to }) > mostDays) return { problems: { from: "Choose at most five years." } };
  return { from, to };
}

const later = (day: string, today: string): string => (day < today ? day : today);

/** As many days, right before these. */
export function daysBefore({ from, to }: Days): Days {
  const count = countOf({ from, to });
  return { from: addDays(from, -count), to: addDays(from, -1) };
}

/** How finely these days are shown. */
export function stepOf({ from, to }: Days): Step {
  const count = countOf({ from, to });
  if (count <= 31) return "day";
  return count <= 120 ? "week" : "month";
}

export const sumsView = (totals: ProfitTotals): ProfitSums => ({
  sold: toDollars(totals.sold_cents),
  markup: toDollars(totals.markup_cents),
  coupons: toDollars(totals.coupon_cents),
  profit: toDollars(totals.markup_cents - totals.coupon_cents),
  orders: totals.orders,
  lost: toDollars(totals.lost_cents),
});

/** Both periods side by side, point by point; where one has more points, the other has none. */
export const pointsView = (now: readonly ProfitPoint[], before: readonly ProfitPoint[]) =>
  now.map(({ at, profit_cents, orders }, index) => ({
    at,
    profit: toDollars(profit_cents),
    before: toDollars(before[index]?.profit_cents ?? 0),
    orders,
  }));

export const partView = ({ name, profit_cents, sold_cents, orders }: PartRow): ProfitPart => ({
  name,
  profit: toDollars(profit_cents),
  sold: toDollars(sold_cents),
  orders,
});

const mostNamed = 10;

/** The first ten, and the rest as one, so that the parts add up to the whole. */
export function firstAndRest(rows: readonly PartRow[]): PartRow[] {
  const rest = rows.slice(mostNamed);
  if (rest.length <= 1) return [...rows];
  const sum = (of: (row: PartRow) => number) => rest.reduce((all, row) => all + of(row), 0);
  return [
    ...rows.slice(0, mostNamed),
    {
      name: `${rest.length} others`,
      client_id: null,
      profit_cents: sum((row) => row.profit_cents),
      sold_cents: sum((row) => row.sold_cents),
      orders: sum((row) => row.orders),
    },
  ];
}

const columns = [
  "date",
  "order",
  "client",
  "sku",
  "product",
  "vendor",
  "quantity",
  "unit",
  "price per unit",
  "markup",
  "coupon",
  "profit",
  "status",
] as const;

/** The items below a header; those that were declined, canceled or returned have the profit 0. */
export const profitTable = (rows: readonly ProfitItem[]): FileCell[][] => [
  [...columns],
  ...rows.map((row) => [
    row.placed_at.toISOString(),
    row.number,
    row.customer,
    row.sku,
    row.product_name,
    row.vendor,
    row.qty,
    row.unit,
    ...[row.unit_price_cents, row.markup_cents, row.discount_cents, row.profit_cents].map((cents) => ({
      usd: toDollars(cents),
    })),
    statusLabels[row.status as ItemStatus],
  ]),
];
