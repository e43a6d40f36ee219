import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, periodDay, success, uuid } from "../shapes.ts";

const account = z.object({
  id: z.number(),
  kind: z.string(),
  /** In words, such as "Vendor, pending". */
  name: z.string(),
  /** Whose it is; empty for the marketplace's own. */
  owner: z.string(),
  /** Debits minus credits: what we are owed is positive, what we owe negative. */
  balance: dollars,
  entries: z.number(),
});
export type LedgerAccount = z.infer<typeof account>;

/** Accounts of one kind: one of the marketplace's own, or those of all vendors, pros or customers. */
const kindOfAccount = account.pick({ kind: true, name: true, balance: true, entries: true }).extend({
  accounts: z.number(),
  /** The account, where it is the marketplace's own. */
  id: z.number().nullable(),
});
export type LedgerKind = z.infer<typeof kindOfAccount>;

export const ledgerAccounts = endpoint("GET /api/admin/ledger", {
  summary:
    "What the ledger holds by kind of account; the accounts of one kind, the 200 with the largest balances, or one account; and whether all entries balance",
  permission: "admin.run",
  mayLag: true,
  query: z.object({
    kind: z.string().max(40).optional(),
    /** Part of an owner's name. */
    owner: z.string().trim().max(120).optional(),
    account: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  reply: success(
    z.object({
      kinds: z.array(kindOfAccount),
      accounts: z.array(account),
      check: z.object({
        at: isoDate,
        transfers: z.number(),
        /** Transfers whose entries do not sum to zero. */
        unbalanced: z.number(),
        sum: dollars,
      }),
    }),
  ),
});

/** The figures whose entries can be asked for; those from `balance` on are a statement's. */
const figuresBehind = [
  "tax",
  "pending",
  "available",
  "gross",
  "balance",
  "sales",
  "refunds",
  "fees",
  "payouts",
  "released",
] as const;
export type FigureBehind = (typeof figuresBehind)[number];

const day = periodDay.optional();
const filter = {
  account: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** An order's number. */
  order: z.string().trim().max(40).optional(),
  /** A payout: what it took, and what became of it. */
  payout: uuid.optional(),
  /** A payment: its own events, and those of its order. */
  payment: uuid.optional(),
  /** What a figure of another page is made of: sales tax, or of a payee a balance, gross sales, or a statement's figure. */
  behind: z.enum(figuresBehind, "Choose a figure from the list.").optional(),
  payee: uuid.optional(),
  /** Where an order goes to. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, "A state has two letters.")
    .optional(),
  from: day,
  to: day,
};

const entry = z.object({
  id: z.number(),
  at: isoDate,
  /** What happened, in words, such as "Sale". */
  event: z.string(),
  account: z.object({ id: z.number(), name: z.string(), owner: z.string() }),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** The payment behind it, if there is one. */
  payment: z.string().nullable(),
  amount: dollars,
});
export type LedgerEntry = z.infer<typeof entry>;

export const ledgerEntries = endpoint("GET /api/admin/ledger/entries", {
  summary: "Entries by account, order, payee, state and day, the newest first, with their sum",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ ...paging, ...filter }),
  reply: success(listOf(entry).extend({ sum: dollars })),
});

export const ledgerFile = endpoint("GET /api/admin/ledger/csv", {
  summary: "The same as a CSV or Excel file, at most 50,000 rows",
  permission: "admin.run",
  query: z.object({ ...filter, format: z.enum(["csv", "xlsx"]).default("csv") }),
  reply: z.file(),
});
