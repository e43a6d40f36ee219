import { brands } from "../catalog/brands.ts";
import { layouts } from "./layouts.ts";
import type { Sign } from "./signs.ts";
import type { Lettering } from "./text.ts";

/** The sign of each brand, by its slug. */
const signOf: Readonly<Record<string, Sign>> = {
  tarrowmere: "waves",
  "quennell-tileworks": "tiles",
  solmarra: "sun",
  veldtmark: "hill",
  petralune: "moon",
  "ellisquarry-stone": "quarry",
  brindlerock: "stack",
  cobbleworth: "cobble",
  stonnard: "castle",
  "lagunera-edge": "pool",
  brackenfell: "leaf",
  norrvik: "pine",
  "hollin-and-rafe": "plank",
  fenwright: "rings",
  dunmarrow: "ogee",
  kestava: "bird",
  lumarck: "star",
  fescara: "grass",
  lawnmere: "leaf",
  castellune: "castle",
  granivar: "crystal",
  averline: "drop",
  brasswick: "tap",
  rivenna: "waves",
  penhallow: "arch",
  "larkmoor-bath": "bird",
  cistermark: "drop",
  halvorne: "tub",
  ovellen: "oval",
  sturmhaven: "anvil",
  kilnmoor: "kiln",
  "knurl-and-bale": "knob",
  tetherby: "knot",
  lanternfold: "lantern",
  "aldous-and-wick": "candle",
  brightholm: "star",
  zephrane: "wind",
  thermarch: "flame",
  coldmere: "snow",
  fornelle: "oven",
  "haddonfield-joinery": "dovetail",
  "ostlund-kabinett": "cabinet",
  "rabbet-and-quirk": "ogee",
  "limewick-paints": "brush",
  "dray-and-kestrel-colour": "bird",
  silverlea: "mirror",
  "marrowick-brass": "hook",
  "corvane-sanitary": "basin",
  "aldersea-ware": "jar",
  tumblewell: "drum",
  "brightwater-laundry": "line",
  "fennimore-and-wray": "sofa",
  "lindqvist-hale": "chair",
  "ambry-works": "ladder",
  "optic-row": "lens",
  "thistle-and-poole": "thistle",
  "karavel-rugs": "loom",
  "marlowe-lampworks": "lamp",
  "verity-green": "fern",
  "shelf-and-sill": "shelf",
  teakhaven: "sail",
  "saltmarsh-outdoor": "gull",
  cinderline: "ember",
  "basin-and-deck": "deck",
};

const inks = [
  "#1f3a5f",
  "#7a2e1d",
  "#1f4d3a",
  "#3b2a4f",
  "#22262b",
  "#8a5a12",
  "#0f5560",
  "#5c1f35",
  "#4a4a20",
];

const letterings: readonly Lettering[] = [
  { weight: 9, tracking: 34, stretch: 1, slant: 0, cap: "butt" },
  { weight: 24, tracking: 26, stretch: 0.9, slant: 0, cap: "butt" },
  { weight: 14, tracking: 24, stretch: 1, slant: 14, cap: "round" },
  { weight: 30, tracking: 32, stretch: 1.05, slant: 0, cap: "round", isInline: true },
  { weight: 15, tracking: 60, stretch: 0.8, slant: 0, cap: "square" },
  { weight: 22, tracking: 30, stretch: 1.1, slant: 0, cap: "butt", isCut: true },
  { weight: 17, tracking: 24, stretch: 0.72, slant: 0, cap: "round" },
];

export const markSize = { width: 640, height: 320 };

/**
 * The mark of each brand as SVG, in one ink on white. Layouts and letterings have no common divisor, so that no two
 * brands share both.
 */
export function brandMarks(): { slug: string; svg: string }[] {
  return brands.map(({ slug, name }, at) => {
    const draw = layouts[at % layouts.length]!;
    const mark = draw({
      name,
      sign: signOf[slug] ?? "star",
      ink: inks[at % inks.length]!,
      lettering: letterings[at % letterings.length]!,
    });
    const { width, height } = markSize;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 240"><rect width="480" height="240" fill="#ffffff"/>${mark}</svg>`;
    return { slug, svg };
  });
}
