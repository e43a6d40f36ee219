import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  countSent,
  dollars,
  dollarsSent,
  isoDate,
  listOf,
  paging,
  sortOf,
  success,
  timeSent,
  uuid,
} from "../shapes.ts";
import { couponSorts } from "../sorts.ts";
import { type CouponState, couponStates } from "./coupon-states.ts";

const states = Object.keys(couponStates) as [CouponState, ...CouponState[]];

const cents = <Schema extends z.ZodNumber>(schema: Schema) =>
  schema.refine(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    "Use at most 2 decimals.",
  );

const percent = cents(z.number("Enter a percentage such as 5.").min(0.01, "Enter more than 0%.").max(100));
const amount = cents(dollarsSent.min(0.01, "Enter more than $0.00."));
const categoryId = z.number().int().min(1).max(1_000_000);
const note = z.string().trim().max(200, "Enter at most 200 characters.");

/** What may be left out when a coupon is made; null in a change removes it. */
const limits = {
  /** Of the products that it counts for, before the coupon. */
  minimum: amount.optional(),
  /** Only products in this category and below it. */
  category_id: categoryId.optional(),
  max_uses: countSent.optional(),
  max_uses_per_user: countSent.optional(),
  starts_at: timeSent.optional(),
  ends_at: timeSent.optional(),
};

export const createCoupon = endpoint("POST /api/coupons", {
  summary: "A coupon of the pro's own showroom; it comes out of the markup and never exceeds it",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/, "3 to 40 letters, digits or hyphens."),
    percent: percent.optional(),
    amount: amount.optional(),
    ...limits,
    /** For the showroom's people. */
    note: note.optional(),
  }),
  reply: success(z.object({ id: z.string(), code: z.string() })),
});

export const checkCoupon = endpoint("GET /api/coupons/{code}", {
  summary: "Whether a coupon is good in a showroom now",
  permission: "cart.own",
  params: z.object({ code: z.string().max(40) }),
  query: z.object({ showroom: z.string().max(60) }),
  reply: success(z.object({ code: z.string(), percent: z.number().nullable(), amount: dollars.nullable() })),
});

const coupon = z.object({
  id: z.string(),
  code: z.string(),
  percent: z.number().nullable(),
  amount: dollars.nullable(),
  minimum: dollars.nullable(),
  category: z.object({ id: z.number(), name: z.string() }).nullable(),
  max_uses: z.number().nullable(),
  max_uses_per_user: z.number().nullable(),
  starts_at: isoDate,
  ends_at: isoDate.nullable(),
  note: z.string(),
  state: z.enum(states),
  /** The one client it is for; null for a coupon that anybody may use. */
  gift: z.object({ client_id: z.string().nullable(), name: z.string() }).nullable(),
  /** Ended by the marketplace, with its reason. */
  ended_by_market: z.boolean(),
  end_reason: z.string(),
  /** Orders that took it, those waiting for their payment too. */
  uses: z.number(),
  /** Taken off paid orders, less what was declined, canceled or returned. */
  given: dollars,
  /** The products of these orders before the coupon, less the same. */
  brought: dollars,
  created_at: isoDate,
});
export type Coupon = z.infer<typeof coupon>;

const filter = {
  state: z.enum(states, "Choose one of the statuses.").optional(),
  q: z.string().trim().max(80).optional(),
};

export const listCoupons = endpoint("GET /api/pro/coupons", {
  summary: "The pro's coupons with what they gave away, those that can be used first unless sorted",
  permission: "showroom.sell",
  query: z.object({ ...paging, ...filter, sort: sortOf(couponSorts) }),
  reply: success(
    listOf(coupon).extend({
      /** Over all coupons of the showroom. */
      totals: z.object({ active: z.number(), uses: z.number(), given: dollars, brought: dollars }),
    }),
  ),
});

export const couponChoices = endpoint("GET /api/pro/coupon-choices", {
  summary: "What a coupon can be for, and the most that a percentage can be there: the lowest markup",
  permission: "showroom.sell",
  reply: success(
    z.object({
      most_percent: z.number(),
      /** Those that the showroom sells, each below the one above it. */
      categories: z.array(
        z.object({
          id: z.number(),
          parent_id: z.number().nullable(),
          name: z.string(),
          most_percent: z.number(),
        }),
      ),
    }),
  ),
});

const params = z.object({ id: uuid });

const couponUse = z.object({
  id: z.string(),
  number: z.string(),
  customer: z.string(),
  status: z.string(),
  placed_at: isoDate,
  discount: dollars,
  total: dollars,
});
export type CouponUse = z.infer<typeof couponUse>;

const wholeCoupon = coupon.extend({
  /** Enters the showroom and fills in the code at the checkout. */
  url: z.string(),
  /** The latest 100 orders that took it. */
  orders: z.array(couponUse),
});
export type WholeCoupon = z.infer<typeof wholeCoupon>;

export const getCoupon = endpoint("GET /api/pro/coupons/{id}", {
  summary: "One coupon and the orders that took it",
  permission: "showroom.sell",
  params,
  reply: success(wholeCoupon),
});

export const changeCoupon = endpoint("PUT /api/pro/coupons/{id}", {
  summary:
    "Change a coupon that has not ended; what is not named stays, and null removes a limit. What it is worth and for what stays once an order took it",
  permission: "showroom.sell",
  params,
  body: z.strictObject({
    percent: percent.optional(),
    amount: amount.optional(),
    minimum: amount.nullable().optional(),
    category_id: categoryId.nullable().optional(),
    max_uses: countSent.nullable().optional(),
    max_uses_per_user: countSent.nullable().optional(),
    starts_at: timeSent.optional(),
    ends_at: timeSent.nullable().optional(),
    note: note.optional(),
  }),
  reply: success(wholeCoupon),
});

export const endCoupon = endpoint("POST /api/pro/coupons/{id}/end", {
  summary: "End a coupon now; a second time changes nothing",
  permission: "showroom.sell",
  params,
  reply: success(wholeCoupon),
});

export const giveCoupon = endpoint("POST /api/pro/coupon-gifts", {
  summary: "A coupon for one client alone, good for one order, mailed with a link that applies it",
  permission: "showroom.sell",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    client: uuid,
    percent: percent.optional(),
    amount: amount.optional(),
    minimum: limits.minimum,
    category_id: limits.category_id,
    ends_at: limits.ends_at,
    /** In the mail. */
    message: z.string().trim().max(500, "Enter at most 500 characters.").default(""),
  }),
  reply: success(wholeCoupon),
});

const marketCoupon = coupon.extend({
  showroom: z.object({ id: z.string(), vsd_id: z.string(), company_name: z.string() }),
});
export type MarketCoupon = z.infer<typeof marketCoupon>;

export const allCoupons = endpoint("GET /api/admin/coupons", {
  summary: "The coupons of all showrooms, those that can be used first",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ ...paging, ...filter, sort: sortOf(couponSorts) }),
  reply: success(listOf(marketCoupon)),
});

export const anyCouponUses = endpoint("GET /api/admin/coupons/{id}/uses", {
  summary: "The latest 100 orders that took a showroom's coupon",
  permission: "admin.run",
  params,
  reply: success(z.array(couponUse)),
});

export const endAnyCoupon = endpoint("POST /api/admin/coupons/{id}/end", {
  summary: "End a showroom's coupon; its pro is told the reason",
  permission: "admin.run",
  params,
  body: z.strictObject({
    reason: z.string().trim().min(3, "Tell the pro why.").max(300),
  }),
  reply: success(marketCoupon),
});
