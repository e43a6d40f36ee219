import { expect, test } from "vitest";
import { factsOf } from "./facts.ts";

test.each([
  ["8×8 in.", "una llana de dientes cuadrados de 1/4 × 1/4 in"],
  ["2×2 in.", "una llana de dientes en V de 3/16 in"],
])("tile of %s is laid with %s", (size, trowel) => {
  expect(factsOf({ categories: ["tile"], specs: { size } }).trowel).toBe(trowel);
});
