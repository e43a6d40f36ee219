import { expect, test } from "vitest";
import { daysAfter, dueWithin } from "../days/calendar.ts";
import { canClaim, canReturn, dueAfterShipping, returnCloses, usualWindows } from "./return-case.ts";

const delivered = new Date("2026-03-02T10:00:00Z");
const days = (count: number) => daysAfter(delivered, count);
const endOf = (count: number) => dueWithin(delivered, count);
const dayAfter = (count: number) => new Date(endOf(count).getTime() + 1);

test("returns are open for 12 days from delivery, or as long as the order says", () => {
  expect(canReturn("Delivered", delivered, usualWindows, endOf(12))).toBe(true);
  expect(canReturn("Delivered", delivered, usualWindows, dayAfter(12))).toBe(false);
  expect(canReturn("Delivered", delivered, { return_days: 20 }, days(19))).toBe(true);
  expect(canReturn("Shipped", delivered, usualWindows, days(1))).toBe(false);
  expect(canReturn("Delivered", null, usualWindows, days(1))).toBe(false);
});

test("the last day to return is the same on the clock over its changes in March and November", () => {
  // 11:30 pm on March 1, and 11:30 pm on October 25
  for (const [at, last, next] of [
    ["2026-03-02T07:30:00Z", "2026-03-14T06:59:59Z", "2026-03-14T07:00:00Z"],
    ["2026-10-26T06:30:00Z", "2026-11-07T07:59:59Z", "2026-11-07T08:00:00Z"],
  ] as const) {
    expect(canReturn("Delivered", new Date(at), usualWindows, new Date(last))).toBe(true);
    expect(canReturn("Delivered", new Date(at), usualWindows, new Date(next))).toBe(false);
  }
});

test("damage is reported within 5 days of freight and 30 of a parcel, or as the order says", () => {
  expect(canClaim("Delivered", delivered, true, usualWindows, endOf(5))).toBe(true);
  expect(canClaim("Delivered", delivered, true, usualWindows, dayAfter(5))).toBe(false);
  expect(canClaim("Delivered", delivered, false, usualWindows, endOf(30))).toBe(true);
  const longer = { parcel_claim_days: 45, freight_claim_days: 9 };
  expect(canClaim("Delivered", delivered, true, longer, days(8))).toBe(true);
});

test("a vendor has its days from the request, and from what was shipped", () => {
  expect(returnCloses(delivered, usualWindows)).toEqual(endOf(30));
  expect(dueAfterShipping(endOf(30), days(10), usualWindows)).toEqual(endOf(40));
  expect(dueAfterShipping(days(60), days(10), { refund_days: 14 })).toEqual(days(60));
});
