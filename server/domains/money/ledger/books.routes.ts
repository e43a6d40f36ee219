import {
  type LedgerEntry,
  ledgerAccounts,
  ledgerEntries,
  ledgerFile,
} from "../../../../contract/money/managed-ledger.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { AccountKind } from "../../../../domain/money/ledger-posting.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { tableFile } from "../../../http/sheet-file.ts";
import { audit } from "../../identity/audit/index.ts";
import {
  type AccountRow,
  accountRows,
  type BookRow,
  bookRows,
  bookSum,
  checkBooks,
  kindRows,
} from "./books.store.ts";

const mostRows = 50_000;

const names: Record<AccountKind, string> = {
  customer_receivable: "Customers owe",
  customer_deposits: "Deposits for products not yet ordered",
  gateway_clearing: "Payment provider",
  disputes: "Held in disputes",
  vendor_pending: "Vendor, pending",
  vendor_available: "Vendor, available",
  contractor_pending: "Pro, pending",
  contractor_available: "Pro, available",
  platform_revenue: "Our margin",
  tax_payable: "Sales tax",
  shipping: "Freight",
  refunds: "Refunds",
  payouts: "Payouts on the way",
  carrier_claims: "Carriers owe",
  bank: "Our bank account",
};

const events = new Map([
  ["sale", "Sale"],
  ["payment", "Payment"],
  ["installment", "Payment of a proposal"],
  ["change_order", "Change order"],
  ["refund", "Refund"],
  ["refund_paid", "Refund paid"],
  ["dispute_held", "Disputed payment held"],
  ["dispute_won", "Dispute won"],
  ["dispute_lost", "Dispute lost"],
  ["release", "Release"],
  ["replacement", "Replacement"],
  ["payout", "Payout"],
  ["payout_paid", "Payout paid"],
  ["payout_failed", "Payout sent back"],
  ["plan", "Plan paid"],
  ["plan_stray", "Plan paid after it was given up"],
  ["plan_refund", "Plan refunded"],
  ["balance_paid", "Payment received"],
]);

const view = (row: BookRow): LedgerEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  event: events.get(row.event) ?? row.event,
  account: { id: row.account_id, name: names[row.kind] ?? row.kind, owner: row.owner },
  order: row.order_id && row.order_number ? { id: row.order_id, number: row.order_number } : null,
  payment: row.payment,
  amount: toDollars(row.amount_cents),
});

/** The same with the kind in words, and dollars. */
const inWords = <Row extends Pick<AccountRow, "kind" | "balance_cents">>({ balance_cents, ...row }: Row) => ({
  ...row,
  name: names[row.kind] ?? row.kind,
  balance: toDollars(balance_cents),
});

const accounts = serve(ledgerAccounts, async ({ query, platform: { db, now } }) => {
  const [kinds, rows, { sum_cents, ...check }] = await Promise.all([
    kindRows(db),
    accountRows(db, query),
    checkBooks(db),
  ]);
  return {
    data: {
      kinds: kinds.map(inWords),
      accounts: rows.map(inWords),
      check: { ...check, sum: toDollars(sum_cents), at: now().toISOString() },
    },
  };
});

const entries = serve(ledgerEntries, async ({ query, platform: { db } }) => {
  const { page, per_page, ...filter } = query;
  const [rows, { total, sum_cents }] = await Promise.all([
    bookRows(db, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
    bookSum(db, filter),
  ]);
  const shown = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const path = "/api/admin/ledger/entries";
  const list = listForm(rows.map(view), {
    total,
    page,
    per_page,
    path,
    query: Object.fromEntries(shown),
  });
  return { data: { ...list, sum: toDollars(sum_cents) } };
});

const file = serve(ledgerFile, async ({ query, caller, platform: { db, now } }) => {
  const rows = (await bookRows(db, query, { offset: 0, limit: mostRows })).map(view);
  await audit(db, { caller, action: "ledger.exported", details: { rows: rows.length } });
  const lines = rows.map(({ at, event, account, order, amount }) => [
    at,
    event,
    account.name,
    account.owner,
    order?.number ?? "",
    { usd: amount },
  ]);
  const table = [["at", "event", "account", "owner", "order", "amount"], ...lines];
  return tableFile(`ledger-${calendarDay(now())}`, table, query.format);
});

export const bookRoutes: readonly Route[] = [accounts, entries, file];
