import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noonOf } from "../days/calendar.ts";
import { usStates } from "../places/us-states.ts";
import { ratesWith, stateBaseRates, stateTax } from "./tax.ts";

const june = noonOf("2026-06-01");

test("there is a rate for every state that we ship to", () => {
  const missing = usStates.filter((state) => stateBaseRates(state.code, june) === null);
  expect(missing).toEqual([]);
});

test("rates are those in force on the day of the sale", () => {
  expect(stateBaseRates("SD", noonOf("2023-06-30"))).toBe(45_000);
  expect(stateBaseRates("SD", noonOf("2023-07-01"))).toBe(42_000);
  expect(stateBaseRates("LA", june)).toBe(50_000);
  expect(stateBaseRates("LA", noonOf("2030-01-01"))).toBe(47_500);
  expect(stateBaseRates("DC", noonOf("2026-09-30"))).toBe(60_000);
  expect(stateBaseRates("DC", noonOf("2026-10-01"))).toBe(70_000);
});

test("a rate begins at midnight where the tax is owed", () => {
  const rates = (state: string, at: string) => stateBaseRates(state, new Date(at));
  expect(rates("DC", "2026-10-01T03:59:59Z")).toBe(60_000);
  expect(rates("DC", "2026-10-01T04:00:00Z")).toBe(70_000);
  expect(rates("SD", "2027-07-01T04:59:59Z")).toBe(42_000);
  expect(rates("SD", "2027-07-01T05:00:00Z")).toBe(45_000);
  const added = ratesWith([
    { state: "HI", from: "2026-12-01", rate_ppm: 50_000 },
    { state: "GU", from: "2026-12-01", rate_ppm: 50_000 },
    { state: "AZ", from: "2026-07-01", rate_ppm: 60_000 },
  ]);
  expect(added("HI", new Date("2026-12-01T09:59:59Z"))).toBe(40_000);
  expect(added("HI", new Date("2026-12-01T10:00:00Z"))).toBe(50_000);
  expect(added("GU", new Date("2026-11-30T14:00:00Z"))).toBe(50_000);
  // Arizona keeps no daylight saving time
  expect(added("AZ", new Date("2026-07-01T06:59:59Z"))).toBe(56_000);
  expect(added("AZ", new Date("2026-07-01T07:00:00Z"))).toBe(60_000);
});

/** What was published for January 1, 2026, by rate in percent. */
const published: Readonly<Record<string, string>> = {
  0: "AK DE MT NH OR",
  2.9: "CO",
  4: "AL GA HI NY WY",
  4.2: "SD",
  4.225: "MO",
  4.5: "OK",
  4.75: "NC",
  4.875: "NM",
  5: "LA ND WI",
  5.3: "VA",
  5.5: "ME NE",
  5.6: "AZ",
  5.75: "OH",
  6: "DC FL IA ID KY MD MI PA SC VT WV",
  6.1: "UT",
  6.25: "IL MA TX",
  6.35: "CT",
  6.5: "AR KS WA",
  6.625: "NJ",
  6.85: "NV",
  6.875: "MN",
  7: "IN MS RI TN",
  7.25: "CA",
};

test("the rates of January 2026 are the published ones, for all states and the District", () => {
  const newYear = noonOf("2026-01-01");
  const states = Object.entries(published).flatMap(([percent, codes]) =>
    codes.split(" ").map((code) => ({ code, rate: Math.round(Number(percent) * 10_000) })),
  );
  expect(states.length).toBe(51);
  for (const { code, rate } of states) expect([code, stateBaseRates(code, newYear)]).toEqual([code, rate]);
});

test("five states have no sales tax", () => {
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

describe("rates that were added to the table", () => {
  const rates = ratesWith([
    { state: "TX", from: "2026-12-01", rate_ppm: 65_000 },
    { state: "LA", from: "2027-01-01", rate_ppm: 52_500 },
  ]);

  test("count from their day on, and leave what was before alone", () => {
    expect(rates("TX", new Date("2026-12-01T05:59:59Z"))).toBe(62_500);
    expect(rates("TX", new Date("2026-12-01T06:00:00Z"))).toBe(65_000);
    expect(rates("CA", noonOf("2027-12-01"))).toBe(72_500);
  });

  test("end where the table has a later one", () => {
    expect(rates("LA", noonOf("2029-12-31"))).toBe(52_500);
    expect(rates("LA", noonOf("2030-01-01"))).toBe(47_500);
  });

  test("make no state of a word that is none", () => {
    expect(rates("constructor", june)).toBeNull();
  });
});
