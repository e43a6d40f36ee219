import { expect, test } from "vitest";
import { colorFamilyOf, wordsOfColorFamily } from "./color-families.ts";

test("a family of colors has words for its members, its own name first", () => {
  expect(wordsOfColorFamily("Blue")[0]).toBe("blue");
  expect(wordsOfColorFamily("blue")).toContain("navy");
  expect(wordsOfColorFamily("copper")).toEqual(["copper"]);
});

test("other words have no family", () => {
  for (const text of ["Matte", "multi", "12×24 in.", "constructor"])
    expect(wordsOfColorFamily(text)).toEqual([]);
});

test.each([
  ["Chalk", "white"],
  ["Smoke Blue", "blue"],
  ["Bianco Carrara", "white"],
  ["Brushed Nickel", "silver"],
  ["Matte Black", "black"],
  ["Grey Oak", "gray"],
  ["Olive Green Gloss", "green"],
  ["Walnut", "brown"],
  ["Natural", undefined],
  ["constructor", undefined],
])("the color %s is in the family %s", (name, family) => {
  expect(colorFamilyOf(name)).toBe(family);
});
