import { expect, test } from "vitest";
import type { Facet } from "../../contract/catalog.ts";
import { choicesOf, chosenRuns } from "./facet-ranges.ts";

const facet = (values: readonly string[], changes: Partial<Facet> = {}): Facet => ({
  key: "dcof",
  label: "Slip resistance",
  unit: "",
  kind: "number",
  values: values.map((value) => ({ value, label: value, count: 2 })),
  ...changes,
});
const figures = Array.from({ length: 12 }, (_, at) => String(30 + at));

test("many figures are offered in six ranges that hold all of them once", () => {
  const choices = choicesOf(facet(figures, { unit: "in." }));
  expect(choices.map(({ label }) => label)[0]).toBe("30 to 31 in.");
  expect(choices).toHaveLength(6);
  expect(choices.flatMap(({ values }) => values)).toEqual(figures);
  expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(24);
});

test("few figures, and words, are offered one by one", () => {
  expect(choicesOf(facet(["1", "2"]))).toHaveLength(2);
  expect(choicesOf(facet(["Matte", ...figures], { kind: "enum" }))).toHaveLength(13);
});

test("chosen figures that follow one another are named as one, whatever narrows the list meanwhile", () => {
  const runs = chosenRuns(facet(figures), ["31", "32", "33", "40", "99"]);
  expect(runs.map(({ label }) => label)).toEqual(["31 to 33", "40", "99"]);
  expect(runs[0]?.values).toEqual(["31", "32", "33"]);
  expect(chosenRuns(undefined, ["Matte"]).map(({ label }) => label)).toEqual(["Matte"]);
});
