import { expect, it } from "vitest";
import { plainText, readTerms } from "./terms.ts";
import { zonesOf } from "./title.ts";

/** The words of a zone. */
function wordsIn(name: string, zone: string): string[] {
  const terms = readTerms(plainText(name));
  const zones = zonesOf(terms);
  return terms.filter(({ kind }, at) => zones[at] === zone && kind === "word").map(({ text }) => text);
}

it.each([
  ["Shower Door Handle", ["handle"]],
  ["Widespread Bathroom Faucet in Chrome", ["faucet"]],
  ["Ceramic Wall Tile, White", ["tile"]],
  ["Wall Tile 3 in. x 6 in.", ["tile"]],
  ["Shower Only Faucet Trim Kit in Chrome (Valve Not Included)", ["trim", "kit"]],
  ["Cartridge for Bathroom Faucets", ["cartridge"]],
  ["Cordless Mower - Battery Not Included", ["mower"]],
  ["Glaswerk 56 in. to 60 in. x 76 in. Sliding Shower Door in Chrome", ["door"]],
  ["Hampshire 36 in. - 72 in. Telescoping Curtain Rod", ["rod"]],
  ["Faux Wood Blind - 36 in. W x 64 in. L", ["blind"]],
  ["Adapter to Hose", ["adapter"]],
  ["12x24", []],
])("%s is a %j", (name, head) => {
  expect(wordsIn(name, "head")).toEqual(head);
});

it("separates what it has from what it is for and from remarks", () => {
  const name = "Cartridge in Brass for Shower Faucets (Tool Not Included)";
  expect(wordsIn(name, "detail")).toEqual(["brass"]);
  expect(wordsIn(name, "purpose")).toEqual(["shower", "faucet"]);
  expect(wordsIn(name, "aside")).toEqual(["tool", "not", "included"]);
});
