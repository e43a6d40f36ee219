import fc from "fast-check";
import { expect, it } from "vitest";
import { SearchWords } from "./search-words.rules.ts";

const vocabulary = ["carrara", "tile", "matt", "oak", "12x24", "o'clock", "wall"];
const text = fc.uniqueArray(fc.constantFrom(...vocabulary), { maxLength: 5 });
const texts = fc.array(text, { minLength: 1, maxLength: 40 });
const groups = fc.array(
  fc.uniqueArray(fc.constantFrom(...vocabulary, "unknown"), { minLength: 1, maxLength: 3 }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

function wordsOf(all: readonly (readonly string[])[]): SearchWords {
  const words = new SearchWords();
  all.forEach((one, slot) => {
    words.add(slot, one.map((word, at) => `'${word.replaceAll("'", "''")}':${at + 1}A`).join(" "));
  });
  return words;
}

it("finds exactly what has a word of every group", () => {
  fc.assert(
    fc.property(texts, groups, (all, wanted) => {
      const found = [...wordsOf(all).withAll(wanted).slots];
      const expected = all.flatMap((one, slot) =>
        wanted.every((group) => group.some((word) => one.includes(word))) ? [slot] : [],
      );
      expect(found).toEqual(expected);
    }),
  );
});

it("finds what has words of the most groups when nothing has all", () => {
  fc.assert(
    fc.property(texts, groups, (all, wanted) => {
      const met = (one: readonly string[]) =>
        wanted.filter((group) => group.some((word) => one.includes(word))).length;
      const most = Math.max(...all.map(met));
      const expected = most === 0 ? [] : all.flatMap((one, slot) => (met(one) === most ? [slot] : []));
      expect([...wordsOf(all).withMost(wanted).slots]).toEqual(expected);
    }),
  );
});

it("values a name above a description, and a rare word above a usual one", () => {
  const words = new SearchWords();
  words.add(0, "'oak':1A 'tile':2A");
  words.add(1, "'oak':9 'tile':2A");
  words.add(2, "'tile':1A");
  const { scores } = words.withAll([["oak"]]);
  expect(scores[0]).toBeGreaterThan(scores[1]!);
  expect(words.withAll([["oak"]]).scores[0]).toBeGreaterThan(words.withAll([["tile"]]).scores[0]!);
});

it("completes a beginning with the words of most products first", () => {
  const words = wordsOf([["wall"], ["wall", "tile"], ["tile"], ["tile"]]);
  words.add(4, "'walnut':1A");
  expect(words.beginning("wa", 5)).toEqual(["wall", "walnut"]);
  expect(words.beginning("zz", 5)).toEqual([]);
});
