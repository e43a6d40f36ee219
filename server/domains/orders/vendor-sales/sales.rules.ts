import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import type { SalesSum } from "../../../../contract/orders/vendor-sales.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { statusLabels } from "../../../../domain/orders/order-status.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import type { FileCell } from "../../../http/sheet-file.ts";
import type { SoldRow, Step, SumRow } from "./sales.store.ts";

/** How finely sales over some days are shown. */
export function stepOf(days: number): Step {
  if (days <= 31) return "day";
  return days <= 120 ? "week" : "month";
}

/** A share in percent with one decimal; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

export const sumView = ({ name, amount_cents, units }: SumRow): SalesSum => ({
  name,
  amount: toDollars(amount_cents),
  units,
});

/** With the state's name in place of its code. */
export const stateView = (row: SumRow): SalesSum =>
  sumView({ ...row, name: usStates.find(({ code }) => code === row.name)?.name ?? (row.name || "Other") });

const columns = [
  "date",
  "order",
  "your number",
  "sku",
  "product",
  "state",
  "quantity",
  "unit",
  "price per unit",
  "amount",
  "status",
] as const;

/** Sold items below a header; what was taken back has the amount 0. */
export const salesTable = (rows: readonly SoldRow[]): FileCell[][] => [
  [...columns],
  ...rows.map((row) => [
    row.placed_at.toISOString(),
    row.number,
    row.vendor_sku,
    row.sku,
    row.product_name,
    row.state,
    row.qty,
    row.unit,
    { usd: toDollars(row.final_price_cents) },
    { usd: toDollars(row.amount_cents) },
    statusLabels[row.status as ItemStatus],
  ]),
];
