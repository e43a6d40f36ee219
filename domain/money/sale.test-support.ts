import fc from "fast-check";
import { expect } from "vitest";
import type { CouponTerms } from "../orders/coupon.ts";
import type { PricedLine, SaleTerms } from "../orders/order-split.ts";
import { usStates } from "../places/us-states.ts";
import { unitPrice } from "./pricing.ts";

const vendors = ["v1", "v2", "v3", "v4"];

/** Any possible cart line. */
export const anyLine: fc.Arbitrary<PricedLine> = fc
  .record({
    wholesale: fc.integer({ min: 1, max: 900_000 }),
    margin: fc.integer({ min: 0, max: 2000 }),
    markup: fc.integer({ min: 1000, max: 6000 }),
    vendor_id: fc.constantFrom(...vendors),
    qty: fc.integer({ min: 1, max: 400 }),
    list: fc.integer({ min: 1, max: 2_000_000 }),
    is_freight: fc.boolean(),
  })
  .map(({ wholesale, margin, markup, list, ...line }) => ({
    ...line,
    ...unitPrice(wholesale, margin, markup),
    list_price_cents: list,
  }));

const anyCoupon: fc.Arbitrary<CouponTerms | null> = fc.oneof(
  fc.constant(null),
  fc.record({ percent_bp: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ amount_cents: fc.integer({ min: 1, max: 50_000_000 }) }),
);

/** Any possible conditions of a sale. */
export const anyTerms: fc.Arbitrary<SaleTerms> = fc.record({
  coupon: anyCoupon,
  state: fc.constantFrom(...usStates.map((state) => state.code)),
  freight_by_vendor: fc
    .dictionary(fc.constantFrom(...vendors), fc.integer({ min: 0, max: 90_000 }))
    .map((byVendor) => new Map(Object.entries(byVendor))),
  on: fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
});

/** So many generated orders prove a rule of money. */
export const manyOrders = { numRuns: 10_000 };

/** `expect` takes longer than the sums themselves, so the many orders call it only for the one that is wrong. */
export function same(cents: number, wanted: number): void {
  if (!Object.is(cents, wanted)) expect(cents).toBe(wanted);
}

/** Likewise for a limit. */
export function atMost(cents: number, limit: number): void {
  if (!(cents <= limit)) expect(cents).toBeLessThanOrEqual(limit);
}

/** A cart of a few lines, for what looks at one line only. */
export const anySmallCart = fc.array(anyLine, { minLength: 1, maxLength: 3 });

export const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 25 });
