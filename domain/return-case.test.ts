import { expect, test } from "vitest";
import { canClaim, canReturn, dueAfterShipping, returnCloses, usualWindows } from "./return-case.ts";

const delivered = new Date("2026-03-02T10:00:00Z");
const days = (count: number) => new Date(delivered.getTime() + count * 24 * 3600_000);

test("returns are open for 12 days from delivery, or as long as the order says", () => {
  expect(canReturn("Delivered", delivered, usualWindows, days(12))).toBe(true);
  expect(canReturn("Delivered", delivered, usualWindows, days(12.01))).toBe(false);
  expect(canReturn("Delivered", delivered, { return_days: 20 }, days(19))).toBe(true);
  expect(canReturn("Shipped", delivered, usualWindows, days(1))).toBe(false);
  expect(canReturn("Delivered", null, usualWindows, days(1))).toBe(false);
});

test("damage is reported within 5 days of freight and 30 of a parcel, or as the order says", () => {
  expect(canClaim("Delivered", delivered, true, usualWindows, days(5))).toBe(true);
  expect(canClaim("Delivered", delivered, true, usualWindows, days(5.01))).toBe(false);
  expect(canClaim("Delivered", delivered, false, usualWindows, days(30))).toBe(true);
  const longer = { parcel_claim_days: 45, freight_claim_days: 9 };
  expect(canClaim("Delivered", delivered, true, longer, days(8))).toBe(true);
});

test("a vendor has its days from the request, and from what was shipped", () => {
  expect(returnCloses(delivered, usualWindows)).toEqual(days(30));
  expect(dueAfterShipping(days(30), days(10), usualWindows)).toEqual(days(40));
  expect(dueAfterShipping(days(60), days(10), { refund_days: 14 })).toEqual(days(60));
});
