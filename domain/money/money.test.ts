import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, fromDollars, roundCents, splitCents, toDollars } from "./money.ts";

const cents = fc.integer({ min: 0, max: 2_000_000_000 });

test("half a cent rounds up, even if its float is slightly less", () => {
  expect([0.5, 1.4999, 2.5, 100.49999999999999].map(roundCents)).toEqual([1, 1, 3, 101]);
});

test("large amounts are not nudged over the half", () => {
  expect(roundCents(100_000_000.4)).toBe(100_000_000);
  expect(roundCents(2_000_000_000.49)).toBe(2_000_000_000);
});

test("debts round away from zero, as their credits do", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e7, max: 1e7, noNaN: true }), (value) => {
      // + 0 because -0 is 0 to an accountant
      expect(roundCents(-value)).toBe(-roundCents(value) + 0);
    }),
  );
});

test("basis points are hundredths of a percent", () => {
  expect(basisPoints(10_000, 1000)).toBe(1000);
  expect(basisPoints(5, 1000)).toBe(1);
  expect(basisPoints(4, 1000)).toBe(0);
});

test("dollars on the wire come back as the same cents", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(fromDollars(toDollars(amount))).toBe(amount);
    }),
  );
});

test("a split loses and invents no cent, and no share is more than a cent from its due", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(cents, weights, (total, parts) => {
      const split = splitCents(total, parts);
      const sum = parts.reduce((a, b) => a + b, 0);
      expect(split.reduce((a, b) => a + b, 0)).toBe(total);
      if (sum === 0) return;
      for (const [index, share] of split.entries()) {
        expect(Math.abs(share - (total * parts[index]!) / sum)).toBeLessThanOrEqual(1);
        if (parts[index] === 0) expect(share).toBe(0);
      }
    }),
  );
});

test("leftover cents go to the largest remainders, the first among equals", () => {
  expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitCents(10, [0, 0])).toEqual([10, 0]);
  expect(splitCents(10, [])).toEqual([]);
});
