import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, periodDay, success } from "../shapes.ts";

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "Enter a month such as 2026-05.");
const day = periodDay;
const year = z.coerce.number().int().min(2020).max(2099);

const taxRow = z.object({
  /** YYYY-MM, in the marketplace's time zone (Pacific). */
  month: z.string(),
  /** Two letters: the state that the products went to. */
  state: z.string(),
  orders: z.number(),
  /** Sales after coupons, without shipping: with sales tax, and without. */
  taxable: dollars,
  exempt: dollars,
  /** Sales tax collected with them. */
  collected: dollars,
  /** Products refunded in this month, whenever they were sold, and the sales tax refunded with them. */
  refunded: dollars,
  tax_refunded: dollars,
  /** Collected less refunded: what is to be paid to the state. */
  due: dollars,
});
export type TaxRow = z.infer<typeof taxRow>;

const period = { from: month, to: month };

export const taxReport = endpoint("GET /api/admin/reports/tax", {
  summary: "Sales tax by state and month: taxable and exempt sales, collected and refunded",
  permission: "admin.run",
  mayLag: true,
  query: z.object(period),
  reply: success(z.object({ rows: z.array(taxRow), due: dollars, ledger: dollars })),
});

export const taxReportFile = endpoint("GET /api/admin/reports/tax/file", {
  summary: "The same as CSV or Excel",
  permission: "admin.run",
  query: z.object({ ...period, format: z.enum(["csv", "xlsx"]) }),
  reply: z.file(),
});

export const journalFile = endpoint("GET /api/admin/reports/journal", {
  summary: "The ledger as journal entries by day, in the columns that QuickBooks Online or Xero imports",
  permission: "admin.run",
  query: z.object({ from: day, to: day, format: z.enum(["quickbooks", "xero"]) }),
  reply: z.file(),
});

const payeeYear = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  type: z.enum(["Vendor", "Contractor"]),
  /** Gross of the sales, before refunds: what Form 1099-K asks for. */
  gross: dollars,
  /** January to December. */
  months: z.array(dollars),
  transactions: z.number(),
  /** Above both federal thresholds. */
  is_reportable: z.boolean(),
  /** The masked tax ID that the payee has certified; null if nothing is certified. */
  tin: z.string().nullable(),
});
export type PayeeYear = z.infer<typeof payeeYear>;

export const payeeYears = endpoint("GET /api/admin/reports/1099k", {
  summary: "Form 1099-K data of a year: each payee's gross by month and number of transactions",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ year }),
  reply: success(
    z.object({
      year: z.number(),
      /** Reportable above this gross and more than this many transactions. */
      threshold: z.object({ gross: dollars, transactions: z.number() }),
      payees: z.array(payeeYear),
    }),
  ),
});

export const payeeYearsFile = endpoint("GET /api/admin/reports/1099k/csv", {
  summary:
    "The same as a CSV file, with the certified names, addresses and whole tax IDs; takes a fresh proof",
  permission: "admin.run",
  query: z.object({ year }),
  reply: z.file(),
});
