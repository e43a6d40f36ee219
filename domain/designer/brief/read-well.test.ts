import { expect, test } from "vitest";
import { judgedSets } from "../../../bench/designer/designer.ts";
import { precisionOf, recallOf, sumOf } from "../../../bench/designer/score.ts";

// `npm run bench -- --designer` prints these by kind of clause
const floors = new Map([
  ["generated", 0.98],
  ["by hand", 0.98],
  ["by hand, held out", 0.95],
]);

test.each(judgedSets(400))("briefs are understood: $name", ({ name, tallies }) => {
  const all = sumOf(tallies);
  expect(precisionOf(all)).toBeGreaterThanOrEqual(floors.get(name)!);
  expect(recallOf(all)).toBeGreaterThanOrEqual(floors.get(name)!);
});
