import { calendarDay, type Day } from "../days/calendar.ts";
import { stateZone } from "../places/state-zones.ts";
import { type Cents, roundCents, splitCents } from "./money.ts";

/** A state's rate from a day on there (ISO, inclusive), in parts per million: 72,500 is 7.25 %. */
interface DatedRate {
  from: string;
  rate_ppm: number;
}

/** Looks up the sales tax rate of a place; null for an unknown state. A tax service can replace it. */
export type TaxRates = (state: string, on: Date) => number | null;

const since = (from: string, percent: number): DatedRate => ({
  from,
  rate_ppm: Math.round(percent * 10_000),
});
const always = (percent: number): DatedRate[] => [since("2020-01-01", percent)];

/**
 * General sales tax rates of the states, with the part that a state requires everywhere on top (California, Utah,
 * Virginia), as the Tax Foundation counts them. Checked in November 2026 with the rates in force on January 1, 2026
 * (github.com/receiptedit/us-sales-tax-2026), and, if those were outdated or missing, with the states' own
 * publications: Louisiana's department of revenue (5 % until the end of 2029, Act 11 of 2024, then 4.75 %) and the
 * District's Budget Support Acts (6 % until September 30, 2026, then 7 %). The general rate applies to building
 * materials, fixtures and furniture in every state; none exempts them. City and county rates are not included: a tax
 * service that knows addresses replaces `stateBaseRates` where those apply.
 */
const rates: Readonly<Record<string, readonly DatedRate[]>> = {
  AL: always(4),
  AK: always(0),
  AZ: always(5.6),
  AR: always(6.5),
  CA: always(7.25),
  CO: always(2.9),
  CT: always(6.35),
  DE: always(0),
  DC: [since("2018-10-01", 6), since("2026-10-01", 7)],
  FL: always(6),
  GA: always(4),
  HI: always(4),
  ID: always(6),
  IL: always(6.25),
  IN: always(7),
  IA: always(6),
  KS: always(6.5),
  KY: always(6),
  LA: [since("2018-07-01", 4.45), since("2025-01-01", 5), since("2030-01-01", 4.75)],
  ME: always(5.5),
  MD: always(6),
  MA: always(6.25),
  MI: always(6),
  MN: always(6.875),
  MS: always(7),
  MO: always(4.225),
  MT: always(0),
  NE: always(5.5),
  NV: always(6.85),
  NH: always(0),
  NJ: always(6.625),
  NM: [since("2010-07-01", 5.125), since("2022-07-01", 5), since("2023-07-01", 4.875)],
  NY: always(4),
  NC: always(4.75),
  ND: always(5),
  OH: always(5.75),
  OK: always(4.5),
  OR: always(0),
  PA: always(6),
  RI: always(7),
  SC: always(6),
  TN: always(7),
  TX: always(6.25),
  UT: always(6.1),
  SD: [since("2016-06-01", 4.5), since("2023-07-01", 4.2), since("2027-07-01", 4.5)],
  VT: always(6),
  VA: always(5.3),
  WA: always(6.5),
  WV: always(6),
  WI: always(5),
  WY: always(4),
  PR: always(11.5),
  // the other territories, the freely associated states and military post offices have no sales tax
  GU: always(0),
  VI: always(0),
  AS: always(0),
  MP: always(0),
  FM: always(0),
  MH: always(0),
  PW: always(0),
  AA: always(0),
  AE: always(0),
  AP: always(0),
};

/** The states that the table has a rate for. */
export const taxedStates: readonly string[] = Object.keys(rates);

/** The day by which a rate is in force at a moment: a new one begins at midnight where the tax is owed. */
export const taxDay = (on: Date, state: string): Day => calendarDay(on, stateZone(state));

/** A rate that an admin has added to the table. */
export interface AddedRate extends DatedRate {
  state: string;
}

/** The table with added rates: of all rates that have begun, the latest one is in force, of one day the added one. */
export const ratesWith =
  (added: readonly AddedRate[]): TaxRates =>
  (state, on) => {
    if (!Object.hasOwn(rates, state)) return null;
    const day = taxDay(on, state);
    return (
      [...rates[state]!, ...added.filter((rate) => rate.state === state)]
        .filter(({ from }) => from <= day)
        .reduce<DatedRate | null>((last, rate) => (last && last.from > rate.from ? last : rate), null)
        ?.rate_ppm ?? null
    );
  };

/** A state's rate in force on a day by the table alone, in parts per million. */
export const stateBaseRates: TaxRates = ratesWith([]);

/**
 * Sales tax of each line of an order to `state`. All products are taxed on the price after the coupon; the tax of the
 * whole is rounded once and shared, so that the lines add up to it. Throws RangeError for a state without a known rate.
 */
export function stateTax(
  taxable: readonly Cents[],
  state: string,
  on: Date,
  lookup: TaxRates = stateBaseRates,
): Cents[] {
  const rate = lookup(state, on);
  if (rate === null) throw new RangeError(`no sales tax rate is known for ${state}`);
  const sum = taxable.reduce((a, b) => a + b, 0);
  return splitCents(roundCents((sum * rate) / 1_000_000), taxable);
}
