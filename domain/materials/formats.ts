import type { Edge, Pattern, Piece, Shape } from "./material.ts";

/** A size and shape in which a look is sold, and how it is usually laid. */
export interface Format {
  id: FormatId;
  /** `12 in × 24 in`, `2 in hexagon mosaic`. */
  label: string;
  piece: Piece;
  pattern: Pattern;
  /** 0: laid without a joint. */
  joint_in: number;
}

type Row = readonly [
  label: string,
  width_in: number,
  height_in: number,
  thickness_in: number,
  shape: Shape,
  edge: Edge,
  pattern: Pattern,
  joint_in: number,
];

const rows = {
  "12x12": ["12 in × 12 in", 12, 12, 0.375, "rectangle", "micro_bevel", "straight", 0.0938],
  "18x18": ["18 in × 18 in", 18, 18, 0.375, "rectangle", "micro_bevel", "straight", 0.125],
  "24x24": ["24 in × 24 in", 24, 24, 0.375, "rectangle", "rectified", "straight", 0.0938],
  "32x32": ["32 in × 32 in", 32, 32, 0.375, "rectangle", "rectified", "straight", 0.0938],
  "12x24": ["12 in × 24 in", 24, 12, 0.375, "rectangle", "rectified", "third", 0.125],
  "12x24-stacked": ["12 in × 24 in, stacked", 24, 12, 0.375, "rectangle", "rectified", "straight", 0.125],
  "24x48": ["24 in × 48 in", 48, 24, 0.375, "rectangle", "rectified", "straight", 0.0938],
  "6x6": ["6 in × 6 in", 6, 6, 0.3125, "rectangle", "pressed", "straight", 0.09],
  "8x8": ["8 in × 8 in", 8, 8, 0.375, "rectangle", "rectified", "straight", 0.0938],
  "4x4": ["4 in × 4 in", 4, 4, 0.3125, "rectangle", "soft", "straight", 0.09],
  "12x12-diagonal": ["12 in × 12 in, diagonal", 12, 12, 0.375, "rectangle", "pressed", "diagonal", 0.125],
  "3x6": ["3 in × 6 in subway", 6, 3, 0.3125, "rectangle", "pressed", "brick", 0.0938],
  "3x6-bevel": ["3 in × 6 in beveled subway", 6, 3, 0.375, "rectangle", "bevel", "brick", 0.0938],
  "3x12": ["3 in × 12 in", 12, 3, 0.3125, "rectangle", "pressed", "brick", 0.0938],
  "4x12": ["4 in × 12 in", 12, 4, 0.3125, "rectangle", "pressed", "straight", 0.0938],
  "4x16": ["4 in × 16 in", 16, 4, 0.3125, "rectangle", "pressed", "third", 0.0938],
  "2x8-stacked": ["2 in × 8 in, stacked upright", 2, 8, 0.3125, "rectangle", "pressed", "straight", 0.0938],
  "2.5x8": ["2½ in × 8 in", 8, 2.5, 0.375, "rectangle", "soft", "brick", 0.0938],
  "3x6-herringbone": [
    "3 in × 6 in, herringbone",
    6,
    3,
    0.3125,
    "rectangle",
    "pressed",
    "herringbone",
    0.0938,
  ],
  "2x2-mosaic": ["2 in × 2 in mosaic", 2, 2, 0.25, "rectangle", "pressed", "straight", 0.0938],
  "1x1-mosaic": ["1 in × 1 in mosaic", 1, 1, 0.25, "rectangle", "pressed", "straight", 0.0625],
  "1x3-herringbone": [
    "1 in × 3 in herringbone mosaic",
    3,
    1,
    0.3125,
    "rectangle",
    "pressed",
    "herringbone",
    0.0625,
  ],
  "basketweave-mosaic": [
    "1 in × 2 in basketweave mosaic",
    2,
    1,
    0.3125,
    "rectangle",
    "pressed",
    "basketweave",
    0.0625,
  ],
  "1x4-linear": ["1 in × 4 in brick mosaic", 4, 1, 0.3125, "rectangle", "pressed", "brick", 0.0625],
  "hex-1": ["1 in hexagon mosaic", 1, 1, 0.25, "hexagon", "pressed", "shape", 0.0625],
  "hex-2": ["2 in hexagon mosaic", 2, 2, 0.3125, "hexagon", "pressed", "shape", 0.0938],
  "hex-8": ["8 in hexagon", 8, 8, 0.375, "hexagon", "pressed", "shape", 0.0938],
  penny: ["¾ in penny round mosaic", 0.77, 0.77, 0.25, "penny", "pressed", "shape", 0.0625],
  picket: ["3 in × 12 in picket", 3, 12, 0.3125, "picket", "pressed", "shape", 0.0938],
  arabesque: ["6 in arabesque", 6, 6.5, 0.3125, "arabesque", "soft", "shape", 0.0938],
  scallop: ["5 in scallop", 5, 5, 0.3125, "scallop", "soft", "shape", 0.0938],
  rhombus: ["4 in rhombus mosaic", 4, 6.93, 0.3125, "rhombus", "pressed", "shape", 0.0625],
  "pebble-sheet": ["12 in × 12 in pebble mosaic sheet", 1.5, 1.5, 0.5, "pebble", "soft", "shape", 0.16],
  "slab-2cm": ["126 in × 63 in slab, 2 cm", 126, 63, 0.787, "rectangle", "eased", "slab", 0],
  "slab-3cm": ["126 in × 63 in slab, 3 cm", 126, 63, 1.181, "rectangle", "eased", "slab", 0],
  "butcher-block": ["25½ in × 96 in, 1½ in thick", 96, 25.5, 1.5, "rectangle", "eased", "slab", 0],
  "plank-2.25": ["2¼ in strip, ¾ in thick", 2.25, 48, 0.75, "rectangle", "square", "random", 0],
  "plank-3.25": ["3¼ in plank, ¾ in thick", 3.25, 54, 0.75, "rectangle", "micro_bevel", "random", 0],
  "plank-5": ["5 in plank, ½ in thick", 5, 60, 0.5, "rectangle", "micro_bevel", "random", 0],
  "plank-7.5": ["7½ in wide plank, ⅝ in thick", 7.5, 75, 0.625, "rectangle", "micro_bevel", "random", 0],
  "wood-herringbone": [
    "5 in × 25 in herringbone block",
    25,
    5,
    0.625,
    "rectangle",
    "micro_bevel",
    "herringbone",
    0,
  ],
  "wood-chevron": ["5 in × 25 in chevron block", 5, 25, 0.625, "rectangle", "micro_bevel", "chevron", 0],
  "laminate-7.6": ["7⅝ in × 50⅝ in, 12 mm", 7.625, 50.625, 0.472, "rectangle", "micro_bevel", "random", 0],
  "laminate-9.5": ["9½ in × 54½ in, 12 mm", 9.5, 54.5, 0.472, "rectangle", "micro_bevel", "random", 0],
  "vinyl-7": ["7 in × 48 in, 5 mm", 7, 48, 0.197, "rectangle", "micro_bevel", "random", 0],
  "vinyl-9": ["9 in × 60 in, 6.5 mm", 9, 60, 0.256, "rectangle", "micro_bevel", "random", 0],
  "vinyl-12x24": ["12 in × 24 in vinyl tile, 5 mm", 24, 12, 0.197, "rectangle", "micro_bevel", "third", 0.06],
  "wood-tile-6x36": ["6 in × 36 in", 6, 36, 0.375, "rectangle", "rectified", "random", 0.0625],
  "wood-tile-8x48": ["8 in × 48 in", 8, 48, 0.375, "rectangle", "rectified", "random", 0.0625],
  "turf-roll": ["15 ft roll", 180, 180, 0.2, "rectangle", "square", "slab", 0],
  "brick-paver": ["4 in × 8 in paver", 8, 4, 2.375, "rectangle", "tumbled", "herringbone", 0.12],
  "brick-paver-running": [
    "4 in × 8 in paver, running bond",
    8,
    4,
    2.375,
    "rectangle",
    "tumbled",
    "brick",
    0.12,
  ],
  "paver-6x9": ["6 in × 9 in paver", 9, 6, 2.375, "rectangle", "tumbled", "brick", 0.12],
  "paver-12x12": ["12 in × 12 in paver", 12, 12, 2, "rectangle", "micro_bevel", "straight", 0.12],
  "paver-16x16": ["16 in × 16 in patio slab", 16, 16, 1.75, "rectangle", "micro_bevel", "straight", 0.15],
  "paver-12x24": ["12 in × 24 in paver", 24, 12, 2.375, "rectangle", "micro_bevel", "brick", 0.12],
  "paver-24x24": [
    "24 in × 24 in porcelain paver, 2 cm",
    24,
    24,
    0.787,
    "rectangle",
    "rectified",
    "straight",
    0.1875,
  ],
  "paver-random": ["three-size random paver", 12, 6, 2.375, "rectangle", "tumbled", "ashlar", 0.12],
  versailles: ["French pattern", 24, 24, 1.25, "rectangle", "tumbled", "versailles", 0.2],
  flagstone: ["irregular flagstone", 22, 22, 1.5, "flagstone", "split", "shape", 0.6],
  cobble: ["4 in × 4 in cobble", 4, 4, 4, "rectangle", "tumbled", "straight", 0.3],
  "coping-12x12": [
    "12 in × 12 in coping, bullnose",
    12,
    12,
    2.25,
    "rectangle",
    "bullnose",
    "straight",
    0.125,
  ],
  "coping-12x24": ["12 in × 24 in coping, eased edge", 24, 12, 2, "rectangle", "eased", "straight", 0.125],
  "coping-14x24": [
    "14 in × 24 in coping, bullnose",
    24,
    14,
    2.25,
    "rectangle",
    "bullnose",
    "straight",
    0.125,
  ],
  "coping-brick": ["4 in × 12 in bullnose brick", 4, 12, 2.25, "rectangle", "bullnose", "straight", 0.25],
  ledger: ["6 in × 24 in ledger panel", 24, 6, 1, "rectangle", "split", "ledger", 0],
  "ledger-tall": ["8 in × 20 in ledger panel", 20, 8, 1.25, "rectangle", "split", "ledger", 0],
  "ashlar-veneer": ["ashlar veneer", 16, 8, 1.5, "rectangle", "split", "ashlar", 0.4],
  "fieldstone-veneer": ["fieldstone veneer", 11, 11, 1.5, "flagstone", "split", "shape", 0.5],
  // a coat has no size of its own; this is the repeat of its texture
  "painted-wall": ["painted wall", 32, 32, 0.004, "rectangle", "square", "slab", 0],
} satisfies Record<string, Row>;

export type FormatId = keyof typeof rows;

const table = new Map<string, Format>(
  (Object.entries(rows) as [FormatId, Row][]).map(([id, row]) => {
    const [label, width_in, height_in, thickness_in, shape, edge, pattern, joint_in] = row;
    return [id, { id, label, piece: { width_in, height_in, thickness_in, shape, edge }, pattern, joint_in }];
  }),
);

/** The format of that id. */
export function formatById(id: FormatId): Format {
  return table.get(id)!;
}
