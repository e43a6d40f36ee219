import type { CouponTerms } from "../../../domain/coupon.ts";
import type { CouponRow } from "./coupons.store.ts";

/** The result of a coupon code: its terms, or why it is not valid. */
export type CouponVerdict =
  | { code: string; coupon: CouponRow; terms: CouponTerms; refusal: null }
  | { code: string; coupon: null; terms: null; refusal: string };

/** Checks a code at a moment. `coupon` is the showroom's coupon with that code, if any. */
export function judgeCoupon(code: string, coupon: CouponRow | undefined, now: Date): CouponVerdict {
  const refusal = coupon ? refusalOf(coupon, now) : "This coupon is not valid in this showroom.";
  if (!coupon || refusal) return { code, coupon: null, terms: null, refusal: refusal ?? "" };
  return { code: coupon.code, coupon, terms: termsOf(coupon), refusal: null };
}

function refusalOf(coupon: CouponRow, now: Date): string | null {
  if (coupon.starts_at > now) return "This coupon is not valid yet.";
  if (coupon.ends_at && coupon.ends_at <= now) return "This coupon has expired.";
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses) return "This coupon has been used up.";
  if (coupon.max_uses_per_user !== null && coupon.uses_by_user >= coupon.max_uses_per_user) {
    return "You have already used this coupon.";
  }
  return null;
}

const termsOf = (coupon: CouponRow): CouponTerms =>
  coupon.percent_bp !== null ? { percent_bp: coupon.percent_bp } : { amount_cents: coupon.amount_cents ?? 0 };
