import { afterEach, describe, expect, it } from "vitest";
import { areaText } from "../../catalog/page-areas.ts";
import { readUnitsBy } from "../../catalog/page-units.ts";
import { typedArea } from "./typed-area.ts";

describe("an area as people type it", () => {
  it.each([
    ["120", 120],
    ["1,200", 1200],
    ["120.5 sq ft", 120.5],
    ["120 sqft", 120],
    ["120 square feet", 120],
    ["120ft²", 120],
    ["12.5 x 10", 125],
    ["12.5×10", 125],
    ["12 by 10", 120],
    ["12 * 10", 120],
    [`12'6" x 10'`, 125],
    ["12 ft 6 in x 10 ft", 125],
    ["12 x 10 + 3 x 4", 132],
    ["100 + 8 x 2.5", 120],
    [`60" x 30"`, 12.5],
    ["10 m2", 107.64],
    ["10 sq m", 107.64],
  ])("%s is %d sq ft", (text, sqft) => {
    expect(typedArea(text)).toBeCloseTo(sqft, 2);
  });

  it.each([
    "",
    "0",
    "-5",
    "1e9",
    "12.5 x",
    "12 x 10 x 8",
    "twelve",
    "12'6\"",
    "x",
    "12 x -3",
    "1000 x 1000 x",
  ])("%s is none", (text) => {
    expect(typedArea(text)).toBe(0);
  });
});

describe("an area typed into a page in metric", () => {
  afterEach(() => readUnitsBy(() => "feet"));

  it.each([
    ["12", "12 m²"],
    ["12.55", "12.55 m²"],
    ["1,200 m²", "1,200 m²"],
    ["3 x 4", "12 m²"],
    ["3,5 x 4", "14 m²"],
    ["3 x 4 + 1", "13 m²"],
    ["100 sq ft", "9.29 m²"],
    ["10' x 10'", "9.29 m²"],
    ["100 pies²", "9.29 m²"],
    ["10 metros cuadrados", "10 m²"],
  ])("%s shows as %s", (typed, shown) => {
    readUnitsBy(() => "metric");
    expect(areaText(typedArea(typed))).toBe(shown);
  });
});
