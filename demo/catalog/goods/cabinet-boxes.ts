import type { GoodsChoice } from "./goods.types.ts";

/** A kind of cabinet as a catalog lists it. Price and weight are those of the size that is photographed. */
export interface CabinetBox {
  child: string;
  label: string;
  title: string;
  noun: string;
  price: number;
  weight_lb: number;
  sizes: readonly GoodsChoice[];
  /** How its sizes are said. */
  widths: readonly string[];
  places: readonly string[];
  inside: readonly string[];
  support: readonly string[];
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 3 + 1 }, (_, at) => from + at * 3);

/** A wider box costs more, though not by its width; half of the price is work. */
const grown = (width: number, usual: number): number => Number((0.46 + (0.54 * width) / usual).toFixed(3));

const byWidth = (widths: readonly number[], usual: number): GoodsChoice[] =>
  widths.map((width_in) => ({
    label: `${width_in} in.`,
    code: String(width_in),
    price: grown(width_in, usual),
    size: { width_in },
  }));

const byWidthAndHeight = (
  widths: readonly number[],
  heights: readonly number[],
  usual: readonly [number, number],
) =>
  heights.flatMap((height_in) =>
    widths.map((width_in) => ({
      label: `${width_in} × ${height_in} in.`,
      code: `${width_in}${height_in}`,
      price: Number((grown(width_in, usual[0]) * grown(height_in, usual[1])).toFixed(3)),
      size: { width_in, height_in },
    })),
  );

const corners = (widths: readonly number[], usual: number, heights?: readonly number[]): GoodsChoice[] =>
  widths.flatMap((width_in) =>
    (heights ?? [0]).map((height_in) => ({
      label: height_in ? `${width_in} × ${height_in} in.` : `${width_in} in.`,
      code: `${width_in}${height_in || ""}`,
      price: Number((grown(width_in, usual) * (height_in ? grown(height_in, 36) : 1)).toFixed(3)),
      size: { width_in, depth_in: width_in, ...(height_in && { height_in }) },
    })),
  );

const drawerRun = [
  "slides carry 90 lb",
  "soft-close slides pull out whole",
  "undermount slides are rated 75 lb",
  "drawers come out without tools",
];
const shelfPins = [
  "steel pins hold each shelf",
  "shelves move by 1-1/4 in.",
  "shelves are 3/4 in. thick",
  "each shelf carries 80 lb",
];
const wallWork = ["a hanging rail takes the load", "two rails take the screws", ...shelfPins.slice(0, 3)];
const kitchens = [
  "galley kitchens",
  "long runs",
  "corner-to-corner runs",
  "pantries and mudrooms",
  "small kitchens",
];
const upper = ["runs over a counter", "both sides of a hood", "low ceilings", "laundry walls", "short walls"];

const wall = (height: number, price: number, weight_lb: number): CabinetBox => ({
  child: "wall-cabinets",
  label: "Wall",
  title: `${height} in. High Wall Cabinet`,
  noun: "wall cabinet",
  price,
  weight_lb,
  sizes: byWidth(steps(9, 42), 30),
  widths: [`in twelve widths, ${height} in. high`, "from 9 to 42 in. wide", "in every three-inch width"],
  places: height === 42 ? ["eight- and nine-foot ceilings", "runs up to the ceiling"] : upper,
  inside:
    height === 30
      ? ["two adjustable shelves", "two shelves on pins"]
      : ["three adjustable shelves", "three shelves on pins"],
  support: wallWork,
});

const islandWork = [
  "drawers outside, doors between",
  "drawer banks at both ends",
  "cupboards between drawers",
];
const seats = [
  "steel brackets carry the overhang",
  "the top may reach 12 in. over",
  "knees have a foot of room",
];

const boxes: Record<string, CabinetBox> = {
  base: {
    child: "base-cabinets",
    label: "Base",
    title: "Base Cabinet",
    noun: "base cabinet",
    price: 212,
    weight_lb: 74,
    sizes: byWidth(steps(9, 48), 24),
    widths: ["in fourteen widths", "from 9 to 48 in. wide", "in every three-inch width"],
    places: kitchens,
    inside: ["a drawer over a cupboard", "one shelf under the drawer", "a drawer and a half-depth shelf"],
    support: [...drawerRun, ...shelfPins.slice(0, 2)],
  },
  drawers: {
    child: "drawer-base-cabinets",
    label: "Drawer base",
    title: "Three-Drawer Base",
    noun: "drawer base",
    price: 322,
    weight_lb: 96,
    sizes: byWidth(steps(12, 36), 30),
    widths: ["in nine widths", "from 12 to 36 in. wide", "up to a yard wide"],
    places: ["pots and plates", "the side of a range", "an island's cook side", "flatware and linens"],
    inside: ["one shallow drawer, two deep ones", "three dovetailed drawers", "three maple drawers"],
    support: drawerRun,
  },
  pots: {
    child: "drawer-base-cabinets",
    label: "Drawer base",
    title: "Two-Drawer Pot Base",
    noun: "pot drawer base",
    price: 338,
    weight_lb: 98,
    sizes: byWidth([24, 27, 30, 33, 36], 36),
    widths: ["in five widths", "from 24 to 36 in. wide"],
    places: ["stock pots", "the space below a cooktop", "mixers and pans"],
    inside: ["two deep drawers", "two drawers 13 in. deep", "two dovetailed drawers"],
    support: drawerRun,
  },
  "four-drawers": {
    child: "drawer-base-cabinets",
    label: "Drawer base",
    title: "Four-Drawer Base",
    noun: "four-drawer base",
    price: 306,
    weight_lb: 84,
    sizes: byWidth([12, 15, 18, 21, 24], 18),
    widths: ["in five widths", "from 12 to 24 in. wide"],
    places: ["flatware and tools", "the end of an island", "a desk in the kitchen", "linens and wraps"],
    inside: ["two shallow drawers, two deep ones", "four dovetailed drawers", "four maple drawers"],
    support: drawerRun,
  },
  blind: {
    child: "corner-cabinets",
    label: "Corner",
    title: "Blind Corner Base",
    noun: "blind corner base",
    price: 304,
    weight_lb: 94,
    sizes: byWidth([39, 42, 45], 42),
    widths: ["in three widths", "from 39 to 45 in. wide"],
    places: ["inner corners", "corners where a door must clear", "L- and U-shaped kitchens"],
    inside: ["one deep shelf into the corner", "a drawer over a deep cupboard"],
    support: [
      "the blind side takes a 3 in. filler",
      "a swing-out fits later",
      "it may be pulled from the wall",
    ],
  },
  "full-door": {
    child: "base-cabinets",
    label: "Base",
    title: "Full-Height Door Base",
    noun: "full-height door base",
    price: 196,
    weight_lb: 68,
    sizes: byWidth([24, 27, 30, 33, 36], 24),
    widths: ["in five widths", "from 24 to 36 in. wide"],
    places: ["trays and cutting boards", "tall pots", "islands", "laundry rooms"],
    inside: ["two adjustable shelves", "one half-depth shelf", "two shelves on pins"],
    support: shelfPins,
  },
  sink: {
    child: "sink-base-cabinets",
    label: "Sink base",
    title: "Sink Base",
    noun: "sink base",
    price: 226,
    weight_lb: 70,
    sizes: byWidth([24, 27, 30, 33, 36, 39, 42], 36),
    widths: ["in seven widths", "from 24 to 42 in. wide"],
    places: ["undermount sinks", "a window over the sink", "double bowls", "islands with a prep sink"],
    inside: ["room for trap and disposer", "no shelf in the way of pipes", "a back left open for pipes"],
    support: [
      "a mat tray may lie below",
      "the false front is fixed",
      "both rails take sink clips",
      "the floor is sealed",
    ],
  },
  "apron-sink": {
    child: "sink-base-cabinets",
    label: "Sink base",
    title: "Apron Sink Base",
    noun: "apron-front sink base",
    price: 268,
    weight_lb: 72,
    sizes: byWidth([30, 33, 36], 36),
    widths: ["in three widths", "from 30 to 36 in. wide"],
    places: ["farmhouse sinks", "fireclay sinks", "aprons up to 10 in."],
    inside: ["a ledge for the sink's weight", "side cleats for 200 lb", "doors below the apron"],
    support: ["the apron space is cut on site", "cleats carry a filled sink", "the floor is sealed"],
  },
  corner: {
    child: "corner-cabinets",
    label: "Corner",
    title: "Lazy Susan Corner Base",
    noun: "corner base",
    price: 388,
    weight_lb: 102,
    sizes: corners([33, 36], 36),
    widths: ["for 33 or 36 in. of wall", "33 or 36 in. each way"],
    places: ["inner corners", "L- and U-shaped kitchens", "the corner by the range"],
    inside: ["two turning trays", "two wood trays on a post", "trays with a metal rim"],
    support: ["trays carry 70 lb each", "a detent finds the front", "both doors fold as one"],
  },
  "wall-corner": {
    child: "corner-cabinets",
    label: "Corner",
    title: "Corner Wall Cabinet",
    noun: "corner wall cabinet",
    price: 246,
    weight_lb: 58,
    sizes: corners([24], 24, [30, 36, 42]),
    widths: ["24 in. each way", "in three heights"],
    places: ["inner corners", "the corner over a mixer", "L- and U-shaped kitchens"],
    inside: ["shelves cut to the corner", "L-shaped shelves"],
    support: wallWork,
  },
  "wall-30": wall(30, 158, 48),
  "wall-36": wall(36, 182, 56),
  "wall-42": wall(42, 208, 65),
  "wall-glass": {
    ...wall(36, 262, 62),
    title: "Glass-Door Wall Cabinet",
    noun: "glass-door wall cabinet",
    sizes: byWidthAndHeight([15, 18, 24, 30, 36], [30, 36, 42], [30, 36]),
    widths: ["in five widths, three heights", "15 to 36 in. wide"],
    places: ["glasses and bowls", "the ends of a run", "both sides of a window"],
    inside: ["shelves in the outside finish", "an inside finished like the outside"],
  },
  "wall-open": {
    ...wall(30, 132, 34),
    title: "Open Wall Shelf Cabinet",
    noun: "open wall cabinet",
    sizes: byWidthAndHeight([12, 18, 24, 30, 36], [30, 36], [30, 30]),
    widths: ["in five widths, two heights", "12 to 36 in. wide"],
    places: ["plates in daily use", "cookbooks", "the end of a run"],
    inside: ["fixed shelves", "shelves finished all round"],
  },
  "wall-short": {
    ...wall(18, 124, 34),
    title: "Bridge Wall Cabinet",
    noun: "bridge cabinet",
    sizes: byWidthAndHeight([24, 30, 33, 36], [12, 15, 18, 24], [30, 18]),
    widths: ["in four widths, four heights", "24 to 36 in. wide"],
    places: ["the space over a refrigerator", "microwaves and hoods", "soffits"],
    inside: ["one clear space", "an undivided space"],
    support: wallWork,
  },
  open: {
    child: "base-cabinets",
    label: "Base",
    title: "Open Shelf Base",
    noun: "open base cabinet",
    price: 178,
    weight_lb: 52,
    sizes: byWidth([9, 12, 15, 18, 24], 18),
    widths: ["in five widths", "from 9 to 24 in. wide"],
    places: ["baskets and trays", "an island's end", "cookbooks"],
    inside: ["two shelves", "shelves finished all round"],
    support: shelfPins,
  },
  trash: {
    child: "base-cabinets",
    label: "Base",
    title: "Trash Pull-Out Base",
    noun: "trash pull-out base",
    price: 342,
    weight_lb: 80,
    sizes: byWidth([15, 18, 21], 18),
    widths: ["in three widths", "from 15 to 21 in. wide"],
    places: ["the side of a sink", "prep islands"],
    inside: ["two 35-quart bins", "bins on one wide slide"],
    support: ["slides carry 100 lb", "a nudge opens it", "bins lift out to rinse"],
  },
  pantry: {
    child: "tall-cabinets",
    label: "Tall",
    title: "Tall Pantry Cabinet",
    noun: "pantry cabinet",
    price: 468,
    weight_lb: 158,
    sizes: byWidthAndHeight([18, 24, 30, 36], [84, 90, 96], [24, 90]),
    widths: ["in four widths, three heights", "18 to 36 in. wide"],
    places: ["dry goods", "the end of a run", "a wall beside the refrigerator"],
    inside: ["five adjustable shelves", "four shelves and a fixed one"],
    support: [...shelfPins, "two boxes bolt together"],
  },
  utility: {
    child: "tall-cabinets",
    label: "Tall",
    title: "Tall Utility Cabinet",
    noun: "utility cabinet",
    price: 412,
    weight_lb: 136,
    sizes: byWidthAndHeight([15, 18, 24], [84, 90, 96], [18, 90]),
    widths: ["in three widths, three heights", "15 to 24 in. wide"],
    places: ["brooms and boards", "mudrooms", "laundry rooms"],
    inside: ["one top shelf, hooks below", "a clear space for brooms"],
    support: ["one door from toe to top", "hooks are in the carton", "a vent slot is cut in back"],
  },
  oven: {
    child: "tall-cabinets",
    label: "Tall",
    title: "Tall Oven Cabinet",
    noun: "oven cabinet",
    price: 512,
    weight_lb: 150,
    sizes: byWidthAndHeight([30, 33], [84, 90, 96], [30, 90]),
    widths: ["30 or 33 in. wide", "in two widths, three heights"],
    places: ["single wall ovens", "an oven at arm's height", "oven and microwave in one column"],
    inside: ["two drawers below the oven", "drawers below, doors above"],
    support: ["the shelf carries 250 lb", "the opening is cut on site", "heat shields are included"],
  },
  "double-oven": {
    child: "tall-cabinets",
    label: "Tall",
    title: "Tall Double Oven Cabinet",
    noun: "double oven cabinet",
    price: 534,
    weight_lb: 152,
    sizes: byWidthAndHeight([30, 33], [84, 90, 96], [30, 90]),
    widths: ["30 or 33 in. wide", "in two widths, three heights"],
    places: ["double wall ovens", "big holiday kitchens", "a baker's wall"],
    inside: ["one drawer below the ovens", "a drawer below, doors above"],
    support: ["the shelf carries 300 lb", "the opening is cut on site", "heat shields are included"],
  },
  island: {
    child: "kitchen-islands",
    label: "Island",
    title: "Island with Seating",
    noun: "island",
    price: 1480,
    weight_lb: 340,
    sizes: byWidth([48, 60, 72, 84, 96], 72),
    widths: ["in five lengths", "from 48 to 96 in. long"],
    places: ["two to four stools", "open kitchens", "a cook and company"],
    inside: islandWork,
    support: seats,
  },
  "farm-island": {
    child: "kitchen-islands",
    label: "Island",
    title: "Farm Table Island",
    noun: "island on turned legs",
    price: 1720,
    weight_lb: 356,
    sizes: byWidth([60, 72, 84, 96], 72),
    widths: ["in four lengths", "from 60 to 96 in. long"],
    places: ["three or four stools", "farm kitchens", "baking days"],
    inside: islandWork,
    support: [
      "turned legs carry the overhang",
      "the top may reach 15 in. over",
      "legs are 3-1/2 in. square above",
    ],
  },
  peninsula: {
    child: "kitchen-islands",
    label: "Peninsula",
    title: "Peninsula with Seating",
    noun: "peninsula",
    price: 1290,
    weight_lb: 290,
    sizes: byWidth([48, 60, 72], 60),
    widths: ["in three lengths", "from 48 to 72 in. long"],
    places: ["kitchens open to a dining room", "two or three stools", "G-shaped kitchens"],
    inside: islandWork,
    support: [...seats, "one end meets the wall"],
  },
};

/** The box of a cabinet design by its id: `cabinet-wall-30-shaker`. Throws for a design that no catalog lists. */
export function boxOf(designId: string): CabinetBox {
  const key = designId
    .replace(/^cabinet-/, "")
    .replace(/-(slim-shaker|shaker|slab|raised|beadboard|reeded)$/, "");
  const box = boxes[key];
  if (!box) throw new Error(`no such cabinet: ${designId}`);
  return box;
}
