import { describe, expect, it } from "vitest";
import { NamedValues } from "./named-values.rules.ts";

const values = new NamedValues();
for (const text of ["Matte", "Matte Black", "Brushed Nickel"]) values.add(text, true);
for (const text of ["12×24 in.", "30 in.", "–", "Wall Mount"]) values.add(text, false);

describe("what a text names", () => {
  it.each([
    ["matte black faucets", ["Matte Black"]],
    ["faucet, brushed nickels", ["Brushed Nickel"]],
    ["12 x 24 porcelain, matte", ["12×24 in.", "Matte"]],
    ['a 30" vanity', ["30 in."]],
    ["black pull", []],
    ["", []],
  ])("%s", (text, named) => expect(values.in(text).values).toEqual(named));

  it("of finishes and colours by a word as well", () => {
    expect(values.in("black pull").words).toEqual(["black"]);
    expect(values.in("wall light").words).toEqual([]);
  });
});
