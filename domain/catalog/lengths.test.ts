import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLength } from "./lengths.ts";
import { printInches, printLength } from "./printed-lengths.ts";

const inches = (text: string, bare?: "ft"): number => {
  const length = parseLength(text, bare);
  if (!length.ok) throw new Error(length.message);
  return length.inches;
};

test.each([
  [`7' 4 1/2"`, 88.5],
  ["7 ft 4.5 in", 88.5],
  ["88.5", 88.5],
  ["7'4½", 88.5],
  [`9'½"`, 108.5],
  ["7 feet, 4 inches", 88],
  ["7 ft. and 4 in.", 88],
  [`7'-4 1/2"`, 88.5],
  ["7’ 4 1⁄2”", 88.5],
  ["7' 4", 88],
  ["½", 0.5],
  [`3/4"`, 0.75],
  [`12 3/8"`, 12.375],
  ["7-1/2", 7.5],
  ["224 cm", 224 / 2.54],
  ["2,24 m", 224 / 2.54],
  ["2240mm", 224 / 2.54],
  ["1 yd", 36],
  ["1,200 mm", 1200 / 25.4],
])("%s is %f inches", (text, expected) => {
  expect(inches(text)).toBeCloseTo(expected, 9);
});

test("a field that asks for feet takes bare numbers as feet, and what follows as inches", () => {
  expect(inches("7", "ft")).toBe(84);
  expect(inches("7 4", "ft")).toBe(88);
  expect(inches("88 in", "ft")).toBe(88);
});

test.each([
  ["", "Type a length"],
  ["-3", "minus"],
  ["0", "more than zero"],
  [`7' 14"`, "less than 12 inches"],
  [`4" 7'`, "larger unit first"],
  ["7 4", "larger unit first"],
  ["1/0", "below the line"],
  ["about 7 ft", "not a length"],
  ["7/8/2", "not a length"],
  ["900 ft", "500 feet"],
])("%s is refused with what would be right", (text, part) => {
  const length = parseLength(text);
  expect(length.ok ? "" : length.message).toContain(part);
});

test("what is printed reads back, to the sixteenth", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 * 5000 }), (sixteenths) => {
      const length = sixteenths / 16;
      expect(inches(printLength(length))).toBeCloseTo(length, 9);
      expect(inches(printInches(length))).toBeCloseTo(length, 9);
    }),
  );
});

test("lengths are printed as a carpenter writes them", () => {
  expect([88.5, 24, 4.5, 0, 95.99, -3.25, 12.03125].map((length) => printLength(length))).toEqual([
    `7' 4 1/2"`,
    "2'",
    `4 1/2"`,
    `0"`,
    "8'",
    `−3 1/4"`,
    `1' 1/16"`,
  ]);
  expect(printInches(88.5)).toBe(`88 1/2"`);
});
