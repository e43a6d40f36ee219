import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInches, readNumber, readSize, usualDecimal } from "./numbers.rules.ts";

describe("numbers", () => {
  it.each([
    ["1234.5", ".", 1234.5],
    ["1,234.50", ".", 1234.5],
    ["1.234,50", ".", 1234.5],
    ["$ 1,234", ".", 1234],
    ["1.234", ",", 1234],
    ["1,234", ",", 1.234],
    ["12,5", ".", 12.5],
    ["12.5", ",", 12.5],
    ["0,125", ".", 0.125],
    ["1,234,567", ".", 1234567],
    ["1 234,5 €", ",", 1234.5],
    ["1'234.50", ".", 1234.5],
    ["-3", ".", -3],
    [",5", ",", 0.5],
    ["USD 42.50", ".", 42.5],
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

  it("tells a file's decimal sign from its cells", () => {
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
