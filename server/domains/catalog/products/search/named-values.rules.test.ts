import { describe, expect, it } from "vitest";
import { NamedValues, wantedOf } from "./named-values.rules.ts";

const values = new NamedValues();
for (const text of [
  "Matte",
  "Matte Black",
  "Brushed Nickel",
  "Black Stainless",
  "Light Oak",
  "White Oak",
  "Gloss Black",
  "black",
  "white",
])
  values.add(text, true);
for (const text of ["12×24 in.", "30 in.", "–", "Wall Mount"]) values.add(text, false);

// some things are called "… Black", most of those that are called so are not
const shares: Record<string, number> = { light: 0.9, pull: 0.8, black: 0.2, vanity: 0.9 };
const headShare = (word: string) => shares[word] ?? 0;

describe("what a text names", () => {
  it.each([
    ["matte black faucets", ["Matte Black"]],
    ["faucet, brushed nickels", ["Brushed Nickel"]],
    ["12 x 24 porcelain, matte", ["12×24 in.", "Matte"]],
    ['a 30" vanity', ["30 in."]],
    ["black pull", ["black"]],
    ["", []],
  ])("%s", (text, named) => expect([...values.in(text, headShare).values]).toEqual(named));

  it("includes finishes and colors by a single word, but not by the head", () => {
    expect([...values.in("matte black pull", headShare).parts]).toEqual([
      ["Matte", 1],
      ["Matte Black", 2],
      ["Gloss Black", 1],
      ["black", 1],
    ]);
    expect([...values.in("wall light", headShare).parts]).toEqual([]);
  });
});

describe("what is wanted of a product", () => {
  const wanted = (text: string, ...of: string[]) => wantedOf(of, values.in(text, headShare));

  it("is what the text names in full", () => {
    expect(wanted("matte black pull", "Matte", "Matte Black", "Brushed Nickel")).toEqual(["Matte Black"]);
    expect(wanted("12x24 matte", "Matte", "12×24 in.", "30 in.")).toEqual(["Matte", "12×24 in."]);
  });

  it("is else the only finish of which a word is part", () => {
    expect(wanted("black pull", "Brushed Nickel", "Matte Black")).toEqual(["Matte Black"]);
    expect(wanted("black pull", "Brushed Nickel", "Black Stainless", "Matte Black")).toEqual(["Matte Black"]);
    expect(wanted("black pull", "Brushed Nickel", "Gloss Black", "Matte Black")).toEqual([]);
    expect(wanted("black pull", "black", "silver", "Brushed Nickel", "Matte Black")).toContain("Matte Black");
    expect(wanted("white vanity", "Gray", "White Oak")).toEqual([]);
    expect(wanted("wall light", "Light Oak", "Wall Mount")).toEqual([]);
    expect(wanted("light oak vanity", "White", "Light Oak")).toEqual(["Light Oak"]);
    expect(wanted("light vanity", "White", "Light Oak")).toEqual(["Light Oak"]);
    expect(wanted("black", "Brushed Nickel", "Matte Black")).toEqual([]);
  });
});
