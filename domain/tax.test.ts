import fc from "fast-check";
import { expect, test } from "vitest";
import { stateBaseRates, stateTax } from "./tax.ts";
import { usStates } from "./us-states.ts";

const june = new Date("2026-06-01");

test("there is a rate for every state that goods can be sent to", () => {
  const missing = usStates.filter((state) => stateBaseRates(state.code, june) === null);
  expect(missing).toEqual([]);
});

test("rates are those in force on the day of the sale", () => {
  expect(stateBaseRates("SD", new Date("2023-06-30"))).toBe(45_000);
  expect(stateBaseRates("SD", new Date("2023-07-01"))).toBe(42_000);
  expect(stateBaseRates("LA", june)).toBe(50_000);
});

test("five states tax nothing", () => {
  for (const state of ["AK", "DE", "MT", "NH", "OR"]) expect(stateTax([10_000], state, june)).toEqual([0]);
});

test("the tax of a whole order is rounded once, and its lines add up to it", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...usStates), (taxable, { code }) => {
      const rate = stateBaseRates(code, june)!;
      const due = taxable.reduce((a, b) => a + b, 0) * (rate / 1_000_000);
      const tax = stateTax(taxable, code, june).reduce((a, b) => a + b, 0);
      expect(Math.abs(tax - due)).toBeLessThanOrEqual(0.5001);
    }),
  );
});

test("another source of rates can take the table's place", () => {
  expect(stateTax([10_000, 5_000], "CA", june, () => 100_000)).toEqual([1_000, 500]);
});

test("a place without a known rate is refused", () => {
  expect(() => stateTax([100], "ZZ", june)).toThrow(RangeError);
});
