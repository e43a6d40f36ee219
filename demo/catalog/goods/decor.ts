import phrases from "../../data/phrases/decor.json" with { type: "json" };
import type { FixtureDesign } from "../../fixtures/designs.ts";
import { filledIn } from "../prose/grammar.ts";
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

const accentRooms: Record<string, readonly string[]> = phrases.accent_rooms;

type Said = Pick<RoomWords, "stuff" | "care" | "does" | "plus" | "fit">;

const ofArt: Said = phrases.of_art;

const ofKitchen: Omit<Said, "stuff"> = phrases.of_kitchen;

const ofShelf: Omit<Said, "stuff"> = phrases.of_shelf;

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
      measure: filledIn(phrases.accent_draft.words.measure, {
        width_in: inch(width_in),
        height_in: inch(height_in),
        material: material.toLowerCase(),
      }),
      rooms: accentRooms[child] ?? accentRooms.baskets!,
      detail,
      tests: phrases.accent_draft.words.tests,
      checked: phrases.accent_draft.words.checked,
      box: phrases.accent_draft.words.box,
    },
  });
}

export const decor: GoodsPlan = { category: "decor", styles: {}, draft: accentDraft };
