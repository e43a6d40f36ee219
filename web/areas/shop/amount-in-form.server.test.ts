import { expect, it } from "vitest";
import { amountIn } from "./amount-in-form.server.ts";

const amount = (fields: Record<string, string>, box_sqft: number | null = 11.62) =>
  amountIn({ text: (name) => fields[name] ?? "", product: { minimum_unit: 1 }, variant: { box_sqft } });

it("is the quantity, or the boxes of an area with its waste", () => {
  expect(amount({ qty: "1,200" })).toBe(1200);
  expect(amount({ qty: "1", area: "" })).toBe(1);
  expect(amount({ qty: "1", area: "12 x 10", waste: "10" })).toBe(12);
  expect(amount({ qty: "1", area: "12 x 10", waste: "20" })).toBe(13);
  expect(amount({ qty: "3", area: "12 x 10", waste: "10" })).toBe(3);
  expect(amount({ qty: "2", area: "12 x 10" }, null)).toBe(2);
});

it("says what would be right", () => {
  expect(amount({ qty: "a dozen" })).toBe("Enter a whole number, such as 12.");
  expect(amount({ qty: "1", area: "large" })).toMatch(/two sides: 12\.5 x 10/);
});
