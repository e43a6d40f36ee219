import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, sortOf, success, uuid } from "../shapes.ts";
import { payeeSorts } from "../sorts.ts";

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "Enter a month such as 2026-05.");
const format = z.enum(["csv", "xlsx", "pdf"]);

const summary = z.object({
  /** YYYY-MM, in the marketplace's time zone (Pacific). */
  month: z.string(),
  /** False for the month that is not over yet. */
  is_closed: z.boolean(),
  opening: dollars,
  sales: dollars,
  /** Negative or zero. */
  refunds: dollars,
  /** Fees and adjustments. */
  fees: dollars,
  /** Negative, less what banks sent back. */
  payouts: dollars,
  /** Opening balance and all of the above. */
  closing: dollars,
  /** The two parts of the closing balance. */
  pending: dollars,
  available: dollars,
  /** What became available in this month. */
  released: dollars,
});
export type StatementSummary = z.infer<typeof summary>;

const line = z.object({
  at: isoDate,
  part: z.enum(["sales", "refunds", "fees", "payouts"]),
  /** In words, such as "Sale". */
  event: z.string(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  amount: dollars,
  /** For a sale: since when all of it has been available, or from when it will be; null before delivery. */
  available_on: z.string().nullable(),
  /** For a sale: whether all of it is available by now; null for anything else. */
  is_available: z.boolean().nullable(),
});
export type StatementLine = z.infer<typeof line>;

/** What is pending, by the day it becomes available (YYYY-MM-DD); null for what is not delivered yet. */
const pendingDay = z.object({ on: z.string().nullable(), amount: dollars });

const payee = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  type: z.enum(["Vendor", "Contractor"]),
});

const overview = z.object({
  payee,
  /** Newest first. */
  months: z.array(summary),
  pending: z.object({
    total: dollars,
    days: z.array(pendingDay),
    /** Pending without a day: shipping kept from returns, and corrections. */
    other: dollars,
  }),
});
export type StatementOverview = z.infer<typeof overview>;

const statement = summary.extend({ payee, lines: z.array(line) });
export type Statement = z.infer<typeof statement>;

export const statements = endpoint("GET /api/statements", {
  summary: "The caller's statements by month, and when what is pending becomes available",
  permission: "payout.own",
  reply: success(overview),
});

export const statementOf = endpoint("GET /api/statements/{month}", {
  summary: "The caller's statement of one month with its lines",
  permission: "payout.own",
  params: z.object({ month }),
  reply: success(statement),
});

export const statementFile = endpoint("GET /api/statements/{month}/file", {
  summary: "The same as a CSV or Excel file, or as a PDF",
  permission: "payout.own",
  params: z.object({ month }),
  query: z.object({ format }),
  reply: z.file(),
});

export const payeeStatements = endpoint("GET /api/admin/payees/{user}/statements", {
  summary: "A vendor's or pro's statements by month",
  permission: "admin.run",
  params: z.object({ user: uuid }),
  reply: success(overview),
});

export const payeeStatement = endpoint("GET /api/admin/payees/{user}/statements/{month}", {
  summary: "A vendor's or pro's statement of one month with its lines",
  permission: "admin.run",
  params: z.object({ user: uuid, month }),
  reply: success(statement),
});

export const payeeStatementFile = endpoint("GET /api/admin/payees/{user}/statements/{month}/file", {
  summary: "The same as a CSV or Excel file, or as a PDF",
  permission: "admin.run",
  params: z.object({ user: uuid, month }),
  query: z.object({ format }),
  reply: z.file(),
});

const payeeRow = payee.extend({
  /** The vendor's or the showroom's name. */
  company: z.string(),
  pending: dollars,
  available: dollars,
  in_transit: dollars,
  /** By when a negative balance is due; null if it is not negative. */
  due_on: isoDate.nullable(),
  /** Why an admin has put payouts on hold, and since when; null if they are not. */
  hold: z.object({ reason: z.string(), since: isoDate }).nullable(),
});
export type PayeeRow = z.infer<typeof payeeRow>;

export const payees = endpoint("GET /api/admin/payees", {
  summary: "Vendors and pros with their balances: who owes first, then the largest balance",
  permission: "admin.run",
  query: z.object({
    ...paging,
    q: z.string().trim().max(80).optional(),
    show: z.enum(["owing", "on_hold"]).optional(),
    sort: sortOf(payeeSorts),
  }),
  reply: success(listOf(payeeRow)),
});
