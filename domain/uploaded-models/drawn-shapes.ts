import type { ModelStands } from "../../contract/vendor-files.ts";
import type { ItemSize } from "./size.ts";

/** A shape that the marketplace draws, for products without a model of their own. */
export interface DrawnShape {
  id: string;
  label: string;
  kind: string;
  stands: ModelStands;
  params: Readonly<Record<string, string | number | boolean>>;
  /** Where the product says no size of its own. */
  size: ItemSize;
  /** The usual first. */
  finishes: readonly string[];
}

const paints = ["white", "warm-white", "sage", "navy", "greige", "charcoal", "white-oak", "walnut"];
const metals = ["chrome", "brushed-nickel", "matte-black", "brushed-gold", "stainless"];
const woods = ["white-oak", "walnut", "espresso", "black-oak"];
const cloths = ["linen-oat", "linen-white", "tweed-gray", "boucle-ivory", "leather-cognac", "velvet-navy"];

type Row = [
  id: string,
  label: string,
  kind: string,
  stands: ModelStands,
  size: [width_in: number, depth_in: number, height_in: number],
  finishes: readonly string[],
  params: DrawnShape["params"],
];

const vanity = { front: "shaker", base: "toekick", top: "quartz", sink: "undermount-rect", pull: "bar" };
const cabinet = { door: "shaker" };
const toilet = { bowl: "elongated", rim: 16.5, seat: "slim" };

const rows: readonly Row[] = [
  ["vanity", "Vanity with doors", "vanity", "floor", [31, 22, 35], paints, { ...vanity, layout: "doors" }],
  [
    "vanity-double",
    "Double vanity",
    "vanity",
    "floor",
    [61, 22, 35],
    paints,
    { ...vanity, layout: "double", bowls: 2 },
  ],
  [
    "toilet",
    "Toilet, two pieces",
    "toilet",
    "floor",
    [17.4, 28.6, 30.4],
    ["white", "biscuit"],
    { ...toilet, form: "two-piece", tank: "tapered", flush: "lever", seat: "closed" },
  ],
  [
    "toilet-one",
    "Toilet, one piece",
    "toilet",
    "floor",
    [15, 27.8, 28.2],
    ["white"],
    { ...toilet, form: "one-piece", tank: "flow", flush: "top", skirt: true },
  ],
  [
    "sink-pedestal",
    "Pedestal sink",
    "lavatory",
    "floor",
    [24, 19.5, 34],
    ["white"],
    { form: "pedestal", bowl: "oval", holes: "three" },
  ],
  [
    "tub-oval",
    "Freestanding tub, oval",
    "tub",
    "floor",
    [59, 29.5, 23],
    ["white", "matte-white"],
    { form: "oval", flare: 0.82, ends: "even", rim: 0.8 },
  ],
  [
    "tub-rect",
    "Freestanding tub, rectangular",
    "tub",
    "floor",
    [63, 29, 22.5],
    ["white", "matte-white"],
    { form: "rect", flare: 0.97, corner: 3, rim: 1.4 },
  ],
  [
    "tub-alcove",
    "Alcove tub",
    "tub",
    "floor",
    [60, 30, 18],
    ["white"],
    { form: "alcove", apron: "panel", drain: "left" },
  ],
  [
    "mirror-rect",
    "Mirror, rectangular",
    "mirror",
    "wall",
    [24, 1, 36],
    [...metals, ...woods],
    { form: "rect", frame_in: 0.5, corner_in: 0.1 },
  ],
  [
    "mirror-round",
    "Mirror, round",
    "mirror",
    "wall",
    [24, 1, 24],
    [...metals, ...woods],
    { form: "round", frame_in: 0.4 },
  ],
  [
    "base-cabinet",
    "Base cabinet",
    "base_cabinet",
    "floor",
    [24, 24, 34.5],
    paints,
    { ...cabinet, form: "base", layout: "drawer-door" },
  ],
  [
    "wall-cabinet",
    "Wall cabinet",
    "wall_cabinet",
    "wall",
    [30, 12, 30],
    paints,
    { ...cabinet, form: "wall", layout: "wall-door" },
  ],
  [
    "tall-cabinet",
    "Tall cabinet",
    "tall_cabinet",
    "floor",
    [24, 24, 90],
    paints,
    { ...cabinet, form: "tall", layout: "pantry" },
  ],
  [
    "range",
    "Range",
    "range",
    "floor",
    [29.9, 28.2, 36],
    ["stainless", "matte-black", "white"],
    { fuel: "gas", control: "front", burners: 5 },
  ],
  [
    "refrigerator",
    "Refrigerator",
    "refrigerator",
    "floor",
    [35.8, 33.6, 70],
    ["stainless", "matte-black", "white"],
    { doors: "french", handle: "bar" },
  ],
  [
    "dishwasher",
    "Dishwasher",
    "dishwasher",
    "floor",
    [23.8, 25.4, 34],
    ["stainless", "matte-black", "white"],
    { control: "top", handle: "bar" },
  ],
  ["hood", "Range hood", "hood", "wall", [30, 19.7, 34], ["stainless", "matte-black"], { form: "pyramid" }],
  [
    "sofa",
    "Sofa",
    "sofa",
    "floor",
    [84, 38, 34],
    cloths,
    { form: "track", seats: 3, arm: "track", legs: "block", wood: "walnut" },
  ],
  [
    "sectional",
    "Sectional",
    "sofa",
    "floor",
    [112, 66, 33],
    cloths,
    { form: "sectional", side: "right", seats: 2, arm: "track", wood: "espresso" },
  ],
  ["armchair", "Armchair", "chair", "floor", [29, 29, 31], cloths, { form: "lounge", wood: "walnut" }],
  [
    "dining-chair",
    "Dining chair",
    "chair",
    "floor",
    [20, 24, 33],
    cloths,
    { form: "dining", wood: "white-oak" },
  ],
  [
    "bench",
    "Bench",
    "chair",
    "floor",
    [54, 18, 18.5],
    cloths,
    { form: "bench", top: "padded", legs: "tapered", wood: "walnut" },
  ],
  ["ottoman", "Ottoman", "chair", "floor", [26, 26, 17], cloths, { form: "ottoman", wood: "walnut" }],
  ["stool", "Stool", "stool", "floor", [17.5, 15.5, 26.4], woods, { form: "saddle", seat_in: 26 }],
  ["dining-table", "Dining table", "table", "floor", [84, 38, 30], woods, { form: "dining", legs: "square" }],
  [
    "coffee-table",
    "Coffee table",
    "low_table",
    "floor",
    [48, 24, 16.5],
    woods,
    { form: "rect", legs: "splayed", shelf: false },
  ],
  [
    "media",
    "Media console",
    "media",
    "floor",
    [72, 17, 24],
    woods,
    { form: "console", bays: "dddd", front: "fluted", legs: "plinth", pull: "none" },
  ],
  ["bookcase", "Bookcase", "media", "floor", [36, 13, 76], woods, { form: "bookcase", shelves: 5 }],
  ["bed", "Upholstered bed", "bed", "floor", [65, 86, 46], cloths, { form: "upholstered", head: "plain" }],
  [
    "pendant",
    "Pendant light",
    "light",
    "ceiling",
    [16, 16, 28],
    [...metals, "white", "aged-brass"],
    { form: "pendant", shade: "dome", shade_h: 8, drop: 18 },
  ],
  [
    "sconce",
    "Wall light",
    "light",
    "wall",
    [6, 7.4, 9],
    metals,
    { form: "sconce", shade: "globe-opal", arms: 1 },
  ],
  ["towel-bar", "Towel bar", "accessory", "wall", [26.2, 3, 2.2], metals, { form: "towel-bar" }],
];

export const drawnShapes: readonly DrawnShape[] = rows.map(
  ([id, label, kind, stands, [width_in, depth_in, height_in], finishes, params]) => ({
    ...{ id, label, kind, stands, finishes, params },
    size: { width_in, depth_in, height_in },
  }),
);

const byId = new Map(drawnShapes.map((shape) => [shape.id, shape]));

export const drawnShape = (id: string): DrawnShape | undefined => byId.get(id);

const start = "shape:";

/** What a product's model says of its design where a vendor chose one of these shapes. */
export const designOfShape = (id: string): string => start + id;

export const shapeOfDesign = (design: string | undefined): DrawnShape | undefined =>
  design?.startsWith(start) ? drawnShape(design.slice(start.length)) : undefined;
