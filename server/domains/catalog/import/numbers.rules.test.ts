import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessLengthUnit, readInches, readSize } from "./lengths.rules.ts";
import { readMoney } from "./money.rules.ts";
import { readNumber, usualDecimal } from "./numbers.rules.ts";
import { centsPerUnit } from "./sale.rules.ts";

describe("numbers", () => {
  it.each([
    ["1234.5", ".", 1234.5],
    ["1,234.50", ".", 1234.5],
    ["1.234,50", ".", 1234.5],
    ["1,234", ".", 1234],
    ["1.234", ",", 1234],
    ["1,234", ",", 1.234],
    ["12,5", ".", 12.5],
    ["12.5", ",", 12.5],
    ["0,125", ".", 0.125],
    ["1,234,567", ".", 1234567],
    ["1 234,5", ",", 1234.5],
    ["1'234.50", ".", 1234.5],
    ["-3", ".", -3],
    [",5", ",", 0.5],
  ] as const)("%s with %s is %d", (text, usual, expected) => {
    expect(readNumber(text, usual)).toBeCloseTo(expected, 9);
  });

  it.each(["", "abc", "1.2.3,4,5", "12-5", "1e5", "--3", "1,23,4", "12 ft", "NaN"])("%j is none", (text) => {
    expect(readNumber(text, ".")).toBeNull();
  });

  it("reads back any price, however it is grouped", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.boolean(),
        fc.boolean(),
        (cents, german, grouped) => {
          const text = new Intl.NumberFormat(german ? "de-DE" : "en-US", {
            minimumFractionDigits: 2,
            useGrouping: grouped,
          }).format(cents / 100);
          expect(readNumber(text, german ? "," : ".")).toBeCloseTo(cents / 100, 6);
        },
      ),
    );
  });

  it("detects a file's decimal separator from its cells", () => {
    expect(usualDecimal(["12,50", "1.234,00", "7", "1.500"])).toBe(",");
    expect(usualDecimal(["12.50", "1,234.00", "7", "1,500"])).toBe(".");
    expect(usualDecimal([])).toBe(".");
  });
});

describe("lengths", () => {
  it.each([
    ["12", 12],
    ['3/8"', 0.375],
    ["1 1/2 in.", 1.5],
    ["5½", 5.5],
    ["9 mm", 0.354],
    ["30,48 cm", 12],
    ["2 ft", 24],
  ])("%s", (text, expected) => {
    expect(readInches(text, ".")).toBeCloseTo(expected, 3);
  });

  it.each(["", "wide", "3/0", "0", "12 yd"])("%j is none", (text) => {
    expect(readInches(text, ".")).toBeNull();
  });

  it.each([
    ["12x24", 12, 24],
    ['12" × 24"', 12, 24],
    ["6 X 36 in.", 6, 36],
    ["30,48 x 60,96 cm", 12, 24],
    ["12 by 24", 12, 24],
    ["12x24x3/8", 12, 24],
  ])("%s is a size", (text, width_in, length_in) => {
    const size = readSize(text, ".");
    expect(size?.width_in).toBeCloseTo(width_in, 2);
    expect(size?.length_in).toBeCloseTo(length_in, 2);
  });

  it.each(["", "random", "24", "x24", "axb"])("%j is no size", (text) => {
    expect(readSize(text, ".")).toBeNull();
  });
});

describe("prices", () => {
  it.each([
    ["$4.98", 4.98, "$", undefined],
    ["4.98", 4.98, undefined, undefined],
    ["$ 1,234.50", 1234.5, "$", undefined],
    ["USD 42.50", 42.5, "USD", undefined],
    ["4,50 €", 4.5, "EUR", undefined],
    ["EUR4.50", 4.5, "EUR", undefined],
    ["£12", 12, "GBP", undefined],
    ["CA$12.00", 12, "CAD", undefined],
    ["C$ 12", 12, "CAD", undefined],
    ["$4.98/SF", 4.98, "$", "sqft"],
    ["$4.98 per sq. ft.", 4.98, "$", "sqft"],
    ["59.20 / ctn", 59.2, undefined, "box"],
    ["€39.90/m²", 39.9, "EUR", "sqm"],
    ["3.25 LF", 3.25, undefined, "linear_ft"],
    ["12.00 EA", 12, undefined, "piece"],
  ] as const)("%s", (text, amount, currency, basis) => {
    expect(readMoney(text, ".")).toEqual({ amount, currency, basis });
  });

  it.each(["", "call", "3.50-4.00", "$"])("%j is none", (text) => {
    expect(readMoney(text, ".")).toBeNull();
  });

  const sale = { unit: "Box", box_sqft: 11.88, pieces_per_box: 6, piece_sqft: 1.98 } as const;
  it.each([
    [4.98, "sqft", sale, 5916],
    [59.16, "box", sale, 5916],
    [9.86, "piece", sale, 5916],
    [53.6, "sqm", sale, 5916],
    [4.98, "sqft", { ...sale, unit: "Piece" }, 986],
    [59.16, "box", { ...sale, unit: "Piece" }, 986],
    [59.16, "box", { ...sale, unit: "Square foot" }, 498],
    [4.98, "unit", sale, 498],
    [4.98, "linear_ft", sale, null],
    [4.98, "sqft", { ...sale, box_sqft: undefined, piece_sqft: undefined }, null],
  ] as const)("%d per %s becomes the price of one selling unit", (amount, basis, sold, cents) => {
    expect(centsPerUnit(amount, 1, basis, sold)).toBe(cents);
  });
});

describe("the unit of sizes", () => {
  it.each([
    [
      [
        [12, 24],
        [24, 24],
        [3, 6],
      ],
      "in",
      true,
    ],
    [
      [
        [30, 60],
        [80, 80],
        [60, 120],
      ],
      "cm",
      true,
    ],
    [
      [
        [300, 600],
        [600, 1200],
      ],
      "mm",
      true,
    ],
    [
      [
        [193, 1380],
        [1215, 195],
      ],
      "mm",
      true,
    ],
    [[[30.48, 60.96]], "cm", true],
    [
      [
        [60, 60],
        [60, 120],
      ],
      "in",
      false,
    ],
    [
      [
        [20, 20],
        [10, 10],
      ],
      undefined,
      undefined,
    ],
  ] as const)("of %j is found or asked for", (sizes, unit, isSure) => {
    const guess = guessLengthUnit(sizes);
    expect([guess?.unit, guess?.isSure]).toEqual([unit, isSure]);
  });

  it("applies to bare numbers only", () => {
    expect(readSize("30x60", ".", "cm")).toMatchObject({ width_in: 11.811, length_in: 23.622 });
    expect(readSize('12" x 24"', ".", "cm")).toMatchObject({ width_in: 12, length_in: 24 });
    expect(readSize("600 x 1200 x 9 mm", ".")).toMatchObject({ width_in: 23.622, thickness_in: 0.354 });
    expect(readSize("12x24x9mm", ".")).toEqual({ width_in: 12, length_in: 24, thickness_in: 0.354 });
  });
});
