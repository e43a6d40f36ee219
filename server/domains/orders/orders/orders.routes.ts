import {
  cancelOrder,
  changeOrderAddress,
  delayOrderItem,
  getOrder,
  handOverPickup,
  listOrders,
  moveOrderItem,
  returnOrderItem,
} from "../../../../contract/orders/orders.ts";
import { answerLimits } from "../../../../domain/days/answer-deadline.ts";
import { canCancel, mayMove, statusLabels } from "../../../../domain/orders/order-status.ts";
import { canReturn } from "../../../../domain/orders/return-case.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { changeAddress } from "./change-address.flow.ts";
import { delayItem } from "./delay.flow.ts";
import { handOver } from "./hand-over.flow.ts";
import { moveItems } from "./move-items.flow.ts";
import { orderViews } from "./order-view.rules.ts";
import { findOrders, loadOrders } from "./orders.store.ts";
import { showOrder } from "./show-order.flow.ts";
import { asBuyer } from "./viewer.store.ts";

const list = serve(listOrders, async ({ query, caller, platform }) => {
  const viewer = accountOf(caller);
  const { page, per_page, late, ...asked } = query;
  const isLate = late !== undefined && viewer.type !== "User";
  const { ids, total, standings } = await findOrders(platform.db, viewer, {
    ...asked,
    ...(isLate && { unanswered_since: answerLimits(platform.now()).late_before }),
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const views = orderViews(viewer, await loadOrders(platform.db, viewer, ids), platform.now());
  const orders = views.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const filter = Object.fromEntries(
    Object.entries({ ...asked, late }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const list = listForm(orders, { total, page, per_page, path: "/api/orders", query: filter });
  return { data: { ...list, standings } };
});

const get = serve(getOrder, async ({ params, caller, platform }) => ({
  data: { order: await showOrder(platform, accountOf(caller), params.id) },
}));

const move = serve(moveOrderItem, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await moveItems(platform, {
    viewer,
    choice: { order_id: params.id, item_id: params.item },
    to: body.status,
    note: body.note,
    carrier: body.carrier,
    tracking: body.tracking,
    // only who ships knows the lot
    lot: viewer.type === "Contractor" || viewer.type === "User" ? undefined : body.lot,
    qty: body.qty,
    choose(items) {
      const { status: from, order_status, qty } = items[0]!;
      if (body.qty !== undefined && body.qty > qty) failFields({ qty: `This item has ${qty} units.` });
      // a return is settled by its record, which is about all of its units
      if (body.qty !== undefined && body.qty < qty && from === "Return Request") {
        failFields({ qty: "Record in the return how many came back." });
      }
      if (body.from && body.from !== from) fail("stale_version");
      // a pro's own purchase is canceled and returned like a customer's
      const isOwn = items[0]!.customer_id === viewer.id;
      if (isOwn || order_status !== "paid" || !mayMove(viewer.type, from, body.status)) {
        fail("illegal_status", { values: { from: statusLabels[from], to: statusLabels[body.status] } });
      }
      return items;
    },
  });
  return { data: { order: await showOrder(platform, viewer, params.id) } };
});

const cancel = serve(cancelOrder, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await moveItems(platform, {
    viewer: asBuyer(viewer),
    choice: { order_id: params.id, ...(body.item && { item_id: body.item }) },
    to: "Cancle",
    note: body.reason,
    tracking: "",
    choose(items, now) {
      const open = items.filter(
        ({ order_status, status, placed_at, delayed_at }) =>
          // delayed items are canceled one by one: the others may come in time
          order_status === "paid" &&
          canCancel(status, placed_at, now, body.item !== undefined && delayed_at !== null),
      );
      if (open.length > 0) return open;
      return failFields({
        order: "You can cancel an order within 60 minutes of placing it, before it is picked up.",
      });
    },
  });
  const order = await showOrder(platform, viewer, params.id);
  const what = body.item ? "The item" : `Order ${order.number}`;
  return { message: `${what} is canceled.`, data: { order } };
});

const delay = serve(delayOrderItem, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await delayItem(platform, viewer, { order_id: params.id, item_id: params.item, ...body });
  return { data: { order: await showOrder(platform, viewer, params.id) } };
});

const pickUp = serve(handOverPickup, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await handOver(platform, viewer, { order_id: params.id, vendor_id: params.vendor, ...body });
  return { data: { order: await showOrder(platform, viewer, params.id) } };
});

const sendElsewhere = serve(changeOrderAddress, async ({ params, body, caller, platform }) => {
  const isChanged = await changeAddress(platform, { caller, order_id: params.id, address: body });
  const order = await showOrder(platform, accountOf(caller), params.id);
  const message = `Order ${order.number} now goes to ${addressLine(body)}.`;
  return { ...(isChanged && { message }), data: { order } };
});

const giveBack = serve(returnOrderItem, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  await moveItems(platform, {
    viewer: asBuyer(viewer),
    choice: { order_id: params.id, item_id: params.item },
    to: "Return Request",
    note: body.reason,
    tracking: "",
    qty: body.qty,
    choose(items, now) {
      const item = items[0]!;
      if (!canReturn(item.status, item.delivered_at, item, now)) {
        failFields({ item: `You can return an item within ${item.return_days} days of delivery.` });
      }
      if (body.qty !== undefined && body.qty > item.qty) {
        failFields({ qty: `You bought ${item.qty} of these.` });
      }
      return items;
    },
  });
  const order = await showOrder(platform, viewer, params.id);
  return { message: "We have your return request.", data: { order } };
});

export const orderRoutes: readonly Route[] = [
  list,
  get,
  move,
  cancel,
  delay,
  pickUp,
  sendElsewhere,
  giveBack,
];
