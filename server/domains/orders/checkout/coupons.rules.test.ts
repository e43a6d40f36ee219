import fc from "fast-check";
import { expect, test } from "vitest";
import { isFor, misfitOf } from "./coupons.rules.ts";

const anyLine = fc.record({
  category_id: fc.constantFrom(11, 12, 21),
  parent_category_id: fc.constantFrom(null, 10, 20),
  unit_price_cents: fc.integer({ min: 1, max: 500_000 }),
  qty: fc.integer({ min: 1, max: 50 }),
});
const anyCoupon = fc.record({
  category_id: fc.constantFrom(null, 10, 11, 20),
  category_name: fc.constant("Tile"),
  minimum_cents: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
});

test("a coupon fits a cart if what it is for reaches its minimum, and never because of other products", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), anyCoupon, (lines, coupon) => {
      const counted = lines.filter((line) => isFor(coupon, line));
      const sum = counted.reduce((all, line) => all + line.unit_price_cents * line.qty, 0);
      const fits = counted.length > 0 && sum >= (coupon.minimum_cents ?? 0);
      expect(misfitOf(coupon, lines) === null).toBe(fits);
      if (counted.length > 0) expect(misfitOf(coupon, counted)).toBe(misfitOf(coupon, lines));
    }),
  );
});

test("what is missing is said to the cent", () => {
  const coupon = { category_id: 11, category_name: "Tile", minimum_cents: 50_000 };
  const line = { category_id: 11, parent_category_id: null, unit_price_cents: 12_345, qty: 3 };
  expect(misfitOf(coupon, [line])).toBe("This coupon needs $500.00 of products from Tile. Add $129.65 more.");
  expect(misfitOf(coupon, [{ ...line, category_id: 12 }])).toBe(
    "This coupon is for products from Tile. Your cart has none.",
  );
});
