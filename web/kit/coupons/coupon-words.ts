import type { CouponState } from "../../../contract/orders/coupon-states.ts";
import type { Coupon } from "../../../contract/orders/coupons.ts";
import type { Tone } from "../../ui/badge.tsx";
import { formatDate, formatUsd, plural } from "../../ui/format.ts";

export const couponTones: Readonly<Record<CouponState, Tone>> = {
  active: "good",
  scheduled: "neutral",
  used_up: "warn",
  ended: "neutral",
};

/** "5% off Tile" */
export function couponWorth({ percent, amount, category }: Pick<Coupon, "percent" | "amount" | "category">) {
  const worth = percent === null ? formatUsd(amount ?? 0) : `${percent}%`;
  return category ? `${worth} off ${category.name}` : `${worth} off`;
}

/** "from $500.00, once per client" */
export function couponLimits({ minimum, max_uses, max_uses_per_user, gift }: Coupon): string {
  const parts = [
    minimum !== null && `from ${formatUsd(minimum)}`,
    gift ? "one order" : max_uses !== null && plural(max_uses, "order"),
    !gift &&
      max_uses_per_user !== null &&
      (max_uses_per_user === 1 ? "once per client" : `${max_uses_per_user} times per client`),
  ].filter((part) => part !== false);
  return parts.join(", ") || "No limits";
}

/** "03.01.2026 to 03.31.2026" */
export const couponTime = ({ starts_at, ends_at, state }: Coupon): string =>
  ends_at === null
    ? `${state === "scheduled" ? "From" : "Since"} ${formatDate(starts_at)}`
    : `${formatDate(starts_at)} to ${formatDate(ends_at)}`;
