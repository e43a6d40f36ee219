import type { PayeeYear, TaxRow } from "../../../../contract/money/reports.ts";
import type { AccountKind } from "../../../../domain/money/ledger-posting.ts";
import { type Cents, toDollars } from "../../../../domain/money/money.ts";
import type { JournalSum, PayeeMonth, TaxSum } from "./reports.store.ts";

export const taxView = (row: TaxSum): TaxRow => ({
  month: row.month,
  state: row.state,
  orders: row.orders,
  taxable: toDollars(row.taxable_cents),
  exempt: toDollars(row.exempt_cents),
  collected: toDollars(row.collected_cents),
  refunded: toDollars(row.refunded_cents),
  tax_refunded: toDollars(row.tax_refunded_cents),
  due: toDollars(row.collected_cents - row.tax_refunded_cents),
});

export const taxHeader = [
  "Month",
  "State",
  "Orders",
  "Taxable sales",
  "Exempt sales",
  "Tax collected",
  "Refunded sales",
  "Tax refunded",
  "Tax due",
];

/** The figures of a row in the order of `taxHeader`, after month, state and orders. */
export const taxFigures = (row: TaxRow): number[] => [
  row.taxable,
  row.exempt,
  row.collected,
  row.refunded,
  row.tax_refunded,
  row.due,
];

/** How our accounts are called, and numbered, in a chart of accounts. */
const chart: Record<AccountKind, { name: string; code: string }> = {
  gateway_clearing: { name: "Payment provider clearing", code: "1100" },
  bank: { name: "Marketplace bank account", code: "1150" },
  disputes: { name: "Funds held in disputes", code: "1120" },
  customer_receivable: { name: "Customer receivables", code: "1200" },
  carrier_claims: { name: "Claims against carriers", code: "1250" },
  vendor_pending: { name: "Vendor balances, pending", code: "2100" },
  vendor_available: { name: "Vendor balances, available", code: "2110" },
  shipping: { name: "Freight owed to vendors", code: "2120" },
  contractor_pending: { name: "Pro balances, pending", code: "2200" },
  contractor_available: { name: "Pro balances, available", code: "2210" },
  payouts: { name: "Payouts in transit", code: "2300" },
  customer_deposits: { name: "Customer deposits", code: "2350" },
  refunds: { name: "Refunds payable", code: "2400" },
  tax_payable: { name: "Sales tax payable", code: "2500" },
  platform_revenue: { name: "Marketplace margin", code: "4000" },
};

const slashed = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
const amount = (cents: Cents): string => (cents / 100).toFixed(2);

/** A day's event as its journal's number: 2026-11-03-SALE. */
const journalNumber = ({ day, event }: JournalSum): string => `${day}-${event.toUpperCase()}`;

/** The columns of QuickBooks Online's import of journal entries; one entry for each day and kind of event. */
export const quickBooksRows = (sums: readonly JournalSum[]): string[][] => [
  ["Journal No", "Journal Date", "Account Name", "Debits", "Credits", "Description"],
  ...sums.map((sum) => [
    journalNumber(sum),
    slashed(sum.day),
    chart[sum.kind].name,
    sum.amount_cents > 0 ? amount(sum.amount_cents) : "",
    sum.amount_cents < 0 ? amount(-sum.amount_cents) : "",
    journalNumber(sum),
  ]),
];

/** The columns of Xero's import of manual journals; credits are negative, and lines of one narration are one journal. */
export const xeroRows = (sums: readonly JournalSum[]): string[][] => [
  ["*Narration", "*Date", "Description", "*AccountCode", "*TaxRate", "*Amount"],
  ...sums.map((sum) => [
    journalNumber(sum),
    slashed(sum.day),
    chart[sum.kind].name,
    chart[sum.kind].code,
    "Tax Exempt",
    amount(sum.amount_cents),
  ]),
];

/** Who is reported: above both. */
export interface Threshold {
  gross_cents: Cents;
  transactions: number;
}

/** The federal thresholds of Form 1099-K (26 U.S.C. 6050W(e)): more than $20,000 and more than 200 transactions. */
export const federalThreshold: Threshold = { gross_cents: 2_000_000, transactions: 200 };

export function payeeYear(rows: readonly PayeeMonth[], threshold: Threshold, tin: string | null): PayeeYear {
  const { user_id: id, name, company, type } = rows[0]!;
  const gross = rows.reduce((sum, row) => sum + row.gross_cents, 0);
  const transactions = rows.reduce((sum, row) => sum + row.transactions, 0);
  const inMonth = (month: number) => rows.find((row) => row.month === month)?.gross_cents ?? 0;
  return {
    id,
    name,
    company,
    type,
    transactions,
    tin,
    gross: toDollars(gross),
    months: Array.from({ length: 12 }, (_, index) => toDollars(inMonth(index + 1))),
    is_reportable: gross > threshold.gross_cents && transactions > threshold.transactions,
  };
}
