import type { Look } from "../../../domain/materials/look.ts";
import tileProse from "../../data/descriptions/floor-tiles.json" with { type: "json" };
import prices from "../../data/product-kinds/stone-prices.json" with { type: "json" };
import sizeRows from "../../data/product-kinds/surface-sizes.json" with { type: "json" };
import { capital, priced, some, tileSizes } from "./common.ts";
import { colorName } from "./look-notes.ts";
import type { SurfaceLine } from "./surface.types.ts";
import { dcofFor, stoneFinishes, tileAttributes } from "./tile-attributes.ts";
import { type TileRatings, tileFacts } from "./tile-facts.ts";

/** Looks that are quarried, not printed. */
export const isStone = (look: Look): boolean =>
  ["marble", "travertine", "limestone", "slate"].includes(look.family) && !look.label.includes("porcelain");

const stoneWord: Record<string, string> = {
  marble: "marble",
  travertine: "travertine",
  limestone: "limestone",
  slate: "slate",
};

/** What quarry products are called: several looks of the slate family are other stones. */
export function stoneOf(look: Look): string {
  for (const stone of ["bluestone", "sandstone", "quartzite", "basalt", "onyx", "soapstone"]) {
    if (look.id.includes(stone) || look.label.toLowerCase().includes(stone)) return stone;
  }
  return stoneWord[look.family] ?? look.family;
}

const stonePrice = prices.tile as unknown as Record<string, [number, number]>;

export const naturalStone: SurfaceLine = {
  child: "natural-stone-tile",
  share: 18,
  group: "tile",
  brands: ["ellisquarry-stone", "petralune", "solmarra"],
  accepts: isStone,
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const stone = stoneOf(look);
    const rows = sizeRows.tile_stone.natural_stone_tile;
    const sizes = some(tileSizes(rows, random.pick([0.375, 0.375, 0.5]), true), 4, random, 3);
    const finishes = some(
      look.finishes.flatMap((finish) => stoneFinishes[finish] ?? []),
      3,
      random,
      2,
    );
    const [least, most] = stonePrice[stone] ?? [5, 9];
    const frost = ["slate", "bluestone", "quartzite", "basalt"].includes(stone);
    const ratings: TileRatings = {
      absorption: stone === "travertine" || stone === "limestone" ? "1 to 3 %" : "under 0.6 %",
      dcof: dcofFor(finishes[0], seed),
      pei: null,
      shade: random.weighted([
        ["V3", 5],
        ["V2", 3],
        ["V4", look.colorFamily === "multi" ? 9 : 2],
      ]),
      strength_lbf: random.between(280, 460, 10),
      joint_in: stone === "slate" ? "3/16" : random.pick(["1/16", "1/8"]),
      rectified: false,
      frost_proof: frost,
    };
    const draft = { sizes, finishes };
    return {
      ...draft,
      name: `${seed.series} ${colorName(look)} ${capital(stone)} Tile`,
      noun: `${stone} tile`,
      unit: "Box",
      minimum_unit: 1,
      box_lb: 52,
      box_most_sqft: 12,
      density: 0.0965,
      wholesale_sqft: priced(least, most, brand.tier, random),
      saving: random.between(0.3, 0.5, 0.01),
      is_freight: false,
      extra_days: 2,
      attributes: tileAttributes(look, capital(stone), draft, ratings, true),
      surface: ratings.dcof >= 0.42 ? ["floor", "wall", "shower"] : ["floor", "wall"],
      warranty:
        "Natural stone is warranted to match the approved lot sample; color and figure vary by nature.",
      prose: tileProse,
      facts: tileFacts(
        seed,
        look,
        stone,
        sizes,
        (finishes[0]?.label ?? "honed").toLowerCase(),
        ratings,
        true,
      ),
    };
  },
};
