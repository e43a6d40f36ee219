import type { Look } from "../../../domain/materials/look.ts";
import mosaicProse from "../../data/descriptions/mosaics.json" with { type: "json" };
import chips from "../../data/product-kinds/mosaic-chips.json" with { type: "json" };
import { listed } from "../prose/grammar.ts";
import { capital, finishChoice, priced, some } from "./common.ts";
import { colorName } from "./look-notes.ts";
import type { Size, SurfaceLine } from "./surface.types.ts";
import { stoneFinishes, tileAttributes } from "./tile-attributes.ts";
import { type TileRatings, tileFacts } from "./tile-facts.ts";
import { isStone, stoneOf } from "./tile-stone.ts";

/** A piece of the sheets: the format that looks name, its measure, and what it is called. */
export interface Chip {
  format: Size["format"];
  label: string;
  shape: string;
}

const floorChips = chips.floor as readonly Chip[];

/** Mosaic sheets that a look is sold as, in the group's order. */
export function mosaicSizes(
  look: Look,
  group: "tile" | "backsplash",
  thickness_in: number,
  known: readonly Chip[] = floorChips,
): Size[] {
  return known
    .filter(({ format: id }) => look.formats(group).some((format) => format.id === id))
    .map(({ format: id, label, shape }, at) => ({
      label: `${label} on 12×12 in. sheet`,
      code: id.replace(/-mosaic|-sheet/, "").replaceAll("-", ""),
      format: id,
      width_in: 11.81,
      length_in: 11.81,
      thickness_in,
      pattern: `${shape} mosaic`,
      price: 1 + at * 0.04,
      pieces: 10,
    }));
}

/** What the pieces on the sheets are called: by their measure where all are alike, otherwise by their shapes. */
function chipOf(sizes: readonly Size[]): string {
  const names = sizes.map(({ label, pattern }) =>
    sizes.length > 1 ? pattern.toLowerCase().replace(" mosaic", "") : label.replace(/ on .*/, ""),
  );
  return listed([...new Set(names.map((name) => (name === "pebble" ? "rounded" : name)))], "or");
}

export const floorMosaic: SurfaceLine = {
  child: "mosaic-floor-tile",
  share: 10,
  group: "tile",
  brands: ["petralune", "tarrowmere", "quennell-tileworks"],
  accepts: (look) => look.family !== "wood" && mosaicSizes(look, "tile", 0.25).length > 0,
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const stone = isStone(look) || look.family === "pebble";
    const thickness = stone ? (look.family === "pebble" ? 0.5 : 0.375) : 0.25;
    const sizes = some(mosaicSizes(look, "tile", thickness), 6, random, 3);
    const material = look.family === "pebble" ? "pebble" : stone ? stoneOf(look) : "porcelain";
    const finishes = stone
      ? some(
          look.finishes.flatMap((finish) => stoneFinishes[finish] ?? []),
          2,
          random,
        )
      : some(
          look.finishes.includes("matte")
            ? [finishChoice("Matte", "matte"), finishChoice("Glossy", "glossy", 1.04)]
            : [finishChoice("Glossy", "glossy")],
          look.finishes.length,
          random,
        );
    const shown = finishes.length ? finishes : [finishChoice("Natural", "natural")];
    const ratings: TileRatings = {
      absorption: stone ? "under 1 %" : "under 0.5 %",
      dcof: random.between(0.5, 0.64, 0.01),
      pei: null,
      shade: stone ? "V3" : "V1",
      strength_lbf: 300,
      joint_in: look.family === "pebble" ? "3/16" : random.pick(["1/16", "1/8"]),
      rectified: false,
      frost_proof: !stone,
    };
    const draft = { sizes, finishes: shown };
    const noun = `${material} mosaic`;
    return {
      ...draft,
      name: `${seed.series} ${colorName(look)} ${capital(material)} Mosaic`,
      noun,
      unit: "Box",
      minimum_unit: 1,
      density: stone ? 0.09 : 0.078,
      wholesale_sqft: priced(stone ? 7.2 : 4.1, stone ? 14.5 : 7.4, brand.tier, random),
      saving: random.between(0.3, 0.48, 0.01),
      is_freight: false,
      extra_days: 1,
      attributes: {
        ...tileAttributes(look, capital(material), draft, ratings, stone),
        shape: [...new Set(sizes.map((size) => size.pattern.replace(" mosaic", "")))],
        sheet_mounted: true,
      },
      surface: ["floor", "wall", "shower", "backsplash"],
      warranty:
        "Sheets are warranted square to 1/32 in. and fully bonded; replacement from the same lot while it lasts.",
      prose: mosaicProse,
      facts: {
        ...tileFacts(seed, look, material, sizes, (shown[0]?.label ?? "Matte").toLowerCase(), ratings, stone),
        chip: chipOf(sizes),
        sheet: "11.81×11.81",
        backing: random.pick(["fiberglass mesh", "a PVC-dot back mount", "nylon mesh", "paper-free mesh"]),
        backing_short: "mesh",
        interlock: sizes[0]?.pattern.startsWith("Square") ? undefined : "all four sides",
        thickness_match: random.pick([
          "3/8 in. field tile",
          "a 10 mm floor tile",
          "most porcelain floor tile",
        ]),
      },
    };
  },
};
