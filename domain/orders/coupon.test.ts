import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCart, anyTerms } from "../money/sale.test-support.ts";
import { couponByLine } from "./coupon.ts";

const anyChosenCart = anyCart.chain((cart) =>
  fc
    .array(fc.boolean(), { minLength: cart.length, maxLength: cart.length })
    .map((chosen) => cart.map((line, index) => ({ ...line, takes_coupon: chosen[index]! }))),
);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test("a coupon for some products takes nothing off the others, and never more than a line's markup", () => {
  fc.assert(
    fc.property(anyChosenCart, anyTerms, (cart, { coupon }) => {
      const given = couponByLine(cart, coupon);
      for (const [index, line] of cart.entries()) {
        expect(given[index]).toBeGreaterThanOrEqual(0);
        expect(given[index]).toBeLessThanOrEqual(
          line.takes_coupon ? line.contractor_markup_cents * line.qty : 0,
        );
      }
    }),
  );
});

test("what it gives to the chosen lines is what it would give to a cart of them alone", () => {
  fc.assert(
    fc.property(anyChosenCart, anyTerms, (cart, { coupon }) => {
      const chosen = cart.filter((line) => line.takes_coupon);
      expect(sum(couponByLine(cart, coupon))).toBe(sum(couponByLine(chosen, coupon)));
    }),
  );
});

test("an amount off is given in full whenever the chosen markups can bear it", () => {
  fc.assert(
    fc.property(anyChosenCart, fc.integer({ min: 1, max: 5_000_000 }), (cart, amount_cents) => {
      const bearable = sum(
        cart.filter((line) => line.takes_coupon).map((line) => line.contractor_markup_cents * line.qty),
      );
      expect(sum(couponByLine(cart, { amount_cents }))).toBe(Math.min(amount_cents, bearable));
    }),
  );
});
