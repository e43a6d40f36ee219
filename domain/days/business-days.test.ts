import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBusinessDays, federalHolidays, isBusinessDay, isReleased } from "./business-days.ts";
import { calendarDay } from "./calendar.ts";

const anyDay = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("the federal holidays of 2026, Independence Day kept on Friday", () => {
  expect(federalHolidays(2026)).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
  ]);
});

test("a holiday on a Sunday is kept on Monday", () => {
  expect(federalHolidays(2027)).toContain("2027-07-05");
});

test("New Year's Day on a Saturday is kept on the last day of the old year", () => {
  expect(isBusinessDay("2027-12-31")).toBe(false);
  expect(isBusinessDay("2026-12-31")).toBe(true);
});

describe("business days", () => {
  test("skip weekends and holidays", () => {
    // Thanksgiving on Thursday the 26th
    expect(addBusinessDays("2026-11-25", 1)).toBe("2026-11-27");
    expect(addBusinessDays("2026-11-25", 2)).toBe("2026-11-30");
    expect(addBusinessDays("2026-11-28", 1)).toBe("2026-11-30");
  });

  test("end on a business day, with exactly that many between", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 90 }), (day, count) => {
        const end = addBusinessDays(day, count);
        let passed = 0;
        for (let at = new Date(day); ; ) {
          at = new Date(at.getTime() + 86_400_000);
          const here = at.toISOString().slice(0, 10);
          if (isBusinessDay(here)) passed++;
          if (here === end) break;
        }
        expect(isBusinessDay(end)).toBe(true);
        expect(passed).toBe(count);
      }),
      { numRuns: 50 },
    );
  });
});

test("a late evening in California still belongs to its own day", () => {
  expect(calendarDay(new Date("2026-03-03T06:30:00Z"))).toBe("2026-03-02");
});

test("shares are released on the 46th business day after delivery, not before", () => {
  const delivered = new Date("2026-03-02T18:00:00Z");
  // 46 business days on, Memorial Day not yet among them
  expect(addBusinessDays("2026-03-02", 46)).toBe("2026-05-05");
  expect(isReleased(delivered, new Date("2026-05-05T06:59:00Z"))).toBe(false);
  expect(isReleased(delivered, new Date("2026-05-05T07:01:00Z"))).toBe(true);
});
