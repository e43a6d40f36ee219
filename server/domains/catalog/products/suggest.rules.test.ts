import { expect, it } from "vitest";
import { queriesBeginning, wholeText } from "./suggest.rules.ts";

const of = (name: string, top = name) => ({ name, top });
const faucet = { name: "Ottilie Widespread Faucet", about: "Widespread Faucet, Matte Black" };
const tile = { name: "Arezzo Calacatta Porcelain Tile", about: "White tile laid" };
const plank = { name: "Franklin American Walnut Plank", about: "Walnut plank laid" };

it.each([
  ["matte bl", [of("Widespread Faucets", "Bathroom Faucets")], [faucet], ["matte black bathroom faucets"]],
  ["dark po", [of("Porcelain", "Tile Flooring")], [tile], ["dark porcelain"]],
  ["white ti", [of("Porcelain", "Tile Flooring")], [tile], ["white tile flooring"]],
  ["walnut fl", [of("Engineered Hardwood", "Hardwood Flooring")], [plank], ["walnut hardwood flooring"]],
  ["walnut pla", [of("Engineered Hardwood", "Hardwood Flooring")], [plank], ["walnut plank"]],
  [
    "faucets",
    [of("Widespread Faucets"), of("Bridge Faucets")],
    [faucet],
    ["widespread faucets", "bridge faucets"],
  ],
])("completes %j", (text, kinds, shown, queries) => {
  expect(queriesBeginning(text, kinds, shown, 3)).toEqual(queries);
});

it("reads an unfinished word as the best products say it", () => {
  expect(wholeText("matte bl", [faucet, tile])).toBe("matte black");
  expect(wholeText("matte black", [faucet])).toBeNull();
  expect(wholeText("matte zz", [faucet])).toBeNull();
  expect(wholeText("bl", [faucet])).toBeNull();
});

it("offers nothing that says no more than what is typed, and no category of two things", () => {
  expect(queriesBeginning("bridge faucets", [of("Bridge Faucets")], [faucet], 3)).toEqual([]);
  expect(queriesBeginning("bridge faucet", [of("Bridge Faucets")], [faucet], 3)).toEqual([]);
  expect(queriesBeginning("caulk", [of("Sealers and Caulk")], [], 3)).toEqual([]);
  expect(
    queriesBeginning("grout", [of("Natural Stone")], [{ name: "Slate", about: "Light grout" }], 3),
  ).toEqual([]);
  expect(queriesBeginning("white bl", [of("Ceiling Fans")], [faucet], 3)).toEqual([]);
  expect(queriesBeginning("zzz", [of("Porcelain")], [tile], 3)).toEqual([]);
  expect(queriesBeginning("", [of("Porcelain")], [tile], 3)).toEqual([]);
});
