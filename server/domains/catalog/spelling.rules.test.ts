import { expect, it } from "vitest";
import { Spelling } from "./spelling.rules.ts";

const spelling = new Spelling();
for (const name of [
  "Carrara Porcelain",
  "Travertine Porcelain",
  "Porcelain Plank",
  "Brushed Nickel Faucet",
  "Slate",
]) {
  spelling.learn(name);
}

it.each([
  ["porcelian", "porcelain"],
  ["porcelin", "porcelain"],
  ["travertin", "travertine"],
  ["fuacet", "faucet"],
  ["faucett", "faucet"],
  ["sltae", "slate"],
])("reads %s as %s", (typed, meant) => {
  expect(spelling.nearest(typed)).toBe(meant);
});

it.each(["porcelain", "xylophone", "oak", "12x24", ""])("leaves %s alone", (typed) => {
  expect(spelling.nearest(typed)).toBeNull();
});
