import type { ColorFamily, LookRow } from "../look.ts";
import type { Hex, LedgestoneBody } from "../material.ts";
import { brick as brickSold, concretePaver, ledger, turf as turfSold, veneer } from "./sold-as.ts";

type Turf = [
  id: string,
  label: string,
  family: ColorFamily,
  blades: Hex[],
  pile_in: number,
  thatch: number,
  nap: number,
  words: readonly string[],
];

const turfs: Turf[] = [
  [
    "turf-fescue",
    "Fescue lawn turf",
    "green",
    ["#4b6b2e", "#5d7f39", "#3d5a27", "#6f8f49"],
    1.75,
    0.5,
    0.5,
    ["landscape turf", "field green and olive blades", "tan thatch layer"],
  ],
  [
    "turf-bermuda",
    "Bermuda lawn turf",
    "green",
    ["#55762f", "#6a8c3c", "#7b9a50", "#48662a"],
    1.4,
    0.35,
    0.5,
    ["landscape turf", "bright bermuda green", "soft W-shaped blades"],
  ],
  [
    "turf-emerald",
    "Emerald lawn turf",
    "green",
    ["#356a33", "#447d40", "#2b572b", "#57914f"],
    1.6,
    0.3,
    0.5,
    ["landscape turf", "deep emerald", "dense face weight"],
  ],
  [
    "turf-olive",
    "Olive lawn turf",
    "green",
    ["#5c6a33", "#70793f", "#4b5829", "#848a52"],
    1.9,
    0.65,
    0.6,
    ["landscape turf", "olive and lime mix", "full natural thatch"],
  ],
  [
    "turf-spring",
    "Spring lawn turf",
    "green",
    ["#6a9440", "#7da852", "#588034", "#93b868"],
    1.5,
    0.25,
    0.5,
    ["landscape turf", "spring green", "light thatch"],
  ],
  [
    "turf-pet",
    "Pet turf",
    "green",
    ["#4a7434", "#5c8840", "#3d632c"],
    1.1,
    0.2,
    0.4,
    ["pet turf", "short dense pile", "flow-through backing"],
  ],
  [
    "turf-putting",
    "Putting green",
    "green",
    ["#3d6a34", "#477a3c", "#33592d"],
    0.5,
    0,
    0.15,
    ["putting green", "tight textured nylon", "true ball roll"],
  ],
  [
    "turf-play",
    "Play-area turf",
    "green",
    ["#4d7f3a", "#5f9247", "#427031"],
    1.25,
    0.3,
    0.4,
    ["play turf", "resilient nylon blend", "pairs with shock pad"],
  ],
  [
    "turf-winter",
    "Winter-dormant turf",
    "beige",
    ["#8a8650", "#a19a62", "#71723f", "#b5aa78"],
    1.6,
    0.8,
    0.6,
    ["landscape turf", "late-season tan and green", "low-water garden look"],
  ],
];

export const turfLooks: LookRow[] = turfs.map(
  ([id, label, colorFamily, blades, pile_in, thatch, nap, words]) => ({
    id,
    label,
    colorFamily,
    words,
    sold: turfSold,
    finishes: ["natural"],
    body: {
      family: "turf",
      colors: { blades, thatch: "#9a8a58", backing: pile_in < 0.7 ? "#2b4a26" : "#26281f" },
      pile_in,
      density: 0.8,
      thatch,
      nap,
      blade_in: id === "turf-putting" ? 0.03 : 0.05,
    },
    variation: { tint: 0 },
  }),
);

type Paver = [
  id: string,
  label: string,
  family: ColorFamily,
  blend: Hex[],
  sand: Hex,
  words: readonly string[],
];

const pavers: Paver[] = [
  [
    "paver-granite-blend",
    "Granite blend paver",
    "gray",
    ["#9a9a98", "#7f8081", "#66686a", "#aeadaa"],
    "#8a8984",
    ["concrete paver", "three-tone gray blend", "tumbled edge"],
  ],
  [
    "paver-charcoal",
    "Charcoal paver",
    "black",
    ["#545658", "#46484a", "#626466"],
    "#6b6a67",
    ["concrete paver", "charcoal", "borders and driveways"],
  ],
  [
    "paver-sandstone-blend",
    "Sandstone blend paver",
    "beige",
    ["#c5ae8c", "#b39670", "#d2c1a4", "#a3825d"],
    "#b09a7a",
    ["concrete paver", "cream, tan and brown blend", "tumbled edge"],
  ],
  [
    "paver-harvest-blend",
    "Harvest blend paver",
    "red",
    ["#a9694c", "#8b5542", "#bd8662", "#6f4b40"],
    "#9b8068",
    ["concrete paver", "red, brown and charcoal flashing", "colonial look"],
  ],
  [
    "paver-cream",
    "Cream paver",
    "white",
    ["#d5cbb9", "#c9bda8", "#ded6c7"],
    "#c0b49d",
    ["concrete paver", "cream", "stays cool in sun"],
  ],
  [
    "paver-riverstone",
    "Riverstone blend paver",
    "brown",
    ["#8f8172", "#a5998a", "#74685b", "#b5ab9e"],
    "#948878",
    ["concrete paver", "taupe and gray blend", "textured face"],
  ],
  [
    "paver-bluff",
    "Bluff blend paver",
    "gold",
    ["#bd9e6c", "#a68452", "#cfb88f", "#927347"],
    "#ae9468",
    ["concrete paver", "gold and brown blend", "tumbled edge"],
  ],
];

export const paverLooks: LookRow[] = pavers.map(([id, label, colorFamily, blend, sand, words]) => ({
  id,
  label,
  colorFamily,
  words,
  grout: sand,
  sold: concretePaver,
  finishes: ["textured", "tumbled"],
  body: {
    family: "paver",
    colors: { blend, aggregate: ["#3d3b38", "#d6d0c4", "#8b857b"] },
    flash: 0.6,
    aggregate: 0.5,
    aggregate_in: 0.07,
    texture: 0.6,
  },
  variation: { tint: 0.5, tilt_deg: 0.4 },
}));

const bricks: Paver[] = [
  [
    "brick-red",
    "Red clay brick paver",
    "red",
    ["#98513b", "#a8614a", "#864431", "#b4735a"],
    "#a3907c",
    ["fired clay paver", "range of reds", "color through the body"],
  ],
  [
    "brick-old-chicago",
    "Old Chicago brick paver",
    "red",
    ["#b5796a", "#c79a85", "#9a5b4c", "#d7b9a3"],
    "#b8a793",
    ["reclaimed-look clay", "rose, cream and mortar smear", "antique edges"],
  ],
  [
    "brick-ironspot",
    "Ironspot clay paver",
    "brown",
    ["#4d3a34", "#5f463c", "#3d302c"],
    "#7b6c60",
    ["fired clay paver", "dark ironspot", "metallic flecks"],
  ],
  [
    "brick-buff",
    "Buff clay brick paver",
    "beige",
    ["#c9a77c", "#b9946a", "#d6bb94"],
    "#b9a68a",
    ["fired clay paver", "buff", "garden paths"],
  ],
  [
    "brick-clinker-gray",
    "Gray clinker brick paver",
    "gray",
    ["#77726d", "#8a857f", "#625e5a"],
    "#8c867e",
    ["hard-fired clinker", "gray flashing", "modern courtyards"],
  ],
];

export const brickLooks: LookRow[] = bricks.map(([id, label, colorFamily, blend, sand, words]) => ({
  id,
  label,
  colorFamily,
  words,
  grout: sand,
  sold: brickSold,
  finishes: ["natural", "tumbled"],
  body: {
    family: "brick",
    colors: { blend, scorch: "#35251f", lime: "#d8cdbd" },
    flash: id === "brick-ironspot" ? 0.9 : 0.5,
    sand: 0.6,
    lime: id === "brick-old-chicago" ? 0.7 : 0.1,
  },
  variation: { tint: 0.6, tilt_deg: 0.5 },
}));

type Stacked = [
  id: string,
  label: string,
  family: ColorFamily,
  blend: Hex[],
  stain: Hex,
  traits: Omit<LedgestoneBody, "family" | "colors">,
  words: readonly string[],
];

const quartzitic = { depth_in: 0.7, split: 0.8, stain: 0.2, strata: 0.3, sparkle: 0.7 };
const slaty = { depth_in: 0.6, split: 0.6, stain: 0.6, strata: 0.8, sparkle: 0.2 };
const soft = { depth_in: 0.5, split: 0.5, stain: 0.25, strata: 0.5, sparkle: 0.05 };

const ledgers: Stacked[] = [
  [
    "ledger-arctic-white",
    "Arctic White ledger",
    "white",
    ["#dddbd6", "#cdcbc6", "#e8e6e2", "#bfbdb9"],
    "#b3a68f",
    quartzitic,
    ["split-face quartzite", "glacial white with sparkle", "interlocking panel"],
  ],
  [
    "ledger-alaska-gray",
    "Alaska Gray ledger",
    "gray",
    ["#8f9294", "#a8abac", "#75797b", "#bdbebd"],
    "#8a8172",
    quartzitic,
    ["split-face quartzite", "light and dark gray bands", "interlocking panel"],
  ],
  [
    "ledger-golden-honey",
    "Golden Honey ledger",
    "gold",
    ["#c9a468", "#ddc69a", "#a98249", "#b9b2a4"],
    "#9a5f2c",
    { ...quartzitic, stain: 0.6 },
    ["split-face quartzite", "honey, cream and rust", "interlocking panel"],
  ],
  [
    "ledger-charcoal-rust",
    "Charcoal Rust ledger",
    "multi",
    ["#54524f", "#6b645b", "#8f6a45", "#3f3e3e"],
    "#a45c2b",
    slaty,
    ["natural cleft slate", "charcoal with rust bloom", "interlocking panel"],
  ],
  [
    "ledger-carbon",
    "Carbon ledger",
    "black",
    ["#3d3f41", "#4a4c4f", "#303234"],
    "#5a5750",
    { ...slaty, stain: 0.15 },
    ["split-face basalt-black slate", "even charcoal", "interlocking panel"],
  ],
  [
    "ledger-silver-travertine",
    "Silver Travertine ledger",
    "gray",
    ["#b3aea5", "#9a948a", "#c6c2b9", "#857e74"],
    "#8a7a63",
    { ...soft, strata: 0.8 },
    ["split-face travertine", "silver, taupe and cream strata", "interlocking panel"],
  ],
  [
    "ledger-roman-beige",
    "Roman Beige ledger",
    "beige",
    ["#d6c5a8", "#c7b291", "#e2d6c0", "#b79d78"],
    "#a9865a",
    soft,
    ["split-face travertine", "beige and cream", "interlocking panel"],
  ],
  [
    "ledger-sierra-blue",
    "Sierra Blue ledger",
    "blue",
    ["#6f7f88", "#85939a", "#5a6a74", "#98a3a6"],
    "#8b8271",
    { ...quartzitic, sparkle: 0.4 },
    ["split-face quartzite", "blue-gray", "interlocking panel"],
  ],
  [
    "ledger-sedona",
    "Sedona Multi ledger",
    "red",
    ["#b07a5a", "#c99a78", "#8e5742", "#d5b89b"],
    "#7a3c26",
    slaty,
    ["split-face sandstone", "rose, tan and brick", "interlocking panel"],
  ],
  [
    "ledger-coastal-gray",
    "Coastal Gray ledger",
    "gray",
    ["#a5a5a0", "#8d8f8d", "#bdbbb4", "#78797a"],
    "#7d6f58",
    { ...slaty, stain: 0.25 },
    ["natural cleft sandstone", "driftwood grays", "interlocking panel"],
  ],
];

const veneers: Stacked[] = [
  [
    "veneer-fieldstone-gray",
    "Gray fieldstone veneer",
    "gray",
    ["#8d8c88", "#a7a49d", "#737370", "#9c9182"],
    "#7f6a4d",
    { ...soft, depth_in: 0.8 },
    ["natural thin veneer", "weathered fieldstone", "mortared joint"],
  ],
  [
    "veneer-limestone-buff",
    "Buff limestone veneer",
    "beige",
    ["#d0bd9b", "#c2aa82", "#ddcfb4", "#b29a74"],
    "#a07b4c",
    soft,
    ["sawn-height limestone", "buff and cream", "mortared ashlar"],
  ],
  [
    "veneer-castle-brown",
    "Castle brown veneer",
    "brown",
    ["#8b7561", "#a08b75", "#6f5b4a", "#b3a390"],
    "#5e4530",
    { ...soft, depth_in: 0.8 },
    ["natural thin veneer", "brown and tan", "mortared joint"],
  ],
  [
    "veneer-granite-mosaic",
    "New England granite veneer",
    "multi",
    ["#9b9a96", "#7b7c7d", "#b59b7c", "#6a5d50"],
    "#8a5f36",
    { ...soft, sparkle: 0.3, depth_in: 0.8 },
    ["natural thin veneer", "gray, tan and rust granite", "mosaic of shapes"],
  ],
];

function stackedRow(row: Stacked, sold: LookRow["sold"], grout?: Hex): LookRow {
  const [id, label, colorFamily, blend, stain, traits, words] = row;
  return {
    id,
    label,
    colorFamily,
    words,
    sold,
    finishes: ["split_face"],
    body: { family: "ledgestone", colors: { blend, stain }, ...traits },
    variation: { tint: 0.6, tilt_deg: 1.2 },
    ...(grout ? { grout } : {}),
  };
}

export const stackedStoneLooks: LookRow[] = [
  ...ledgers.map((row) => stackedRow(row, ledger)),
  ...veneers.map((row) => stackedRow(row, veneer, "#b5aea2")),
];
