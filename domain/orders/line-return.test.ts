import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCart, anyTerms } from "../money/sale.test-support.ts";
import { restockingFee, splitLine } from "./line-return.ts";
import { lineShares, splitOrder } from "./order-split.ts";

test("the part that goes back and the part that stays are the line, to the cent, in every share", () => {
  fc.assert(
    fc.property(anyCart, anyTerms, fc.nat(), (cart, terms, pick) => {
      for (const line of splitOrder(cart, terms).lines.filter((each) => each.qty > 1)) {
        const { kept, returned } = splitLine(line, 1 + (pick % (line.qty - 1)));
        const [whole, stays, goes] = [line, kept, returned].map(lineShares);
        for (const share of ["vendor_cents", "contractor_cents", "admin_cents", "shipping_cents"] as const) {
          expect(stays![share] + goes![share]).toBe(whole![share]);
        }
        expect(kept.line_total_cents + returned.line_total_cents).toBe(line.line_total_cents);
        for (const part of [kept, returned]) {
          expect(part.discount_cents).toBeLessThanOrEqual(part.contractor_markup_cents * part.qty);
        }
      }
    }),
  );
});

test("zero units and all units cannot be split off", () => {
  const [line] = splitOrder(
    [
      {
        vendor_id: "v",
        qty: 2,
        unit_price_cents: 1188,
        final_price_cents: 1000,
        platform_margin_cents: 80,
        contractor_markup_cents: 108,
        list_price_cents: 1500,
        is_freight: false,
      },
    ],
    { coupon: null, state: "OR", freight_by_vendor: new Map(), on: new Date() },
  ).lines;
  for (const qty of [0, 2, 3, -1, 0.5]) expect(() => splitLine(line!, qty)).toThrow(RangeError);
});

test("a return keeps the initial shipping, at most the return shipping", () => {
  expect(restockingFee(5_000, 8_000)).toBe(5_000);
  expect(restockingFee(5_000, 3_000)).toBe(3_000);
});
