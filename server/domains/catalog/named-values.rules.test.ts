import { describe, expect, it } from "vitest";
import { NamedValues } from "./named-values.rules.ts";

const values = new NamedValues();
for (const text of ["Matte", "Matte Black", "Brushed Nickel", "12×24 in.", "30 in.", "–"]) values.add(text);

describe("what a text names", () => {
  it.each([
    ["matte black faucets", ["Matte Black"]],
    ["faucet, brushed nickels", ["Brushed Nickel"]],
    ["12 x 24 porcelain, matte", ["12×24 in.", "Matte"]],
    ['a 30" vanity', ["30 in."]],
    ["black pull", []],
    ["", []],
  ])("%s", (text, named) => expect(values.in(text)).toEqual(named));
});
