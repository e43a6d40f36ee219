import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usTimeZones } from "../places/us-time-zones.ts";
import {
  addDays,
  addMonths,
  calendarDay,
  daysAfter,
  daysBetween,
  dueWithin,
  endOfDay,
  isDay,
  lastOfMonth,
  monthsAfter,
  noonOf,
  startOfDay,
} from "./calendar.ts";

const at = (iso: string) => new Date(iso);
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000;

describe("a day of the marketplace", () => {
  it("begins at midnight Pacific time, in winter, in summer and on both changes of the clock", () => {
    expect(startOfDay("2026-01-15")).toEqual(at("2026-01-15T08:00:00Z"));
    expect(startOfDay("2026-07-15")).toEqual(at("2026-07-15T07:00:00Z"));
    // March 8: 23 hours
    expect(startOfDay("2026-03-08")).toEqual(at("2026-03-08T08:00:00Z"));
    expect(startOfDay("2026-03-09")).toEqual(at("2026-03-09T07:00:00Z"));
    // November 1: 25 hours
    expect(startOfDay("2026-11-01")).toEqual(at("2026-11-01T07:00:00Z"));
    expect(startOfDay("2026-11-02")).toEqual(at("2026-11-02T08:00:00Z"));
  });

  it("ends a millisecond before the next one", () => {
    expect(endOfDay("2026-12-31")).toEqual(at("2027-01-01T07:59:59.999Z"));
    expect(endOfDay("2026-03-08")).toEqual(at("2026-03-09T06:59:59.999Z"));
    expect(endOfDay("2026-11-01")).toEqual(at("2026-11-02T07:59:59.999Z"));
  });

  it("begins at midnight of the zone that the server was started with, and that its pages name", () => {
    const begins = `import("./domain/days/calendar.ts").then((days) => console.log(days.startOfDay("2026-01-15")))`;
    const page = `globalThis.document = { documentElement: { dataset: { zone: "America/Chicago" } } };`;
    const run = (script: string, env: object = {}) =>
      execFileSync(process.execPath, ["-e", script], { env: { ...process.env, ...env }, encoding: "utf8" });
    expect(run(begins, { MARKET_ZONE: "America/New_York" })).toContain("2026-01-15T05:00:00.000Z");
    expect(run(page + begins)).toContain("2026-01-15T06:00:00.000Z");
  });

  it("is one of Washington where Washington is asked for", () => {
    expect(calendarDay(at("2026-10-01T00:30:00Z"), "America/New_York")).toBe("2026-09-30");
    expect(startOfDay("2026-10-01", "America/New_York")).toEqual(at("2026-10-01T04:00:00Z"));
  });

  it("holds every moment from its start to its end, in every zone of the U.S.", () => {
    const zones = fc.constantFrom(...usTimeZones.map(({ zone }) => zone));
    const days = fc
      .date({ min: at("2007-06-01"), max: at("2049-12-31"), noInvalidDate: true })
      .map((date) => calendarDay(date));
    fc.assert(
      fc.property(days, zones, fc.integer({ min: 0, max: 22 }), (day, zone, hour) => {
        const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
        expect(calendarDay(start, zone)).toBe(day);
        expect(calendarDay(end, zone)).toBe(day);
        expect(calendarDay(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
        expect(calendarDay(new Date(start.getTime() + hour * 3_600_000), zone)).toBe(day);
        expect([23, 24, 25]).toContain(Math.round(hours(start, end)));
        for (const other of usTimeZones.filter((one) => one.zone !== "Pacific/Guam"))
          expect(calendarDay(noonOf(day), other.zone)).toBe(day);
      }),
    );
  });
});

describe("days later", () => {
  it("keep the time on the clock over both changes of it", () => {
    expect(daysAfter(at("2026-03-07T17:30:00Z"), 2)).toEqual(at("2026-03-09T16:30:00Z"));
    expect(daysAfter(at("2026-10-31T16:30:00.250Z"), 2)).toEqual(at("2026-11-02T17:30:00.250Z"));
  });

  it("are over when the last day is, also after a change of the clock", () => {
    // 11:30 pm on March 1; 12 times 24 hours later it is already March 14 there
    expect(dueWithin(at("2026-03-02T07:30:00Z"), 12)).toEqual(at("2026-03-14T06:59:59.999Z"));
    expect(dueWithin(at("2026-10-26T06:30:00Z"), 12)).toEqual(at("2026-11-07T07:59:59.999Z"));
  });

  it("are counted by the calendar", () => {
    expect(daysBetween("2026-03-01", "2026-03-31")).toBe(30);
    expect(daysBetween("2026-11-02", "2026-10-31")).toBe(-2);
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  });
});

describe("months later", () => {
  it("keep the day and the time on the clock", () => {
    // 5 pm on January 31: in UTC it is February already
    expect(monthsAfter(at("2026-02-01T01:00:00Z"), 1)).toEqual(at("2026-03-01T01:00:00Z"));
    expect(monthsAfter(at("2026-02-01T01:00:00Z"), 2)).toEqual(at("2026-04-01T00:00:00Z"));
    expect(addMonths("2026-12-31", 2)).toBe("2027-02-28");
    expect(lastOfMonth("2028-02")).toBe("2028-02-29");
  });
});

it("knows a day from what only looks like one", () => {
  expect(["2026-02-28", "2026-02-30", "2026-13-01", "20260228", "2026-02-28T00:00Z"].map(isDay)).toEqual([
    true,
    ...[false, false, false, false],
  ]);
});
