import { expect, test } from "vitest";
import { productUnits } from "../../contract/catalog/vendor-products.ts";
import { perUnit } from "./sales-unit.ts";

test("every unit that products are sold by says what a price is for", () => {
  expect(productUnits.map(perUnit)).toEqual([
    "each",
    "per box",
    "per sq ft",
    "per linear ft",
    "per gallon",
    "per roll",
    "per pallet",
    "per set",
  ]);
});

test("a unit of a pro's own, and none", () => {
  expect(["Hour", "hour", ""].map(perUnit)).toEqual(["per hour", "per hour", "each"]);
});
