import type { FormatId } from "../formats.ts";
import type { Group } from "../look.ts";

/** Usual assortments: which formats a kind of material comes in, for each group it is sold in. */
type Sold = Partial<Record<Group, readonly FormatId[]>>;

const stoneTile: readonly FormatId[] = ["12x24", "12x12", "18x18", "24x24", "hex-2", "2x2-mosaic"];
const stoneBacksplash: readonly FormatId[] = [
  "3x6",
  "hex-2",
  "1x3-herringbone",
  "basketweave-mosaic",
  "picket",
  "arabesque",
  "1x4-linear",
  "rhombus",
];
const slabs: readonly FormatId[] = ["slab-3cm", "slab-2cm"];
const planks: readonly FormatId[] = ["plank-5", "plank-7.5", "plank-3.25", "plank-2.25"];

export const stone: Sold = { tile: stoneTile, backsplash: stoneBacksplash, countertop: slabs };
export const stoneWithPorcelain: Sold = {
  tile: ["24x48", "12x24", "24x24", "32x32", "hex-8"],
  backsplash: stoneBacksplash,
  countertop: slabs,
};
export const slabOnly: Sold = { countertop: slabs };
export const outdoorStone: Sold = {
  tile: ["18x18", "12x24", "12x12", "24x24"],
  hardscape: ["versailles", "paver-12x24", "paver-12x12", "paver-16x16"],
  coping: ["coping-12x24", "coping-12x12", "coping-14x24"],
};
export const outdoorStoneWithMosaic: Sold = {
  ...outdoorStone,
  backsplash: ["3x6", "2x2-mosaic", "1x3-herringbone", "hex-2"],
};
export const outdoorGranite: Sold = {
  countertop: slabs,
  hardscape: ["paver-12x24", "paver-12x12", "cobble"],
  coping: ["coping-12x24", "coping-14x24"],
};
export const floorPorcelain: Sold = { tile: ["12x24", "24x24", "24x48", "32x32", "12x24-stacked", "hex-8"] };
export const floorAndOutdoorPorcelain: Sold = {
  ...floorPorcelain,
  hardscape: ["paver-24x24"],
  coping: ["coping-12x24"],
};
export const terrazzo: Sold = { tile: ["24x24", "12x24", "8x8", "24x48"], countertop: slabs };
export const subway: Sold = {
  backsplash: ["3x6", "4x12", "3x12", "2x8-stacked", "4x16", "3x6-bevel", "3x6-herringbone", "picket"],
  tile: ["6x6", "4x4"],
};
export const handmade: Sold = { backsplash: ["2.5x8", "4x4", "3x12", "scallop", "arabesque"] };
export const zellige: Sold = { backsplash: ["4x4", "2.5x8"], tile: ["4x4"] };
export const glass: Sold = { backsplash: ["3x6", "1x4-linear", "1x1-mosaic", "2x8-stacked", "4x12"] };
export const porcelainMosaic: Sold = {
  tile: ["hex-1", "penny", "hex-2", "2x2-mosaic", "1x1-mosaic", "basketweave-mosaic"],
  backsplash: ["penny", "hex-1", "1x1-mosaic"],
};
export const encaustic: Sold = { tile: ["8x8"], backsplash: ["8x8"] };
export const hardwood: Sold = { hardwood: [...planks, "wood-herringbone", "wood-chevron"] };
export const strip: Sold = { hardwood: ["plank-3.25", "plank-2.25", "plank-5"] };
export const laminate: Sold = { laminate: ["laminate-7.6", "laminate-9.5"] };
export const vinyl: Sold = { vinyl: ["vinyl-7", "vinyl-9"] };
export const vinylTile: Sold = { vinyl: ["vinyl-12x24"] };
export const woodTile: Sold = { tile: ["wood-tile-8x48", "wood-tile-6x36"] };
export const butcherBlock: Sold = { countertop: ["butcher-block"] };
export const turf: Sold = { turf: ["turf-roll"] };
export const concretePaver: Sold = {
  hardscape: ["paver-random", "paver-6x9", "brick-paver", "paver-12x12", "brick-paver-running"],
};
export const patioSlab: Sold = {
  hardscape: ["paver-16x16", "paver-12x24"],
  coping: ["coping-12x24", "coping-14x24"],
};
export const brick: Sold = {
  hardscape: ["brick-paver", "brick-paver-running"],
  coping: ["coping-brick"],
};
export const ledger: Sold = { stacked_stone: ["ledger", "ledger-tall"] };
export const veneer: Sold = { stacked_stone: ["ashlar-veneer", "fieldstone-veneer"] };
export const paintedWall: Sold = { paint: ["painted-wall"] };
export const paintedTrim: Sold = { paint: ["painted-wall"], trim_paint: ["painted-wall"] };
export const pebble: Sold = { tile: ["pebble-sheet"], backsplash: ["pebble-sheet"] };
