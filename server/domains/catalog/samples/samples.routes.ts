import {
  addSample,
  listSampleOrders,
  orderSamples,
  removeSample,
  type SampleBasket,
  sampleBasket,
  shipSamples,
  vendorSamples,
} from "../../../../contract/catalog/samples.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { sampleSettings } from "../../admin/settings/index.ts";
import { monthAgo, placeSampleOrder } from "./order-samples.flow.ts";
import { basketView, hasSamples, orderViews, toShipView } from "./samples.rules.ts";
import {
  countOrdered,
  deleteBasketItem,
  findBasket,
  findSampleOrders,
  findToShip,
  findVariant,
  holdBasket,
  insertBasketItem,
  samplesOf,
} from "./samples.store.ts";
import { ship } from "./ship-samples.flow.ts";

async function basketOf(db: Db, { now }: Platform, user_id: string): Promise<SampleBasket> {
  const [rows, ordered, rules] = await Promise.all([
    findBasket(db, user_id),
    countOrdered(db, user_id, monthAgo(now())),
    sampleSettings(db),
  ]);
  return basketView(rows, ordered, rules);
}

const show = serve(sampleBasket, async ({ caller, platform }) => ({
  data: await basketOf(platform.db, platform, accountOf(caller).id),
}));

const add = serve(addSample, async ({ body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  const data = await platform.db.transaction().execute(async (db) => {
    await holdBasket(db, user_id);
    const variant = await findVariant(db, body.product, body.sku);
    if (!variant) return failFields({ product: "This product is no longer sold." });
    if (!hasSamples(variant)) failFields({ product: "Samples aren't available for this product." });
    const basket = await basketOf(db, platform, user_id);
    if (basket.items.some(({ sku }) => sku === variant.sku)) return basket;
    const { per_basket } = basket.limits;
    if (basket.items.length >= per_basket) {
      failFields({
        product: `Your sample basket is full. The limit is ${per_basket}. Order or remove some first.`,
      });
    }
    await insertBasketItem(db, {
      user_id,
      variant_id: variant.variant_id,
      showroom: body.shop_profile_id,
      at: platform.now(),
    });
    return basketOf(db, platform, user_id);
  });
  return { data };
});

const remove = serve(removeSample, async ({ params, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  if (!(await deleteBasketItem(platform.db, user_id, params.sku))) fail("not_found");
  return { data: await basketOf(platform.db, platform, user_id) };
});

const order = serve(orderSamples, async ({ body, caller, platform, idempotency_key }) => ({
  message: "Your samples are ordered.",
  data: await placeSampleOrder(platform, {
    user_id: accountOf(caller).id,
    request_id: idempotency_key ?? fail("not_found"),
    shipping: body.shipping,
  }),
}));

const list = serve(listSampleOrders, async ({ query: { page, per_page }, caller, platform }) => {
  const { rows, total } = await findSampleOrders(platform.db, accountOf(caller).id, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const items = await samplesOf(
    platform.db,
    rows.map(({ id }) => id),
  );
  return {
    data: listForm(orderViews(rows, items), { total, page, per_page, path: "/api/samples/orders" }),
  };
});

const theirs = serve(vendorSamples, async ({ query: { page, per_page, state }, caller, platform }) => {
  const { rows, total, to_ship } = await findToShip(platform.db, accountOf(caller).id, {
    state,
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const items = await samplesOf(
    platform.db,
    rows.map(({ id }) => id),
  );
  const shown = rows.map((row) => toShipView(row, items.get(row.id) ?? [], platform.now()));
  const form = { total, page, per_page, path: "/api/vendor/samples", query: { state } };
  return { data: { ...listForm(shown, form), to_ship } };
});

const shipped = serve(shipSamples, async ({ params, body, caller, platform }) => ({
  message: "Samples marked as shipped.",
  data: await ship(platform, accountOf(caller).id, params.id, body),
}));

export const routes: readonly Route[] = [show, add, remove, order, list, theirs, shipped];
