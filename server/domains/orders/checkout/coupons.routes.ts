import { checkCoupon, createCoupon } from "../../../../contract/orders/coupons.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { audit } from "../../identity/audit/index.ts";
import { countCouponTry } from "./coupon-attempts.ts";
import { assertForward, momentOf, termsFor } from "./coupon-terms.flow.ts";
import { judgeCoupon } from "./coupons.rules.ts";
import { addCoupon, findCoupon, findShowroomId, type NewCoupon, ownShowrooms } from "./coupons.store.ts";

const create = serve(createCoupon, async ({ body, caller, platform }) => {
  const showroom = (await ownShowrooms(platform.db, accountOf(caller).id))[0] ?? fail("not_found");
  const coupon: NewCoupon = {
    code: body.code,
    ...(await termsFor(platform.db, showroom.id, body)),
    max_uses: body.max_uses ?? null,
    max_uses_per_user: body.max_uses_per_user ?? null,
    starts_at: body.starts_at ? momentOf("starts_at", body.starts_at) : platform.now(),
    ends_at: body.ends_at ? momentOf("ends_at", body.ends_at) : null,
    note: body.note ?? "",
  };
  assertForward(coupon.starts_at, coupon.ends_at);
  const id = await platform.db.transaction().execute(async (db) => {
    const made = await addCoupon(db, showroom.id, coupon);
    const about = { type: "showroom", id: showroom.id };
    if (made) await audit(db, { caller, action: "coupon.made", about, details: { code: coupon.code } });
    return made;
  });
  if (!id) return failFields({ code: "Your showroom already has a coupon with this code." });
  return { data: { id, code: coupon.code } };
});

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
