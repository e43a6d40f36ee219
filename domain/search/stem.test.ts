import { expect, it } from "vitest";
import { rootOf, stemOf } from "./stem.ts";

it.each([
  ["faucets", "faucet"],
  ["finishes", "finish"],
  ["boxes", "box"],
  ["vanities", "vanity"],
  ["ties", "tie"],
  ["valves", "valve"],
  ["glass", "glass"],
  ["canvas", "canva"],
  ["gas", "gas"],
])("%s is %s in the singular", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
  expect(stemOf(stem)).toBe(stem);
});

it.each([
  ["light", "lighting"],
  ["slide", "sliding"],
  ["paint", "painted"],
  ["mount", "mounting"],
  ["trim", "trimming"],
  ["tube", "tubing"],
  ["wire", "wiring"],
])("%s and %s have one root", (a, b) => {
  expect(rootOf(a)).toBe(rootOf(b));
});

it.each([
  ["rat", "rated"],
  ["tub", "tubing"],
  ["side", "siding"],
  ["case", "casing"],
])("%s and %s are not alike", (a, b) => {
  expect(rootOf(a)).not.toBe(rootOf(b));
});

it.each([
  ["string", "str"],
  ["red", "r"],
  ["bed", "b"],
])("%s is not cut down to %s", (word, cut) => {
  expect(rootOf(word)).not.toBe(cut);
});
