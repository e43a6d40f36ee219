import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { PayeeYear, TaxRow } from "../../../../contract/money/reports.ts";
import { calendarDay, lastOfMonth } from "../../../../domain/days/calendar.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { type DataColumn, DataTable } from "../../../kit/lists/data-table.tsx";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { useProof, type WithProof } from "../../../kit/sign-in/use-proof.tsx";
import { monthName } from "../../../kit/statements/month-name.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatCount, formatUsd } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/reports.page.ts";
import { SaveReport } from "./save-report.tsx";

export const meta = titled("Reports");

const today = () => calendarDay(new Date());

function periodIn(search: URLSearchParams): { from: string; to: string; year: number } {
  const month = (name: string) => /^20\d{2}-(0[1-9]|1[0-2])$/.exec(search.get(name) ?? "")?.[0];
  const now = today().slice(0, 7);
  const to = month("to") ?? now;
  const from = month("from") ?? `${to.slice(0, 4)}-01`;
  const year = Number(/^20[2-9]\d$/.exec(search.get("year") ?? "")?.[0] ?? now.slice(0, 4));
  return { from: [from, to].sort()[0]!, to, year };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { from, to, year } = periodIn(new URL(request.url).searchParams);
  const call = signedInApi(request);
  const [tax, years] = await Promise.all([
    call("GET /api/admin/reports/tax", { query: { from, to } }),
    call("GET /api/admin/reports/1099k", { query: { year } }),
  ]);
  return { tax: tax.data, years: years.data };
}

/** Sales tax by state, journal entries for the bookkeeper, and the figures of Form 1099-K. */
export default function ReportsPage({ loaderData: { tax, years } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { from, to, year } = periodIn(search);
  const thisYear = Number(today().slice(0, 4));
  const { withProof, question } = useProof();
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Reports</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        All figures come from the ledger. Choose the months and year to report on.
      </p>
      <ListFilter className="sm:grid-cols-[1fr_1fr_1fr_auto]">
        <TextField label="From month" name="from" type="month" defaultValue={from} />
        <TextField label="To month" name="to" type="month" defaultValue={to} />
        <Select
          label="1099-K year"
          name="year"
          defaultValue={String(year)}
          options={[0, 1, 2, 3].map((back) => ({
            value: String(thisYear - back),
            text: String(thisYear - back),
          }))}
        />
      </ListFilter>
      <Part title="Sales tax by state">
        <p className="max-w-[64ch] text-graphite">
          Sales are after coupons and without shipping. Refunds count in the month we made them. Our rates
          don't include city and county taxes, so this report doesn't either.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <SaveReport
            label="Export as CSV"
            load={() => api("GET /api/admin/reports/tax/file", { query: { from, to, format: "csv" } })}
          />
          <SaveReport
            label="Export as Excel"
            load={() => api("GET /api/admin/reports/tax/file", { query: { from, to, format: "xlsx" } })}
          />
          <span className="figures text-sm">{`Tax due ${formatUsd(tax.due)}`}</span>
          <Badge tone={tax.due === tax.ledger ? "good" : "bad"}>
            {tax.due === tax.ledger ? "Matches the ledger" : `The ledger has ${formatUsd(tax.ledger)}`}
          </Badge>
        </div>
        <DataTable
          caption="Sales tax by state"
          className="mt-4"
          columns={taxColumns}
          rows={tax.rows}
          rowKey={({ month, state }) => `${month} ${state}`}
          empty="No sales or refunds in these months."
        />
      </Part>
      <Journal />
      <Form1099K years={years} withProof={withProof} />
      {question}
    </div>
  );
}

function Form1099K({
  years,
  withProof,
}: Pick<Route.ComponentProps["loaderData"], "years"> & { withProof: WithProof }) {
  const missing = years.payees.filter(({ tin }) => tin === null).length;
  return (
    <Part title={`Form 1099-K, ${years.year}`}>
      <p className="max-w-[64ch] text-graphite">
        {`Gross of the sales before refunds. The IRS asks for a form above ${formatUsd(years.threshold.gross)} and more than ${formatCount(years.threshold.transactions)} transactions; some states ask from less. Payees certify name, address and tax ID under Payouts; those who have not are asked by email every 30 days. The file has the whole tax IDs, so saving it takes your password.`}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SaveReport
          label="Export as CSV"
          load={() =>
            withProof(() => api("GET /api/admin/reports/1099k/csv", { query: { year: years.year } }))
          }
        />
        {missing > 0 && (
          <span className="figures text-sm">
            {`${formatCount(missing)} of ${formatCount(years.payees.length)} have not certified their tax details`}
          </span>
        )}
      </div>
      <DataTable
        caption="Form 1099-K"
        className="mt-4"
        columns={yearColumnsOf(years.year)}
        rows={years.payees}
        rowKey={({ id }) => id}
        empty="No sales in this year."
      />
    </Part>
  );
}

function Journal() {
  const [days, setDays] = useState(() => ({ from: `${today().slice(0, 7)}-01`, to: today() }));
  return (
    <Part title="Bookkeeping">
      <p className="max-w-[64ch] text-graphite">
        Export the ledger as journal entries: one balanced entry for each day and type of event. Your chart of
        accounts needs the account names in the file (for Xero, the account codes).
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label="From"
          type="date"
          name="journal_from"
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          name="journal_to"
          value={days.to}
          onChange={(event) => setDays({ ...days, to: event.target.value })}
        />
        <SaveReport
          label="Save for QuickBooks"
          load={() => api("GET /api/admin/reports/journal", { query: { ...days, format: "quickbooks" } })}
        />
        <SaveReport
          label="Save for Xero"
          load={() => api("GET /api/admin/reports/journal", { query: { ...days, format: "xero" } })}
        />
      </div>
    </Part>
  );
}

/** The ledger entries behind a figure. */
const entriesOf = (filter: Record<string, string>): string =>
  `/account/admin/ledger?${new URLSearchParams(filter)}`;

const daysOf = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: lastOfMonth(month),
});

const money = (key: Exclude<keyof TaxRow, "month" | "state" | "orders">, title: string, priority?: 3) => ({
  key,
  title,
  numeric: true,
  ...(priority && { priority }),
  cell: (row: TaxRow) => formatUsd(row[key]),
});

const taxColumns: DataColumn<TaxRow>[] = [
  {
    key: "state",
    title: "State",
    priority: 1,
    cell: ({ state, month }) => (
      <>
        <Link
          to={entriesOf({ behind: "tax", state, ...daysOf(month) })}
          className="link inline-flex min-h-6 font-medium"
        >
          {state || "No state"}
          <span className="sr-only">{` in ${monthName(month)}: ledger entries`}</span>
        </Link>
        <span className="block text-graphite text-sm">{monthName(month)}</span>
      </>
    ),
  },
  { key: "orders", title: "Orders", numeric: true, priority: 3, cell: ({ orders }) => formatCount(orders) },
  money("taxable", "Taxable"),
  money("exempt", "Exempt"),
  money("collected", "Collected"),
  money("refunded", "Refunded sales", 3),
  money("tax_refunded", "Tax refunded", 3),
  money("due", "Due"),
];

const yearColumnsOf = (year: number): DataColumn<PayeeYear>[] => [
  {
    key: "payee",
    title: "Payee",
    priority: 1,
    cell: ({ company, name, type }) => (
      <>
        <span className="font-medium">{company || name}</span>
        <span className="block text-graphite text-sm">{`${type === "Vendor" ? "Vendor" : "Pro"} · ${name}`}</span>
      </>
    ),
  },
  {
    key: "reportable",
    title: "Form",
    cell: ({ is_reportable }) =>
      is_reportable ? <Badge tone="warn">Above both limits</Badge> : "Not required",
  },
  {
    key: "tin",
    title: "Tax ID",
    cell: ({ tin }) =>
      tin ? <span className="figures whitespace-nowrap">{tin}</span> : <Badge tone="warn">Missing</Badge>,
  },
  {
    key: "transactions",
    title: "Transactions",
    numeric: true,
    cell: ({ transactions }) => formatCount(transactions),
  },
  {
    key: "gross",
    title: "Gross",
    numeric: true,
    cell: ({ id, gross, company, name }) => (
      <Link
        to={entriesOf({ behind: "gross", payee: id, from: `${year}-01-01`, to: `${year}-12-31` })}
        className="link inline-flex min-h-6"
      >
        {formatUsd(gross)}
        <span className="sr-only">{` of ${company || name}: ledger entries`}</span>
      </Link>
    ),
  },
];
