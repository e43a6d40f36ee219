import {
  allCoupons,
  changeCoupon,
  endAnyCoupon,
  endCoupon,
  getCoupon,
  giveCoupon,
  listCoupons,
} from "../../../contract/coupons.ts";
import { toDollars } from "../../../domain/money.ts";
import { accountOf } from "../../caller.ts";
import { fail } from "../../failure.ts";
import { listForm } from "../../list-form.ts";
import { type Route, serve } from "../../serve.ts";
import { leastMarkup } from "../checkout/index.ts";
import { ownShowroom } from "../clients/index.ts";
import { change, endAny, endOwn, give, wholeCoupon } from "./coupons.flow.ts";
import { couponView, marketView } from "./coupons.rules.ts";
import { type CouponFilter, findCoupon, findCoupons, sumCoupons } from "./coupons.store.ts";

const shownFilter = ({ state, q }: CouponFilter): Record<string, string> => ({
  ...(state && { state }),
  ...(q && { q }),
});

const list = serve(listCoupons, async ({ query, caller, platform }) => {
  const { page, per_page, ...filter } = query;
  const { id } = accountOf(caller);
  const now = platform.now();
  const part = { now, offset: (page - 1) * per_page, limit: per_page };
  const [{ rows, total }, sums, showroom] = await Promise.all([
    findCoupons(platform.db, id, filter, part),
    sumCoupons(platform.db, id, now),
    ownShowroom(platform.db, id),
  ]);
  const { given_cents, brought_cents, ...counts } = sums;
  const most = showroom ? await leastMarkup(platform.db, showroom.id, null) : 0;
  return {
    data: {
      ...listForm(rows.map(couponView), {
        ...{ total, page, per_page },
        path: "/api/pro/coupons",
        query: shownFilter(filter),
      }),
      totals: { ...counts, given: toDollars(given_cents), brought: toDollars(brought_cents) },
      most_percent: most / 100,
    },
  };
});

const get = serve(getCoupon, async ({ params, caller, platform: { db, now } }) => ({
  data: await wholeCoupon(
    db,
    (await findCoupon(db, accountOf(caller).id, params.id, now())) ?? fail("not_found"),
  ),
}));

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
  const part = { now: platform.now(), offset: (page - 1) * per_page, limit: per_page };
  const { rows, total } = await findCoupons(platform.db, null, filter, part);
  return {
    data: listForm(rows.map(marketView), {
      ...{ total, page, per_page },
      path: "/api/admin/coupons",
      query: shownFilter(filter),
    }),
  };
});

const endOne = serve(endAnyCoupon, async ({ params, body, caller, platform }) => {
  const row = await endAny(platform, caller, params.id, body.reason);
  return { message: `${row.code} of ${row.company_name} has ended.`, data: marketView(row) };
});

export const routes: readonly Route[] = [list, get, put, end, gift, listAll, endOne];
