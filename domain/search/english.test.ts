import { expect, it } from "vitest";
import { isEnglish, isFiller } from "./english.ts";

it.each([
  "cheap",
  "policy",
  "less",
  "dollars",
  "best",
  "wife",
  "slippery",
  "looking",
  "return",
  "quickly",
  "pleases",
  "clamps",
  "blanket",
])("%s is English", (word) => expect(isEnglish(word)).toBe(true));

it.each(["fauset", "porcelian", "tiolet", "mate", "gard", "vynil", "dishwaser", "wast", "flour", "leather"])(
  "%s is not",
  (word) => expect(isEnglish(word)).toBe(false),
);

it("knows words that do not describe products", () => {
  expect(["cheap", "best", "please", "can", "tile", "top"].map(isFiller)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});
