import { expect, it } from "vitest";
import { brands } from "../catalog/brands.ts";
import { brandMarks } from "./brand-marks.ts";

it("draws a different mark for each brand, as paths that need no font", () => {
  const marks = brandMarks();
  expect(marks.map(({ slug }) => slug)).toEqual(brands.map(({ slug }) => slug));
  expect(new Set(marks.map(({ svg }) => svg)).size).toBe(brands.length);
  for (const { svg } of marks) expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
});
