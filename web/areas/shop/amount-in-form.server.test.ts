import { expect, it } from "vitest";
import { amountIn } from "./amount-in-form.server.ts";

const amount = (fields: Record<string, string>, box_sqft: number | null = 11.62, surface: string[] = []) =>
  amountIn({
    text: (name) => fields[name] ?? "",
    product: { minimum_unit: 1, unit: box_sqft === null ? "Piece" : "Box", surface, model: null },
    variant: {
      box_sqft,
      item_size: { width_size: "5.5 in.", length_size: "192 in.", height_size: "1 in.", pattern: "" },
    },
  });

it("is the quantity, or the boxes of an area with its waste", () => {
  expect(amount({ qty: "1,200" })).toBe(1200);
  expect(amount({ qty: "1", area: "" })).toBe(1);
  expect(amount({ qty: "1", area: "12 x 10", waste: "10" })).toBe(12);
  expect(amount({ qty: "1", area: "12 x 10", waste: "20" })).toBe(13);
  expect(amount({ qty: "3", area: "12 x 10", waste: "10" })).toBe(3);
  expect(amount({ qty: "2", area: "12 x 10" }, null)).toBe(2);
});

it("is the boards that a deck takes, and of other pieces the quantity", () => {
  // 240 sq ft and a tenth, 7.33 sq ft a board of 16 ft
  expect(amount({ qty: "1", area: "20 x 12", waste: "10" }, null, ["outdoor"])).toBe(36);
  expect(amount({ qty: "1", area: "20 x 12", waste: "10" }, null, ["trim"])).toBe(1);
});

it("says what would be right", () => {
  expect(amount({ qty: "a dozen" })).toBe("Enter a whole number, such as 12.");
  expect(amount({ qty: "1", area: "large" })).toMatch(/two sides: 12\.5 x 10/);
});
