import { expect, it } from "vitest";
import { notCarriedWords, relaxedWords } from "./relaxed-words.ts";

it.each([
  [
    { exact: 0, without: ["purple"], is_popular: false },
    "No product has every word. These are the closest matches, mostly without “purple”.",
  ],
  [
    { exact: 1, without: ["black", "5 in"], is_popular: false },
    "1 product has every word. The rest are the closest matches, mostly without “black” or “5 in”.",
  ],
  [
    { exact: 3, without: [], is_popular: false },
    "3 products have every word. The rest are the closest matches, with most of your words.",
  ],
  [
    { exact: 3, without: ["without light"], is_popular: false },
    "3 products have every word. The rest are the closest matches, mostly not “without light”.",
  ],
  [
    { exact: 0, without: ["black", "no light"], is_popular: false },
    "No product has every word. These are the closest matches, mostly without “black” and not “no light”.",
  ],
  [{ exact: 0, without: ["qqq"], is_popular: true }, "We found no matches."],
  [
    { exact: 30, without: [], is_popular: false, mentioned: ["grout"] },
    "No product is named “grout”. These only mention it.",
  ],
])("says what was relaxed: %j", (relaxed, words) => {
  expect(relaxedWords(relaxed, 20)).toBe(words);
});

it("is silent when filters leave only what fits, or nothing", () => {
  expect(relaxedWords({ exact: 4, without: ["oak"], is_popular: false }, 4)).toBe("");
  expect(relaxedWords({ exact: 0, without: ["oak"], is_popular: false }, 0)).toBe("");
});

it("says which maker isn't sold here", () => {
  expect(notCarriedWords({ name: "Moen", makes: "faucets", search: "faucet" })).toBe(
    "We don't carry Moen. These faucets are like it.",
  );
  expect(notCarriedWords({ name: "Moen", makes: null, search: "shower head" })).toBe(
    "We don't carry Moen. Here's what we found for “shower head”.",
  );
});
