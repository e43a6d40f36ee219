import type { Look } from "../../../domain/materials/look.ts";
import chips from "../../data/product-kinds/mosaic-chips.json" with { type: "json" };
import { capital, priced, some } from "./common.ts";
import { colorName } from "./look-notes.ts";
import type { Size, SurfaceLine } from "./surface.types.ts";
import { type Chip, mosaicSizes } from "./tile-mosaic.ts";
import { stoneOf } from "./tile-stone.ts";
import { finishesOf, glossy, matte, shadeOf, sold, wallDraft } from "./wall-tile.ts";

const wallChips = chips.wall as readonly Chip[];

const wallMaterial = (look: Look) => {
  if (look.family === "glass") return "Glass";
  if (look.family === "metal") return "Metal";
  if (look.family === "pebble") return "Pebble";
  if (look.family === "ceramic" || look.label.includes("porcelain")) return "Porcelain";
  return capital(stoneOf(look));
};

export const mosaic: SurfaceLine = {
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

export const geometric: SurfaceLine = {
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
