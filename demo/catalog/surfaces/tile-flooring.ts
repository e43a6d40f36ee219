import type { Look } from "../../../domain/materials/look.ts";
import tileProse from "../../data/descriptions/floor-tiles.json" with { type: "json" };
import finishRows from "../../data/product-kinds/surface-finishes.json" with { type: "json" };
import sizeRows from "../../data/product-kinds/surface-sizes.json" with { type: "json" };
import { finishChoice, finishChoices, priced, some, tileSizes } from "./common.ts";
import { colorName } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";
import { dcofFor, tileAttributes } from "./tile-attributes.ts";
import { type TileRatings, tileFacts } from "./tile-facts.ts";
import { floorMosaic } from "./tile-mosaic.ts";
import { naturalStone } from "./tile-stone.ts";

const isPorcelain = (look: Look) =>
  ["concrete", "linen", "terrazzo"].includes(look.family) ||
  look.formats("tile").some((format) => format.id === "24x48");
const soldAs = (look: Look, ...formats: string[]) =>
  look.formats("tile").some((format) => formats.includes(format.id));

const porcelainFinishes = Object.values(finishChoices(finishRows.porcelain_tile));
const porcelainSizes = sizeRows.tile_flooring.porcelain;

function pressed(
  seed: SurfaceSeed,
  kind: "Porcelain" | "Ceramic",
  sizes: readonly Size[],
  finishes: readonly Choice[],
  price: number,
  name: string,
): SurfaceDraft {
  const { series_random } = seed;
  const [look] = seed.looks as [Look];
  const porcelain = kind === "Porcelain";
  const ratings: TileRatings = {
    absorption: porcelain ? "under 0.5 %" : series_random.pick(["3 to 7 %", "3 to 6 %", "4 to 7 %"]),
    dcof: dcofFor(finishes[0], seed),
    pei: series_random.weighted(
      porcelain
        ? [
            ["PEI 4", 6],
            ["PEI 3", 2],
            ["PEI 5", 2],
          ]
        : [
            ["PEI 3", 5],
            ["PEI 4", 3],
            ["PEI 2", 1],
          ],
    ),
    shade: series_random.weighted([
      ["V2", 5],
      ["V3", 4],
      ["V1", look.family === "linen" ? 5 : 1],
    ]),
    strength_lbf: series_random.between(porcelain ? 400 : 260, porcelain ? 620 : 380, 10),
    joint_in: porcelain ? series_random.pick(["1/16", "1/8"]) : series_random.pick(["1/8", "3/16"]),
    rectified: porcelain,
    frost_proof: porcelain,
  };
  const finishWord = (finishes[0]?.label ?? "Matte").toLowerCase();
  const material = kind.toLowerCase();
  const draft = { sizes, finishes };
  return {
    ...draft,
    name,
    noun: `${material} tile`,
    unit: "Box",
    minimum_unit: 1,
    box_lb: series_random.between(50, 66, 2),
    box_most_sqft: (sizes[0]?.width_in ?? 12) < 9 && (sizes[0]?.length_in ?? 12) < 11 ? 12.6 : 20,
    density: porcelain ? 0.083 : 0.069,
    wholesale_sqft: price,
    saving: series_random.between(0.28, 0.46, 0.01),
    is_freight: false,
    extra_days: 0,
    attributes: tileAttributes(look, kind, draft, ratings, false),
    surface: ratings.dcof >= 0.42 ? ["floor", "wall", "shower"] : ["floor", "wall"],
    warranty: `${seed.brand.tier > 1.1 ? 15 : 10}-year limited warranty against manufacturing defects; replacement tile from the same series.`,
    prose: tileProse,
    facts: tileFacts(seed, look, material, sizes, finishWord, ratings, false),
  };
}

const porcelain: SurfaceLine = {
  child: "porcelain-tile",
  share: 24,
  group: "tile",
  brands: ["tarrowmere", "veldtmark", "solmarra"],
  accepts: isPorcelain,
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const thickness = random.pick([0.335, 0.354, 0.374]);
    const sizes = some(tileSizes(porcelainSizes, thickness), 5, random, 3);
    const allowed = porcelainFinishes.filter(({ finish }) => finish && look.finishes.includes(finish));
    const finishes = some(allowed.length ? allowed : porcelainFinishes.slice(0, 1), 3, random, 2);
    const name = `${seed.series} ${colorName(look)} Porcelain Tile`;
    return pressed(seed, "Porcelain", sizes, finishes, priced(1.65, 3.1, brand.tier, random), name);
  },
};

const large: SurfaceLine = {
  child: "large-format-tile",
  share: 15,
  group: "tile",
  brands: ["tarrowmere", "veldtmark"],
  accepts: (look) => isPorcelain(look) && soldAs(look, "24x48", "32x32"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const rows = sizeRows.tile_flooring.large_format;
    const sizes = some(tileSizes(rows, random.pick([0.354, 0.374, 0.394])), 5, random, 3);
    const allowed = porcelainFinishes.filter(
      ({ finish, label }) => finish && label !== "Grip" && look.finishes.includes(finish),
    );
    const finishes = some(allowed.length ? allowed : porcelainFinishes.slice(0, 1), 2, random, 2);
    const name = `${seed.series} ${colorName(look)} Large-Format Porcelain Tile`;
    const draft = pressed(seed, "Porcelain", sizes, finishes, priced(2.7, 4.7, brand.tier, random), name);
    return { ...draft, noun: "large-format porcelain tile", box_lb: 74, is_freight: true };
  },
};

const woodLook: SurfaceLine = {
  child: "wood-look-tile",
  share: 12,
  group: "tile",
  brands: ["tarrowmere", "veldtmark", "solmarra"],
  accepts: (look) => look.family === "wood",
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const rows = sizeRows.tile_flooring.wood_look;
    const sizes = some(tileSizes(rows, random.pick([0.335, 0.354])), 4, random, 3);
    const finishes = some([porcelainFinishes[0]!, porcelainFinishes[2]!], 2, random, 2);
    const name = `${seed.series} ${colorName(look)} Wood-Look Porcelain Plank`;
    const draft = pressed(seed, "Porcelain", sizes, finishes, priced(1.55, 2.9, brand.tier, random), name);
    return {
      ...draft,
      noun: "wood-look porcelain plank",
      attributes: { ...draft.attributes, shade_variation: "V3" },
    };
  },
};

const ceramic: SurfaceLine = {
  child: "ceramic-tile",
  share: 13,
  group: "tile",
  brands: ["veldtmark", "quennell-tileworks", "solmarra"],
  accepts: (look) =>
    ["concrete", "linen"].includes(look.family) || (look.family === "ceramic" && soldAs(look, "6x6", "4x4")),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const glazed = look.family === "ceramic";
    const rows = glazed ? sizeRows.tile_flooring.glazed_ceramic : sizeRows.tile_flooring.ceramic;
    const sizes = some(tileSizes(rows, random.pick([0.295, 0.315, 0.335])), 3, random, 3);
    const finishes = glazed
      ? [finishChoice("Matte", "matte"), finishChoice("Glossy", "glossy")]
      : [finishChoice("Matte", "matte"), finishChoice("Satin", "satin", 1.03)];
    const name = `${seed.series} ${colorName(look)} Ceramic Tile`;
    return pressed(
      seed,
      "Ceramic",
      sizes,
      finishes,
      priced(glazed ? 2.2 : 0.95, glazed ? 3.9 : 1.9, brand.tier, random),
      name,
    );
  },
};

const patterned: SurfaceLine = {
  child: "patterned-floor-tile",
  share: 8,
  group: "tile",
  brands: ["solmarra", "quennell-tileworks"],
  accepts: (look) => look.family === "encaustic" || look.family === "terracotta",
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const clay = look.family === "terracotta";
    const available = look.formats("tile").map((format) => format.id);
    const rows = clay
      ? [
          {
            width_in: 12,
            length_in: 12,
            format: available.includes("12x12-diagonal") ? "12x12-diagonal" : (available[0] ?? "12x12"),
            pattern: "Straight or diagonal",
            price: 1,
          },
          ...sizeRows.tile_flooring.terracotta,
        ]
      : sizeRows.tile_flooring.patterned;
    const sizes = some(tileSizes(rows, clay ? 0.625 : 0.354, clay), 3, random, 2);
    const finishes = clay
      ? [finishChoice("Natural", "natural"), finishChoice("Sealed", "sealed", 1.12)]
      : [finishChoice("Matte", "matte"), finishChoice("Satin", "satin", 1.04)];
    const name = `${seed.series} ${colorName(look)} ${clay ? "Terracotta" : "Encaustic-Look Porcelain"} Tile`;
    const draft = pressed(
      seed,
      clay ? "Ceramic" : "Porcelain",
      sizes,
      finishes,
      priced(clay ? 3.4 : 3.2, clay ? 6.4 : 5.6, brand.tier, random),
      name,
    );
    const noun = clay ? "terracotta tile" : "encaustic-look porcelain tile";
    if (!clay)
      return {
        ...draft,
        noun,
        attributes: { ...draft.attributes, shade_variation: "V1", pattern: "Repeat of four" },
      };
    return {
      ...draft,
      noun,
      density: 0.067,
      attributes: {
        ...draft.attributes,
        material: "Terracotta",
        shade_variation: "V4",
        water_absorption: "8 to 12 %",
        sealing: "Seal before and after grouting",
      },
      facts: {
        ...draft.facts,
        material: "terracotta",
        absorption: "8 to 12 %",
        absorption_cap: "8 to 12 %",
        pei: undefined,
        pei_use: undefined,
        shade: "V4",
        care: "it wants a penetrating sealer and then wax or oil",
        care_cap: "It wants a penetrating sealer and then wax or oil",
      },
    };
  },
};

export const tileFlooring: SurfacePlan = {
  category: "tile-flooring",
  products: 620,
  lines: [porcelain, naturalStone, large, ceramic, woodLook, floorMosaic, patterned],
};
