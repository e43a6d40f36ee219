import type { Look } from "../../../domain/materials/look.ts";
import { spanned } from "../measures.ts";
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { paverProse } from "../prose/outdoor.ts";
import { capital, finishChoice, inches, priced, some, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";
import { stoneOf } from "./tile-stone.ts";

const finishWords: Record<string, Choice> = {
  textured: finishChoice("Textured", "textured"),
  tumbled: finishChoice("Tumbled", "tumbled", 1.06),
  natural: finishChoice("Natural", "natural"),
  natural_cleft: finishChoice("Natural Cleft", "natural_cleft"),
  honed: finishChoice("Honed", "honed", 1.04),
  brushed: finishChoice("Brushed", "brushed", 1.06),
  flamed: finishChoice("Thermal", "flamed", 1.08),
  bush_hammered: finishChoice("Bush-Hammered", "bush_hammered", 1.1),
  sandblasted: finishChoice("Sandblasted", "sandblasted", 1.05),
  smooth: finishChoice("Smooth", "smooth"),
  grip: finishChoice("Grip", "grip"),
  matte: finishChoice("Grip", "grip"),
  leathered: finishChoice("Leathered", "leathered", 1.08),
};
/** Outdoor finishes of a look; polished faces stay indoors. */
export const outdoorFinishes = (look: Look): Choice[] => [
  ...new Map(
    look.finishes.flatMap((finish) => finishWords[finish] ?? []).map((choice) => [choice.label, choice]),
  ).values(),
];

interface Paving {
  kind: string;
  material: string;
  title: string;
  sizes: readonly Size[];
  finishes: readonly Choice[];
  unit: "Square foot" | "Box";
  least: number;
  density: number;
  price: number;
  psi: number;
  absorption: number;
  vehicles: boolean;
  dcof: number;
  shape: string;
  makes: string;
}

const places = [
  "patios",
  "garden walks",
  "pool decks",
  "courtyards",
  "front walks",
  "outdoor kitchens",
  "fire-pit circles",
  "side yards",
  "terraces",
  "steps",
];

/** Words of which a description takes one each. */
const pavingWords = {
  making: [
    "marks each pallet with the day it was made",
    "checks thickness to a sixteenth",
    "ships edge pieces with the field",
    "keeps the same blend from year to year",
  ],
  inspected: [
    "strapped and wrapped in layers",
    "counted by layer",
    "sampled for strength",
    "packed with its own spacers",
  ],
  slip: ["safe around pools", "a good figure for ramps", "well above what codes ask"],
  joint: ["1/8 in.", "3/16 in.", "1/4 in."],
  jointing: ["polymeric sand", "fine joint sand", "stone dust"],
  start: ["the house wall", "the longest straight edge", "the center line of the door", "a string line"],
  edging: ["a concrete toe", "spiked edging", "a soldier course in mortar"],
} as const;

const sizeNames = (paving: Paving) => [...new Set(paving.sizes.map(({ label }) => label.replace(/,.*/, "")))];

const edges: Record<string, readonly string[]> = {
  Porcelain: ["rectified", "micro-beveled"],
  Concrete: ["chamfered", "tumbled", "spaced"],
  "Clay brick": ["square", "chamfered", "spaced"],
};

/** What natural stone and porcelain are made or sampled to. */
const standards: Record<string, string[]> = {
  Porcelain: ["ANSI A137.1"],
  Granite: ["ASTM C615"],
  Limestone: ["ASTM C568"],
  Marble: ["ASTM C503"],
  Sandstone: ["ASTM C616"],
  Bluestone: ["ASTM C616"],
  Quartzite: ["ASTM C616"],
  Slate: ["ASTM C629"],
  Travertine: ["ASTM C1527"],
};

/** What a paving is, worked out once for its draft, attributes and description. */
function pavingBasics(seed: SurfaceSeed, paving: Paving) {
  const { series_random: series, random: own, brand } = seed;
  const [look] = seed.looks as [Look];
  const [first] = paving.sizes as [Size];
  const psi = paving.psi.toLocaleString("en-US");
  const care = own.pick([
    "weeds stay out of polymeric joints",
    "a pressure washer cleans it",
    "single pieces can be lifted and replaced",
    paving.material === "Porcelain"
      ? "it never needs a sealer"
      : "it wants no sealer, though one deepens the color",
    "snow shovels do it no harm",
  ]);
  const base = paving.vehicles
    ? own.pick([
        "8 in. of compacted road base",
        "6 in. of crushed stone and an inch of sand",
        "a geotextile and 8 in. of stone",
      ])
    : own.pick([
        "4 in. of compacted gravel and an inch of sand",
        "5 in. of crushed stone and an inch of sand",
        "an old slab and a mortar bed",
      ]);
  const frost =
    paving.absorption < 6
      ? own.pick([
          "stands freezing and thawing",
          "comes through winters whole",
          "shrugs off frost and deicing sand",
        ])
      : own.pick(["is for mild winters", "belongs where frost is rare"]);
  const used = paving.vehicles ? [...places, "driveways", "parking courts"] : places;
  const where = someOf(used, own.int(2, 3), own);
  return { seed, look, paving, series, first, brand, own, psi, frost, where, care, base };
}

function pavingAttributes({
  paving,
  look,
  first,
}: ReturnType<typeof pavingBasics>): Record<string, AttributeValue> {
  return {
    material: paving.material,
    shape: paving.shape,
    size: paving.sizes.map((size) => size.label),
    color_family: look.colorFamily,
    look: "Outdoor",
    finish: paving.finishes.map((finish) => finish.label),
    thickness_in: Number(first.thickness_in.toFixed(3)),
    compressive_strength_psi: paving.psi,
    absorption_percent: paving.absorption,
    traffic: paving.vehicles ? ["Foot", "Cars and light trucks"] : ["Foot"],
    dcof: paving.dcof,
    frost_proof: paving.absorption < 6,
    use: paving.vehicles ? ["Patio", "Walkway", "Driveway"] : ["Patio", "Walkway", "Pool deck"],
    certifications:
      paving.material === "Concrete"
        ? ["ASTM C936"]
        : paving.material === "Clay brick"
          ? ["ASTM C902 SX"]
          : (standards[paving.material] ?? []),
  };
}

function pavingFacts({
  brand,
  seed,
  look,
  paving,
  own,
  psi,
  frost,
  where,
  care,
  base,
}: ReturnType<typeof pavingBasics>): Facts {
  return {
    brand: brand.name,
    series: seed.series,
    color: colorName(look),
    kind: paving.kind,
    kind_cap: capital(paving.kind),
    words: own.pick(seenIn(look)),
    sizes: paving.shape === "Irregular" ? undefined : listed(sizeNames(paving)),
    thickness: spanned(
      paving.sizes.map(({ thickness_in }) => thickness_in),
      inches,
    ),
    finish_word: (paving.finishes[0]?.label ?? "natural").toLowerCase(),
    ...oneOfEach(pavingWords, own),
    makes: paving.makes,
    partners: someOf(
      ["lawns", "clipped hedges", "a timber deck", "brick walls", "gravel beds", "a stone house"],
      1,
      own,
    ),
    siblings:
      seed.siblings > 0
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    psi,
    traffic: paving.vehicles
      ? own.pick(["enough for cars and light trucks", "fit for driveways", "made to be driven on"])
      : own.pick(["ample for foot traffic", "meant for people, not cars", "right for walks and patios"]),
    absorption: String(paving.absorption),
    frost,
    frost_cap: capital(frost),
    dcof: paving.dcof.toFixed(2),
    places: where,
    places_cap: capital(where),
    care,
    base,
    edge: own.pick(edges[paving.material] ?? ["sawn", "tumbled", "chamfered"]),
    mix: own.pick(
      paving.shape === "Irregular"
        ? ["lay large and small pieces by turns", "sort the pieces on the lawn first"]
        : [
            "take from three pallets at a time",
            "blend pallets as you lay",
            "work across the pallet, not down it",
          ],
    ),
    reason: own.pick([
      "loose edges creep",
      "the field spreads without it",
      ...(paving.vehicles ? ["cars push sideways"] : ["edges tip under a heel"]),
    ]),
  };
}

function pavingDraft(seed: SurfaceSeed, paving: Paving): SurfaceDraft {
  const basics = pavingBasics(seed, paving);
  const { look, series } = basics;
  return {
    name: `${seed.series} ${colorName(look)} ${paving.title}`,
    noun: paving.kind,
    sizes: paving.sizes,
    finishes: paving.finishes,
    keeps_format: true,
    unit: paving.unit,
    minimum_unit: paving.least,
    box_lb: 82,
    box_most_sqft: 10,
    density: paving.density,
    wholesale_sqft: paving.price,
    saving: series.between(0.34, 0.48, 0.01),
    is_freight: true,
    extra_days: 1,
    attributes: pavingAttributes(basics),
    surface: ["outdoor", "floor"],
    warranty:
      paving.material === "Concrete" || paving.material === "Porcelain"
        ? "Lifetime limited warranty on structure for the first owner; efflorescence is natural and not a defect."
        : "Stone and clay are warranted against splitting for 10 years; color varies by nature and is bought by sample.",
    prose: paverProse,
    facts: pavingFacts(basics),
  };
}

const size = (
  label: string,
  format: Size["format"],
  width_in: number,
  length_in: number,
  thickness_in: number,
  pattern: string,
  price = 1,
): Size => ({
  label,
  code: label.replace(/[^0-9]/g, "").slice(0, 5),
  format,
  width_in,
  length_in,
  thickness_in,
  pattern,
  price,
});

const concrete: SurfaceLine = {
  child: "concrete-pavers",
  share: 34,
  group: "hardscape",
  brands: ["cobbleworth", "brindlerock"],
  accepts: (look) =>
    look.family === "paver" || look.id.startsWith("cast-concrete") || look.id === "exposed-aggregate",
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const slab = look.family !== "paver";
    const thick = slab ? random.pick([1.75, 2]) : random.pick([2.375, 2.375, 3.125]);
    const sizes = slab
      ? some(
          [
            size("16×16 in.", "paver-16x16", 15.75, 15.75, thick, "Straight"),
            size("12×24 in.", "paver-12x24", 11.75, 23.75, thick, "Running bond", 1.05),
            size("24×24 in.", "paver-16x16", 23.75, 23.75, thick, "Straight", 1.1),
          ],
          3,
          random,
          2,
        )
      : some(
          [
            size("6×9 in.", "paver-6x9", 5.875, 8.875, thick, "Running bond"),
            size("4×8 in.", "brick-paver", 3.875, 7.875, thick, "Herringbone", 0.98),
            size("6×6 in.", "paver-6x9", 5.875, 5.875, thick, "Running bond", 1.02),
            size("12×12 in.", "paver-12x12", 11.875, 11.875, thick, "Straight", 1.08),
          ],
          4,
          random,
          2,
        );
    return pavingDraft(seed, {
      kind: slab ? "concrete patio slab" : "concrete paver",
      material: "Concrete",
      title: slab ? "Patio Slab" : "Concrete Paver",
      sizes,
      finishes: some(outdoorFinishes(look), 3, random, 2),
      unit: "Square foot",
      least: 10,
      density: 0.0825,
      price: priced(slab ? 3.6 : 2.6, slab ? 6.4 : 4.6, brand.tier, random),
      psi: random.between(8000, 9600, 100),
      absorption: random.between(3, 5, 0.1),
      vehicles: !slab,
      dcof: random.between(0.55, 0.7, 0.01),
      shape: slab ? "Slab" : "Paver",
      makes: "casts",
    });
  },
};

const stonePrices: Record<string, readonly [number, number]> = {
  travertine: [3.6, 6.2],
  limestone: [5.2, 8.8],
  granite: [6.4, 10.5],
  slate: [4.4, 6.8],
  bluestone: [5.8, 9.4],
  sandstone: [4.2, 6.6],
  quartzite: [4.8, 7.4],
  basalt: [6.4, 9.8],
};

const naturalStone: SurfaceLine = {
  child: "natural-stone-pavers",
  share: 28,
  group: "hardscape",
  brands: ["stonnard", "solmarra", "lagunera-edge"],
  accepts: (look) => ["travertine", "limestone", "slate", "granite"].includes(look.family),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const stone = stoneOf(look);
    const [least, most] = stonePrices[stone] ?? [5, 8];
    const thick = random.pick([1.25, 1.25, 1.5]);
    const pattern =
      look.family === "travertine" || stone === "limestone"
        ? [size("French pattern", "versailles", 16, 24, thick, "Four-size French pattern", 1.06)]
        : [];
    const sizes = some(
      [
        size("12×24 in.", "paver-12x24", 12, 24, thick, "Running bond"),
        size("16×16 in.", "paver-16x16", 16, 16, thick, "Straight", 1.02),
        size("12×12 in.", "paver-12x12", 12, 12, thick, "Straight", 0.98),
        ...pattern,
      ],
      4,
      random,
      2,
    );
    const finishes = some(outdoorFinishes(look), 2, random, 2);
    return pavingDraft(seed, {
      kind: `${stone} paver`,
      material: capital(stone),
      title: `${capital(stone)} Paver`,
      sizes,
      finishes: finishes.length ? finishes : [finishWords.natural!],
      unit: "Square foot",
      least: 10,
      density: stone === "travertine" ? 0.0865 : 0.0965,
      price: priced(least, most, brand.tier, random),
      psi: random.between(stone === "travertine" ? 7200 : 11000, stone === "travertine" ? 9800 : 19000, 100),
      absorption: random.between(
        stone === "travertine" || stone === "limestone" ? 1 : 0.3,
        stone === "limestone" ? 4.5 : stone === "travertine" ? 2.4 : 0.9,
        0.1,
      ),
      vehicles: stone === "granite" && thick > 1.4,
      dcof: random.between(0.55, 0.68, 0.01),
      shape: pattern.length && sizes.length > 2 ? "Paver and pattern set" : "Paver",
      makes: "saws",
    });
  },
};

const porcelainPaver: SurfaceLine = {
  child: "porcelain-pavers",
  share: 18,
  group: "hardscape",
  brands: ["veldtmark", "solmarra"],
  accepts: (look) => look.formats("hardscape").some(({ id }) => id === "paver-24x24"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const sizes = some(
      [
        size("24×24 in., 2 cm", "paver-24x24", 23.43, 23.43, 0.787, "Straight"),
        size("16×32 in., 2 cm", "paver-12x24", 15.55, 31.3, 0.787, "Running bond", 1.08),
        size("12×24 in., 2 cm", "paver-12x24", 11.61, 23.43, 0.787, "Running bond", 1.02),
        size("24×48 in., 2 cm", "paver-24x24", 23.43, 47.05, 0.787, "Straight", 1.18),
      ],
      4,
      random,
      2,
    );
    return pavingDraft(seed, {
      kind: "2 cm porcelain paver",
      material: "Porcelain",
      title: "Porcelain Paver",
      sizes,
      finishes: [finishWords.grip!],
      unit: "Box",
      least: 1,
      density: 0.083,
      price: priced(4.1, 6.6, brand.tier, random),
      psi: random.between(12000, 15000, 100),
      absorption: random.between(0.1, 0.4, 0.1),
      vehicles: false,
      dcof: random.between(0.6, 0.74, 0.01),
      shape: "Slab",
      makes: "presses",
    });
  },
};

const clay: SurfaceLine = {
  child: "clay-brick-pavers",
  share: 12,
  group: "hardscape",
  brands: ["cobbleworth"],
  accepts: (look) => look.family === "brick",
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const thick = random.pick([2.25, 2.25, 2.75]);
    return pavingDraft(seed, {
      kind: "clay brick paver",
      material: "Clay brick",
      title: "Clay Brick Paver",
      sizes: some(
        [
          size("4×8 in., herringbone", "brick-paver", 4, 8, thick, "Herringbone"),
          {
            ...size("4×8 in., running bond", "brick-paver-running", 4, 8, thick, "Running bond"),
            code: "48R",
          },
          size("3-5/8×7-5/8 in.", "brick-paver-running", 3.625, 7.625, thick, "Running bond", 0.97),
        ],
        3,
        random,
        2,
      ),
      finishes: some(outdoorFinishes(look), 2, random, 2),
      unit: "Square foot",
      least: 10,
      density: 0.078,
      price: priced(3.6, 6.2, brand.tier, random),
      psi: random.between(9000, 12500, 100),
      absorption: random.between(3, 5.8, 0.1),
      vehicles: true,
      dcof: random.between(0.56, 0.68, 0.01),
      shape: "Brick",
      makes: "fires",
    });
  },
};

const flagstone: SurfaceLine = {
  child: "flagstone",
  share: 12,
  group: "hardscape",
  brands: ["stonnard", "brindlerock"],
  accepts: (look) => look.formats("hardscape").some(({ id }) => id === "flagstone"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const stone = stoneOf(look);
    return pavingDraft(seed, {
      kind: `${stone} flagstone`,
      material: capital(stone),
      title: `${capital(stone)} Flagstone`,
      sizes: [
        size("Irregular, 18 to 30 in.", "flagstone", 24, 24, 1.5, "Irregular"),
        size("Large irregular, 30 to 42 in.", "flagstone", 36, 36, 2, "Irregular", 1.24),
        size("Stepping stone, 16 in.", "flagstone", 16, 16, 1.75, "Stepping", 1.05),
      ],
      finishes: some(outdoorFinishes(look), 2, random),
      unit: "Square foot",
      least: 25,
      density: 0.092,
      price: priced(3.4, 6.1, brand.tier, random),
      psi: random.between(9000, 16000, 100),
      absorption: random.between(0.6, 3.4, 0.1),
      vehicles: false,
      dcof: random.between(0.58, 0.72, 0.01),
      shape: "Irregular",
      makes: "splits",
    });
  },
};

const cobble: SurfaceLine = {
  child: "cobbles-setts",
  share: 8,
  group: "hardscape",
  brands: ["stonnard"],
  accepts: (look) => look.formats("hardscape").some(({ id }) => id === "cobble"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    return pavingDraft(seed, {
      kind: "granite sett",
      material: "Granite",
      title: "Granite Cobble",
      sizes: [
        size("4×4 in.", "cobble", 4, 4, 4, "Coursed"),
        size("4×8 in.", "brick-paver-running", 4, 8, 4, "Running bond", 1.05),
        { ...size("4×4 in., 2 in. deep", "cobble", 4, 4, 2, "Coursed", 0.74), code: "442" },
      ],
      finishes: some(
        [
          finishChoice("Split", "natural_cleft"),
          finishChoice("Tumbled", "tumbled", 1.05),
          finishChoice("Thermal Top", "flamed", 1.1),
        ],
        3,
        random,
        2,
      ),
      unit: "Square foot",
      least: 10,
      density: 0.0965,
      price: priced(8.2, 12.8, brand.tier, random),
      psi: random.between(17000, 24000, 100),
      absorption: random.between(0.2, 0.5, 0.1),
      vehicles: true,
      dcof: random.between(0.55, 0.66, 0.01),
      shape: "Cobble",
      makes: "splits",
    });
  },
};

export const hardscaping: SurfacePlan = {
  category: "hardscaping",
  products: 320,
  lines: [concrete, naturalStone, porcelainPaver, clay, flagstone, cobble],
};
