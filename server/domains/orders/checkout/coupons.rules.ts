import { usd } from "../../../../domain/money/usd.ts";
import type { CouponTerms } from "../../../../domain/orders/coupon.ts";
import type { CouponRow } from "./coupons.store.ts";

/** The result of a coupon code: its terms, or why it is not valid. */
export type CouponVerdict =
  | { code: string; coupon: CouponRow; terms: CouponTerms; refusal: null }
  | { code: string; coupon: null; terms: null; refusal: string };

/** Checks a code at a moment. `coupon` is the showroom's coupon with that code, if any. */
export function judgeCoupon(code: string, coupon: CouponRow | undefined, now: Date): CouponVerdict {
  const refusal = coupon ? refusalOf(coupon, now) : "This coupon isn't valid in this showroom.";
  if (!coupon || refusal) return { code, coupon: null, terms: null, refusal: refusal ?? "" };
  return { code: coupon.code, coupon, terms: termsOf(coupon), refusal: null };
}

function refusalOf(coupon: CouponRow, now: Date): string | null {
  if (!coupon.is_theirs) {
    return "This coupon is a gift to one client. Sign in with the email address we sent it to.";
  }
  if (coupon.starts_at > now) return "This coupon isn't valid yet.";
  if (coupon.ends_at && coupon.ends_at <= now) return "This coupon has expired.";
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses) return "This coupon has been used up.";
  if (coupon.max_uses_per_user !== null && coupon.uses_by_user >= coupon.max_uses_per_user) {
    return "You have already used this coupon.";
  }
  return null;
}

const termsOf = (coupon: CouponRow): CouponTerms =>
  coupon.percent_bp !== null ? { percent_bp: coupon.percent_bp } : { amount_cents: coupon.amount_cents ?? 0 };

/** A cart line as a coupon looks at it. */
interface CouponedLine {
  category_id: number;
  /** The category above, if any. */
  parent_category_id: number | null;
  unit_price_cents: number;
  qty: number;
}

type Scope = Pick<CouponRow, "category_id" | "category_name" | "minimum_cents">;

/** Whether a coupon is for a product of this category. */
export const isFor = (
  coupon: Pick<Scope, "category_id"> | null,
  line: Pick<CouponedLine, "category_id" | "parent_category_id">,
): boolean =>
  !coupon?.category_id ||
  coupon.category_id === line.category_id ||
  coupon.category_id === line.parent_category_id;

/** Why a coupon does nothing for these lines; null if it does. */
export function misfitOf(coupon: Scope, lines: readonly CouponedLine[]): string | null {
  const counted = lines.filter((line) => isFor(coupon, line));
  const named = coupon.category_name ? ` from ${coupon.category_name}` : "";
  if (lines.length > 0 && counted.length === 0) {
    return `This coupon is for products${named}. Your cart has none.`;
  }
  const sum = counted.reduce((all, line) => all + line.unit_price_cents * line.qty, 0);
  if (coupon.minimum_cents === null || sum >= coupon.minimum_cents) return null;
  const missing = usd(coupon.minimum_cents - sum);
  return `This coupon needs ${usd(coupon.minimum_cents)} of products${named}. Add ${missing} more.`;
}
