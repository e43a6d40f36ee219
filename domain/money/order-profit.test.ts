import { expect, test } from "vitest";
import { earnedShare, itemProfit } from "./order-profit.ts";

const item = {
  qty: 12,
  final_price_cents: 10_000,
  contractor_markup_cents: 1_080,
  platform_margin_cents: 800,
  tax_cents: 10_336,
  discount_cents: 5_000,
  status: "Waiting for approval" as const,
};

test("each role's profit is its share times the quantity", () => {
  expect(itemProfit("Vendor", item)).toBe(120_000);
  expect(itemProfit("Contractor", item)).toBe(12_960);
  expect(itemProfit("Admin", item)).toBe(19_936);
});

test("the profit of a return in progress is negative", () => {
  for (const status of ["Return Request", "Returned"] as const) {
    expect(itemProfit("Vendor", { ...item, status })).toBe(-120_000);
  }
  expect(itemProfit("Vendor", { ...item, status: "Delivered" })).toBe(120_000);
});

test("the marketplace's share has no sales tax in it", () => {
  expect(earnedShare("Admin", item)).toBe(9_600);
  expect(earnedShare("Admin", { ...item, refunded_margin_cents: 600, borne_platform_cents: 100 })).toBe(
    8_900,
  );
});

test("returned products earn nothing, and a coupon reduces the pro's profit", () => {
  expect(earnedShare("Contractor", item)).toBe(7_960);
  expect(earnedShare("Vendor", item)).toBe(120_000);
  for (const status of ["Decline", "Cancle", "Returned"] as const) {
    expect(earnedShare("Contractor", { ...item, status })).toBe(0);
  }
});
