import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unitPrice } from "../money/pricing.ts";
import { anyCart, anyTerms, atMost, manyOrders, same } from "../money/sale.test-support.ts";
import { chargesOfPlace, lineShares, orderTotals, type PricedLine, splitOrder } from "./order-split.ts";
import { type FreightRules, freightsTo, usualFreight } from "./shipping.ts";

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe("any cart under any terms", () => {
  test("vendor, contractor, admin and shipping add up to the charge, per line and in total", () => {
    fc.assert(
      fc.property(anyCart, anyTerms, (cart, terms) => {
        const { lines, totals } = splitOrder(cart, terms);
        for (const line of lines) {
          const shares = lineShares(line);
          same(sum(Object.values(shares)), line.line_total_cents);
        }
        same(sum(lines.map((line) => line.line_total_cents)), totals.total_cents);
        same(
          totals.merchandise_cents - totals.discount_cents + totals.shipping_cents + totals.tax_cents,
          totals.total_cents,
        );
      }),
      manyOrders,
    );
  });

  test("a coupon is never more than the markup of any line, and no share is negative", () => {
    fc.assert(
      fc.property(anyCart, anyTerms, (cart, terms) => {
        for (const line of splitOrder(cart, terms).lines) {
          atMost(line.discount_cents, line.contractor_markup_cents * line.qty);
          atMost(0, Math.min(line.discount_cents, ...Object.values(lineShares(line))));
        }
      }),
      manyOrders,
    );
  });

  test("an amount off is given in full whenever the markups can bear it", () => {
    fc.assert(
      fc.property(anyCart, anyTerms, fc.integer({ min: 1, max: 5_000_000 }), (cart, terms, amount_cents) => {
        const { totals } = splitOrder(cart, { ...terms, coupon: { amount_cents } });
        const markups = sum(cart.map((line) => line.contractor_markup_cents * line.qty));
        same(totals.discount_cents, Math.min(amount_cents, markups));
      }),
      manyOrders,
    );
  });

  test("the lines' other fields and their order are kept", () => {
    fc.assert(
      fc.property(anyCart, anyTerms, (cart, terms) => {
        const { lines, totals } = splitOrder(cart, terms);
        expect(lines.map((line) => line.vendor_id)).toEqual(cart.map((line) => line.vendor_id));
        expect(totals).toEqual(orderTotals(lines));
      }),
    );
  });
});

describe("the destination", () => {
  test("adds the same to a frozen sale as at the sale", () => {
    fc.assert(
      fc.property(anyCart, anyTerms, (cart, terms) => {
        const { lines } = splitOrder(cart, terms);
        const charges = lines.map(({ shipping_cents, tax_cents }) => ({ shipping_cents, tax_cents }));
        expect(chargesOfPlace(lines, terms)).toEqual(charges);
      }),
    );
  });
});

const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  ...unitPrice(10_000, 800, 1000),
  vendor_id: "v1",
  qty: 1,
  list_price_cents: 15_000,
  is_freight: false,
  ...change,
});

const terms = { coupon: null, state: "OR", freight_by_vendor: new Map(), on: new Date("2026-06-01") };

test("delivery is free in the contiguous U.S., even for oversize products, until a setting says otherwise", () => {
  const shippingTo = (rules: FreightRules) =>
    splitOrder([line({ is_freight: true })], {
      ...terms,
      freight_by_vendor: freightsTo(rules, "OR", [["v1", 25_000]]),
    }).totals.shipping_cents;
  expect(shippingTo(usualFreight)).toBe(0);
  expect(shippingTo({ states: new Set(["OR"]), most_cents: null })).toBe(25_000);
  expect(shippingTo({ states: new Set(["OR"]), most_cents: 9_900 })).toBe(9_900);
});

test("each vendor of oversize products adds freight to Alaska once, only on those lines", () => {
  const cart = [
    line({ is_freight: true, qty: 2 }),
    line({ is_freight: true, qty: 1 }),
    line(),
    line({ vendor_id: "v2" }),
  ];
  const freight = new Map([
    ["v1", 30_001],
    ["v2", 9_900],
  ]);
  const { lines } = splitOrder(cart, { ...terms, state: "AK", freight_by_vendor: freight });
  expect(lines.map((each) => each.shipping_cents)).toEqual([20_001, 10_000, 0, 0]);
});

test("sales tax applies to the price after the coupon", () => {
  const { totals } = splitOrder([line({ qty: 10 })], {
    ...terms,
    state: "CA",
    coupon: { amount_cents: 8_800 },
  });
  // (118,800 − 8,800) × 7.25 %
  expect(totals).toMatchObject({ discount_cents: 8_800, tax_cents: 7_975, total_cents: 117_975 });
});
