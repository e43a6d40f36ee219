import type { FixtureDesign } from "../../fixtures/designs.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

type Accent = readonly [
  child: string,
  title: string,
  noun: string,
  price: number,
  weight: number,
  material: string,
  detail: readonly string[],
];

type Making = (design: Pick<FixtureDesign, "id" | "size">) => Accent;

/** What each form is, by the shape and size of its design. */
const accents: Record<string, Making> = {
  books: ({ id }) => [
    "books-objects",
    id.includes("row") ? "Books with Bookends" : "Stack of Books",
    id.includes("row") ? "row of books with bookends" : "stack of books",
    34,
    8,
    "Paper and cloth",
    ["cloth spines", "plain covers", "stepped sizes", "hand-cut pages"],
  ],
  candle: ({ id }) => [
    "candles-trays",
    id.includes("taper") ? "Taper Candlestick Set" : "Candle",
    id.includes("taper") ? "set of taper candlesticks" : "candle",
    id.includes("taper") ? 44 : 16,
    3,
    "Soy wax",
    ["a cotton wick", "a heavy base", "a vessel you can reuse", "single-pour wax"],
  ],
  tray: ({ size }) => [
    "candles-trays",
    size.height_in > 4 ? "Bath Tray Set" : `${Math.round(size.width_in)} in. Round Tray`,
    "tray",
    size.height_in > 4 ? 42 : 28,
    4,
    "Wood or metal",
    ["a raised rim", "one turned piece", "room for six glasses", "a rim you can grip"],
  ],
  basket: ({ size }) => [
    "baskets",
    `${Math.round(size.width_in)} in. Basket`,
    "basket",
    38,
    4,
    "Seagrass",
    ["two handles", "a rolled rim", "a round belly", "tightly sewn coils"],
  ],
  print: ({ size }) => [
    "framed-art",
    `${Math.round(size.width_in)} × ${Math.round(size.height_in)} in. Framed Print`,
    "framed print",
    30 + (size.width_in * size.height_in) / 14,
    6,
    "Paper, wood and glass",
    ["a wide white mat", "mitered corners", "custom-mixed colors", "a thin wooden frame"],
  ],
  "soap-bottle": () => [
    "bath-accents",
    "Soap Dispenser",
    "soap dispenser",
    15,
    2,
    "Stoneware",
    ["a metal pump", "a round shoulder", "a wide mouth to refill"],
  ],
  "soap-dish": () => [
    "bath-accents",
    "Soap Dish",
    "soap dish",
    11,
    1,
    "Stoneware",
    ["a drain in the base", "a thick rim", "a soap to start with"],
  ],
  tumbler: () => [
    "bath-accents",
    "Tumbler",
    "tumbler",
    11,
    1,
    "Stoneware",
    ["a straight wall", "a base that stays dry", "room for four brushes"],
  ],
  bowl: () => [
    "kitchen-accents",
    "Fruit Bowl",
    "fruit bowl",
    36,
    4,
    "Wood or stoneware",
    ["a wide lip", "a small base", "one deep curve"],
  ],
  "cutting-board": ({ id }) => [
    "kitchen-accents",
    id.includes("leaning") ? "Cutting Board Pair" : "Cutting Board",
    id.includes("leaning") ? "pair of cutting boards" : "cutting board",
    id.includes("leaning") ? 46 : 28,
    4,
    "Hardwood",
    ["a handle with a hanging hole", "end grain sealed", "eased edges"],
  ],
  kettle: ({ id }) => [
    "kitchen-accents",
    id.includes("goose") ? "Gooseneck Kettle" : "Stovetop Kettle",
    id.includes("goose") ? "gooseneck kettle" : "stovetop kettle",
    40,
    3,
    "Enameled steel",
    ["a grip that stays cool", "a spout that pours a thin stream", "a lid with a knob"],
  ],
  canisters: () => [
    "kitchen-accents",
    "Canister Set",
    "set of three canisters",
    38,
    7,
    "Stoneware",
    ["wooden lids", "three sizes in a row", "seals under the lids"],
  ],
  crock: () => [
    "kitchen-accents",
    "Utensil Crock with Spoons",
    "utensil crock",
    27,
    5,
    "Stoneware",
    ["six wooden tools", "a thick wall", "a glazed inside"],
  ],
};

const accentRooms: Record<string, readonly string[]> = {
  "books-objects": ["coffee tables", "shelves", "nightstands", "console tables", "mantels"],
  "candles-trays": ["coffee tables", "bath ledges", "mantels", "dining tables", "ottomans"],
  baskets: ["sofa ends", "entry halls", "bath corners", "nurseries", "hearths"],
  "framed-art": ["sofa walls", "stair walls", "bedrooms", "hallways", "console walls"],
  "bath-accents": ["vanities", "powder rooms", "tub ledges", "guest baths", "bath shelves"],
  "kitchen-accents": [
    "islands",
    "open shelves",
    "the counter by a range",
    "breakfast tables",
    "butler's pantries",
  ],
};

type Said = Pick<RoomWords, "stuff" | "care" | "does" | "plus" | "fit">;

const ofArt: Said = {
  stuff: [
    "cotton paper and pigment ink",
    "archival paper in solid wood",
    "paper, mat and real glass",
    "ink that holds for decades",
  ],
  care: ["dust the glass with a cloth", "hang it out of full sun", "don't spray cleaner on the frame"],
  does: ["it anchors a wall", "it hangs straight", "two make a pair", "it reads well across a room"],
  plus: ["two hooks are on the back", "the back is sealed", "the frame is joined with splines"],
  fit: [
    "hang it with the center at 57 in.",
    "it hangs on one nail or two",
    "a hanging kit is included",
    "lean it on a shelf",
  ],
};

const ofKitchen: Omit<Said, "stuff"> = {
  care: ["wash it by hand", "dry it right away", "oil wood now and then", "keep it out of the dishwasher"],
  does: [
    "it gets used every day",
    "it's nice enough to leave out",
    "it is easy to keep clean",
    "it stays put on the counter",
  ],
  plus: [
    "no two are exactly alike",
    "it makes a good gift",
    "pieces are sold one by one",
    "the base is ground flat",
  ],
  fit: ["it needs no setup", "give it some room", "keep it within reach", "no assembly needed"],
};

const ofShelf: Omit<Said, "stuff"> = {
  care: [
    "wipe it with a damp cloth",
    "dust it now and then",
    "keep the bottom dry",
    "a soft cloth is enough",
  ],
  does: [
    "it makes a shelf look lived in",
    "it fills a small gap",
    "it pairs with plain pieces",
    "it catches the eye",
    "it keeps small things in one place",
  ],
  plus: [
    "felt pads protect the table",
    "no two are exactly alike",
    "it makes a good gift",
    "pieces are sold one by one",
    "the base is ground flat",
  ],
  fit: [
    "it needs no setup",
    "group it in threes",
    "no assembly needed",
    "give it some room",
    "keep it within reach",
  ],
};

const madeOf = (material: string) => [
  material,
  `${material}, finished by hand`,
  `${material}, made in one shop`,
  `${material} that ages well`,
];

function accentDraft(seed: GoodsSeed): GoodsDraft {
  const make = accents[param(seed, "form")] ?? accents.bowl!;
  const [child, title, noun, price, weight_lb, material, detail] = make(seed.design);
  const { width_in, height_in } = seed.design.size;
  const art = child === "framed-art";
  const kitchen = child === "kitchen-accents";
  return roomGoodsDraft(seed, {
    child,
    title,
    noun,
    price,
    weight_lb,
    is_freight: false,
    attributes: {
      material,
      set_of: /three|taper/.test(noun) ? "3" : /pair/.test(noun) ? "2" : "1",
      care: kitchen ? "Hand wash" : art ? "Dust only" : "Wipe clean",
      mounting: art ? "Wall" : "Tabletop",
      certifications: kitchen ? ["FDA food contact"] : ["REACH"],
    },
    warranty: `${years(1, seed)}-year warranty against flaws.`,
    words: {
      ...(art ? ofArt : { ...(kitchen ? ofKitchen : ofShelf), stuff: madeOf(material.toLowerCase()) }),
      measure: [
        `${inch(width_in)} wide`,
        `${inch(height_in)} high`,
        `of ${material.toLowerCase()}`,
        `${inch(width_in)} by ${inch(height_in)}`,
      ],
      rooms: accentRooms[child] ?? accentRooms.baskets!,
      detail,
      tests: [
        "for drops and scrubbing",
        "for finish and weight",
        "by living with it for a month",
        "against the light",
      ],
      checked: ["signed on the bottom", "wrapped in tissue", "fitted with felt pads", "looked over twice"],
      box: [
        "it ships in paper, not foam",
        "gift wrap is available",
        "corner guards are paper",
        "it ships in molded pulp, not foam",
        "we replace broken pieces",
      ],
    },
  });
}

export const decor: GoodsPlan = { category: "decor", styles: {}, draft: accentDraft };
