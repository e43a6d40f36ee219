import { checkCoupon, createCoupon } from "../../../contract/checkout.ts";
import { fromDollars, toDollars } from "../../../domain/money.ts";
import { accountOf } from "../../caller.ts";
import { fail, failFields } from "../../failure.ts";
import { type Route, serve } from "../../serve.ts";
import { audit } from "../audit/index.ts";
import { countCouponTry } from "./coupon-attempts.ts";
import { judgeCoupon } from "./coupons.rules.ts";
import { addCoupon, findCoupon, findShowroomId, type NewCoupon, ownShowrooms } from "./coupons.store.ts";

const create = serve(createCoupon, async ({ body, caller, platform }) => {
  const showroom = (await ownShowrooms(platform.db, accountOf(caller).id))[0] ?? fail("not_found");
  const { percent, amount } = body;
  if ((percent === undefined) === (amount === undefined)) {
    failFields({ percent: "Give either a percentage or an amount." });
  }
  const coupon: NewCoupon = {
    code: body.code,
    percent_bp: percent === undefined ? null : Math.round(percent * 100),
    amount_cents: amount === undefined ? null : fromDollars(amount),
    max_uses: body.max_uses ?? null,
    max_uses_per_user: body.max_uses_per_user ?? null,
    starts_at: body.starts_at ? moment("starts_at", body.starts_at) : platform.now(),
    ends_at: body.ends_at ? moment("ends_at", body.ends_at) : null,
  };
  if (coupon.ends_at && coupon.ends_at <= coupon.starts_at) {
    failFields({ ends_at: "The coupon has to end after it starts." });
  }
  if ((coupon.percent_bp ?? 0) > showroom.least_markup_bp) {
    failFields({
      percent: `A coupon cannot be more than your markup of ${showroom.least_markup_bp / 100} %.`,
    });
  }
  const id = await addCoupon(platform.db, showroom.id, coupon);
  if (!id) return failFields({ code: "Your showroom has a coupon with this code already." });
  const about = { type: "showroom", id: showroom.id };
  await audit(platform.db, { caller, action: "coupon.made", about, details: { code: coupon.code } });
  return { data: { id, code: coupon.code } };
});

function moment(field: string, text: string): Date {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? failFields({ [field]: "This is not a date." }) : date;
}

const check = serve(checkCoupon, async ({ params, query, caller, platform }) => {
  const { db, now } = platform;
  await countCouponTry(db, caller, params.code);
  const showroom = (await findShowroomId(db, query.showroom)) ?? fail("not_found");
  const coupon = await findCoupon(db, showroom, params.code, caller.account?.id ?? null);
  const verdict = judgeCoupon(params.code, coupon, now());
  if (verdict.refusal !== null) return failFields({ coupon: verdict.refusal });
  const { code, percent_bp, amount_cents } = verdict.coupon;
  return {
    data: {
      code,
      percent: percent_bp === null ? null : percent_bp / 100,
      amount: amount_cents === null ? null : toDollars(amount_cents),
    },
  };
});

export const couponRoutes: readonly Route[] = [create, check];
