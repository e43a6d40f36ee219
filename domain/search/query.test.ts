import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { understand } from "./query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A catalog that has these words, each as often; the named ones are what things are. */
function vocabularyOf(counts: Record<string, number>, heads: readonly string[] = []): Vocabulary {
  const known = new Map(Object.entries(counts));
  return {
    count: (term) => known.get(term) ?? 0,
    headShare: (term) => (heads.includes(term) ? 0.9 : 0),
    relatives: () => [],
    alike: () => [],
    beginning: (start, limit) => [...known.keys()].filter((term) => term.startsWith(start)).slice(0, limit),
    together: () => false,
    spelt: (word) => known.get(word) ?? 0,
    near: (misspelt) =>
      misspelt === "fauset" ? [{ word: "faucets", distance: 2, cost: 1, isAlikeByEar: false }] : [],
    similar: () => [],
    beside: () => 0,
  };
}

const shop = vocabularyOf(
  {
    faucet: 90,
    bathroom: 80,
    black: 50,
    matte: 40,
    dishwasher: 9,
    "#4": 3,
    "4in": 5,
    "~4": 9,
    "12x24": 4,
    lvp: 2,
    handle: 7,
    shower: 9,
  },
  ["faucet", "handle", "dishwasher"],
);
const waysOf = (q: string) =>
  understand(q, shop).wanted.map(({ ways }) => ways.map(({ terms }) => terms.join(" ")));

describe("the head", () => {
  it.each([
    ["bathroom faucet", "faucet"],
    ["faucet matte black", "faucet"],
    ["shower handle", "handle"],
    ["handle for shower faucet", "handle"],
    ["matte black", undefined],
  ])("%j asks for %s", (q, head) => {
    const { wanted, head: at } = understand(q, shop);
    expect(wanted[at]?.typed).toBe(head);
  });
});

describe("a last word that names have only before their own", () => {
  const floors: Vocabulary = {
    ...vocabularyOf({ floor: 50, flooring: 80, lamp: 20, walnut: 9, hardwood: 40 }, ["flooring", "lamp"]),
    relatives: (term) => (term === "floor" ? ["flooring"] : []),
  };
  const weightsOf = (q: string) =>
    new Map(
      understand(q, floors)
        .wanted.at(-1)!
        .ways.map(({ terms, weight }) => [terms.join(" "), weight]),
    );

  it("is met by what ends with its relative: a walnut floor is flooring and no floor lamp", () => {
    const ways = weightsOf("walnut floor");
    expect(ways.get("flooring")).toBe(1);
    expect(ways.get("hardwood")).toBeGreaterThan(ways.get("floor")!);
  });

  it("is itself where something follows it", () => {
    expect(weightsOf("walnut floor lamp").get("lamp")).toBe(1);
  });
});

describe("ways to meet a word", () => {
  it("join two words that the catalog writes as one", () => {
    expect(waysOf("dish washer")).toEqual([["dishwasher"]]);
  });

  it("are a measure, or its number without a unit", () => {
    expect(waysOf("4 inch")).toEqual([["4in", "#4"]]);
    expect(waysOf("4")).toEqual([["#4", "~4"]]);
  });

  it("are a size either way round", () => {
    expect(waysOf("24x12")).toEqual([["12x24"]]);
  });

  it("are inches for millimeters", () => {
    expect(waysOf("300x600mm")).toEqual([["12x24"]]);
    expect(waysOf("600x300")).toEqual([["12x24"]]);
    expect(waysOf("101.6 mm")).toEqual([["4in"]]);
  });

  it("are translated from Spanish, without function words", () => {
    expect(waysOf("grifo para baño")).toEqual([["faucet"], ["bathroom"]]);
  });

  it("are other names of a phrase", () => {
    expect(understand("vinyl plank", shop).wanted.map(({ ways }) => ways[0]?.terms)).toEqual([
      ["lvp"],
      ["lvp"],
    ]);
  });

  it("are corrected to the probable word, and reported", () => {
    const { meant, wanted } = understand("Black Fauset", shop);
    expect(meant).toBe("black faucets");
    expect(wanted[1]?.ways[0]?.terms).toEqual(["faucet"]);
  });
});

it("names unknown words", () => {
  expect(understand("purple faucet", shop).unknown).toEqual(["purple"]);
});

describe("words that do not describe products", () => {
  it("are left out, and do not hide the head", () => {
    const { wanted, head, unknown } = understand("looking for a good black faucet for my wife please", shop);
    expect(wanted.map(({ typed }) => typed)).toEqual(["black", "faucet"]);
    expect(wanted[head]?.typed).toBe("faucet");
    expect(unknown).toEqual([]);
  });

  it("are searched if there are no others", () => {
    expect(understand("best price", shop).unknown).toEqual(["best", "price"]);
  });
});

it("names the typed words, not the corrected ones", () => {
  expect(understand("blue fauset", shop).wanted.map(({ typed }) => typed)).toEqual(["fauset"]);
});

it("reads whatever is typed: every word is wanted or unknown, and each way leads to known terms", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (q) => {
      const { wanted, head } = understand(`${q} faucet`, shop);
      expect(head).toBeLessThan(wanted.length);
      for (const { ways, weight } of wanted) {
        expect(weight).toBeGreaterThan(0);
        expect(ways.length).toBeGreaterThan(0);
        for (const { terms } of ways) expect(terms.every((term) => shop.count(term) > 0)).toBe(true);
      }
    }),
  );
});
