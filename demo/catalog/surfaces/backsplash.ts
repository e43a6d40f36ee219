import type { Look } from "../../../domain/materials/look.ts";
import backsplashProse from "../../data/descriptions/backsplash-tiles.json" with { type: "json" };
import phrases from "../../data/phrases/backsplash.json" with { type: "json" };
import chips from "../../data/product-kinds/mosaic-chips.json" with { type: "json" };
import finishRows from "../../data/product-kinds/surface-finishes.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, listed, oneOfEach } from "../prose/grammar.ts";
import {
  capital,
  finishChoices,
  inches,
  lookNames,
  millimeters,
  priced,
  some,
  someOf,
  tileSizes,
} from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";
import { toneWords } from "./tile-facts.ts";
import { type Chip, mosaicSizes } from "./tile-mosaic.ts";
import { stoneOf } from "./tile-stone.ts";

const known = finishChoices(finishRows.backsplash);
const [glossy, matte, satin] = [known.glossy!, known.matte!, known.satin!];
const finishesOf = (look: Look) => look.finishes.flatMap((finish) => known[finish] ?? []);
const sold = (look: Look, ...formats: string[]) =>
  look.formats("backsplash").some((format) => formats.includes(format.id));
const hints: Record<string, readonly string[]> = phrases.hints;

interface Wall {
  kind: string;
  material: string;
  sizes: readonly Size[];
  finishes: readonly Choice[];
  shade: "V1" | "V2" | "V3" | "V4";
  absorption: string;
  edge: string;
  density: number;
  price: number;
  sheets: boolean;
  sealed: boolean;
  name: string;
  shapes: string[];
  box_most_sqft: number;
}

function wallFacts(seed: SurfaceSeed, look: Look, wall: Wall): Facts {
  const { random } = seed;
  const [first] = wall.sizes as [Size];
  const care = wall.sealed ? random.pick(phrases.said.care) : random.pick(phrases.said.care2);
  const trim = random.pick(phrases.said.trim);
  const names = seed.looks.map(colorName);
  const several = seed.looks.length > 1;
  const counted = ["no", "one", "two", "three", "four", "five", "six"][seed.looks.length] ?? "several";
  const grout = random.pick(phrases.said.grout);
  return {
    brand: seed.brand.name,
    series: seed.series,
    color: seed.looks.length === 1 ? colorName(look) : undefined,
    kind: wall.kind,
    words: several ? `${counted} glazes from ${names[0]} to ${names.at(-1)}` : random.pick(seenIn(look)),
    glazes: several ? listed(names) : undefined,
    sizes:
      listed(wall.sizes.map((size) => size.label.replace(/ in\.(?: \w+)?$| on 12×12 in\. sheet$/, ""))) +
      (wall.sheets ? " on mesh" : " in."),
    finish_word: (wall.finishes[0]?.label ?? "Glossy").toLowerCase(),
    thickness: random.chance(0.5) ? millimeters(first.thickness_in) : inches(first.thickness_in),
    places: someOf(phrases.places, random.int(2, 3), random),
    stations: someOf(phrases.stations, 2, random, "or"),
    partners: someOf(phrases.partners, 2, random),
    ...oneOfEach(phrases.wall_words, random),
    making: random.pick(wall.sealed ? phrases.wall_facts.making.sealed : phrases.wall_facts.making.other),
    siblings:
      seed.siblings > 0 && seed.looks.length === 1
        ? ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][
            Math.min(9, seed.siblings)
          ]
        : undefined,
    tone: random.pick(toneWords[look.colorFamily] ?? phrases.wall_facts.tone),
    absorption: wall.absorption,
    edge_word: wall.edge,
    trim: wall.sheets ? undefined : trim,
    trim_cap: wall.sheets ? undefined : capital(trim),
    shade: wall.shade,
    shade_hint: random.pick(hints[wall.shade] ?? []),
    care,
    care_cap: capital(care),
    pattern_word: wall.sheets
      ? "sheet to sheet"
      : first.pattern.startsWith("Straight")
        ? random.pick(phrases.said.patternWord)
        : /running|offset|brick|herring|bond/i.test(first.pattern)
          ? random.pick(
              filledIn(phrases.wall_facts.pattern_word.bond, { pattern: first.pattern.toLowerCase() }),
            )
          : random.pick(phrases.wall_facts.pattern_word.other),
    joint: random.pick(wall.shade === "V4" ? ["1/32", "1/16"] : ["1/16", "1/8"]),
    grout,
    grout_cap: capital(grout),
    mortar:
      wall.sealed || look.family === "glass" ? "white non-sag thinset" : random.pick(phrases.said.mortar),
    run: String(random.pick([10, 12, 14, 16])),
  };
}

function wallDraft(seed: SurfaceSeed, wall: Wall): SurfaceDraft {
  const { series_random } = seed;
  const [look] = seed.looks as [Look];
  const [first] = wall.sizes as [Size];
  const attributes: Record<string, AttributeValue> = {
    color_family: look.colorFamily,
    look: lookNames[look.family] ?? "Glazed Color",
    material: wall.material,
    shape: wall.shapes,
    size: wall.sizes.map((size) => size.label),
    finish: wall.finishes.map((finish) => finish.label),
    thickness_in: Number(first.thickness_in.toFixed(3)),
    water_absorption: wall.absorption,
    shade_variation: wall.shade,
    edge: capital(wall.edge),
    sheet_mounted: wall.sheets,
    sealing: wall.sealed ? "Seal before grouting" : "No sealing needed",
    use: ["Wall", "Shower wall"],
    ...(wall.sealed || wall.material === "Metal" ? {} : { certifications: ["Greenguard Gold"] }),
  };
  return {
    name: wall.name,
    noun: wall.kind,
    sizes: wall.sizes,
    finishes: wall.finishes,
    unit: "Box",
    minimum_unit: 1,
    box_lb: 42,
    box_most_sqft: wall.box_most_sqft,
    density: wall.density,
    wholesale_sqft: wall.price,
    saving: series_random.between(0.42, 0.58, 0.01),
    is_freight: false,
    extra_days: 0,
    attributes,
    surface: ["backsplash", "wall", "shower"],
    warranty: wall.sealed
      ? "Stone is warranted to match the approved lot sample; color and figure vary by nature."
      : `${seed.brand.careful ? 10 : 5}-year limited warranty against ${wall.material === "Metal" ? "delamination" : "crazing"} and manufacturing defects.`,
    prose: backsplashProse,
    facts: wallFacts(seed, look, wall),
  };
}

const shadeOf = (seed: SurfaceSeed, lively: boolean) =>
  seed.series_random.weighted<"V1" | "V2" | "V3" | "V4">(
    lively
      ? [
          ["V3", 4],
          ["V4", 3],
        ]
      : [
          ["V1", 5],
          ["V2", 2],
        ],
  );

const subway: SurfaceLine = {
  child: "subway-tile",
  share: 22,
  group: "backsplash",
  brands: ["quennell-tileworks", "tarrowmere", "solmarra"],
  accepts: (look) => look.id.startsWith("subway-"),
  colors_most: 5,
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const shape = random.weighted([
      ["", 5],
      ["Beveled ", 2],
      ["Stacked ", 2],
    ] as const);
    const rows =
      shape === "Beveled "
        ? ([
            [3, 6, "3x6-bevel", "Running bond", 1.1],
            [4, 8, "3x6-bevel", "Running bond", 1.12],
          ] as const)
        : shape === "Stacked "
          ? ([
              [2, 8, "2x8-stacked", "Straight, upright", 1.12],
              [2.5, 9, "2x8-stacked", "Straight, upright", 1.15],
            ] as const)
          : random.pick([
              [
                [3, 6, "3x6", "Running bond", 1],
                [4, 12, "4x12", "Straight", 1.05],
              ],
              [
                [3, 12, "3x12", "Running bond", 1.05],
                [4, 16, "4x16", "One-third offset", 1.1],
              ],
              [
                [3, 6, "3x6", "Running bond", 1],
                [3, 12, "3x12", "Running bond", 1.06],
              ],
              [
                [4, 12, "4x12", "Straight", 1],
                [4, 16, "4x16", "One-third offset", 1.04],
              ],
            ] as const);
    const sizes = tileSizes(rows, random.pick([0.295, 0.315]));
    const finishes = random.chance(0.6) ? [glossy, matte] : [glossy];
    const single = seed.looks.length === 1 ? `${colorName(seed.looks[0]!)} ` : "";
    return wallDraft(seed, {
      kind: `${shape.toLowerCase()}ceramic subway tile`,
      material: "Ceramic",
      sizes,
      finishes,
      shade: shadeOf(seed, false),
      absorption: random.pick(phrases.subway.draft.absorption),
      edge: "pressed",
      density: 0.066,
      price: priced(1.9, 4.2, brand.tier, random),
      sheets: false,
      sealed: false,
      name: `${seed.series} ${single}${shape}Subway Tile`,
      shapes: ["Rectangle"],
      box_most_sqft: 11.5,
    });
  },
};

const handmade: SurfaceLine = {
  child: "handmade-look-tile",
  share: 18,
  group: "backsplash",
  brands: ["quennell-tileworks", "solmarra"],
  accepts: (look) =>
    look.family === "zellige" || (look.family === "ceramic" && sold(look, "2.5x8") && !sold(look, "3x6")),
  colors_most: 4,
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const zellige = seed.looks.every((look) => look.family === "zellige");
    const rows = zellige
      ? ([
          [4, 4, "4x4", "Straight, no spacers", 1],
          [2.5, 8, "2.5x8", "Running bond, no spacers", 1.08],
        ] as const)
      : random.pick([
          [
            [2.5, 8, "2.5x8", "Running bond", 1],
            [4, 4, "4x4", "Straight", 0.96],
          ],
          [
            [3, 12, "3x12", "Running bond", 1.06],
            [2.5, 8, "2.5x8", "Running bond", 1],
          ],
        ] as const);
    const sizes = tileSizes(rows, zellige ? 0.43 : random.pick([0.335, 0.375]));
    const single = seed.looks.length === 1 ? `${colorName(seed.looks[0]!)} ` : "";
    const satins = seed.looks.every((look) => look.finishes.includes("satin"));
    return wallDraft(seed, {
      kind: zellige ? "hand-cut zellige" : "handmade-look ceramic tile",
      material: zellige ? "Zellige" : "Ceramic",
      sizes,
      finishes: satins ? [glossy, satin] : [glossy],
      shade: shadeOf(seed, true),
      absorption: zellige ? "14 to 20 %" : "10 to 16 %",
      edge: zellige ? "hand-chipped" : "soft and uneven",
      density: 0.064,
      price: priced(zellige ? 8.4 : 5.2, zellige ? 14.5 : 9.8, brand.tier, random),
      sheets: false,
      sealed: false,
      name: `${seed.series} ${single}${zellige ? "Zellige" : "Handmade-Look"} Tile`,
      shapes: ["Rectangle", "Square"],
      box_most_sqft: 8,
    });
  },
};

const wallChips = chips.wall as readonly Chip[];

const wallMaterial = (look: Look) => {
  if (look.family === "glass") return "Glass";
  if (look.family === "metal") return "Metal";
  if (look.family === "pebble") return "Pebble";
  if (look.family === "ceramic" || look.label.includes("porcelain")) return "Porcelain";
  return capital(stoneOf(look));
};

const mosaic: SurfaceLine = {
  child: "mosaic-sheets",
  share: 24,
  group: "backsplash",
  brands: ["petralune", "quennell-tileworks", "tarrowmere"],
  accepts: (look) => mosaicSizes(look, "backsplash", 0.3, wallChips).length > 0 && !sold(look, "2.5x8"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const material = wallMaterial(look);
    const stone = !["Glass", "Metal", "Porcelain"].includes(material);
    const sizes = some(mosaicSizes(look, "backsplash", stone ? 0.375 : 0.25, wallChips), 4, random, 2);
    const finishes = some(finishesOf(look), 2, random);
    return wallDraft(seed, {
      kind: `${material.toLowerCase()} mosaic`,
      material,
      sizes,
      finishes: finishes.length ? finishes : [matte],
      shade: stone ? "V3" : "V1",
      absorption: stone ? "under 1 %" : "under 0.5 %",
      edge: stone ? "sawn" : "eased",
      density: material === "Metal" ? 0.11 : stone ? 0.09 : 0.084,
      price: priced(
        material === "Metal" ? 13 : stone ? 7.5 : 5.5,
        material === "Metal" ? 22 : stone ? 15.5 : 10.5,
        brand.tier,
        random,
      ),
      sheets: true,
      sealed: stone,
      name: `${seed.series} ${colorName(look)} ${material} Mosaic`,
      shapes: [...new Set(sizes.map((size) => size.pattern.replace(" mosaic", "")))],
      box_most_sqft: 10,
    });
  },
};

const geometricRows = chips.geometric as readonly {
  format: Size["format"];
  width_in: number;
  length_in: number;
  shape: string;
}[];

const geometric: SurfaceLine = {
  child: "hexagon-geometric-tile",
  share: 14,
  group: "backsplash",
  brands: ["petralune", "tarrowmere", "quennell-tileworks"],
  accepts: (look) => sold(look, "picket", "arabesque", "scallop", "rhombus"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const material = look.family === "ceramic" ? "Ceramic" : wallMaterial(look);
    const stone = !["Ceramic", "Porcelain", "Glass"].includes(material);
    const fit = geometricRows.filter(({ format }) => sold(look, format));
    const { format: id, width_in: width, length_in: length, shape } = random.pick(fit);
    const sheets = id === "hex-2" || id === "rhombus";
    const base = {
      format: id,
      pattern: shape,
      thickness_in: stone ? 0.375 : 0.315,
      code: id.replaceAll("-", ""),
    } as const;
    const sizes: Size[] = sheets
      ? [
          {
            ...base,
            label: `${width} in. ${shape.toLowerCase()} on 12×12 in. sheet`,
            width_in: 11.81,
            length_in: 11.81,
            price: 1,
            pieces: 10,
          },
        ]
      : [
          {
            ...base,
            label: `${width}×${length} in. ${shape.toLowerCase()}`,
            width_in: Number((width - 0.12).toFixed(2)),
            length_in: Number((length - 0.12).toFixed(2)),
            price: 1,
          },
          {
            ...base,
            code: `${base.code}L`,
            label: `${width + 1}×${length + (length === 12 ? 3 : 1)} in. ${shape.toLowerCase()}`,
            width_in: Number((width + 0.88).toFixed(2)),
            length_in: Number((length + (length === 12 ? 2.88 : 0.88)).toFixed(2)),
            price: 1.06,
          },
        ];
    const finishes = some(finishesOf(look), 3, random, 2);
    return wallDraft(seed, {
      kind: `${material.toLowerCase()} ${shape.toLowerCase()} tile`,
      material,
      sizes,
      finishes: finishes.length ? finishes : [glossy],
      shade: stone ? "V3" : shadeOf(seed, look.id.startsWith("handmade")),
      absorption: stone ? "under 1 %" : "10 to 16 %",
      edge: stone ? "water-jet cut" : "pressed",
      density: stone ? 0.095 : 0.066,
      price: priced(stone ? 8.5 : 5, stone ? 16 : 9.5, brand.tier, random),
      sheets,
      sealed: stone,
      name: `${seed.series} ${colorName(look)} ${material} ${shape} Tile`,
      shapes: [shape],
      box_most_sqft: 9,
    });
  },
};

const stoneLine: SurfaceLine = {
  child: "stone-backsplash",
  share: 12,
  group: "backsplash",
  brands: ["petralune"],
  accepts: (look) =>
    ["marble", "travertine"].includes(look.family) && sold(look, "3x6") && !look.label.includes("porcelain"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const stone = stoneOf(look);
    const rows = [
      [3, 6, "3x6", "Running bond", 1],
      [3, 12, "3x6", "Running bond", 1.05],
      [4, 12, "3x6", "Running bond", 1.06],
      [2, 8, "3x6", "Running bond", 1.08],
    ] as const;
    const finishes = some(finishesOf(look), 2, random, 2);
    return wallDraft(seed, {
      kind: `${stone} subway tile`,
      material: capital(stone),
      sizes: some(tileSizes(rows, 0.375, true), 4, random, 3),
      finishes,
      shade: "V3",
      absorption: "under 1 %",
      edge: random.pick(phrases.stone_line.draft.edge),
      density: 0.0965,
      price: priced(
        stone === "travertine" ? 4.2 : stone === "onyx" ? 18 : 7,
        stone === "travertine" ? 6.8 : stone === "onyx" ? 30 : 13.5,
        brand.tier,
        random,
      ),
      sheets: false,
      sealed: true,
      name: `${seed.series} ${colorName(look)} ${capital(stone)} Subway Tile`,
      shapes: ["Rectangle"],
      box_most_sqft: 6,
    });
  },
};

const glass: SurfaceLine = {
  child: "glass-tile",
  share: 10,
  group: "backsplash",
  brands: ["petralune"],
  accepts: (look) => look.family === "glass",
  colors_most: 3,
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const rows = random.pick([
      [
        [3, 6, "3x6", "Running bond", 1],
        [4, 12, "4x12", "Straight", 1.08],
      ],
      [
        [2, 8, "2x8-stacked", "Straight, upright", 1.05],
        [3, 6, "3x6", "Running bond", 1],
      ],
    ] as const);
    const single = seed.looks.length === 1 ? `${colorName(seed.looks[0]!)} ` : "";
    return wallDraft(seed, {
      kind: "glass wall tile",
      material: "Glass",
      sizes: tileSizes(rows, 0.3125),
      finishes: [glossy, known.frosted!],
      shade: "V1",
      absorption: "under 0.1 %",
      edge: "seamed and polished",
      density: 0.09,
      price: priced(6, 11, brand.tier, random),
      sheets: false,
      sealed: false,
      name: `${seed.series} ${single}Glass Tile`,
      shapes: ["Rectangle"],
      box_most_sqft: 8,
    });
  },
};

const patterned: SurfaceLine = {
  child: "patterned-backsplash",
  share: 10,
  group: "backsplash",
  brands: ["solmarra", "quennell-tileworks"],
  accepts: (look) => look.family === "encaustic" || /^(?:fluted|wave|ribbed)/.test(look.id),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const print = look.family === "encaustic";
    const formats = look.formats("backsplash");
    const thickness = print ? 0.335 : 0.375;
    const sizes = print
      ? tileSizes(
          [
            [8, 8, "8x8", "Straight, pattern repeat of four", 1],
            [6, 6, "8x8", "Straight, pattern repeat of four", 1.05],
          ],
          thickness,
        )
      : tileSizes(
          formats.map(
            (format) =>
              [
                Math.min(format.piece.width_in, format.piece.height_in),
                Math.max(format.piece.width_in, format.piece.height_in),
                format.id,
                "Straight",
                1,
              ] as const,
          ),
          thickness,
        );
    const finishes = print ? [matte, known.lappato!] : some(finishesOf(look), 3, random, 2);
    return wallDraft(seed, {
      kind: print ? "patterned porcelain tile" : "relief wall tile",
      material: print ? "Porcelain" : "Ceramic",
      sizes,
      finishes,
      shade: "V1",
      absorption: print ? "under 0.5 %" : "10 to 16 %",
      edge: print ? "rectified" : "pressed",
      density: print ? 0.083 : 0.066,
      price: priced(3.6, 7, brand.tier, random),
      sheets: false,
      sealed: false,
      name: `${seed.series} ${colorName(look)} ${print ? "Patterned" : "Relief"} Tile`,
      shapes: [print ? "Square" : "Rectangle"],
      box_most_sqft: 11,
    });
  },
};

export const backsplash: SurfacePlan = {
  category: "backsplash-tiles",
  products: 480,
  lines: [subway, mosaic, handmade, geometric, stoneLine, glass, patterned],
};
