import { afterEach, expect, test } from "vitest";
import { readUnitsBy } from "../../catalog/page-units.ts";
import { amountText, figure } from "./figures.ts";
import { shapeSteps } from "./shape-steps.ts";
import { perUnitWords, wasteWords } from "./step-words.ts";

afterEach(() => readUnitsBy(() => "feet"));

const floor = {
  kind: "area",
  gross: [{ name: "room", how: "10' × 8'", area_sqft: 80 }],
  less: [{ name: "tub", how: "5' × 2' 6\"", area_sqft: 12.5 }],
  area_sqft: 67.5,
} as never;

test("the arithmetic of a takeoff is in the page's units, and comes to as many boxes in both", () => {
  const count = (67.5 / 10.76).toFixed(2);
  expect(shapeSteps(floor).at(-1)).toBe("= 67.50 sq ft net");
  expect(perUnitWords(amountText(10.76, "sq ft"), "Box", count)).toBe(" ÷ 10.76 sq ft a box = 6.27");
  readUnitsBy(() => "metric");
  expect(shapeSteps(floor).at(-1)).toBe("= 6.27 m² net");
  expect(perUnitWords(amountText(10.76, "sq ft"), "Box", count)).toBe(" ÷ 1.00 m² a box = 6.27");
  expect(wasteWords(amountText(40, "sq ft"), 10, null, amountText(44, "sq ft"))).toBe(
    "3.72 m² + 10% waste = 4.09 m²",
  );
  expect([figure(10, "ft"), figure(7, "pieces"), amountText(12, "ft")]).toEqual(["3.05", "7.00", "3.66 m"]);
});
