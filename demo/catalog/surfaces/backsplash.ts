import type { Look } from "../../../domain/materials/look.ts";
import phrases from "../../data/phrases/backsplash.json" with { type: "json" };
import sizeRows from "../../data/product-kinds/surface-sizes.json" with { type: "json" };
import { capital, priced, some, tileSizes } from "./common.ts";
import { colorName } from "./look-notes.ts";
import type { SurfaceLine, SurfacePlan } from "./surface.types.ts";
import { stoneOf } from "./tile-stone.ts";
import { geometric, mosaic } from "./wall-mosaic.ts";
import { finishesOf, glossy, known, matte, satin, shadeOf, sold, wallDraft } from "./wall-tile.ts";

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
        ? sizeRows.backsplash.subway_beveled
        : shape === "Stacked "
          ? sizeRows.backsplash.subway_stacked
          : random.pick(sizeRows.backsplash.subway);
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
    const rows = zellige ? sizeRows.backsplash.zellige : random.pick(sizeRows.backsplash.handmade);
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
    const rows = sizeRows.backsplash.stone_backsplash;
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
    const rows = random.pick(sizeRows.backsplash.glass_tile);
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
      ? tileSizes(sizeRows.backsplash.patterned, thickness)
      : tileSizes(
          formats.map(({ id, piece: { width_in, height_in } }) => ({
            width_in: Math.min(width_in, height_in),
            length_in: Math.max(width_in, height_in),
            format: id,
            pattern: "Straight",
            price: 1,
          })),
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
