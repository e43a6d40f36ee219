import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mended } from "../../../../../domain/search/mend.ts";
import { understand } from "../../../../../domain/search/query.ts";
import { Finds } from "./search.rules.ts";
import type { SearchedTexts } from "./search-texts.rules.ts";
import { SearchWords } from "./search-words.rules.ts";

const nothing: SearchedTexts = {
  name: "",
  brand: "",
  vendor: "",
  categories: [],
  departments: [],
  traits: [],
  sizes: [],
  description: "",
};

function wordsOf(products: readonly (string | Partial<SearchedTexts>)[]): SearchWords {
  const words = new SearchWords();
  products.forEach((product, slot) => {
    words.add(slot, { ...nothing, ...(typeof product === "string" ? { name: product } : product) });
  });
  return words;
}

/** Slots that a query finds, best first. */
function found(
  words: SearchWords,
  q: string,
  options: { others?: boolean; isTyping?: boolean } = {},
): number[] {
  const query = understand(q, words, { isTyping: options.isTyping ?? false });
  const { slots, scores } = new Finds(words, query).within({
    fits: () => true,
    others: options.others ?? true,
  });
  return Array.from(slots, (slot, at) => ({ slot, score: scores[at]! }))
    .sort((a, b) => b.score - a.score || a.slot - b.slot)
    .map(({ slot }) => slot);
}

describe("a cabinet's code", () => {
  const names = ["Wall Cabinet", "Base Cabinet", "Sink Base", "Drawer Base", "Single Vanity"];
  const words = wordsOf(names.map((name) => ({ name, sizes: ["30 in.", "30 × 30 in.", "36 in."] })));

  it.each([
    ["w3030", "30x30 wall cabinet", 0],
    ["B36 cabinet", "36 in base cabinet", 1],
    ["white W-3030 wall cabinet", "white 30x30 wall cabinet", 0],
    ["sb36", "36 in sink base", 2],
    ["vb30", "30 in vanity", 4],
  ])("is read, as %s", (q, meant, slot) => {
    const understood = understand(q, words);
    expect(understood.meant).toBe(meant);
    expect(found(words, q)[0]).toBe(slot);
  });

  it("is left as it is where the catalog has it, or has no cabinets", () => {
    const known = wordsOf([...names, "Model W3030L Water Filter"]);
    expect(understand("w3030", known).meant).toBeNull();
    expect(understand("w3030", wordsOf(["Water Filter"])).meant).toBeNull();
  });
});

describe("what has every word", () => {
  const whole = (words: SearchWords, q: string) => {
    const place = { fits: () => true, others: true };
    const { exact, without, slots } = new Finds(words, understand(q, words)).within(place);
    return { exact, without, found: slots.length };
  };
  const lights = ["Wall Light", "Vanity Light", "String Lights"];

  it("is not a thing with the words apart", () => {
    const words = wordsOf([...lights, "Light Pot Filler"]);
    expect(whole(words, "can light")).toMatchObject({ exact: 0, without: ["can"] });
    expect(whole(words, "light")).toMatchObject({ exact: 4, without: [] });
    const more = wordsOf([...lights, "6 in. Recessed Light"]);
    expect(found(more, "can lights")[0]).toBe(3);
    expect(found(more, "downlight")).toEqual([3]);
  });

  it("is not a stand-in for a missing thing", () => {
    const words = wordsOf(["String Lights", "Recessed Pull", "Light Pot Filler", "Flush Mount Light"]);
    for (const q of ["recessed light", "can lights", "downlight", "6 inch pot light"]) {
      const { unknown } = understand(q, words);
      expect(unknown).toContain(q.replace("6 inch ", ""));
      expect(found(words, q)[0]).toBe(3);
    }
    expect(understand("downlight", wordsOf(["String Lights", "Recessed Light"])).unknown).toEqual([]);
  });

  it("leaves out products that only mention the thing beside real ones", () => {
    const pull = { name: "Recessed Pull", description: "Sits deep, so that light falls past it." };
    expect(whole(wordsOf([...lights, pull]), "recessed light")).toMatchObject({ exact: 0 });
  });

  it("does not depend on an empty word in a description", () => {
    const dimmed = lights.map((name) => ({ name, description: "A lamp that can be dimmed." }));
    expect(whole(wordsOf([...dimmed, "Trash Can"]), "can light")).toMatchObject({ exact: 0 });
  });
});

describe("excluded words", () => {
  const fans = ["Ceiling Fan with Light", "Outdoor Ceiling Fan", "Ceiling Fan with LED Light and Remote"];

  it.each(["ceiling fan without light", "ceiling fan no light", "ceiling fans w/o lights"])(
    "is not in what stands first, nor lacking, where nothing says so: %j",
    (q) => {
      const words = wordsOf(fans);
      expect(found(words, q)[0]).toBe(1);
      expect(found(words, q)).toHaveLength(3);
      expect(understand(q, words)).toMatchObject({ unknown: [], meant: null });
    },
  );

  it("rank last, after products that exclude them, which the word does not find", () => {
    const words = wordsOf([...fans, "Bedroom Ceiling Fan without Light Kit", "Fan Light"]);
    expect(found(words, "ceiling fan without light").slice(0, 2)).toEqual([3, 1]);
    expect(found(words, "ceiling fan with light", { others: false })).toEqual([0, 2]);
  });

  it("is none where names have a “no” before the word", () => {
    const words = wordsOf(["PVC Coupling", "Cast Iron No-Hub Coupling", "Hub Coupling"]);
    expect(found(words, "coupling no hub")[0]).toBe(1);
  });

  it("is none where the trade has the two words for something else", () => {
    const words = wordsOf(["Wall Paint", "Low VOC Wall Paint", "Zero VOC Wall Paint", "Touchless Faucet"]);
    expect(found(words, "wall paint no voc")[0]).toBe(2);
    expect(found(words, "faucet no touch")[0]).toBe(3);
  });

  it("may be all that is known", () => {
    const words = wordsOf(fans);
    expect(found(words, "without light").slice().sort()).toEqual([0, 2]);
    expect(found(words, "qqqq without light")).toEqual([]);
  });
});

describe("the first results", () => {
  it("are the thing itself, before its parts and accessories", () => {
    const words = wordsOf([
      "Braided Supply Line for Bathroom Faucets",
      "Bathroom Faucet Handle Kit",
      "Widespread Bathroom Faucet in Chrome",
      "Faucet Cartridge (for Bathroom Faucet)",
    ]);
    expect(found(words, "bathroom faucet")[0]).toBe(2);
    expect(found(words, "bathroom faucet handle")[0]).toBe(1);
  });

  it("are what the last word names", () => {
    const words = wordsOf(["Frameless Sliding Shower Door", "Shower Door Handle Set", "Shower Curtain Rod"]);
    expect(found(words, "shower door handle")[0]).toBe(1);
    expect(found(words, "shower doors")[0]).toBe(0);
  });

  it("has the word in its name rather than in its description", () => {
    const words = wordsOf([{ name: "Ceramic Tile", description: "Goes well with oak." }, "Oak Plank"]);
    expect(found(words, "oak")).toEqual([1, 0]);
  });

  it("have an attribute's value in one piece", () => {
    const words = wordsOf([
      { name: "Kitchen Faucet", traits: ["Brushed Gold", "Polished Nickel"] },
      { name: "Kitchen Faucet", traits: ["Chrome", "Brushed Nickel"] },
    ]);
    expect(found(words, "kitchen faucet brushed nickel")).toEqual([1, 0]);
  });

  it("has the words side by side", () => {
    const words = wordsOf(["Wall Tile for White Floor", "White Wall Tile", "Wall Paint White Tile"]);
    expect(found(words, "white wall tile")[0]).toBe(1);
  });
});

describe("what is found", () => {
  const words = wordsOf([
    "Glazed Porcelain Tile 12 in. x 24 in.",
    "Luxury Vinyl Plank Flooring 7 in. x 48 in.",
    "Elongated Two-Piece Toilet",
    "PVC Pipe 3/4 in. x 10 ft.",
    "Ceiling Fan with Remote",
    "Built-In Dishwasher",
    "Marble Backsplash Mosaic",
    "60-Watt LED Light Bulb",
    "12/2 NM-B Wire 250 ft.",
    "30 in. Gas Range",
    { name: "Gas Range", traits: ["29.875 in."] },
  ]);

  it.each([
    ["24x12 tile", 0],
    ['12" x 24" porcelain', 0],
    ["lvp", 1],
    ["wc", 2],
    ["3/4 pvc pipe", 3],
    [".75 inch pipe", 3],
    ['3/4" pvc', 3],
    ["celing fan", 4],
    ["dish washer", 5],
    ["back splash", 6],
    ["60w bulb", 7],
    ["lightbulb", 7],
    ["12-2 wire", 8],
  ])("%j is the right product", (q, slot) => {
    expect(found(words, q)[0]).toBe(slot);
  });

  it("includes lengths close to the nominal one", () => {
    expect(found(words, "30 inch range")).toEqual(expect.arrayContaining([9, 10]));
  });

  it("puts a misspelled word right by the words beside it", () => {
    const two = wordsOf(["Door Mat", "Door Bell", "Door Knob", "Tile Floor"]);
    expect(understand("tile foor", two).meant).toBe("tile floor");
  });

  it("corrects certain typos, and leaves words that may be right", () => {
    const names = [
      ...["Vista Kitchen Faucet in Matte Black", "Vista Bathroom Vanity in Matte Black"],
      ...["Pressure-Treated Lumber", "Electric Water Heater", "Satin Door Knob", "Steel Wastebasket"],
      ...["Coir Door Mat", "Interior Door", "Extension Cord", "Wood Plane", "Wood Plank", "Hose Reel"],
      ...["Backyard Trailer", "Steel Gutter Guard", "Garden Bench"],
    ];
    const shop = wordsOf([...Array.from({ length: 10 }, () => names).flat(), "Deck Mate Deck Screw"]);
    const meant = (q: string) => understand(q, shop).meant ?? mended(q, shop).text;
    expect(meant("mate black faucet")).toBe("matte black faucet");
    expect(meant("pressuretreated lumber")).toBe("pressure treated lumber");
    expect(meant("hotwater heater")).toBe("hot water heater");
    expect(meant("doornob")).toBe("door knob");
    expect(meant("wast basket")).toBe("wastebasket");
    expect(meant("bath room vanity")).toBe("bathroom vanity");
    expect(meant("door nob")).toBe("door knob");
    expect(meant("interior dor")).toBe("interior door");
    expect(meant("extension chord")).toBe("extension cord");
    expect(meant("gutter gard")).toBe("gutter guard");
    expect(meant("deck mate")).toBe("deck mate");
    expect(meant("wood plane")).toBe("wood plane");
    expect(meant("door mat")).toBe("door mat");
    expect(understand("behr lumber", shop).notCarried?.name).toBe("Behr");
  });

  it("completes the word that is being typed", () => {
    expect(found(words, "porc", { isTyping: true })).toEqual([0]);
    expect(found(words, "vinyl pl", { isTyping: true })).toEqual([1]);
    const baths = wordsOf([...Array.from({ length: 9 }, () => "Bath Fan"), "Bathroom Faucet"]);
    expect(understand("bath fau", baths, { isTyping: true }).meant).toBeNull();
    expect(found(baths, "bath fau", { isTyping: true })[0]).toBe(9);
    expect(understand("bath fau", baths).meant).toBe("bath fan");
  });

  it("says which words nothing matches, and which the catalog does not know", () => {
    const query = understand("waterproof porcelain xylophone tile", words);
    expect(query.unknown).toEqual(["waterproof", "xylophone"]);
    const few = wordsOf(["Oak Plank", "Oak Shelf", "Oak Table", "Steel Chair"]);
    const { without, exact } = new Finds(few, understand("oak chair", few)).within({
      fits: () => true,
      others: true,
    });
    expect([without, exact]).toEqual([["chair"], 0]);
  });
});

const vocabulary = ["carrara", "tile", "slate", "oak", "wall", "12x24", "gold"];
const names = fc.array(fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 40,
});
const queries = fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 });

it("finds everything that has all words, and without others nothing else", () => {
  fc.assert(
    fc.property(names, queries, (all, query) => {
      const words = wordsOf(all.map((name) => name.join(" ")));
      const expected = all.flatMap((name, slot) =>
        query.every((word) => name.includes(word)) ? [slot] : [],
      );
      const strict = found(words, query.join(" "), { others: false });
      if (expected.length > 0) expect(strict.toSorted((a, b) => a - b)).toEqual(expected);
      expect(found(words, query.join(" "))).toEqual(expect.arrayContaining(expected));
    }),
  );
});

it("never shows excluded products", () => {
  const words = wordsOf(["Oak Plank", "Oak Tile", "Carrara Tile"]);
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (q) => {
      const finds = new Finds(words, understand(`${q} oak tile`, words));
      const { slots } = finds.within({ fits: (slot) => slot !== 1, others: true });
      expect([...slots]).not.toContain(1);
    }),
  );
});

it("finds the same in a place, whichever places were asked about before", () => {
  const names = [
    "White Oak Plank",
    "Oak Floor Tile",
    "White Carrara Tile",
    "White Oak Floor",
    "Oak Stair",
    "Tile",
  ];
  const words = wordsOf(Array.from({ length: 60 }, (_, slot) => names[slot % names.length]!));
  const place = fc.record({
    shown: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
    others: fc.boolean(),
  });
  const q = fc.subarray(["white", "oak", "floor", "tile", "carrara"], { minLength: 1 });
  fc.assert(
    fc.property(q, fc.array(place, { minLength: 2, maxLength: 4 }), (typed, places) => {
      const query = understand(typed.join(" "), words);
      const asked = new Finds(words, query);
      for (const { shown, others } of places) {
        const fits = (slot: number) => shown[slot]!;
        expect(asked.within({ fits, others })).toEqual(new Finds(words, query).within({ fits, others }));
      }
    }),
  );
});

it("reports words that are only mentioned", () => {
  const words = wordsOf([
    { name: "Ledger Panel", description: "Laid without grout." },
    { name: "Gray Mosaic", description: "Seal before you grout." },
  ]);
  const finds = (q: string) =>
    new Finds(words, understand(q, words)).within({ fits: () => true, others: true });
  expect(finds("grout").mentioned).toEqual(["grout"]);
  expect(finds("gray grout").mentioned).toEqual(["grout"]);
  expect(finds("mosaic").mentioned).toEqual([]);
});

it("distinguishes the thing from mentions and parts", () => {
  const words = wordsOf([
    { name: "Ash Laminate Plank", description: "Lies well in a toilet or bath." },
    "Elongated Toilet in White",
    "Toilet Seat",
    { name: "Halden Classic", categories: ["Toilets"] },
  ]);
  const finds = new Finds(words, understand("toilet", words)).within({ fits: () => true, others: false });
  expect([...finds.isSure]).toEqual([0, 1, 0, 1]);
});

describe("very many that have every word", () => {
  /** More than are scanned, on settled slots; then some that came later. */
  const settled = 2_500;
  const words = wordsOf(Array.from({ length: settled }, (_, slot) => `White Oak Floor ${slot}`));
  words.settle();
  for (let slot = settled; slot < settled + 70; slot++) {
    words.add(slot, { ...nothing, name: `White Oak Floor ${slot}` });
  }
  const finds = () => new Finds(words, understand("white oak floor", words));
  const all = Array.from({ length: settled + 70 }, (_, slot) => slot);

  it("are cut to the first, plus later additions", () => {
    const { slots, isCut } = finds().within({ fits: () => true, others: true });
    expect(isCut).toBe(true);
    expect(slots.length).toBeGreaterThanOrEqual(1_000);
    expect(slots.length).toBeLessThan(1_200);
    expect([...slots.subarray(0, 1_000)]).toEqual(all.slice(0, 1_000));
    expect([...slots.subarray(-70)]).toEqual(all.slice(-70));
  });

  it("are all looked through when more is wanted than words, or a place has few of the first", () => {
    const whole = finds().within({ fits: () => true, others: true, whole: true });
    expect(whole).toMatchObject({ isCut: false, exact: all.length });
    expect([...whole.slots]).toEqual(all);
    const last = finds().within({ fits: (slot) => slot >= 2_200 && slot < settled, others: true });
    expect(last).toMatchObject({ isCut: false, exact: 300 });
  });

  it("are cut independently of earlier queries", () => {
    const asked = finds();
    asked.within({ fits: (slot) => slot >= 2_200 && slot < settled, others: true });
    const place = { fits: () => true, others: true };
    expect(asked.within(place)).toEqual(finds().within(place));
  });
});
