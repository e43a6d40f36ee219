import { Link } from "react-router";
import type { StatementOverview, StatementSummary } from "../../../contract/money/statements.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate, formatUsd } from "../../ui/format.ts";
import { EmptyState } from "../../ui/states.tsx";
import { type DataColumn, DataTable } from "../lists/data-table.tsx";
import { monthName } from "./month-name.ts";
import { MonthsChart } from "./months-chart.tsx";

/** A payee's months, and when what is pending becomes available. `path` is the page that lists them. */
export function StatementMonths({ overview, path }: { overview: StatementOverview; path: string }) {
  const { months, pending } = overview;
  if (months.length === 0) {
    return (
      <EmptyState className="mt-8" title="No statements yet">
        Your first statement shows up here after your first sale.
      </EmptyState>
    );
  }
  return (
    <>
      <MonthsChart months={months} />
      <DataTable
        caption="Statements"
        className="mt-6"
        columns={columnsAt(path)}
        rows={months}
        rowKey={({ month }) => month}
        empty="No statements yet."
      />
      <Pending pending={pending} />
    </>
  );
}

const columnsAt = (path: string): DataColumn<StatementSummary>[] => [
  {
    key: "month",
    title: "Month",
    priority: 1,
    cell: ({ month, is_closed }) => (
      <span className="flex flex-wrap items-baseline gap-x-3">
        <Link to={`${path}/${month}`} className="link inline-flex min-h-6 font-medium">
          {monthName(month)}
        </Link>
        {!is_closed && <Badge tone="neutral">Open</Badge>}
      </span>
    ),
  },
  { key: "opening", title: "Opening", numeric: true, priority: 3, cell: ({ opening }) => formatUsd(opening) },
  { key: "sales", title: "Sales", numeric: true, cell: ({ sales }) => formatUsd(sales) },
  { key: "refunds", title: "Refunds", numeric: true, cell: ({ refunds }) => formatUsd(refunds) },
  { key: "fees", title: "Fees", numeric: true, priority: 3, cell: ({ fees }) => formatUsd(fees) },
  { key: "payouts", title: "Payouts", numeric: true, cell: ({ payouts }) => formatUsd(payouts) },
  {
    key: "closing",
    title: "Closing",
    numeric: true,
    cell: ({ closing }) => <span className="font-semibold">{formatUsd(closing)}</span>,
  },
];

function Pending({ pending: { total, days, other } }: { pending: StatementOverview["pending"] }) {
  if (total === 0 && days.length === 0) return null;
  const rows = [
    ...days.map(({ on, amount }) => ({
      key: on ?? "later",
      when: on ? formatDate(on) : "46 business days after delivery",
      amount,
    })),
    ...(other === 0
      ? []
      : [{ key: "other", when: "Shipping kept from returns, and corrections", amount: other }]),
  ];
  return (
    <section className="mt-10">
      <h2 className="heading border-ink border-b pb-2 text-lg">When pending money becomes available</h2>
      <dl className="max-w-[36rem]">
        {rows.map(({ key, when, amount }) => (
          <div key={key} className="flex justify-between gap-x-6 border-hairline border-b py-2">
            <dt className="figures">{when}</dt>
            <dd className="figures whitespace-nowrap">{formatUsd(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-x-6 py-2 font-semibold">
          <dt>Pending today</dt>
          <dd className="figures">{formatUsd(total)}</dd>
        </div>
      </dl>
    </section>
  );
}
