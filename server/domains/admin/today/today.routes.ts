import { changeFirstSteps, today } from "../../../../contract/admin/today.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { type Account, accountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { waitingSelections } from "../../design/selections/index.ts";
import { balanceOf } from "../../money/ledger/index.ts";
import { inTransit } from "../../money/payouts/index.ts";
import { itemsInStatus, paymentsToConfirm, salesOf } from "../../orders/orders/index.ts";
import { casesWaiting } from "../../orders/returns/index.ts";
import { dueClients } from "../../showrooms/clients/index.ts";
import { proFirstSteps, vendorFirstSteps } from "./first-steps.rules.ts";
import { dismissFirstSteps, proStart, vendorStart } from "./first-steps.store.ts";
import { arrivingItems, lateItems, openStatuses, stepsFor } from "./steps.rules.ts";
import { waitingFor } from "./waiting.store.ts";

const mostDue = 6;

const show = serve(today, async ({ caller, platform }) => {
  const account = accountOf(caller);
  const { type } = account;
  const now = platform.now();
  const role = account.worker ? account.team?.role : "owner";
  const [items, payment, waiting, selections, money, due, first_steps, cases] = await Promise.all([
    itemsInStatus(platform.db, account, [...openStatuses, "Return Request"]),
    paymentsToConfirm(platform.db, account),
    waitingFor(platform.db, account, now),
    type === "User" || type === "Contractor" ? waitingSelections(platform.db, account.id) : [],
    // what the showroom earns is not for sales
    type === "User" || role === "sales" ? null : moneyOf(platform, account, now),
    type === "Contractor" && role !== "bookkeeper"
      ? dueClients(platform.db, { pro_id: account.id, now }, mostDue)
      : [],
    firstStepsOf(platform, account),
    casesWaiting(platform.db, account),
  ]);
  return {
    data: {
      // a bookkeeper reads and moves nothing
      steps: role === "bookkeeper" ? [] : stepsFor(type, items),
      late: lateItems(items, now),
      client_steps: { total: due[0]?.total ?? 0, clients: due.map(({ total: _, ...client }) => client) },
      arriving: type === "User" ? arrivingItems(items, now) : [],
      waiting: [
        ...(payment ? [{ kind: "payment" as const, about: null, ...payment }] : []),
        ...(role === "bookkeeper" || !cases ? [] : [{ kind: "return_case" as const, ...cases }]),
        ...(role === "bookkeeper" ? [] : [...selections, ...waiting]),
      ].map((row) => ({
        ...row,
        since: row.since.toISOString(),
      })),
      first_steps,
      money,
    },
  };
});

/** What is left to do before the first sale; a team's members do not set the showroom up. */
async function firstStepsOf({ db, payouts }: Platform, { id, type, worker }: Account) {
  if (type === "Vendor") {
    const start = await vendorStart(db, id);
    return start ? vendorFirstSteps(start, payouts !== null) : null;
  }
  const start = type === "Contractor" && !worker ? await proStart(db, id) : undefined;
  return start ? proFirstSteps(start) : null;
}

const firstSteps = serve(changeFirstSteps, async ({ body, caller, platform }) => {
  const { worker, id } = accountOf(caller);
  await dismissFirstSteps(platform.db, worker?.id ?? id, body.is_dismissed);
  return { data: body };
});

async function moneyOf({ db }: Platform, { id, type }: Account, now: Date) {
  const isPaid = type === "Vendor" || type === "Contractor";
  const [sales, balance, on_the_way] = await Promise.all([
    salesOf(db, { id, type }, now),
    isPaid ? balanceOf(db, { type, user_id: id }) : null,
    isPaid ? inTransit(db, id) : null,
  ]);
  return {
    sold: toDollars(sales.sold_cents),
    sold_before: toDollars(sales.sold_before_cents),
    orders: sales.orders,
    pending: balance && toDollars(balance.pending_cents),
    available: balance && toDollars(balance.available_cents),
    in_transit: on_the_way === null ? null : toDollars(on_the_way),
  };
}

export const routes: readonly Route[] = [show, firstSteps];
