import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay, daysAfter, lastOfMonth, monthsAfter, noonOf } from "../days/calendar.ts";
import {
  announcement,
  decideChange,
  nextTry,
  type PlanPrices,
  periodEnd,
  prorate,
  type RunningPlan,
  renewalPeriod,
  renewalPrice,
} from "./plans.ts";

const prices: PlanPrices = { addon: 9_900, premium: 19_900 };
const now = noonOf("2026-03-10");
const free: RunningPlan = {
  choice: "basic",
  price_cents: 0,
  period: null,
  is_trial: false,
  is_past_due: false,
  has_granted_addon: false,
  may_try: false,
  next: null,
};
const period = { from: noonOf("2026-03-01"), to: noonOf("2026-04-01") };
const premium: RunningPlan = { ...free, choice: "premium", price_cents: 19_900, period };
const addon: RunningPlan = { ...free, choice: "addon", price_cents: 9_900, period };
const offer = { prices, trial_days: 14, now };

describe("periods", () => {
  it("end on the same day of the next month, or on its last", () => {
    expect(monthsAfter(noonOf("2026-01-31"), 1)).toEqual(noonOf("2026-02-28"));
    expect(periodEnd(noonOf("2026-01-31"), noonOf("2026-02-28"))).toEqual(noonOf("2026-03-31"));
    expect(periodEnd(noonOf("2026-12-15"), noonOf("2026-12-15"))).toEqual(noonOf("2027-01-15"));
  });

  it("end on the day of the marketplace, where UTC is a day or a month ahead", () => {
    // 5 pm on January 31
    const anchor = new Date("2026-02-01T01:00:00Z");
    expect(periodEnd(anchor, anchor)).toEqual(new Date("2026-03-01T01:00:00Z"));
    // 5 pm on March 31, after the change of the clock
    expect(periodEnd(anchor, periodEnd(anchor, anchor))).toEqual(new Date("2026-04-01T00:00:00Z"));
  });

  it("leave no gap and never drift from the day they began on", () => {
    const day = fc.date({ min: noonOf("2020-01-01"), max: noonOf("2035-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (anchor, count) => {
        let end = anchor;
        for (let i = 0; i < count; i++) end = periodEnd(anchor, end);
        expect(end).toEqual(monthsAfter(anchor, count));
        const last = lastOfMonth(calendarDay(end).slice(0, 7));
        const dayOf = (date: Date) => Number(calendarDay(date).slice(8));
        expect(dayOf(end)).toBe(Math.min(dayOf(anchor), Number(last.slice(8))));
      }),
    );
  });

  it("are not charged for months in which nothing ran", () => {
    expect(renewalPeriod(noonOf("2026-01-10"), noonOf("2026-02-10"), noonOf("2026-05-20"))).toEqual({
      from: noonOf("2026-05-10"),
      to: noonOf("2026-06-10"),
    });
    expect(renewalPeriod(noonOf("2026-01-10"), noonOf("2026-02-10"), noonOf("2026-02-11")).from).toEqual(
      noonOf("2026-02-10"),
    );
  });
});

describe("proration", () => {
  const amounts = fc.record({
    low: fc.integer({ min: 0, max: 500_000 }),
    more: fc.integer({ min: 0, max: 500_000 }),
    days: fc.integer({ min: 28, max: 31 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const partOf = (cents: { from_cents: number; to_cents: number }, days: number, at: number) =>
    prorate({
      ...cents,
      period: { from: now, to: daysAfter(now, days) },
      now: new Date(now.getTime() + at * (daysAfter(now, days).getTime() - now.getTime())),
    });

  it("charges the whole difference on the first day, nothing at the end, and never more or less than none", () => {
    fc.assert(
      fc.property(amounts, ({ low, more, days, at }) => {
        const cents = { from_cents: low, to_cents: low + more };
        expect(partOf(cents, days, 0).due_cents).toBe(more);
        expect(partOf(cents, days, 1).due_cents).toBe(0);
        const part = partOf(cents, days, at);
        expect(part.due_cents).toBe(part.charge_cents - part.credit_cents);
        expect(part.due_cents).toBeGreaterThanOrEqual(0);
        expect(part.due_cents).toBeLessThanOrEqual(more);
        expect(part.credit_cents).toBeLessThanOrEqual(low);
      }),
      { numRuns: 10_000 },
    );
  });

  it("costs less the later it is, and the same however many steps it takes, to a cent each", () => {
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), ({ low, more, days, at }, other) => {
        const cents = { from_cents: low, to_cents: low + more };
        const [early, late] = at < other ? [at, other] : [other, at];
        expect(partOf(cents, days, late).charge_cents).toBeLessThanOrEqual(
          partOf(cents, days, early).charge_cents,
        );
        const middle = low + Math.floor(more / 2);
        const inSteps =
          partOf({ from_cents: low, to_cents: middle }, days, at).due_cents +
          partOf({ from_cents: middle, to_cents: low + more }, days, at).due_cents;
        expect(inSteps).toBe(partOf(cents, days, at).due_cents);
      }),
      { numRuns: 10_000 },
    );
  });

  it("takes the add-on's unused days off Premium", () => {
    expect(prorate({ from_cents: 9_900, to_cents: 19_900, period, now: noonOf("2026-03-17") })).toEqual({
      credit_cents: 4_790,
      charge_cents: 9_629,
      due_cents: 4_839,
    });
  });
});

describe("a change of plan", () => {
  it.each([
    ["Premium for the first time begins as a trial", { ...free, may_try: true }, "premium", "trial"],
    ["Premium once more is paid at once", free, "premium", "now"],
    ["the add-on has no trial", { ...free, may_try: true }, "addon", "now"],
    ["from the add-on to Premium at once", addon, "premium", "now"],
    ["from Premium to the add-on when the period ends", premium, "addon", "later"],
    ["canceled when the period ends", premium, "basic", "later"],
    ["a trial is canceled when it ends", { ...premium, is_trial: true }, "basic", "later"],
    ["canceled at once while a payment fails", { ...premium, is_past_due: true }, "basic", "end"],
    ["no other plan while a payment fails", { ...addon, is_past_due: true }, "premium", "refused"],
    ["kept after all", { ...premium, next: "basic" }, "premium", "resume"],
    ["the same again", premium, "premium", "none"],
    ["canceled twice", { ...premium, next: "basic" }, "basic", "none"],
    ["no second add-on", { ...free, has_granted_addon: true }, "addon", "refused"],
    ["a plan that never renews ends at once", { ...premium, period: null }, "basic", "end"],
  ] as const)("%s", (_, plan, wanted, kind) => {
    expect(decideChange(plan, wanted, offer).kind).toBe(kind);
  });

  it("charges a new month in full, and the rest of a paid one in part", () => {
    expect(decideChange(free, "premium", offer)).toMatchObject({
      due_cents: 19_900,
      is_new_period: true,
      period: { from: now, to: noonOf("2026-04-10") },
    });
    expect(decideChange(addon, "premium", offer)).toMatchObject({
      due_cents: 7_097,
      is_new_period: false,
      period,
    });
  });

  it("does not charge less than a provider takes", () => {
    const late = { ...offer, prices: { addon: 9_900, premium: 10_000 }, now: noonOf("2026-03-31") };
    expect(decideChange(addon, "premium", late)).toMatchObject({ kind: "now", due_cents: 0 });
  });

  it("sells no add-on where it has no price", () => {
    const without = { ...offer, prices: { ...prices, addon: null } };
    expect(decideChange(free, "addon", without).kind).toBe("refused");
  });
});

it("a failed renewal is tried again after 1, 3 and 7 days, then no more", () => {
  expect([1, 2, 3, 4].map((failures) => nextTry(now, failures))).toEqual([
    daysAfter(now, 1),
    daysAfter(now, 3),
    daysAfter(now, 7),
    null,
  ]);
});

describe("a new price", () => {
  it("counts 30 days after it was told, a lower one at once", () => {
    const told = announcement({ agreed: 19_900, asked: 24_900, announced: null }, now);
    expect(told).toEqual({ price_cents: 24_900, from: daysAfter(now, 30) });
    expect(announcement({ agreed: 19_900, asked: 14_900, announced: null }, now)).toEqual({
      price_cents: 14_900,
      from: now,
    });
  });

  it("is told once, and taken back when it no longer holds", () => {
    const announced = { price_cents: 24_900, from: daysAfter(now, 30) };
    expect(announcement({ agreed: 19_900, asked: 24_900, announced }, now)).toBeNull();
    expect(announcement({ agreed: 19_900, asked: 19_900, announced }, now)).toBe("clear");
    expect(announcement({ agreed: 19_900, asked: 19_900, announced: null }, now)).toBeNull();
  });

  it("is that of the first period that begins after", () => {
    const announced = { price_cents: 24_900, from: daysAfter(now, 30) };
    expect(renewalPrice(19_900, announced, daysAfter(now, 29))).toBe(19_900);
    expect(renewalPrice(19_900, announced, daysAfter(now, 30))).toBe(24_900);
  });
});
