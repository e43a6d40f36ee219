import { expect, test } from "vitest";
import { linearOf, oklabOf } from "../../materials/color.ts";
import { briefWords } from "./brief-words.ts";
import { changeBrief } from "./change-brief.ts";
import { emptyBrief } from "./merge-brief.ts";
import { readBrief } from "./read-brief.ts";

const before = readBrief(
  "5x8 modern bathroom with a tub, navy vanity, oak floor, marble counter, brass fixtures, budget 15k",
).brief;

const lightnessOf = (hex: string): number => oklabOf(linearOf(hex as `#${string}`))[0];

/** What a refinement adds to the brief (`+`) and takes from it (`-`). */
function difference(text: string): string {
  const [was, is] = [briefWords(before), briefWords(changeBrief(before, text).brief)];
  const added = is.filter((words) => !was.includes(words)).map((words) => `+${words}`);
  return [...added, ...was.filter((words) => !is.includes(words)).map((words) => `-${words}`)].join(" ");
}

test.each([
  ["no tub", "No tub", "+No tub -Tub"],
  ["the tub has to go", "No tub", "+No tub -Tub"],
  ["add an island", "Island", "+Island"],
  ["a walk-in shower instead of the tub", "Walk-in shower | No tub", "+Walk-in shower +No tub -Tub"],
  ["keep the tub but add a shower", "Tub | Walk-in shower", "+Walk-in shower"],
  ["make it a freestanding tub", "Freestanding tub", "+Freestanding tub -Tub"],
  ["swap the brass for black", "Matte black fixtures", "+Matte black fixtures -Brushed gold fixtures"],
  [
    "use black instead of brass",
    "Matte black fixtures | No brass",
    "+Matte black fixtures +No brass -Brushed gold fixtures",
  ],
  ["chrome faucets please", "Chrome fixtures", "+Chrome fixtures -Brushed gold fixtures"],
  ["I don't like the brass", "No brushed gold fixtures", "+No brass -Brushed gold fixtures"],
  ["replace the navy with green", "Green cabinets", "+Green cabinets -Navy cabinets"],
  ["no navy", "No navy", "+No navy -Navy cabinets"],
  ["white vanity", "White cabinets", "+White cabinets -Navy cabinets"],
  ["replace the marble with quartz", "Quartz counter", "+Quartz counter -Marble counter"],
  ["get rid of the marble", "No marble", "+No marble -Marble counter"],
  ["the vanity should be oak", "Oak cabinets", "+Oak cabinets -Navy cabinets"],
  ["paint the floor white", "White floor", "+White floor -Oak floor"],
  ["a black and white floor", "Black floor | White floor", "+Black floor +White floor -Oak floor"],
  [
    "white quartz counter",
    "White counter | Quartz counter",
    "+White counter +Quartz counter -Marble counter",
  ],
  ["less expensive but keep the marble", "Cheaper | Marble counter", ""],
  ["slate floor", "Slate floor", "+Slate floor -Oak floor"],
  ["less modern, more rustic", "Not Modern | Farmhouse", "+Farmhouse +Not Modern -Modern"],
  ["more coastal", "Coastal", "+Coastal -Modern"],
  ["budget 9k", "Budget $9,000", "+Budget $9,000 -Budget $15,000"],
  ["make it 6x9", "6' × 9'", "+6' × 9' -5' × 8'"],
  ["can we have white walls?", "White walls", "+White walls"],
  ["darker floor", "Darker floor", "+Dark brown floor"],
  ["lighter walls", "Lighter walls", "+Soft white walls"],
  ["make the cabinets darker", "Darker cabinets", "+Darker navy cabinets -Navy cabinets"],
  ["warmer", "Warmer", "+Warmer navy cabinets -Navy cabinets"],
  ["we have a dog now", "Pets", "+Pets"],
])("%s", (text, said, changes) => {
  expect(changeBrief(before, text).words.join(" | ")).toBe(said);
  expect(difference(text)).toBe(changes);
});

test.each([
  ["make it a galley", "Galley", "apron sink, gas range"],
  ["make it an L-shaped kitchen", "L-shaped", "apron sink, gas range"],
  ["an undermount sink", "Undermount sink", "undermount sink, gas range"],
  ["replace the gas range with an induction range", "Induction range", "apron sink, induction range"],
  ["no farmhouse sink", "No apron sink", "gas range"],
  ["table for six", "Dining table | Seats 6", "apron sink, gas range"],
])("%s, of a kitchen", (text, said, products) => {
  const kitchen = readBrief("U-shaped kitchen with a farmhouse sink and a gas range").brief;
  const { brief, words, unread } = changeBrief(kitchen, text);
  expect(words.join(" | ")).toBe(said);
  expect(unread).toEqual([]);
  expect(
    brief.products
      .map(({ name }) => name)
      .toSorted()
      .join(", "),
  ).toBe(products.split(", ").toSorted().join(", "));
  expect(brief.shape).toBe(text.includes("galley") ? "galley" : text.includes("L-shaped") ? "l" : "u");
});

test.each([
  ["make it cheaper", 1],
  ["it's too expensive", 1],
  ["bring the price down to $12k", 1],
  ["nicer, more luxurious", -1],
  ["higher end please", -1],
  ["no tub", 0],
])("%s turns the products' price by %i", (text, thrift) => {
  const changed = changeBrief(before, text);
  expect(changed.thrift).toBe(thrift);
  expect(changed.brief.style).toBe("modern");
});

test("colors move in lightness, each time a step, and keep a name that reads well", () => {
  const once = changeBrief(before, "darker cabinets").brief;
  const twice = changeBrief(once, "darker cabinets").brief;
  const back = changeBrief(before, "lighter cabinets").brief;
  const [was, first, second, lighter] = [before, once, twice, back].map(({ colors }) => colors[0]!);
  expect(lightnessOf(first!.hex)).toBeLessThan(lightnessOf(was!.hex));
  expect(lightnessOf(second!.hex)).toBeLessThanOrEqual(lightnessOf(first!.hex));
  expect(lightnessOf(lighter!.hex)).toBeGreaterThan(lightnessOf(was!.hex));
  expect(second!.name).toBe("darker navy");
});

test("what is not understood is returned, and changes nothing", () => {
  const changed = changeBrief(before, "add a fireplace and a skylight");
  expect(changed).toEqual({
    brief: before,
    words: [],
    unread: ["a fireplace", "a skylight"],
    thrift: 0,
    saving: null,
  });
  expect(changeBrief(before, "Rotate it a little")).toMatchObject({
    brief: before,
    unread: ["Rotate it a little"],
  });
  expect(changeBrief(emptyBrief, " ")).toEqual({
    ...{ brief: emptyBrief, words: [], unread: [] },
    ...{ thrift: 0, saving: null },
  });
});
