import type { Statement, StatementLine, StatementSummary } from "../../../../contract/money/statements.ts";
import { addBusinessDays, pendingBusinessDays } from "../../../../domain/days/business-days.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { type Cents, toDollars } from "../../../../domain/money/money.ts";
import { type StatementMonth, statementPart } from "../../../../domain/money/statement.ts";
import type { FileCell } from "../../../http/sheet-file.ts";
import type { LineRow, PayeeAccount, PendingRow } from "./statements.store.ts";

/** The names of events in a payee's statement. */
const events = new Map([
  ["sale", "Sale"],
  ["installment", "Proposal payment"],
  ["refund", "Refund"],
  ["payout", "Payout"],
  ["payout_failed", "Payout sent back"],
  ["balance_paid", "Payment received"],
]);

export const payeeView = ({ user_id, name, email, type }: PayeeAccount) => ({
  id: user_id,
  name,
  email,
  type,
});

/** @param thisMonth the month that is not over yet */
export const summaryView = (row: StatementMonth, thisMonth: string): StatementSummary => ({
  month: row.month,
  is_closed: row.month < thisMonth,
  opening: toDollars(row.opening_cents),
  sales: toDollars(row.sales_cents),
  refunds: toDollars(row.refunds_cents),
  fees: toDollars(row.fees_cents),
  payouts: toDollars(row.payouts_cents),
  closing: toDollars(row.closing_cents),
  pending: toDollars(row.pending_cents),
  available: toDollars(row.available_cents),
  released: toDollars(row.released_cents),
});

/** The day from which what was delivered on a day is available. */
const availableFrom = (deliveredOn: string): string => addBusinessDays(deliveredOn, pendingBusinessDays);

export function lineView(row: LineRow): StatementLine {
  const isSale = row.transfer_kind === "sale";
  return {
    at: row.at.toISOString(),
    part: statementPart(row.transfer_kind) ?? "fees",
    event: row.dispute ? `Dispute lost: ${row.dispute}` : (events.get(row.transfer_kind) ?? "Adjustment"),
    order: row.order_id && row.order_number ? { id: row.order_id, number: row.order_number } : null,
    amount: toDollars(row.amount_cents),
    available_on: isSale ? availableOn(row) : null,
    is_available: isSale ? row.open_items === 0 : null,
  };
}

function availableOn({
  open_items,
  undelivered,
  last_delivered_at,
  last_released_at,
}: LineRow): string | null {
  if (open_items === 0) return last_released_at && calendarDay(last_released_at);
  if (undelivered > 0 || !last_delivered_at) return null;
  return availableFrom(calendarDay(last_delivered_at));
}

/**
 * What is pending by the day it becomes available.
 * @param pending_cents the balance that is pending; what no item accounts for is `other`
 */
export function pendingView(rows: readonly PendingRow[], pending_cents: Cents) {
  // weekends and holidays make several days of delivery one day here
  const byDay = Map.groupBy(rows, ({ delivered_on }) => delivered_on && availableFrom(delivered_on));
  const days = [...byDay].map(([on, same]) => ({
    on,
    amount: toDollars(same.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
  }));
  const known = rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return { total: toDollars(pending_cents), days, other: toDollars(pending_cents - known) };
}

/** A statement as a file for spreadsheets: its balances first and last, one row for each line between. */
export function statementTable({
  month,
  opening,
  closing,
  pending,
  available,
  lines,
}: Statement): FileCell[][] {
  const row = (date: string, event: string, order: string, usd: number, on = ""): FileCell[] => [
    date,
    event,
    order,
    { usd },
    on,
  ];
  return [
    ["date", "event", "order", "amount", "available_on"],
    row(`${month}-01`, "Opening balance", "", opening),
    ...lines.map(({ at, event, order, amount, available_on }) =>
      row(calendarDay(new Date(at)), event, order?.number ?? "", amount, available_on ?? ""),
    ),
    row("", "Closing balance", "", closing),
    row("", "Of which pending", "", pending),
    row("", "Of which available", "", available),
  ];
}
