import { beforeAll, describe, expect, it } from "vitest";
import { briefWords } from "../../../domain/designer/brief/brief-words.ts";
import { readBrief } from "../../../domain/designer/brief/read-brief.ts";
import { count } from "../../../domain/designer/count.test-support.ts";
import { designRooms } from "../../../domain/designer/design-rooms.ts";
import { offers } from "../../../domain/designer/layout/layout-rooms.test-support.ts";
import { designInWords } from "./in-words.ts";

const briefs = [
  "5x8 hall bath with a tub, navy vanity, white subway tile, brass fixtures. Budget $15k.",
  "9 by 12 primary bath, freestanding tub, walk-in shower, double vanity, linen storage, wheelchair",
  "half bath 4 x 6",
  "kitchen 12 x 15 with an island, pantry and wall oven, sage green cabinets, no stainless steel, $40,000",
  "8 x 12 galley kitchen, two cooks, budget $3,000",
  "kitchen 14 x 14 with a peninsula and a dishwasher, keep the refrigerator",
  "bedroom 12 x 14, king bed, reading chair, bookcase, no carpet",
  "living room 15 x 18 with a sectional, a fireplace stays, table for six",
  "dining room 12 x 14 for 8 people",
  "laundry room 7 x 9 with a sink and a folding counter",
  "patio 20 x 24 with a pool, grill and fire pit, no palm trees",
  "bedroom 7 x 7 with a king bed",
  "bedroom 8 x 9 with a dresser, a rug, curtains and a lamp",
  "living room 9 x 9 with a sideboard, a coffee table and side tables",
  "5 x 6 bath with a tub",
];

/** Everything that is said of the designs of a brief, with the names of products and styles taken out. */
async function saidOf(text: string): Promise<string[]> {
  const { brief } = readBrief(text);
  const walk = designRooms({ brief, plan: null, offers, alternatives: 2, count, kept: null });
  const doing: string[] = [];
  for (;;) {
    const { done, value } = await walk.next();
    if (!done) {
      doing.push(value.doing);
      continue;
    }
    const { rooms, problem } = value;
    return [
      ...briefWords(brief),
      ...doing,
      ...(problem ? [problem] : []),
      ...rooms.flatMap(({ title, arrangement, reasons, unmet }) => [
        title,
        arrangement,
        ...reasons,
        ...unmet,
      ]),
    ];
  }
}

const english =
  /\b(?:the|and|with|of|on|at|is|are|wall|needs?|room|there|your|without|facing|looking|counter|beside|each|long|tile|floor|oak|white)\b/i;
/** Names of products, which stay as they are, come last in their sentences, or before their price. */
const names = /(?: es | son de |Sin |Lo más caro es |Lo más parecido es )\p{Lu}.*$/u;

const feet = /\d['"]|\d (?:sq ft|ft|in|pies)(?!\p{L})/u;

describe("what the designer says", () => {
  let said: string[];
  beforeAll(async () => {
    said = (await Promise.all(briefs.map(saidOf))).flat();
  }, 120_000);

  it("is in Spanish on Spanish pages, sentence by sentence", () => {
    expect(said.length).toBeGreaterThan(150);
    const left = said
      .map((text) => [text, designInWords(text, "es")] as const)
      .filter(([, spanish]) => english.test(spanish.replace(names, "")));
    expect(left).toEqual([]);
  });

  it.each(["en", "es"] as const)("has no feet and inches on metric pages in %s", (language) => {
    const left = said
      .map((text) => designInWords(text, language, "metric"))
      .filter((text) => feet.test(text.replace(names, "").replace(/ is \p{Lu}.*$/u, "")));
    expect(left).toEqual([]);
  });
});

it("has its measures in metric, and keeps those in names", () => {
  const metric = (text: string) => designInWords(text, "en", "metric");
  expect(metric(`The range is on the east wall, with at least 1' 9" of counter on each side.`)).toBe(
    "The range is on the east wall, with at least 53 cm of counter on each side.",
  );
  expect(metric(`12' × 15'`)).toBe("3.66 m × 4.57 m");
  expect(metric("About 120 sq ft")).toBe("About 11.15 m²");
  expect(metric("The floor is Alder 12 × 24 in. Tile.")).toBe("The floor is Alder 12 × 24 in. Tile.");
  expect(metric("Ann's 12' boat")).toBe("Ann's 12' boat");
  expect(designInWords("pool 16 by 32 ft along the house", "es", "metric")).toContain("4.88 m por 9.75 m");
});

it("reads as a person would say it", () => {
  const es = (text: string) => designInWords(text, "es");
  expect(es("No coffee table")).toBe("Sin mesa de centro");
  expect(es("king bed on the west wall, two nightstands, dresser on the east wall")).toBe(
    "cama king en la pared oeste, dos burós, cómoda en la pared este",
  );
  expect(es(`The 3' 6" vanity is on the right wall and shares its wall with the toilet.`)).toBe(
    `Tocador de 3' 6": en la pared derecha, que comparte con el inodoro.`,
  );
  expect(es("L with island: north wall sink, range; west wall refrigerator")).toBe(
    "En L con isla: pared norte: tarja, estufa; pared oeste: refrigerador",
  );
  expect(es("Rosa's own note")).toBe("Rosa's own note");
});
