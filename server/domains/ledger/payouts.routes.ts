import { payouts } from "../../../contract/orders.ts";
import { toDollars } from "../../../domain/money.ts";
import { accountOf } from "../../caller.ts";
import { fail } from "../../failure.ts";
import { type Route, serve } from "../../serve.ts";
import { balanceOf, type EntryRow, entriesOf, type Payee } from "./balances.store.ts";

/** Specification: a negative balance is due within 10 days. */
const dueWithinMs = 10 * 24 * 60 * 60 * 1000;

const show = serve(payouts, async ({ query, caller, platform }) => {
  const account = accountOf(caller);
  if (account.type !== "Vendor" && account.type !== "Contractor") return fail("forbidden");
  const payee: Payee = { type: account.type, user_id: account.id };
  const [balance, { rows, total }] = await Promise.all([
    balanceOf(platform.db, payee),
    entriesOf(platform.db, payee, { offset: (query.page - 1) * query.per_page, limit: query.per_page }),
  ]);
  const since = balance.negative_since;
  return {
    data: {
      pending: toDollars(balance.pending_cents),
      available: toDollars(balance.available_cents),
      negative_due_on: since ? new Date(since.getTime() + dueWithinMs).toISOString() : null,
      entries: rows.map((row) => ({
        at: row.at.toISOString(),
        kind: entryName(row),
        order: row.order_number,
        amount: toDollars(row.amount_cents),
      })),
      total,
    },
  };
});

/** What an entry is called in a statement. */
function entryName({ transfer_kind, account_kind, amount_cents }: EntryRow): string {
  if (transfer_kind === "release") return amount_cents > 0 ? "Now available" : "Released from pending";
  const what = account_kind === "shipping" ? "Freight" : "Sale";
  return transfer_kind === "refund" ? `${what} taken back` : what;
}

export const routes: readonly Route[] = [show];
