import type { Look } from "../../../domain/materials/look.ts";
import slabProse from "../../data/descriptions/slabs.json" with { type: "json" };
import phrases from "../../data/phrases/countertop.json" with { type: "json" };
import stoneRows from "../../data/product-kinds/slabs.json" with { type: "json" };
import finishRows from "../../data/product-kinds/surface-finishes.json" with { type: "json" };
import { spanned } from "../measures.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { butcherBlock } from "./butcher-block.ts";
import { capital, finishChoices, lookNames, priced, some, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";

const finishWords = finishChoices(finishRows.countertop);
const finishesOf = (look: Look): Choice[] => [
  ...new Map(
    look.finishes.flatMap((finish) => finishWords[finish] ?? []).map((choice) => [choice.label, choice]),
  ).values(),
];

interface Stone {
  /** As in "a quartz slab". */
  word: string;
  material: string;
  slabs: [width_in: number, length_in: number][];
  price: [number, number];
  absorption: [number, number];
  mohs: string;
  heat_f: number;
  density: number;
  sealed: boolean;
  thicknesses: readonly (keyof typeof thicknesses)[];
  printed: boolean;
}

const thicknesses = {
  "2cm": { label: "2 cm", code: "2CM", price: 0.82, thickness_in: 0.787 },
  "3cm": { label: "3 cm", code: "3CM", price: 1, thickness_in: 1.181 },
  "12mm": { label: "12 mm", code: "12MM", price: 1, thickness_in: 0.472 },
  "20mm": { label: "20 mm", code: "20MM", price: 1.22, thickness_in: 0.787 },
} as const satisfies Record<string, Choice>;
const thicknessesOf = (stone: Stone): Choice[] => stone.thicknesses.map((key) => thicknesses[key]);

const stones = stoneRows as unknown as Record<string, Stone>;

function slabFacts(
  seed: SurfaceSeed,
  look: Look,
  stone: Stone,
  finishes: readonly Choice[],
  slabs: Stone["slabs"],
) {
  const { random, series_random } = seed;
  const care = stone.sealed
    ? random.pick(phrases.said.care)
    : stone.word === "soapstone"
      ? random.pick(phrases.said.care2)
      : random.pick(phrases.said.care3);
  return {
    brand: seed.brand.name,
    series: seed.series,
    color: colorName(look),
    words: random.pick(seenIn(look)),
    stone: stone.word,
    slab: listed(
      slabs.map(([width, length]) => `${length}×${width}`),
      "or",
    ),
    thicknesses: listed(thicknessesOf(stone).map((choice) => choice.label)),
    finish_word: (finishes[0]?.label ?? "polished").toLowerCase(),
    finishes: listed(
      finishes.map((finish) => finish.label.toLowerCase()),
      "or",
    ),
    places: someOf(phrases.places, random.int(2, 3), random),
    partners: someOf(phrases.partners, 2, random),
    ...oneOfEach(phrases.slab_words, random),
    matching: stone.printed ? random.pick(phrases.said.matching) : random.pick(phrases.said.matching2),
    making: stone.printed ? random.pick(phrases.said.making) : random.pick(phrases.said.making2),
    absorption: String(series_random.between(stone.absorption[0], stone.absorption[1], 0.01)),
    mohs: stone.mohs,
    heat: String(stone.heat_f),
    seal_cap: stone.sealed ? random.pick(phrases.said.seal) : random.pick(phrases.said.seal2),
    abuse: Number.parseInt(stone.mohs, 10) >= 6 ? random.pick(phrases.said.abuse) : undefined,
    weights: spanned(
      thicknessesOf(stone).map(({ thickness_in }) => 144 * (thickness_in ?? 1.181) * stone.density),
      (pounds) => String(Math.round(pounds)),
    ),
    profiles: someOf(phrases.slab_facts.profiles, 3, random),
    profiles_cap: `${capital(someOf(phrases.slab_facts.profiles_cap, 2, random))} profiles`,
    care,
    care_cap: capital(care),
    template: String(random.int(3, 7)),
    minimum: "20",
  };
}

function slabDraft(seed: SurfaceSeed, stone: Stone): SurfaceDraft {
  const { series_random: random, brand } = seed;
  const [look] = seed.looks as [Look];
  const finishes = some(finishesOf(look), 3, random, 2);
  const slabs = some(stone.slabs, 2, random);
  const sizes: Size[] = slabs.map(([width_in, length_in], at) => ({
    label: `${length_in}×${width_in} in. slab`,
    code: `${length_in}`,
    format: "slab-3cm",
    width_in,
    length_in,
    thickness_in: 1.181,
    pattern: "Cut to order",
    price: 1 + at * 0.03,
  }));
  const facts = slabFacts(seed, look, stone, finishes, slabs);
  return {
    name: `${seed.series} ${colorName(look)} ${stone.material} Countertop`,
    noun: `${stone.word} slab`,
    sizes,
    finishes,
    builds: { option: "Thickness", choices: thicknessesOf(stone) },
    keeps_format: true,
    unit: "Square foot",
    minimum_unit: 20,
    density: stone.density,
    wholesale_sqft: priced(stone.price[0], stone.price[1], brand.tier, random),
    saving: random.between(0.46, 0.58, 0.01),
    is_freight: true,
    extra_days: 4,
    attributes: {
      material: stone.material,
      color_family: look.colorFamily,
      look: stone.printed ? (lookNames[look.family] ?? "Solid and Flecked") : "Natural Stone",
      slab_thickness: thicknessesOf(stone).map((choice) => choice.label),
      slab_size: sizes.map((size) => size.label.replace(" slab", "")),
      finish: finishes.map((finish) => finish.label),
      heat_limit_f: stone.heat_f,
      absorption_percent: Number(facts.absorption),
      sealing: stone.sealed ? "Seal yearly" : "No sealing needed",
      certifications: stone.printed ? ["NSF/ANSI 51", "Greenguard Gold"] : ["NSF/ANSI 51"],
      use: [
        "Kitchen counter",
        "Vanity top",
        ...(stone.word === "porcelain" || stone.word === "granite" ? ["Outdoor kitchen"] : []),
      ],
    },
    surface:
      stone.word === "porcelain" || stone.word === "granite"
        ? ["countertop", "backsplash", "wall", "outdoor"]
        : ["countertop", "backsplash", "wall"],
    warranty: stone.printed
      ? `${brand.tier > 1.05 ? 25 : 15}-year limited residential warranty on material, transferable once.`
      : "10-year warranty on fabrication; natural stone is accepted by slab photograph before cutting.",
    prose: slabProse,
    facts,
  };
}

const hasName = (look: Look, word: string) =>
  look.label.toLowerCase().includes(word) || look.id.includes(word);
const isQuarried = (look: Look) =>
  !hasName(look, "quartz-") &&
  !look.id.startsWith("quartz-") &&
  look.family !== "terrazzo" &&
  look.family !== "wood";

const slabLine = (
  child: string,
  share: number,
  stone: string,
  brands: string[],
  accepts: (look: Look) => boolean,
): SurfaceLine => ({
  child,
  share,
  group: "countertop",
  brands,
  accepts,
  draft: (seed) => slabDraft(seed, stones[stone]!),
});

export const countertop: SurfacePlan = {
  category: "countertop",
  products: 330,
  lines: [
    slabLine(
      "quartz-countertops",
      30,
      "quartz",
      ["castellune", "castellune", "granivar"],
      (look) =>
        look.id.startsWith("quartz-") || (look.family === "terrazzo" && look.group.includes("countertop")),
    ),
    slabLine(
      "granite-countertops",
      20,
      "granite",
      ["granivar", "ellisquarry-stone"],
      (look) => look.family === "granite",
    ),
    slabLine(
      "marble-countertops",
      16,
      "marble",
      ["granivar", "ellisquarry-stone"],
      (look) =>
        look.family === "marble" &&
        isQuarried(look) &&
        !hasName(look, "quartzite") &&
        !hasName(look, "soapstone"),
    ),
    slabLine(
      "quartzite-countertops",
      12,
      "quartzite",
      ["granivar"],
      (look) => look.family === "marble" && (hasName(look, "quartzite") || look.id === "fantasy-brown"),
    ),
    slabLine("soapstone-countertops", 3, "soapstone", ["granivar", "ellisquarry-stone"], (look) =>
      hasName(look, "soapstone"),
    ),
    slabLine(
      "porcelain-slab-countertops",
      12,
      "porcelain",
      ["veldtmark", "tarrowmere"],
      (look) =>
        look.family === "marble" &&
        isQuarried(look) &&
        look.formats("tile").some((format) => format.id === "24x48"),
    ),
    butcherBlock,
  ],
};
