import fc from "fast-check";
import { expect, it } from "vitest";
import { isWithin, nameRange, rangesOf, readRange, writeRange } from "./number-ranges.rules.ts";

const numbers = fc.uniqueArray(
  fc.integer({ min: 0, max: 100_000 }).map((tenths) => tenths / 10),
  { minLength: 13, maxLength: 60 },
);

it("puts each of many numbers in exactly one range, of which there are few", () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const ranges = rangesOf("width_in", values)!;
      for (const value of values) expect(ranges.filter((range) => isWithin(range, value))).toHaveLength(1);
      expect(ranges.length).toBeLessThanOrEqual(8);
    }),
  );
});

it("offers few numbers each", () => {
  expect(rangesOf("width_in", [24, 30, 36, 48, 60, 72])).toBeNull();
});

it("parses what it writes", () => {
  for (const text of ["5..10", "..0.42", "0.6..", "-3..2.5"]) expect(writeRange(readRange(text)!)).toBe(text);
  for (const text of ["5", "..", "a..b", "5...10", ""]) expect(readRange(text)).toBeNull();
});

it("steps in round numbers and says them with their unit", () => {
  const widths = [1, 1.13, 1.25, 1.38, 1.5, 1.75, 1.8, 2, 2.9, 3.9, 4, 4.3, 14.2, 19.4];
  expect(rangesOf("width_in", widths)!.map((range) => nameRange(range, "in."))).toEqual([
    "0 to 5 in.",
    "5 to 10 in.",
    "10 to 15 in.",
    "15 to 20 in.",
  ]);
});

it("parts slip resistance where the standard for wet floors does", () => {
  const dcof = Array.from({ length: 20 }, (_, step) => 0.3 + step / 50);
  expect(rangesOf("dcof", dcof)!.map((range) => nameRange(range, ""))).toEqual([
    "Under 0.42",
    "0.42 to 0.5",
    "0.5 to 0.6",
    "0.6 and more",
  ]);
});
