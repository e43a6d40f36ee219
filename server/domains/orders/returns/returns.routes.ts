import { caseKinds, caseStatuses } from "../../../../contract/orders/return-words.ts";
import {
  approveReturn,
  decideReturn,
  declineReturn,
  escalateReturn,
  getReturn,
  giveGoodwill,
  listReturns,
  previewRefund,
  receiveReturn,
  reportDamage,
  requestReturn,
  returnsFile,
  settleClaim,
  shipReturn,
  withdrawReturn,
} from "../../../../contract/orders/returns.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { csvOf } from "../../../http/csv.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { asBuyer, showOrder } from "../orders/index.ts";
import * as answers from "./answer.flow.ts";
import * as requests from "./request.flow.ts";
import { caseView, reasonWords } from "./returns.rules.ts";
import { countCases, findCase, findCases } from "./returns.store.ts";
import * as outcomes from "./settle.flow.ts";
import { showCase } from "./show-case.flow.ts";

const mostRows = 20_000;

const list = serve(listReturns, async ({ query, caller, platform: { db } }) => {
  const viewer = accountOf(caller);
  const { page, per_page, ...filter } = query;
  const [rows, { total, ...counts }] = await Promise.all([
    findCases(db, viewer, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
    countCases(db, viewer, filter),
  ]);
  const shown = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const form = listForm(
    rows.map((row) => caseView(viewer, row)),
    { total, page, per_page, path: "/api/returns", query: Object.fromEntries(shown) },
  );
  return { data: { ...form, counts } };
});

const file = serve(returnsFile, async ({ query, caller, platform: { db, now } }) => {
  const viewer = accountOf(caller);
  const rows = await findCases(db, viewer, query, { offset: 0, limit: mostRows });
  const money = (amount: number | undefined) => amount?.toFixed(2) ?? "";
  const lines = rows.map((row) => {
    const view = caseView(viewer, row);
    return [
      ...[view.number, caseKinds[view.kind], caseStatuses[view.status], view.created_at, view.due_at],
      ...[view.order.number, view.item.sku, view.item.product_name, String(view.qty), reasonWords(row)],
      ...[view.customer, view.vendor, view.showroom, money(view.refund), money(view.vendor_amount)],
      ...[row.borne_by ?? "", view.is_overdue ? "yes" : "no"],
    ];
  });
  const head = [
    ...["number", "kind", "status", "requested_at", "due_at", "order", "sku", "product", "qty", "reason"],
    ...["customer", "vendor", "showroom", "refund", "vendor_amount", "borne_by", "overdue"],
  ];
  const name = `returns-${calendarDay(now())}.csv`;
  return new File([csvOf([head, ...lines])], name, { type: "text/csv; charset=utf-8" });
});

const get = serve(getReturn, async ({ params, caller, platform }) => ({
  data: await showCase(platform, accountOf(caller), params.id),
}));

const ask = serve(requestReturn, async ({ body, caller, platform }) => {
  const viewer = accountOf(caller);
  const id = await requests.requestReturn(platform, viewer, body);
  return { message: "We got your return request.", data: await showCase(platform, viewer, id) };
});

const report = serve(reportDamage, async ({ body, caller, platform }) => {
  const viewer = accountOf(caller);
  const id = await requests.reportDamage(platform, viewer, body);
  return { message: "We got your damage claim.", data: await showCase(platform, viewer, id) };
});

const approve = serve(approveReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.approve(platform, viewer, params.id, body);
  return {
    message: "We emailed the customer the return address.",
    data: await showCase(platform, viewer, params.id),
  };
});

const decline = serve(declineReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.decline(platform, viewer, params.id, body.reason);
  return {
    message: "Declined. We sent the customer your reason.",
    data: await showCase(platform, viewer, params.id),
  };
});

const ship = serve(shipReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.ship(platform, asBuyer(viewer), params.id, body);
  return {
    message: "We told the vendor it's on the way.",
    data: await showCase(platform, viewer, params.id),
  };
});

const withdraw = serve(withdrawReturn, async ({ params, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.withdraw(platform, asBuyer(viewer), params.id);
  return { message: "Request withdrawn.", data: await showCase(platform, viewer, params.id) };
});

const preview = serve(previewRefund, async ({ params, query, caller, platform }) => {
  const viewer = accountOf(caller);
  const { refund, vendor, kept } = await outcomes.refundFor(platform, viewer, params.id, query);
  return {
    data: {
      ...(viewer.type !== "Vendor" && { refund: toDollars(refund) }),
      ...(viewer.type !== "Contractor" && { vendor_amount: toDollars(vendor) }),
      kept_shipping: toDollars(kept),
    },
  };
});

const receive = serve(receiveReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await outcomes.receive(platform, viewer, params.id, body);
  return {
    message: "Recorded. We're refunding the customer.",
    data: await showCase(platform, viewer, params.id),
  };
});

const settle = serve(settleClaim, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await outcomes.settle(platform, viewer, params.id, { ...body, borne_by: "vendor", may: "settle" });
  return { message: "Settled. We notified the customer.", data: await showCase(platform, viewer, params.id) };
});

const escalate = serve(escalateReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.escalate(platform, viewer, params.id, body.reason);
  return { message: "The marketplace will review it.", data: await showCase(platform, viewer, params.id) };
});

const decide = serve(decideReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await outcomes.decide(platform, viewer, params.id, body);
  const row = (await findCase(platform.db, viewer, params.id)) ?? fail("not_found");
  await outcomes.auditDecision(platform, caller, row, body.outcome);
  return {
    message: "Decided. We notified everyone involved.",
    data: await showCase(platform, viewer, params.id),
  };
});

const goodwill = serve(giveGoodwill, async ({ params, body, caller, platform, idempotency_key }) => {
  const viewer = accountOf(caller);
  const request_key = idempotency_key ?? fail("not_found");
  const choice = { order_id: params.id, item_id: params.item };
  await outcomes.giveGoodwill(platform, caller, choice, { ...body, request_key });
  return {
    message: "The refund is on its way.",
    data: { order: await showOrder(platform, viewer, params.id) },
  };
});

export const caseRoutes: readonly Route[] = [
  ...[list, file, get, ask, report, approve, decline, ship, withdraw, preview, receive],
  ...[settle, escalate, decide, goodwill],
];
