import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { briefWords } from "./brief-words.ts";
import { briefs } from "./briefs.test-support.ts";
import { readBrief } from "./read-brief.ts";

test.each(briefs)("$text", ({ text, understood, unread }) => {
  const read = readBrief(text);
  expect(briefWords(read.brief).join(" | ")).toBe(understood);
  expect(read.unread.join(" | ")).toBe(unread);
});

test("a brief in capitals, or in lower case, says the same", () => {
  for (const { text } of briefs) {
    expect(readBrief(text.toUpperCase()).brief).toEqual(readBrief(text.toLowerCase()).brief);
  }
});

describe("sizes", () => {
  test.each([
    ["10x12", 120, 144],
    ["10 by 12 ft", 120, 144],
    [`10' x 12'6"`, 120, 150],
    [`10'-6" × 8'`, 126, 96],
    ["10’ 6” x 8’", 126, 96],
    ["120 in by 96 in", 120, 96],
    ["60 x 96", 60, 96],
    ["ten by twelve", 120, 144],
    ["ten and a half by twelve feet", 126, 144],
    ["3 m x 2.5 m", 118.125, 98.4375],
    ["5 feet wide and 8 feet long", 60, 96],
    ["12 ft long by 9 ft wide", 144, 108],
    ["Width: 8 ft, depth: 10 ft", 96, 120],
    ["12 foot square", 144, 144],
    [`5'-0" x 8'-0" x 8'-0"`, 60, 96],
    ["8 1/2 x 10 ft", 102, 120],
    ["8½ x 10", 102, 120],
    ["5ft. x 8ft. bath", 60, 96],
  ])("%s", (text, width_in, depth_in) => {
    expect(readBrief(text).brief).toMatchObject({ width_in, depth_in });
  });

  test.each([
    "12x24 tile",
    `3" x 6" subway`,
    "a 60x30 tub",
    "36x36 shower",
    "tub is 60x32",
    "2 ft by 80 ft",
    "3'x90'",
  ])("%s is not the size of a room", (text) => {
    expect(readBrief(text).brief).toMatchObject({ width_in: null, depth_in: null });
  });

  test("what no room can measure is returned as written", () => {
    expect(readBrief("The room is 2 ft by 80 ft.").unread).toEqual(["2 ft by 80 ft"]);
    expect(readBrief("Bath 5x8, 40 ft ceilings").unread).toEqual(["40 ft ceilings"]);
  });

  test.each([
    ["9 ft ceilings", 108],
    ["ceiling is 8'", 96],
    ["nine foot ceilings", 108],
    ["10 x 12 x 8", 96],
    [`ceiling height: 9'-6"`, 114],
    ["108 inch ceiling", 108],
    ["10x12 with 8' clg", 96],
  ])("%s", (text, ceiling_in) => {
    expect(readBrief(text).brief.ceiling_in).toBe(ceiling_in);
  });

  test("areas of rooms, not of houses", () => {
    expect(readBrief("about 80 sq ft").brief.area_sqft).toBe(80);
    expect(readBrief("8 m² bath").brief.area_sqft).toBe(86);
    expect(readBrief("a 2,400 sq ft house").brief.area_sqft).toBeNull();
  });
});

describe("budgets", () => {
  test.each([
    ["$15k", 15_000],
    ["15 grand", 15_000],
    ["under 20,000 dollars", 20_000],
    ["budget is 8-12k", 12_000],
    ["$8,000 - $12,000", 12_000],
    ["$7,500.50", 7500.5],
    ["around twelve thousand", 12_000],
    ["twenty-five thousand dollars", 25_000],
    ["fifteen hundred bucks", 1500],
    ["Budget: 9000", 9000],
    ["no more than 20000", 20_000],
    ["budget $20k, $2,000 for the tub", 20_000],
    ["kitchen for 2500", 2500],
    ["kitchen for 2500 bucks", 2500],
  ])("%s", (text, dollars) => {
    expect(readBrief(text).brief.budget_cents).toBe(dollars * 100);
  });

  test.each([
    "call (503) 555-0142",
    "503.555.0142",
    "ZIP 97201",
    "Portland, OR 97201-1234",
    "built in 1998",
    "a 4k tv",
    "tile at $4 per sq ft",
    "2,000 sq ft house",
    "12x24 tile",
    "a 2000 dollar tub",
    "remodel planned for 2027",
    "a party room for 1500 guests",
    "$40",
  ])("%s is no budget", (text) => {
    expect(readBrief(text).brief.budget_cents).toBeNull();
  });
});

describe("what is wanted and what is not", () => {
  test.each([
    ["no tub", "", "tub"],
    ["without an island", "", "island"],
    ["don't need a double vanity", "", "double_vanity"],
    ["we do not think we need a tub", "", "tub"],
    ["replace the tub with a walk-in shower", "shower", "tub"],
    ["shower instead of tub", "shower", "tub"],
    ["tub-to-shower conversion", "shower", "tub"],
    ["keep the tub", "tub", ""],
    ["replace the old tub with a freestanding tub", "freestanding_tub", ""],
    ["our old tub leaks", "", ""],
    ["no tub, island or pantry", "", "tub island pantry"],
    ["no tub, big shower", "shower", "tub"],
    ["no tub and a big shower", "shower", "tub"],
    ["no tub walk-in shower", "shower", "tub"],
    ["skip the island but add a pantry", "pantry", "island"],
    ["can't live without a pantry", "pantry", ""],
    ["the island has to go", "", "island"],
    ["remove the tub and replace it with a shower", "shower", "tub"],
    ["I'd rather have a shower than a tub", "shower", "tub"],
    ["we have no pantry and need one", "pantry", ""],
    ["either a tub or a shower", "", ""],
    ["Island: no", "", "island"],
    ["not sure about an island", "", ""],
    ["tub, on second thought no tub", "", "tub"],
    ["no freestanding tub, just a tub", "tub", "freestanding_tub"],
  ])("%s", (text, wants, avoids) => {
    const { brief } = readBrief(text);
    expect(brief.wants.join(" ")).toBe(wants);
    expect(brief.avoids.join(" ")).toBe(avoids);
  });
});

describe("shapes of kitchens, seats and kinds of products", () => {
  test.each([
    ["U-shaped kitchen", "Kitchen | U-shaped"],
    ["L kitchen with island", "Kitchen | L-shaped | Island"],
    ["galley, 8x12", "Kitchen | 8' × 12' | Galley"],
    ["kitchen on a single wall", "Kitchen | On one wall"],
    ["L-shaped living room with an L-shaped sofa", "Living room | Sectional"],
    ["dining room, seats 8", "Dining room | Dining table | Seats 8"],
    ["kitchen with a table for six", "Kitchen | Dining table | Seats 6"],
    ["kitchen island that seats 4", "Kitchen | Island | Counter seating"],
    ["patio with a fire pit, seating for 6 around the fire pit", "Outdoor space | Fire pit"],
    ["patio with lounge, dining and grill", "Outdoor space | Lounge seating | Dining table | Grill"],
    ["dining chairs in oak for the living room", "Living room | Oak furniture"],
    ["farmhouse sink and a gas range", "Kitchen | Apron sink | Gas range"],
    ["white farmhouse sink", "Kitchen | Apron sink"],
    ["counter-depth French door fridge", "Kitchen | Counter-depth refrigerator | French-door refrigerator"],
    ["oak floating vanity", "Bathroom | Floating vanity | Oak cabinets"],
    ["induction range, no cooktop", "Kitchen | No cooktop | Induction range"],
    ["gas cooktop", "Kitchen | Cooktop | Gas cooktop"],
    ["brass globe pendants, ceiling fan", "Globe pendant | Ceiling fan | Brushed gold fixtures"],
    ["bath with a clawfoot tub", "Bathroom | Freestanding tub | Clawfoot tub"],
    [
      "round dining table, leather wingback",
      "Dining room | Dining table | Reading chair | Round table | Wingback chair | Leather furniture",
    ],
    ["our old clawfoot tub leaks", "Bathroom"],
  ])("%s", (text, understood) => {
    const read = readBrief(text);
    expect(briefWords(read.brief).join(" | ")).toBe(understood);
    expect(read.unread).toEqual([]);
  });

  test("a kind of product that is not wanted is kept as such", () => {
    const { brief, unread } = readBrief("Kitchen 10x12. No gas range.");
    expect(brief.products).toEqual([]);
    expect(briefWords(brief)).toContain("No gas range");
    expect(unread).toEqual([]);
  });

  test("a sentence behind another is not part of it", () => {
    expect(readBrief("$15k all in. Heated floors would be nice").unread).toEqual(["Heated floors"]);
  });
});

test("colors are what their names say, and darker where the text says dark", () => {
  const { colors } = readBrief("navy cabinets, dark green walls, cream").brief;
  expect(colors).toMatchObject([
    { part: "cabinets", name: "navy", hex: "#24344f" },
    { part: "walls", name: "dark green" },
    { part: "any", name: "cream", hex: "#f0e6d0" },
  ]);
  expect(colors[1]!.hex < readBrief("green").brief.colors[0]!.hex).toBe(true);
});

test("spans show what each phrase was taken for", () => {
  const text = "5x8 bath, no tub, navy vanity, $15k";
  const said = readBrief(text).spans.map(({ from, to, words }) => `${text.slice(from, to)}: ${words}`);
  expect(said).toEqual([
    "5x8: 5' × 8'",
    "bath: Bathroom",
    "no tub: No tub",
    "navy vanity: Navy cabinets",
    "$15k: Budget $15,000",
  ]);
});

const fragment = fc.oneof(
  fc.constantFrom(
    ...briefs.flatMap(({ text }) => text.split(" ")),
    ...[
      "no",
      "not",
      "or",
      "without",
      "constructor",
      "__proto__",
      "10'",
      `6"`,
      "x",
      "$",
      "k",
      "½",
      ":",
      ",",
      "\n",
    ],
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

test("any text is read, with spans apart and within it, and the same way each time", () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 40 }), (words) => {
      const text = words.join(" ");
      const read = readBrief(text);
      let end = 0;
      for (const { from, to, words: said } of read.spans) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(said).not.toBe("");
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
      expect(read.brief.wants.filter((each) => read.brief.avoids.includes(each))).toEqual([]);
      expect(read.brief.width_in === null).toBe(read.brief.depth_in === null);
      for (const words of read.unread) expect(text).toContain(words);
      expect(readBrief(text)).toEqual(read);
    }),
    { numRuns: 120 },
  );
});

describe("words that mean another thing in their company", () => {
  test.each([
    ["Kitchen 10x12, space for the cat tree", "Kitchen | 10' × 12' | Pets"],
    ["Living room 14x16 with my grandmother's hutch", "Living room | 14' × 16'"],
    ["Bath 5x8 for my grandmother", "Bathroom | 5' × 8' | Step-free"],
    ["Bath 5x8, don't touch the tub", "Bathroom | 5' × 8' | Tub | Keep the tub"],
    ["Bath 5x8, the toilet can't move", "Bathroom | 5' × 8' | Keep the toilet"],
    ["5x8 bath, the tub leaks so we're ripping it out", "Bathroom | 5' × 8' | No tub"],
    ["I'd love a tub but there's no room for one, 5x6 bath", "Bathroom | 5' × 6' | No tub"],
    ["Bedroom 11x12. King bed won't fit so queen.", "Bedroom | 11' × 12' | Queen bed | No king bed"],
    ["Kitchen 11x15, oak cabinets right now. Want it white.", "Kitchen | 11' × 15' | White"],
    ["Guest room 10x11 queen bed", "Bedroom | 10' × 11' | Queen bed"],
    ["Bath 8x9, white but not hospital white", "Bathroom | 8' × 9' | White"],
    ["Bath 5x8. I'd skip the tub. Shower seat please.", "Bathroom | 5' × 8' | No tub"],
    ["Sala de 3 por 4, sin tele", `Living room | 9' 10 1/8" × 13' 1 1/2" | No media wall`],
    ["cocina 10x12, presupuesto 80 mil pesos", "Kitchen | 10' × 12'"],
  ])("%s", (text, understood) => {
    expect(briefWords(readBrief(text).brief).join(" | ")).toBe(understood);
  });
});
