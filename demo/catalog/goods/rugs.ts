import { param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const rugSizes: readonly GoodsChoice[] = [
  { label: "8 × 10 ft", code: "810", price: 1 },
  { label: "5 × 8 ft", code: "508", price: 0.52, size: { width_in: 60, depth_in: 96 } },
  { label: "9 × 12 ft", code: "912", price: 1.34, size: { width_in: 108, depth_in: 144 } },
];
const roundSizes: readonly GoodsChoice[] = [
  { label: "8 ft round", code: "R8", price: 1 },
  { label: "6 ft round", code: "R6", price: 0.6, size: { width_in: 72, depth_in: 72 } },
];

type Rug = {
  child: string;
  title: string;
  weave: string;
  material: string;
  pile: string;
  detail: readonly string[];
  price: number;
};

function rugOf(seed: GoodsSeed): Rug {
  const pattern = param(seed, "pattern");
  switch (param(seed, "pile")) {
    case "high":
      return {
        child: "high-pile-rugs",
        title: pattern === "diamond" ? "Diamond High-Pile Rug" : "High-Pile Rug",
        weave: "Hand knotted",
        material: "Wool",
        pile: "1",
        detail:
          pattern === "diamond"
            ? ["thin dark lines", "diamonds drawn by hand", "long soft tufts", "lines that waver a little"]
            : ["long soft tufts", "one even color", "a pile you sink into", "no pattern at all"],
        price: 520,
      };
    case "flat":
      return {
        child: "flat-weave-rugs",
        title: pattern === "check" ? "Checked Flat-Weave Rug" : "Striped Flat-Weave Rug",
        weave: "Flat woven",
        material: "Wool and cotton",
        pile: "0.25",
        detail:
          pattern === "check"
            ? ["no pile at all", "two usable sides", "checks of nine inches", "two shades of one color"]
            : ["no pile at all", "two usable sides", "fringed ends", "bands across the width"],
        price: 260,
      };
    case "jute":
      return {
        child: "natural-fiber-rugs",
        title: param(seed, "shape") === "round" ? "Round Jute Rug" : "Jute Rug",
        weave: "Hand woven",
        material: "Jute",
        pile: "0.5",
        detail: ["a coarse, natural weave", "the color of straw", "a firm, dry feel", "a bound edge"],
        price: 190,
      };
    default:
      return pattern === "vintage"
        ? {
            child: "vintage-rugs",
            title: "Vintage-Pattern Rug",
            weave: "Power loomed",
            material: "Wool",
            pile: "0.4",
            detail: ["a worn medallion", "borders of rosettes", "colors faded on purpose", "knotted fringe"],
            price: 340,
          }
        : {
            child: "low-pile-rugs",
            title: pattern === "arc" ? "Arc Low-Pile Rug" : "Bordered Low-Pile Rug",
            weave: "Hand tufted",
            material: "Wool",
            pile: "0.45",
            detail:
              pattern === "arc"
                ? [
                    "lines drawn in the pile",
                    "small arcs in rows",
                    "two shades of ivory",
                    "an even field of arcs",
                  ]
                : ["a two-line border", "a plain field", "a darker band at the rim", "one quiet color"],
            price: 360,
          };
  }
}

const rugWords = (rug: Rug): RoomWords => ({
  measure: [
    "in three sizes",
    `with ${rug.pile} in. of pile`,
    `of ${rug.material.toLowerCase()}`,
    "bound on all sides",
  ],
  rooms: ["living rooms", "bedrooms", "long halls", "dining rooms", "studies", "sunrooms"],
  detail: rug.detail,
  stuff:
    rug.material === "Jute"
      ? ["undyed jute", "jute spun thick", "jute yarn in two plies", "plain jute, softened in water"]
      : [
          "wool dyed in small lots",
          "yarn spun from long staple",
          "undyed and dyed yarn",
          "wool on a cotton warp",
          "yarn dyed before weaving",
        ],
  care: [
    "turn it twice a year",
    "vacuum without the beater bar",
    "blot spills, then use cold water",
    "clip loose ends, don't pull them",
    "a pad doubles its life",
  ],
  tests: [
    "for wear under foot traffic",
    "for fading in sunlight",
    "for color that stays put when wet",
    "for density",
  ],
  checked: ["sheared level", "washed and stretched", "squared at the corners", "rolled face in"],
  does: [
    "it quiets a room",
    "it lies flat in a day",
    "chairs slide over it",
    "it hides a day's crumbs",
    "it is warm under bare feet",
  ],
  plus: [
    "the edges are finished by hand",
    "some shedding at first is normal",
    "color varies slightly from lot to lot",
  ],
  fit: [
    "leave 12 in. of floor at the wall",
    "front chair legs go on it",
    "a rug pad is advised",
    "under a table, add 24 in.",
  ],
  box: [
    "it ships rolled in paper",
    "a swatch can be sent first",
    "one person can unroll it",
    "folded sizes ship by parcel",
  ],
});

function rugDraft(seed: GoodsSeed): GoodsDraft {
  const rug = rugOf(seed);
  const round = param(seed, "shape") === "round";
  return roomGoodsDraft(seed, {
    child: rug.child,
    title: rug.title,
    noun: rug.title.toLowerCase(),
    price: rug.price,
    weight_lb: rug.child === "high-pile-rugs" ? 62 : rug.child === "flat-weave-rugs" ? 26 : 44,
    is_freight: false,
    option: { name: "Size", choices: round ? roundSizes : rugSizes },
    attributes: {
      material: rug.material,
      rug_weave: rug.weave,
      pile_height_in: rug.pile,
      shape: round ? "Round" : "Rectangle",
      backing: rug.weave === "Hand tufted" ? "Natural latex and cotton" : "None",
      care: "Vacuum without beater bar",
      certifications: ["GoodWeave"],
    },
    warranty: `${years(2, seed)}-year warranty on weaving and binding.`,
    words: rugWords(rug),
  });
}

export const rugs: GoodsPlan = { category: "rugs", products: 90, styles: {}, draft: rugDraft };
