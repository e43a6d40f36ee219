import { addDays, calendarDay, daysAfter, endOfDay, noonOf, startOfDay } from "../../domain/days/calendar.ts";
import type { Market } from "../people/market.types.ts";
import type { DemoOrder } from "../people/orders.ts";
import { uuidFor } from "../random.ts";

export const couponId = (showroom_id: string, code: string) =>
  uuidFor(`coupon/${showroom_id}/${code}`, noonOf("2024-01-15"));

/** What customers ordered with, and what each showroom that has coupons had before and plans. */
export const couponsOf = (market: Market, orders: readonly DemoOrder[]) => [
  ...market.showrooms.flatMap((showroom) =>
    showroom.coupons.map(({ code, percent_bp = null, amount_cents = null, max_uses_per_user = null }) => ({
      id: couponId(showroom.id, code),
      showroom_id: showroom.id,
      code,
      percent_bp,
      amount_cents,
      max_uses: null,
      max_uses_per_user,
      minimum_cents: null,
      note: "",
      uses: orders.filter(
        ({ is_paid, customer, coupon_code }) =>
          is_paid && customer.showroom.id === showroom.id && coupon_code === code,
      ).length,
      starts_at: daysAfter(market.now, -500),
      ends_at: null,
      created_at: daysAfter(market.now, -500),
    })),
  ),
  ...market.showrooms.flatMap((showroom) => plannedCoupons(showroom, market.now)),
];

/** Coupons that no order has taken: one that is over, and one that starts later. */
function plannedCoupons({ id: showroom_id, coupons }: Market["showrooms"][number], now: Date) {
  if (coupons.length === 0) return [];
  const dayIn = (days: number) => addDays(calendarDay(now), days);
  const terms = { showroom_id, amount_cents: null, uses: 0 };
  return [
    {
      ...terms,
      id: couponId(showroom_id, "OPENHOUSE"),
      code: "OPENHOUSE",
      percent_bp: 400,
      max_uses: 25,
      max_uses_per_user: 1,
      minimum_cents: 50_000,
      note: "Open house weekend",
      starts_at: startOfDay(dayIn(-44)),
      ends_at: endOfDay(dayIn(-37)),
      created_at: daysAfter(now, -50),
    },
    {
      ...terms,
      id: couponId(showroom_id, "NEXTSEASON"),
      code: "NEXTSEASON",
      percent_bp: 300,
      max_uses: null,
      max_uses_per_user: 1,
      minimum_cents: 100_000,
      note: "For the next newsletter",
      starts_at: startOfDay(dayIn(12)),
      ends_at: endOfDay(dayIn(42)),
      created_at: daysAfter(now, -3),
    },
  ];
}
