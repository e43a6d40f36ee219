import { caseKinds, caseStatuses } from "../../../contract/return-words.ts";
import {
  approveReturn,
  decideReturn,
  declineReturn,
  escalateReturn,
  getReturn,
  giveGoodwill,
  listReturns,
  previewRefund,
  type ReturnCaseInFull,
  receiveReturn,
  reportDamage,
  requestReturn,
  returnsFile,
  settleClaim,
  shipReturn,
  withdrawReturn,
} from "../../../contract/returns.ts";
import { toDollars } from "../../../domain/money.ts";
import { accountOf } from "../../caller.ts";
import { csvOf } from "../../csv.ts";
import { fail } from "../../failure.ts";
import { listForm } from "../../list-form.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Route, serve } from "../../serve.ts";
import { asBuyer, showOrder, type Viewer } from "../orders/index.ts";
import * as answers from "./answer.flow.ts";
import { photoView } from "./photos.flow.ts";
import { photosOf } from "./photos.store.ts";
import * as requests from "./request.flow.ts";
import { actorName, caseView, mayDo, reasonWords, sideOf } from "./returns.rules.ts";
import { countCases, eventsOf, findCase, findCases } from "./returns.store.ts";
import * as outcomes from "./settle.flow.ts";

const mostRows = 20_000;

/** One case as the viewer sees it; 404 for another account's. */
export async function showCase(platform: Platform, viewer: Viewer, id: string): Promise<ReturnCaseInFull> {
  const { db } = platform;
  const row = (await findCase(db, viewer, id)) ?? fail("not_found");
  const side = sideOf(viewer, row);
  const [events, photos] = await Promise.all([eventsOf(db, id), photosOf(db, id)]);
  return {
    ...caseView(viewer, row),
    reason: reasonWords(row),
    details: row.details,
    wanted: row.wanted,
    wanted_percent: row.wanted_percent,
    is_freight: row.is_freight,
    return_to: row.return_to,
    label_note: row.label_note,
    label: !["approved", "shipped"].includes(row.status) ? null : row.label_path ? "carrier" : "ours",
    answer: row.answer,
    carrier: row.carrier,
    tracking: row.tracking,
    received_qty: row.received_qty,
    condition: row.condition,
    borne_by: row.borne_by,
    kept_shipping: toDollars(row.kept_shipping_cents),
    most_received: row.qty + row.kept_qty,
    photos: photos.map((photo) => photoView(platform, photo, viewer.id)),
    may: mayDo(side, row, platform.now()),
    history: events.map(({ status, by_role, note, at }) => ({
      status,
      by: actorName(by_role),
      note,
      at: at.toISOString(),
    })),
  };
}

const list = serve(listReturns, async ({ query, caller, platform: { db } }) => {
  const viewer = accountOf(caller);
  const { page, per_page, ...filter } = query;
  const [rows, { total, ...counts }] = await Promise.all([
    findCases(db, viewer, filter, { offset: (page - 1) * per_page, limit: per_page }),
    countCases(db, viewer, filter),
  ]);
  const shown = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const form = listForm(
    rows.map((row) => caseView(viewer, row)),
    { ...{ total, page, per_page, path: "/api/returns" }, query: Object.fromEntries(shown) },
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
  const name = `returns-${now().toISOString().slice(0, 10)}.csv`;
  return new File([csvOf([head, ...lines])], name, { type: "text/csv; charset=utf-8" });
});

const get = serve(getReturn, async ({ params, caller, platform }) => ({
  data: await showCase(platform, accountOf(caller), params.id),
}));

const ask = serve(requestReturn, async ({ body, caller, platform }) => {
  const viewer = accountOf(caller);
  const id = await requests.requestReturn(platform, viewer, body);
  return { message: "We have your return request.", data: await showCase(platform, viewer, id) };
});

const report = serve(reportDamage, async ({ body, caller, platform }) => {
  const viewer = accountOf(caller);
  const id = await requests.reportDamage(platform, viewer, body);
  return { message: "We have your damage claim.", data: await showCase(platform, viewer, id) };
});

const approve = serve(approveReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.approve(platform, viewer, params.id, body);
  return {
    message: "We told the customer where to send it.",
    data: await showCase(platform, viewer, params.id),
  };
});

const decline = serve(declineReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.decline(platform, viewer, params.id, body.reason);
  return {
    message: "Declined. The customer has your reason.",
    data: await showCase(platform, viewer, params.id),
  };
});

const ship = serve(shipReturn, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.ship(platform, asBuyer(viewer), params.id, body);
  return {
    message: "We told the vendor that it is on its way.",
    data: await showCase(platform, viewer, params.id),
  };
});

const withdraw = serve(withdrawReturn, async ({ params, caller, platform }) => {
  const viewer = accountOf(caller);
  await answers.withdraw(platform, asBuyer(viewer), params.id);
  return { message: "Your request is withdrawn.", data: await showCase(platform, viewer, params.id) };
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
    message: "Recorded. The customer is refunded.",
    data: await showCase(platform, viewer, params.id),
  };
});

const settle = serve(settleClaim, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await outcomes.settle(platform, viewer, params.id, { ...body, borne_by: "vendor", may: "settle" });
  return { message: "Settled. We told the customer.", data: await showCase(platform, viewer, params.id) };
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
    message: "Decided. We told everyone involved.",
    data: await showCase(platform, viewer, params.id),
  };
});

const goodwill = serve(giveGoodwill, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await outcomes.giveGoodwill(platform, caller, { order_id: params.id, item_id: params.item }, body);
  return {
    message: "The refund is on its way.",
    data: { order: await showOrder(platform, viewer, params.id) },
  };
});

export const caseRoutes: readonly Route[] = [
  ...[list, file, get, ask, report, approve, decline, ship, withdraw, preview, receive],
  ...[settle, escalate, decide, goodwill],
];
