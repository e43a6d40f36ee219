import { expect, it } from "vitest";
import { makerNotCarried } from "./makers.ts";
import type { Vocabulary } from "./vocabulary.ts";

const shop = (words: string): Vocabulary => ({
  count: (term) => Number(words.split(" ").includes(term)),
  headShare: () => 0,
  relatives: () => [],
  alike: () => [],
  beginning: (start) => words.split(" ").filter((word) => word.startsWith(start)),
  spelt: () => 0,
  near: () => [],
  similar: () => [],
  together: () => false,
  beside: (left, right) => Number(words.includes(`${left} ${right}`)),
});

it.each([
  ["moen", { name: "Moen", makes: "faucets", search: "faucet" }],
  ["moen kitchen faucet", { name: "Moen", makes: null, search: "kitchen faucet" }],
  ["white sherwin-williams paint", { name: "Sherwin-Williams", makes: null, search: "white paint" }],
  ["dekton slab", { name: "Dekton", makes: null, search: "slab porcelain countertop" }],
  ["american standard toilet", { name: "American Standard", makes: null, search: "toilet" }],
])("reads “%s” without the maker", (text, read) => {
  expect(makerNotCarried(text, shop("american walnut toilet"))).toEqual(read);
});

it.each(["moen faucet", "american standard toilet", "kitchen faucet", ""])(
  "leaves “%s” as it is, where the maker is sold or none is named",
  (text) => {
    expect(makerNotCarried(text, shop("moen american standard"))).toBeNull();
  },
);

it("takes what is typed last for the beginning of a word that the catalog has", () => {
  const typed = { isTyping: true };
  expect(makerNotCarried("ge", shop("geranium"), typed)).toBeNull();
  expect(makerNotCarried("ge fridge", shop("geranium"), typed)?.search).toBe("fridge");
  expect(makerNotCarried("ge", shop("geranium"))?.name).toBe("GE");
  expect(makerNotCarried("moen", shop("geranium"), typed)?.name).toBe("Moen");
});
