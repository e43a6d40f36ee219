import { describe, expect, it } from "vitest";
import { NamedValues, wantedOf } from "./named-values.rules.ts";

const values = new NamedValues();
for (const text of ["Matte", "Matte Black", "Brushed Nickel", "Black Stainless", "Light Oak"])
  values.add(text, true);
for (const text of ["12×24 in.", "30 in.", "–", "Wall Mount"]) values.add(text, false);

const isThing = (word: string) => word === "light";

describe("what a text names", () => {
  it.each([
    ["matte black faucets", ["Matte Black"]],
    ["faucet, brushed nickels", ["Brushed Nickel"]],
    ["12 x 24 porcelain, matte", ["12×24 in.", "Matte"]],
    ['a 30" vanity', ["30 in."]],
    ["black pull", []],
    ["", []],
  ])("%s", (text, named) => expect([...values.in(text, isThing).values]).toEqual(named));

  it("of finishes and colours by a word as well, unless things are called so", () => {
    expect([...values.in("matte black pull", isThing).parts]).toEqual([
      ["Matte", 1],
      ["Matte Black", 2],
      ["Black Stainless", 1],
    ]);
    expect([...values.in("wall light", isThing).parts]).toEqual([]);
  });
});

describe("what is wanted of a product", () => {
  const wanted = (text: string, ...of: string[]) => wantedOf(of, values.in(text, isThing));

  it("is what the text names in full", () => {
    expect(wanted("matte black pull", "Matte", "Matte Black", "Brushed Nickel")).toEqual(["Matte Black"]);
    expect(wanted("12x24 matte", "Matte", "12×24 in.", "30 in.")).toEqual(["Matte", "12×24 in."]);
  });

  it("is else the only finish of which a word is part", () => {
    expect(wanted("black pull", "Brushed Nickel", "Matte Black")).toEqual(["Matte Black"]);
    expect(wanted("black pull", "Brushed Nickel", "Black Stainless", "Matte Black")).toEqual([]);
    expect(wanted("wall light", "Light Oak", "Wall Mount")).toEqual([]);
  });
});
