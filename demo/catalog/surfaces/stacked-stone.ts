import type { Look } from "../../../domain/materials/look.ts";
import stackedProse from "../../data/descriptions/stacked-stone.json" with { type: "json" };
import phrases from "../../data/phrases/stacked-stone.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import sizeRows from "../../data/product-kinds/surface-sizes.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, finishChoice, inches, pieces, priced, some, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";

const stoneWord = (look: Look): string => {
  for (const stone of ["quartzite", "slate", "travertine", "sandstone", "limestone", "granite"]) {
    if (look.id.includes(stone) || look.words.some((words) => words.includes(stone))) return stone;
  }
  return "fieldstone";
};

interface Veneer {
  child: string;
  kind: string;
  title: string;
  sizes: readonly Size[];
  depth_in: number;
  weight_sqft: number;
  price: number;
  finishes: readonly Choice[];
  panels: boolean;
}

/** What a veneer is, worked out once for its draft, attributes and description. */
function veneerBasics(seed: SurfaceSeed, veneer: Veneer) {
  const { series_random: series, random: own, brand } = seed;
  const [look] = seed.looks as [Look];
  const stone = stoneWord(look);
  const where = someOf(phrases.places, own.int(2, 3), own);
  const corners = own.pick(phrases.veneer_basics.corners);
  return { seed, look, veneer, series, stone, brand, own, corners, where };
}

function veneerAttributes({
  stone,
  veneer,
  look,
}: ReturnType<typeof veneerBasics>): Record<string, AttributeValue> {
  return {
    material: capital(stone),
    size: veneer.sizes.map((size) => size.label),
    finish: veneer.finishes.map((finish) => finish.label),
    color_family: look.colorFamily,
    look: "Split Stone",
    thickness_in: veneer.depth_in,
    panel_weight_lb_sqft: veneer.weight_sqft,
    corners: true,
    setting: veneer.panels ? "Dry-stacked, no grout" : "Mortared or dry-stacked",
    use: ["Interior wall", "Exterior wall", "Fireplace"],
    frost_proof: stone !== "travertine",
  };
}

function veneerFacts({
  brand,
  seed,
  look,
  veneer,
  stone,
  own,
  corners,
  where,
}: ReturnType<typeof veneerBasics>): Facts {
  return {
    brand: brand.name,
    series: seed.series,
    color: colorName(look),
    kind: veneer.kind,
    kind_cap: capital(veneer.kind),
    stone,
    words: own.pick(seenIn(look)),
    sizes: listed(veneer.sizes.map((size) => size.label)),
    depth: inches(veneer.depth_in),
    makes: veneer.panels ? "splits and glues" : "saws",
    ...oneOfEach(phrases.veneer_words, own),
    siblings:
      seed.siblings > 0
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    corners,
    corners_cap: capital(corners),
    weight_sqft: String(veneer.weight_sqft),
    limit: veneer.weight_sqft <= 15 ? own.pick(phrases.veneer_facts.limit) : undefined,
    places: where,
    places_cap: capital(where),
    climate:
      stone === "travertine"
        ? own.pick(phrases.veneer_facts.climate.travertine)
        : own.pick(phrases.veneer_facts.climate.other),
    jointing: veneer.panels
      ? own.pick(phrases.veneer_facts.jointing.panels)
      : own.pick(phrases.veneer_facts.jointing.other),
  };
}

function veneerDraft(seed: SurfaceSeed, veneer: Veneer): SurfaceDraft {
  const basics = veneerBasics(seed, veneer);
  const { look, series } = basics;
  return {
    name: `${seed.series} ${colorName(look)} ${veneer.title}`,
    noun: veneer.kind,
    sizes: veneer.sizes,
    finishes: veneer.finishes,
    builds: {
      option: "Piece",
      choices: options.stacked_stone.piece,
    },
    keeps_format: true,
    unit: "Box",
    minimum_unit: 1,
    box_lb: 58,
    box_most_sqft: 8,
    density: 0.095,
    weight_sqft: veneer.weight_sqft,
    wholesale_sqft: veneer.price,
    saving: series.between(0.32, 0.48, 0.01),
    is_freight: true,
    extra_days: 1,
    attributes: veneerAttributes(basics),
    surface: ["wall", "outdoor"],
    warranty: "Natural stone, warranted for 25 years against flaking when set by the instructions.",
    prose: stackedProse,
    facts: veneerFacts(basics),
  };
}

const split = finishChoice("Split Face", "split_face");
const honedFace = finishChoice("Honed Face", "honed", 1.12);
const isLedger = (look: Look) => look.id.startsWith("ledger");

const line = (
  child: string,
  share: number,
  brands: string[] | undefined,
  accepts: (look: Look) => boolean,
  draft: SurfaceLine["draft"],
): SurfaceLine => ({ child, share, group: "stacked_stone", accepts, draft, ...(brands ? { brands } : {}) });

export const stackedStone: SurfacePlan = {
  category: "stacked-stone",
  products: 180,
  lines: [
    line("ledger-panels", 46, undefined, isLedger, (seed) => {
      const { series_random: random, brand } = seed;
      const depth = random.pick([0.75, 1, 1.25]);
      return veneerDraft(seed, {
        child: "ledger-panels",
        kind: "ledger panel",
        title: "Ledger Panel",
        depth_in: depth,
        panels: true,
        sizes: some(
          pieces(sizeRows.stacked_stone.ledger_panels, {
            pattern: "Stacked, ends interlocked",
            thickness_in: depth,
          }),
          3,
          random,
          2,
        ),
        weight_sqft: Math.round(6.5 + depth * 4.6),
        price: priced(3.4, 6.1, brand.tier, random),
        finishes: [split, honedFace].slice(0, random.int(1, 2)),
      });
    }),
    line(
      "thin-stone-veneer",
      20,
      ["stonnard", "brindlerock"],
      (look) => look.id.startsWith("veneer"),
      (seed) => {
        const { series_random: random, brand } = seed;
        return veneerDraft(seed, {
          child: "thin-stone-veneer",
          kind: "thin stone veneer",
          title: "Thin Veneer",
          depth_in: 1.25,
          panels: false,
          sizes: pieces(sizeRows.stacked_stone.thin_stone_veneer, { pattern: "Stacked, ends interlocked" }),
          weight_sqft: random.pick([13, 14, 15]),
          price: priced(7.4, 11.5, brand.tier, random),
          finishes: [split, finishChoice("Tumbled", "tumbled", 1.06)],
        });
      },
    ),
    line("split-face-mosaic", 18, ["brindlerock", "ellisquarry-stone"], isLedger, (seed) => {
      const { series_random: random, brand } = seed;
      return veneerDraft(seed, {
        child: "split-face-mosaic",
        kind: "split-face mosaic",
        title: "Split-Face Mosaic",
        depth_in: 0.5,
        panels: true,
        sizes: pieces(sizeRows.stacked_stone.split_face_mosaic, { pattern: "Stacked, ends interlocked" }),
        weight_sqft: random.pick([6, 7]),
        price: priced(5.2, 8.8, brand.tier, random),
        finishes: [split, honedFace],
      });
    }),
    line(
      "rustic-fieldstone",
      16,
      ["stonnard", "lagunera"],
      (look) => look.formats("stacked_stone").some(({ id }) => id === "fieldstone-veneer"),
      (seed) => {
        const { series_random: random, brand } = seed;
        return veneerDraft(seed, {
          child: "rustic-fieldstone",
          kind: "fieldstone veneer",
          title: "Fieldstone Veneer",
          depth_in: 1.5,
          panels: false,
          sizes: pieces(sizeRows.stacked_stone.rustic_fieldstone, { pattern: "Stacked, ends interlocked" }),
          weight_sqft: random.pick([14, 15]),
          price: priced(7.8, 12.2, brand.tier, random),
          finishes: [split, finishChoice("Weathered", "tumbled", 1.04)],
        });
      },
    ),
  ],
};
