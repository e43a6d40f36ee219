import writeExcelFile from "write-excel-file/node";
import {
  journalFile,
  payeeYears,
  payeeYearsFile,
  type TaxRow,
  taxReport,
  taxReportFile,
} from "../../../../contract/money/reports.ts";
import { calendarDay, daysBetween } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { nextMonth } from "../../../../domain/money/statement.ts";
import { assertProvedLately, type Caller } from "../../../http/caller.ts";
import { csvOf } from "../../../http/csv.ts";
import { failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { type FiledPayee, filedPayees } from "../payouts/index.ts";
import {
  federalThreshold,
  payeeYear,
  quickBooksRows,
  taxFigures,
  taxHeader,
  taxView,
  xeroRows,
} from "./reports.rules.ts";
import { grossByMonth, journalSums, taxPosted, taxSums } from "./reports.store.ts";

/** A file for a spreadsheet; the audit log notes who saved what. */
async function csvFile(db: Db, caller: Caller, name: string, rows: string[][]): Promise<File> {
  await audit(db, { caller, action: "report.exported", details: { name } });
  return new File([`\uFEFF${csvOf(rows)}`], name, { type: "text/csv; charset=utf-8" });
}

/** The days of months, from the first one to the day after the last. */
function daysOf({ from, to }: { from: string; to: string }): [string, string] {
  if (from > to) failFields({ to: "Choose a last month that isn't before the first." });
  return [`${from}-01`, `${nextMonth(to)}-01`];
}

const tax = serve(taxReport, async ({ query, platform: { db } }) => {
  const days = daysOf(query);
  const [rows, ledger] = await Promise.all([taxSums(db, ...days), taxPosted(db, ...days)]);
  const due = rows.reduce((sum, row) => sum + row.collected_cents - row.tax_refunded_cents, 0);
  return { data: { rows: rows.map(taxView), due: toDollars(due), ledger: toDollars(ledger) } };
});

const taxFile = serve(taxReportFile, async ({ query, caller, platform: { db } }) => {
  const rows = (await taxSums(db, ...daysOf(query))).map(taxView);
  const name = `sales-tax-${query.from}-${query.to}`;
  if (query.format === "xlsx") {
    await audit(db, { caller, action: "report.exported", details: { name } });
    return taxWorkbook(rows, `${name}.xlsx`);
  }
  const cells = rows.map((row) => [
    row.month,
    row.state,
    String(row.orders),
    ...taxFigures(row).map((figure) => figure.toFixed(2)),
  ]);
  return csvFile(db, caller, `${name}.csv`, [taxHeader, ...cells]);
});

async function taxWorkbook(rows: readonly TaxRow[], name: string): Promise<File> {
  const cells = [
    taxHeader.map((value) => ({ value, fontWeight: "bold" as const })),
    ...rows.map((row) => [
      { value: row.month },
      { value: row.state },
      { value: row.orders, type: Number },
      ...taxFigures(row).map((value) => ({ value, type: Number, format: "#,##0.00" })),
    ]),
  ];
  const columns = taxHeader.map(() => ({ width: 16 }));
  const bytes = await writeExcelFile(cells, { sheet: "Sales tax", columns, stickyRowsCount: 1 }).toBuffer();
  return new File([new Uint8Array(bytes)], name, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

const mostDays = 366;

const journal = serve(journalFile, async ({ query: { from, to, format }, caller, platform: { db } }) => {
  const days = daysBetween(from, to) + 1;
  if (days < 1) failFields({ to: "Choose a last day that isn't before the first." });
  if (days > mostDays) failFields({ to: "Choose a year at most." });
  const sums = await journalSums(db, from, to);
  const rows = format === "xero" ? xeroRows(sums) : quickBooksRows(sums);
  return csvFile(db, caller, `journal-${format}-${from}-${to}.csv`, rows);
});

async function yearOf(platform: Platform, year: number) {
  const byPayee = Map.groupBy(await grossByMonth(platform.db, year), ({ user_id }) => user_id);
  const filed = await filedPayees(platform, [...byPayee.keys()]);
  const payees = [...byPayee]
    .map(([id, rows]) => payeeYear(rows, federalThreshold, filed.get(id)?.tin ?? null))
    .sort((a, b) => b.gross - a.gross || a.name.localeCompare(b.name));
  return { payees, filed };
}

const years = serve(payeeYears, async ({ query: { year }, platform }) => {
  const { gross_cents, transactions } = federalThreshold;
  const threshold = { gross: toDollars(gross_cents), transactions };
  return { data: { year, threshold, payees: (await yearOf(platform, year)).payees } };
});

const monthHeads = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** What a payee has certified, for the boxes of the form; empty where nothing is. */
const filedCells = (filed: FiledPayee | undefined): string[] =>
  filed
    ? [
        filed.legal_name,
        filed.business_name,
        [filed.street, filed.apartment].filter(Boolean).join(", "),
        `${filed.city}, ${filed.state} ${filed.zip_code}`,
        filed.tin_kind.toUpperCase(),
        filed.whole_tin,
        calendarDay(new Date(filed.certified_at)),
      ]
    : ["", "", "", "", "", "", ""];

const yearsFile = serve(payeeYearsFile, async ({ query: { year }, caller, platform }) => {
  assertProvedLately(caller, platform.now());
  const { payees, filed } = await yearOf(platform, year);
  const rows = payees.map((payee) => [
    payee.company,
    payee.name,
    payee.type === "Vendor" ? "Vendor" : "Pro",
    payee.gross.toFixed(2),
    String(payee.transactions),
    payee.is_reportable ? "yes" : "no",
    ...filedCells(filed.get(payee.id)),
    ...payee.months.map((amount) => amount.toFixed(2)),
  ]);
  const header = [
    "Company",
    "Name",
    "Type",
    "Gross (box 1a)",
    "Transactions (box 3)",
    "Reportable",
    "Legal name",
    "Business name",
    "Address",
    "City, state, ZIP",
    "TIN type",
    "TIN",
    "Certified on",
    ...monthHeads,
  ];
  return csvFile(platform.db, caller, `1099-k-${year}.csv`, [header, ...rows]);
});

export const routes: readonly Route[] = [tax, taxFile, journal, years, yearsFile];
