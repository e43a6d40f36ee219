import type { Finish } from "../finishes.ts";
import type { FormatId } from "../formats.ts";
import type { ColorFamily, LookRow } from "../look.ts";
import type { CeramicBody, EncausticBody, Hex, Motif } from "../material.ts";
import {
  encaustic as encausticSold,
  glass as glassSold,
  handmade,
  pebble as pebbleSold,
  porcelainMosaic,
  subway,
  zellige as zelligeSold,
} from "./sold-as.ts";

function ceramic(
  glaze: Hex,
  thin: Hex,
  rest: Partial<Omit<CeramicBody, "family" | "colors">> = {},
): CeramicBody {
  return {
    family: "ceramic",
    colors: { glaze, thin },
    undulation: 0.12,
    crackle: 0,
    speckle: 0,
    form: "flat",
    ...rest,
  };
}

type Tile = [
  id: string,
  label: string,
  family: ColorFamily,
  glaze: Hex,
  thin: Hex,
  grout: Hex,
  words: readonly string[],
];

const glossyOrMatte: readonly Finish[] = ["glossy", "matte"];

const subwayTiles: Tile[] = [
  [
    "subway-white",
    "Bright white ceramic",
    "white",
    "#f0f0ed",
    "#f4f3f0",
    "#c6c4be",
    ["glazed wall tile", "bright white", "timeless subway"],
  ],
  [
    "subway-bone",
    "Bone ceramic",
    "beige",
    "#e5ddcd",
    "#ece5d8",
    "#d2c9b8",
    ["glazed wall tile", "warm bone", "soft against wood"],
  ],
  [
    "subway-biscuit",
    "Biscuit ceramic",
    "beige",
    "#d9cab2",
    "#e3d7c3",
    "#c9bca5",
    ["glazed wall tile", "biscuit", "classic kitchen tone"],
  ],
  [
    "subway-dove",
    "Dove gray ceramic",
    "gray",
    "#c3c4c2",
    "#cfd0ce",
    "#b3b4b2",
    ["glazed wall tile", "dove gray", "clean and cool"],
  ],
  [
    "subway-smoke",
    "Smoke gray ceramic",
    "gray",
    "#8e9192",
    "#9b9e9f",
    "#a9aaa9",
    ["glazed wall tile", "smoke gray", "tonal grout option"],
  ],
  [
    "subway-charcoal",
    "Charcoal ceramic",
    "gray",
    "#46494b",
    "#54575a",
    "#6b6d6e",
    ["glazed wall tile", "charcoal", "graphic lines with light grout"],
  ],
  [
    "subway-black",
    "Black ceramic",
    "black",
    "#1c1d1f",
    "#292a2d",
    "#4b4c4d",
    ["glazed wall tile", "gloss black", "strong reflection"],
  ],
  [
    "subway-navy",
    "Navy ceramic",
    "blue",
    "#23344e",
    "#31486a",
    "#b9bbbb",
    ["glazed wall tile", "deep navy", "brass loves it"],
  ],
  [
    "subway-sky",
    "Sky blue ceramic",
    "blue",
    "#a7bfcb",
    "#b9ced8",
    "#d3d5d4",
    ["glazed wall tile", "pale sky blue", "coastal"],
  ],
  [
    "subway-teal",
    "Teal ceramic",
    "green",
    "#2f6a6b",
    "#3f8081",
    "#c3c6c3",
    ["glazed wall tile", "deep teal", "saturated glaze"],
  ],
  [
    "subway-sage",
    "Sage ceramic",
    "green",
    "#a3ad97",
    "#b3bca8",
    "#d2d1c8",
    ["glazed wall tile", "sage green", "botanical calm"],
  ],
  [
    "subway-emerald",
    "Emerald ceramic",
    "green",
    "#1f5742",
    "#2f6e55",
    "#c5c7c1",
    ["glazed wall tile", "emerald", "jewel-tone glaze"],
  ],
  [
    "subway-blush",
    "Blush ceramic",
    "pink",
    "#dcbcb0",
    "#e6ccc2",
    "#ddd3cb",
    ["glazed wall tile", "blush", "soft warmth"],
  ],
  [
    "subway-terracotta",
    "Terracotta glaze ceramic",
    "red",
    "#ae5f43",
    "#bf7558",
    "#d0c3b5",
    ["glazed wall tile", "burnt terracotta", "sun-baked tone"],
  ],
  [
    "subway-mustard",
    "Mustard ceramic",
    "gold",
    "#c5973f",
    "#d2aa5a",
    "#d8d0bd",
    ["glazed wall tile", "mustard", "mid-century accent"],
  ],
  [
    "subway-plum",
    "Plum ceramic",
    "red",
    "#553445",
    "#684457",
    "#b9afae",
    ["glazed wall tile", "plum", "moody powder room"],
  ],
];

const handmadeTiles: Tile[] = [
  [
    "handmade-milk",
    "Milk handcrafted ceramic",
    "white",
    "#e9e6de",
    "#f1eee8",
    "#d2cec5",
    ["handcrafted look", "rippled face and soft edges", "milky white glaze"],
  ],
  [
    "handmade-fern",
    "Fern handcrafted ceramic",
    "green",
    "#78896b",
    "#95a388",
    "#cfcabd",
    ["handcrafted look", "tonal fern-green glaze", "shade variation V3"],
  ],
  [
    "handmade-denim",
    "Denim handcrafted ceramic",
    "blue",
    "#4f6a80",
    "#7089a0",
    "#cdccc6",
    ["handcrafted look", "denim-blue glaze breaking light at the edge", "shade variation V3"],
  ],
  [
    "handmade-graphite",
    "Graphite handcrafted ceramic",
    "gray",
    "#4b4d4e",
    "#646667",
    "#9c9b98",
    ["handcrafted look", "graphite glaze", "shade variation V3"],
  ],
  [
    "handmade-clay",
    "Clay-pink handcrafted ceramic",
    "pink",
    "#c99f8d",
    "#d9b7a7",
    "#d8cabf",
    ["handcrafted look", "clay pink glaze", "shade variation V3"],
  ],
  [
    "handmade-oat",
    "Oat handcrafted ceramic",
    "beige",
    "#d0c3ab",
    "#ddd3c0",
    "#cfc5b3",
    ["handcrafted look", "oat glaze with fine speckle", "shade variation V2"],
  ],
];

const crackleTiles: Tile[] = [
  [
    "crackle-ivory",
    "Ivory crackle",
    "white",
    "#e6dfd0",
    "#ece6d9",
    "#d4ccbd",
    ["crackled glaze", "ivory with tea-stained craze lines", "seal before grouting"],
  ],
  [
    "crackle-celadon",
    "Celadon crackle",
    "green",
    "#b4c8b8",
    "#c3d3c6",
    "#d3d4cb",
    ["crackled glaze", "celadon green", "glassy depth"],
  ],
  [
    "crackle-ocean",
    "Ocean crackle",
    "blue",
    "#6f9db0",
    "#86afc0",
    "#cfd2d0",
    ["crackled glaze", "ocean blue", "glassy depth"],
  ],
];

const formed: [Tile, CeramicBody["form"], readonly FormatId[]][] = [
  [
    [
      "fluted-white",
      "Fluted white ceramic",
      "white",
      "#edece8",
      "#f2f1ee",
      "#d8d6d1",
      ["three-dimensional fluted face", "matte white", "light rakes across the ribs"],
    ],
    "fluted",
    ["3x12", "4x12"],
  ],
  [
    [
      "fluted-sage",
      "Fluted sage ceramic",
      "green",
      "#9aa68f",
      "#aab59f",
      "#c3c5b8",
      ["three-dimensional fluted face", "sage green", "vertical rhythm"],
    ],
    "fluted",
    ["3x12", "4x12"],
  ],
  [
    [
      "wave-white",
      "Wave white ceramic",
      "white",
      "#eeedea",
      "#f3f2f0",
      "#dad8d4",
      ["undulating three-dimensional face", "satin white", "shadow play"],
    ],
    "wave",
    ["12x24-stacked", "4x16"],
  ],
  [
    [
      "ribbed-terracotta",
      "Ribbed terracotta ceramic",
      "red",
      "#b26a4c",
      "#c07d60",
      "#cdbba9",
      ["ribbed face", "terracotta", "Mediterranean modern"],
    ],
    "ribbed",
    ["4x12", "3x12"],
  ],
];

const mosaics: Tile[] = [
  [
    "unglazed-white",
    "Matte white porcelain mosaic",
    "white",
    "#e9e8e4",
    "#eeedea",
    "#c9c8c4",
    ["unglazed porcelain", "through-body white", "historic bath floor"],
  ],
  [
    "unglazed-black",
    "Matte black porcelain mosaic",
    "black",
    "#2a2b2d",
    "#333437",
    "#6a6a6a",
    ["unglazed porcelain", "through-body black", "slip resistant"],
  ],
  [
    "unglazed-gray",
    "Cement gray porcelain mosaic",
    "gray",
    "#9d9e9d",
    "#a8a9a8",
    "#8d8d8b",
    ["unglazed porcelain", "through-body gray", "slip resistant"],
  ],
  [
    "gloss-white-mosaic",
    "Gloss white porcelain mosaic",
    "white",
    "#f1f1ef",
    "#f5f5f3",
    "#cfcecb",
    ["glazed porcelain", "gloss white", "clean joints"],
  ],
  [
    "gloss-cobalt-mosaic",
    "Cobalt porcelain mosaic",
    "blue",
    "#2c4a86",
    "#3d5f9f",
    "#c4c6c8",
    ["glazed porcelain", "cobalt blue", "pool rated"],
  ],
  [
    "gloss-jade-mosaic",
    "Jade porcelain mosaic",
    "green",
    "#4f8a78",
    "#67a08e",
    "#c8ccc6",
    ["glazed porcelain", "jade green", "pool rated"],
  ],
];

function tileRow(tile: Tile, rest: Pick<LookRow, "sold" | "finishes" | "body" | "variation">): LookRow {
  const [id, label, colorFamily, , , grout, words] = tile;
  return { id, label, colorFamily, grout, words, ...rest };
}

export const ceramicLooks: LookRow[] = [
  ...subwayTiles.map((tile) =>
    tileRow(tile, { sold: subway, finishes: glossyOrMatte, body: ceramic(tile[3], tile[4]) }),
  ),
  ...handmadeTiles.map((tile) =>
    tileRow(tile, {
      sold: handmade,
      finishes: ["glossy", "satin"],
      body: ceramic(tile[3], tile[4], { undulation: 0.6, speckle: tile[0] === "handmade-oat" ? 0.7 : 0.15 }),
      variation: { tint: 0.55, tilt_deg: 0.5 },
    }),
  ),
  ...crackleTiles.map((tile) =>
    tileRow(tile, {
      sold: handmade,
      finishes: ["glossy"],
      body: ceramic(tile[3], tile[4], { undulation: 0.3, crackle: 0.8 }),
      variation: { tint: 0.35 },
    }),
  ),
  ...formed.map(([tile, form, formats]) =>
    tileRow(tile, {
      sold: { backsplash: formats },
      finishes: ["satin", "matte", "glossy"],
      body: ceramic(tile[3], tile[4], { form, undulation: 0.1 }),
    }),
  ),
  ...mosaics.map((tile, index) =>
    tileRow(tile, {
      sold: porcelainMosaic,
      finishes: index < 3 ? ["matte"] : ["glossy", "matte"],
      body: ceramic(tile[3], tile[4], { undulation: 0.08, speckle: index < 3 ? 0.1 : 0 }),
    }),
  ),
];

const zelligeTiles: Tile[] = [
  [
    "zellige-snow",
    "Snow zellige",
    "white",
    "#e9e5dc",
    "#cfc8bb",
    "#d8d2c6",
    ["hand-cut Moroccan clay tile", "snow white with pearly shifts", "set without spacers"],
  ],
  [
    "zellige-natural",
    "Natural clay zellige",
    "beige",
    "#cbb59d",
    "#a98f76",
    "#c5b29c",
    ["hand-cut Moroccan clay tile", "unglazed-look tan and rose", "set without spacers"],
  ],
  [
    "zellige-atlantic",
    "Atlantic blue zellige",
    "blue",
    "#34587a",
    "#1d3650",
    "#8f979c",
    ["hand-cut Moroccan clay tile", "deep Atlantic blue", "glaze pooled at edges"],
  ],
  [
    "zellige-aqua",
    "Aqua zellige",
    "blue",
    "#86b3b3",
    "#4f8587",
    "#b6c1be",
    ["hand-cut Moroccan clay tile", "watery aqua", "glaze pooled at edges"],
  ],
  [
    "zellige-emerald",
    "Emerald zellige",
    "green",
    "#2c6a4b",
    "#123d2a",
    "#8c9a8e",
    ["hand-cut Moroccan clay tile", "emerald green", "strong tonal range"],
  ],
  [
    "zellige-olive",
    "Olive zellige",
    "green",
    "#8a8a55",
    "#5d5e33",
    "#b3b09a",
    ["hand-cut Moroccan clay tile", "olive green", "strong tonal range"],
  ],
  [
    "zellige-ochre",
    "Ochre zellige",
    "gold",
    "#c59545",
    "#8f6422",
    "#c4b08a",
    ["hand-cut Moroccan clay tile", "ochre yellow", "honeyed glaze"],
  ],
  [
    "zellige-rose",
    "Rose zellige",
    "pink",
    "#d4aa9d",
    "#b07f72",
    "#d3bfb4",
    ["hand-cut Moroccan clay tile", "dusty rose", "soft reflections"],
  ],
  [
    "zellige-charcoal",
    "Charcoal zellige",
    "black",
    "#3c3f42",
    "#1f2123",
    "#74767a",
    ["hand-cut Moroccan clay tile", "charcoal with metallic sheen", "strong tonal range"],
  ],
];

export const zelligeLooks: LookRow[] = zelligeTiles.map((tile) =>
  tileRow(tile, {
    sold: zelligeSold,
    finishes: ["glossy"],
    body: {
      family: "zellige",
      colors: { glaze: tile[3], deep: tile[4], clay: "#c79a78" },
      undulation: 0.8,
      chips: 0.6,
    },
    variation: { tint: 0.85, tilt_deg: 1.4, gloss: 0.5 },
  }),
);

const glassTiles: Tile[] = [
  [
    "glass-ice",
    "Ice glass",
    "white",
    "#dfe8e6",
    "#c3d3d0",
    "#d9dcda",
    ["translucent glass", "ice white with a green edge", "back-painted"],
  ],
  [
    "glass-aqua",
    "Aqua glass",
    "blue",
    "#9cc5c8",
    "#74aab0",
    "#d0d8d6",
    ["translucent glass", "aqua", "back-painted"],
  ],
  [
    "glass-smoke",
    "Smoke glass",
    "gray",
    "#8d9698",
    "#6c7678",
    "#b4b8b8",
    ["translucent glass", "smoke gray", "back-painted"],
  ],
  [
    "glass-cobalt",
    "Cobalt glass",
    "blue",
    "#2d5a93",
    "#1d3f6d",
    "#c3c8cc",
    ["translucent glass", "cobalt", "pool rated"],
  ],
  [
    "glass-seafoam",
    "Seafoam glass",
    "green",
    "#b4d3c1",
    "#8fbaa4",
    "#d3dad4",
    ["translucent glass", "seafoam green", "spa bathrooms"],
  ],
  [
    "glass-pearl",
    "Iridescent pearl glass",
    "white",
    "#dad9dd",
    "#c0c2cf",
    "#d6d6d6",
    ["iridescent glass", "pearl that shifts pink to blue", "pool rated"],
  ],
  [
    "glass-onyx",
    "Black glass",
    "black",
    "#1f2224",
    "#121415",
    "#57595b",
    ["opaque glass", "black", "mirror-like"],
  ],
];

export const glassLooks: LookRow[] = glassTiles.map((tile) =>
  tileRow(tile, {
    sold: glassSold,
    finishes: ["glossy", "frosted"],
    body: {
      family: "glass",
      colors: { tint: tile[3], depth: tile[4] },
      frost: 0,
      shimmer: tile[0] === "glass-pearl" ? 1 : 0.1,
    },
    variation: { tint: 0.3, tilt_deg: 0.4 },
  }),
);

const metals: FormatId[] = ["1x4-linear", "hex-2", "3x6", "1x1-mosaic"];

export const metalLooks: LookRow[] = [
  {
    id: "metal-stainless",
    label: "Brushed stainless",
    words: ["brushed stainless steel", "professional kitchen look", "folded-edge mosaic"],
    colorFamily: "gray",
    sold: { backsplash: metals },
    finishes: ["brushed"],
    grout: "#8d8d8c",
    body: { family: "metal", colors: { metal: "#b9bbbc", shade: "#8e9091" }, brush: 0.8, patina: 0 },
    variation: { tint: 0.25, tilt_deg: 0.5 },
  },
  {
    id: "metal-brass",
    label: "Brushed brass",
    words: ["brushed brass", "warm gold accent", "lacquered against tarnish"],
    colorFamily: "gold",
    sold: { backsplash: metals },
    finishes: ["brushed"],
    grout: "#8a7a5c",
    body: { family: "metal", colors: { metal: "#c9a765", shade: "#9a7838" }, brush: 0.8, patina: 0.15 },
    variation: { tint: 0.3, tilt_deg: 0.5 },
  },
  {
    id: "metal-copper",
    label: "Aged copper",
    words: ["aged copper", "patina from rose to umber", "living finish"],
    colorFamily: "brown",
    sold: { backsplash: metals },
    finishes: ["brushed"],
    grout: "#6e5a4d",
    body: { family: "metal", colors: { metal: "#b9785a", shade: "#6d3f2c" }, brush: 0.5, patina: 0.7 },
    variation: { tint: 0.5, tilt_deg: 0.6 },
  },
];

function printed(ground: Hex, figure: Hex, accent: Hex, motif: Motif, worn = 0.25): EncausticBody {
  return { family: "encaustic", colors: { ground, figure, accent }, motif, worn };
}

const patterned: [
  id: string,
  label: string,
  family: ColorFamily,
  grout: Hex,
  body: EncausticBody,
  words: string[],
][] = [
  [
    "encaustic-star-ink",
    "Ink star encaustic look",
    "black",
    "#bfbdb8",
    printed("#e3e0d8", "#2f3337", "#8d9091", "star"),
    ["encaustic cement look", "eight-point star", "black and chalk"],
  ],
  [
    "encaustic-lattice-blue",
    "Blue lattice encaustic look",
    "blue",
    "#c2c3c1",
    printed("#e4e2db", "#41617f", "#8aa3b5", "lattice"),
    ["encaustic cement look", "interlaced lattice", "denim and chalk"],
  ],
  [
    "encaustic-petal-gray",
    "Gray petal encaustic look",
    "gray",
    "#c0bdb7",
    printed("#dedad2", "#8b8a87", "#b5b1a9", "petal"),
    ["encaustic cement look", "overlapping petals", "soft gray"],
  ],
  [
    "encaustic-quatrefoil-sage",
    "Sage quatrefoil encaustic look",
    "green",
    "#c2c1b4",
    printed("#e0ddd0", "#7b8a74", "#c9a46a", "quatrefoil"),
    ["encaustic cement look", "quatrefoil medallion", "sage and ochre"],
  ],
  [
    "encaustic-diamond-charcoal",
    "Charcoal diamond encaustic look",
    "black",
    "#a9a7a2",
    printed("#d8d5cd", "#3c3e40", "#a7a39b", "diamond"),
    ["encaustic cement look", "concentric diamonds", "charcoal and stone"],
  ],
  [
    "encaustic-checker-terracotta",
    "Terracotta checker encaustic look",
    "red",
    "#c4b3a3",
    printed("#e3d6c6", "#a9603f", "#7a3f2b", "checker"),
    ["encaustic cement look", "triangle checker", "terracotta and cream"],
  ],
  [
    "encaustic-arc-mustard",
    "Mustard arc encaustic look",
    "gold",
    "#c9c0ac",
    printed("#e6dfcf", "#c39b45", "#46494b", "arc"),
    ["encaustic cement look", "quarter arcs that turn into circles", "mustard and graphite"],
  ],
  [
    "encaustic-compass-navy",
    "Navy compass encaustic look",
    "blue",
    "#bcbfc0",
    printed("#e2e0da", "#27405e", "#b98c4a", "compass"),
    ["encaustic cement look", "compass rose", "navy, chalk and gold"],
  ],
];

export const patternedLooks: LookRow[] = patterned.map(([id, label, colorFamily, grout, body, words]) => ({
  id,
  label,
  words,
  colorFamily,
  grout,
  body,
  sold: encausticSold,
  finishes: ["matte"],
  variation: { tint: 0.2 },
}));

export const clayLooks: LookRow[] = [
  {
    id: "terracotta-saltillo",
    label: "Saltillo terracotta",
    words: ["hand-formed Mexican clay", "flashed peach to burnt orange", "rounded pillow edge"],
    colorFamily: "red",
    sold: { tile: ["12x12", "12x12-diagonal", "hex-8"] },
    finishes: ["sealed", "natural"],
    grout: "#a58b72",
    body: {
      family: "terracotta",
      colors: { ground: "#c07f55", flame: "#d9a777", smoke: "#9c5a3a" },
      flash: 0.9,
      grit: 0.5,
    },
    variation: { tint: 0.7, tilt_deg: 0.6 },
  },
  {
    id: "terracotta-quarry",
    label: "Red quarry tile",
    words: ["extruded quarry tile", "iron red", "commercial-kitchen tough"],
    colorFamily: "red",
    sold: { tile: ["6x6", "8x8", "12x12"] },
    finishes: ["natural"],
    grout: "#8c7a6c",
    body: {
      family: "terracotta",
      colors: { ground: "#9a5540", flame: "#ac6a52", smoke: "#7f4433" },
      flash: 0.3,
      grit: 0.7,
    },
    variation: { tint: 0.35 },
  },
  {
    id: "terracotta-antique-white",
    label: "Limewashed terracotta",
    words: ["reclaimed farmhouse clay", "chalky white over blush clay", "worn patina"],
    colorFamily: "pink",
    sold: { tile: ["8x8", "hex-8", "12x12"] },
    finishes: ["natural", "sealed"],
    grout: "#cbbaa8",
    body: {
      family: "terracotta",
      colors: { ground: "#d3b7a1", flame: "#e4d5c5", smoke: "#b98e74" },
      flash: 0.8,
      grit: 0.5,
    },
    variation: { tint: 0.5, tilt_deg: 0.4 },
  },
];

const pebbles: [id: string, label: string, family: ColorFamily, blend: Hex[], grout: Hex][] = [
  ["pebble-river-gray", "River gray pebble", "gray", ["#7d8081", "#94979a", "#666a6c", "#a9aba9"], "#8f8f8c"],
  [
    "pebble-bali-white",
    "Bali white pebble",
    "white",
    ["#e5e2da", "#d9d4c9", "#eeece6", "#cfc8ba"],
    "#cfcbc2",
  ],
  ["pebble-java-tan", "Java tan pebble", "beige", ["#c3aa87", "#d6c3a5", "#a98d69", "#b99f80"], "#b3a289"],
  ["pebble-onyx", "Onyx black pebble", "black", ["#2d2f31", "#3a3d3f", "#242628", "#4a4d4e"], "#55585a"],
];

export const pebbleLooks: LookRow[] = pebbles.map(([id, label, colorFamily, blend, grout]) => ({
  id,
  label,
  words: ["hand-sorted natural pebble", "interlocking mesh sheet", "shower-floor grip"],
  colorFamily,
  grout,
  sold: pebbleSold,
  finishes: ["natural", "polished"],
  body: { family: "pebble", colors: { blend, vein: "#ece9e2" }, mottle: 0.5 },
  variation: { tint: 0.5 },
}));
