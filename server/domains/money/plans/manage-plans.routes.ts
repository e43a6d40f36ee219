import {
  cancelSubscriber,
  extendSubscriber,
  grantAddon as granting,
  listSubscribers,
  readSubscriber,
  refundCredits as refunding,
} from "../../../../contract/money/managed-plans.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { refundCredits } from "./credits.flow.ts";
import { cancelPlan, extendPlan, grantAddon, subscriberView, subscriptionOf } from "./manage-plans.flow.ts";
import { monthlyRevenue, planSums, subscriberRows } from "./subscribers.store.ts";

const list = serve(listSubscribers, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const { db } = platform;
  const now = platform.now();
  const shown = { offset: offsetOf({ page, per_page }), limit: per_page };
  const [{ rows, total }, { monthly_cents, ...sums }, months] = await Promise.all([
    subscriberRows(db, filter, shown, now),
    planSums(db, now),
    monthlyRevenue(db, now),
  ]);
  const words = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return {
    data: {
      ...sums,
      monthly: toDollars(monthly_cents),
      months: months.map(({ month, cents }) => ({ month, revenue: toDollars(cents) })),
      list: listForm(
        rows.map((row) => subscriberView(row, now)),
        { total, page, per_page, path: "/api/admin/plans", query: words },
      ),
    },
  };
});

const read = serve(readSubscriber, async ({ params, platform }) => ({
  data: await subscriptionOf(platform, params.id),
}));

const cancel = serve(cancelSubscriber, async ({ params, body, caller, platform }) => ({
  data: await cancelPlan(platform, caller, { ...params, ...body }),
}));

const extend = serve(extendSubscriber, async ({ params, body, caller, platform, idempotency_key }) => ({
  data: await extendPlan(platform, caller, {
    ...params,
    ...body,
    request_key: idempotency_key ?? fail("not_found"),
  }),
}));

const grant = serve(granting, async ({ params, body, caller, platform }) => ({
  data: await grantAddon(platform, caller, { ...params, ...body }),
}));

const refund = serve(refunding, async ({ params, body, caller, platform }) => ({
  data: await refundCredits(platform, caller, { ...params, ...body }),
}));

export const managedPlanRoutes: readonly Route[] = [list, read, cancel, extend, grant, refund];
