import type { Cents } from "./money.ts";

/** What a line of a payee's statement counts as. A release moves money from pending to available and is no line. */
export type StatementPart = "sales" | "refunds" | "fees" | "payouts";

const parts = new Map<string, StatementPart | null>([
  ["sale", "sales"],
  ["installment", "sales"],
  ["refund", "refunds"],
  ["dispute_lost", "refunds"],
  ["payout", "payouts"],
  ["payout_failed", "payouts"],
  ["release", null],
]);

/** The part of a ledger transfer, by its kind. What has no part of its own counts as a fee or adjustment. */
export const statementPart = (transferKind: string): StatementPart | null =>
  parts.has(transferKind) ? parts.get(transferKind)! : "fees";

/** What transfers of one kind changed in a payee's balance in one month; what we owe the payee is positive. */
export interface MonthSum {
  /** YYYY-MM */
  month: string;
  transfer_kind: string;
  pending_cents: Cents;
  available_cents: Cents;
}

/** A payee's month: `closing = opening + sales + refunds + fees + payouts`, and `closing = pending + available`. */
export interface StatementMonth {
  month: string;
  opening_cents: Cents;
  sales_cents: Cents;
  /** Negative or zero, as `payouts_cents` is. */
  refunds_cents: Cents;
  fees_cents: Cents;
  payouts_cents: Cents;
  closing_cents: Cents;
  /** The parts of the closing balance. */
  pending_cents: Cents;
  available_cents: Cents;
  /** What moved from pending to available in this month. */
  released_cents: Cents;
}

/** The month after a month: 2026-12 → 2027-01. */
export function nextMonth(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/**
 * A payee's statements from the first month with entries to `last` (YYYY-MM), oldest first, without gaps. Months
 * after `last` are left out.
 */
export function statementMonths(sums: readonly MonthSum[], last: string): StatementMonth[] {
  const byMonth = Map.groupBy(sums, ({ month }) => month);
  const first = [...byMonth.keys()].sort()[0];
  const statements: StatementMonth[] = [];
  if (first === undefined) return statements;
  let before = { closing_cents: 0, pending_cents: 0, available_cents: 0 };
  for (let month = first; month <= last; month = nextMonth(month)) {
    const statement = monthAfter(before, month, byMonth.get(month) ?? []);
    statements.push(statement);
    before = statement;
  }
  return statements;
}

function monthAfter(
  before: Pick<StatementMonth, "closing_cents" | "pending_cents" | "available_cents">,
  month: string,
  sums: readonly MonthSum[],
): StatementMonth {
  const sum = (of: (row: MonthSum) => Cents, rows = sums) => rows.reduce((all, row) => all + of(row), 0);
  const change = (part: StatementPart | null) =>
    sum(
      (row) => row.pending_cents + row.available_cents,
      sums.filter(({ transfer_kind }) => statementPart(transfer_kind) === part),
    );
  const pending = before.pending_cents + sum((row) => row.pending_cents);
  const available = before.available_cents + sum((row) => row.available_cents);
  return {
    month,
    opening_cents: before.closing_cents,
    sales_cents: change("sales"),
    refunds_cents: change("refunds"),
    fees_cents: change("fees"),
    payouts_cents: change("payouts"),
    closing_cents: pending + available,
    pending_cents: pending,
    available_cents: available,
    released_cents: sum(
      (row) => row.available_cents,
      sums.filter(({ transfer_kind }) => transfer_kind === "release"),
    ),
  };
}
