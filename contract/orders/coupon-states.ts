// Words of coupons. Without zod, since pages load them.

export const couponStates = {
  active: "Active",
  scheduled: "Scheduled",
  used_up: "Used up",
  ended: "Ended",
} as const;
export type CouponState = keyof typeof couponStates;
