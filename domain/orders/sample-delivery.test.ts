import { expect, it } from "vitest";
import { calendarDay } from "../days/calendar.ts";
import { samplePromise } from "./sample-delivery.ts";

const days = (promise: ReturnType<typeof samplePromise>) =>
  [promise.ship_by, promise.arrives_from, promise.arrives_by].map((at) => calendarDay(at));

it("ships within the business days, and then spends two to six days in the mail", () => {
  // a Monday
  expect(days(samplePromise(new Date("2026-11-23T15:00:00Z"), 2, "OR"))).toEqual([
    "2026-11-25",
    "2026-11-26",
    "2026-12-01",
  ]);
});

it("does not count weekends as days to ship", () => {
  // a Friday
  expect(days(samplePromise(new Date("2026-11-27T15:00:00Z"), 3, "OR"))).toEqual([
    "2026-12-02",
    "2026-12-02",
    "2026-12-08",
  ]);
});

it("takes a week longer beyond the contiguous states", () => {
  expect(days(samplePromise(new Date("2026-11-23T15:00:00Z"), 2, "HI"))).toEqual([
    "2026-11-25",
    "2026-12-03",
    "2026-12-08",
  ]);
});
