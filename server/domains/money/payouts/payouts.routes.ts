import {
  listAllPayouts,
  listPayouts,
  payouts,
  requestPayout,
  setPayoutSetup,
} from "../../../../contract/money/payouts.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { balanceOf, entriesOf, type Payee } from "../ledger/index.ts";
import { findAccount } from "./accounts.store.ts";
import { findHold } from "./balances.store.ts";
import { disputedShares } from "./disputed.store.ts";
import { payOut } from "./pay-out.flow.ts";
import {
  adminPayoutView,
  disputedView,
  entryName,
  negativeDueOn,
  payoutView,
  setupView,
} from "./payouts.rules.ts";
import { allPayouts, findSetup, inTransit, payoutsOf } from "./payouts.store.ts";
import { accountView } from "./provider-account.rules.ts";
import { setUpPayouts } from "./set-up.flow.ts";

function payeeOf(caller: Caller): Payee {
  const { type, id } = accountOf(caller);
  return type === "Vendor" || type === "Contractor" ? { type, user_id: id } : fail("forbidden");
}

const pageOf = ({ page, per_page }: { page: number; per_page: number }) => ({
  offset: offsetOf({ page, per_page }),
  limit: per_page,
});

const show = serve(payouts, async ({ query, caller, platform }) => {
  const { db, now } = platform;
  const payee = payeeOf(caller);
  const [balance, { rows, total }, setup, in_transit, hold, account, disputed] = await Promise.all([
    balanceOf(db, payee),
    entriesOf(db, payee, pageOf(query)),
    findSetup(db, payee.user_id),
    inTransit(db, payee.user_id),
    findHold(db, payee.user_id),
    findAccount(db, payee.user_id),
    disputedShares(db, payee),
  ]);
  const held = disputed.reduce((sum, { available_cents }) => sum + available_cents, 0);
  const { payouts: provider } = platform;
  const since = balance.negative_since;
  return {
    data: {
      pending: toDollars(balance.pending_cents),
      // what is held comes back to it, so holding never makes a debt
      available: toDollars(Math.max(balance.available_cents - held, Math.min(balance.available_cents, 0))),
      disputed: disputed.map(disputedView),
      in_transit: toDollars(in_transit),
      negative_due_on: since ? negativeDueOn(since).toISOString() : null,
      is_on: provider !== null,
      setup: setup && setup.provider === provider?.name ? setupView(setup, now()) : null,
      provider_account: provider?.onboarding ? accountView(account) : null,
      hold: hold ? { reason: hold.reason, since: hold.held_at.toISOString() } : null,
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

const list = serve(listPayouts, async ({ query, caller, platform }) => {
  const { rows, total } = await payoutsOf(platform.db, accountOf(caller).id, {
    ...pageOf(query),
    sort: query.sort,
  });
  return { data: listForm(rows.map(payoutView), { ...query, total, path: "/api/payouts/made" }) };
});

const request = serve(requestPayout, async ({ body, caller, platform, idempotency_key }) => {
  const payout = await payOut(platform, {
    payee: payeeOf(caller),
    amount_cents: body.amount === undefined ? null : fromDollars(body.amount),
    request_key: `request:${idempotency_key}`,
    caller,
  });
  return { data: payoutView(payout), message: "Your payout is on the way." };
});

const setUp = serve(setPayoutSetup, async ({ body, caller, platform }) => ({
  data: await setUpPayouts(platform, caller, body),
}));

const listAll = serve(listAllPayouts, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await allPayouts(platform.db, filter, pageOf(query));
  const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const path = "/api/admin/payouts";
  return { data: listForm(rows.map(adminPayoutView), { total, page, per_page, path, query: shown }) };
});

export const payoutRoutes: readonly Route[] = [show, list, request, setUp, listAll];
