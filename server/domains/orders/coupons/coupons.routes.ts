import {
  allCoupons,
  anyCouponUses,
  changeCoupon,
  couponChoices,
  endAnyCoupon,
  endCoupon,
  getCoupon,
  giveCoupon,
  listCoupons,
} from "../../../../contract/orders/coupons.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { ownShowroom } from "../../showrooms/clients/index.ts";
import { couponCategories, leastMarkup } from "../checkout/index.ts";
import { change, endAny, endOwn, give, mostUses, wholeCoupon } from "./coupons.flow.ts";
import { couponView, marketView, useView } from "./coupons.rules.ts";
import { type CouponFilter, findCoupon, findCoupons, sumCoupons, usesOf } from "./coupons.store.ts";

const shownFilter = ({ state, q, sort }: CouponFilter): Record<string, string> => ({
  ...(sort && { sort }),
  ...(state && { state }),
  ...(q && { q }),
});

const list = serve(listCoupons, async ({ query, caller, platform }) => {
  const { page, per_page, ...filter } = query;
  const { id } = accountOf(caller);
  const now = platform.now();
  const part = { now, offset: offsetOf({ page, per_page }), limit: per_page };
  const [{ rows, total }, sums] = await Promise.all([
    findCoupons(platform.db, id, filter, part),
    sumCoupons(platform.db, id, now),
  ]);
  const { given_cents, brought_cents, ...counts } = sums;
  return {
    data: {
      ...listForm(rows.map(couponView), {
        total,
        page,
        per_page,
        path: "/api/pro/coupons",
        query: shownFilter(filter),
      }),
      totals: { ...counts, given: toDollars(given_cents), brought: toDollars(brought_cents) },
    },
  };
});

const choices = serve(couponChoices, async ({ caller, platform: { db } }) => {
  const showroom = (await ownShowroom(db, accountOf(caller).id)) ?? fail("not_found");
  const [least, categories] = await Promise.all([
    leastMarkup(db, showroom.id, null),
    couponCategories(db, showroom.id),
  ]);
  return {
    data: {
      most_percent: least / 100,
      categories: categories.map(({ least_bp, ...category }) => ({
        ...category,
        most_percent: least_bp / 100,
      })),
    },
  };
});

const get = serve(getCoupon, async ({ params, caller, platform }) => {
  const { db, now } = platform;
  const row = (await findCoupon(db, accountOf(caller).id, params.id, now())) ?? fail("not_found");
  return { data: await wholeCoupon(platform, db, row) };
});

const put = serve(changeCoupon, async ({ params, body, caller, platform }) => ({
  message: "Coupon saved.",
  data: await change(platform, caller, params.id, body),
}));

const end = serve(endCoupon, async ({ params, caller, platform }) => {
  const data = await endOwn(platform, caller, params.id);
  return { message: `${data.code} has ended.`, data };
});

const gift = serve(giveCoupon, async ({ body, caller, platform }) => {
  const data = await give(platform, caller, body);
  return { message: `Gift sent to ${data.gift?.name}.`, data };
});

const listAll = serve(allCoupons, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const part = { now: platform.now(), offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await findCoupons(platform.db, null, filter, part);
  return {
    data: listForm(rows.map(marketView), {
      total,
      page,
      per_page,
      path: "/api/admin/coupons",
      query: shownFilter(filter),
    }),
  };
});

const usesOfOne = serve(anyCouponUses, async ({ params, platform: { db, now } }) => {
  const row = (await findCoupon(db, null, params.id, now())) ?? fail("not_found");
  return { data: (await usesOf(db, row.id, mostUses)).map(useView) };
});

const endOne = serve(endAnyCoupon, async ({ params, body, caller, platform }) => {
  const row = await endAny(platform, caller, params.id, body.reason);
  return { message: `${row.code} of ${row.company_name} has ended.`, data: marketView(row) };
});

export const routes: readonly Route[] = [list, choices, get, put, end, gift, listAll, usesOfOne, endOne];
