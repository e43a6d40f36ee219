import type { FixtureDesign } from "../../fixtures/designs.ts";
import { inSizes, param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

type Textile = {
  child: string;
  title: string;
  noun: string;
  price: number;
  weight: number;
  detail: readonly string[];
  words: Partial<RoomWords>;
  option?: { name: string; choices: readonly GoodsChoice[] };
};

const hung: Partial<RoomWords> = {
  rooms: ["tall windows", "bedrooms", "bay windows", "patio doors", "dining rooms", "studies"],
  does: [
    "it softens the midday sun",
    "folds hang naturally",
    "it opens with a light pull",
    "it gives you privacy after dark",
    "hems are weighted",
  ],
  fit: [
    "hang the rod 4 in. above the frame",
    "screw the brackets into studs",
    "let it just touch the floor",
    "rings clip on",
  ],
  box: [
    "rod and rings are included",
    "fold lines steam out",
    "anchors are in the bag",
    "two panels to the carton",
  ],
};
const bathing: Partial<RoomWords> = {
  rooms: ["hall baths", "primary baths", "guest baths", "powder rooms", "pool houses"],
  does: [
    "it absorbs right away",
    "it dries by evening",
    "loops don't pull",
    "it gets softer with each wash",
    "edges stay flat",
  ],
  fit: [
    "wash once before use",
    "it has a hanging loop",
    "fold it in thirds for the bar",
    "it fits a 24 in. bar",
  ],
  box: [
    "it comes tied with a paper band",
    "no plastic in the parcel",
    "sets come from one dye lot",
    "a spare loop is included",
  ],
};
const soft: Partial<RoomWords> = {
  rooms: ["sofas", "beds", "window seats", "reading chairs", "porch swings"],
  does: [
    "it keeps its shape",
    "it's warm without being heavy",
    "it stays soft wash after wash",
    "it's soft against the skin",
    "it makes a room look lived in",
  ],
  fit: [
    "drape it and you're done",
    "two look better than one",
    "mix it with plain weaves",
    "lay it over the arm of a sofa",
  ],
  box: ["it ships ready to use", "tied with cotton tape", "a care card is sewn in", "it ships flat in paper"],
};

const textileTable: Record<string, Textile> = {
  "bath-mat": {
    child: "bath-mats",
    title: "Bath Mat",
    noun: "bath mat",
    price: 17,
    weight: 3,
    detail: ["a thick tufted face", "a non-slip back", "rounded corners", "a low dense pile"],
    words: {
      ...bathing,
      fit: ["lay it on dry tile", "wash it alone at first", "hang it to dry", "it fits a tub's length"],
    },
  },
  towels: {
    child: "bath-towels",
    title: "Bath Towel Set of Three",
    noun: "set of three bath towels",
    price: 27,
    weight: 5,
    detail: ["a dense low loop", "a flat woven border", "three matching towels", "double-turned hems"],
    words: bathing,
  },
  "rolled-towels": {
    child: "bath-towels",
    title: "Hand Towel Set of Five",
    noun: "set of five hand towels",
    price: 22,
    weight: 3,
    detail: ["five matching towels", "a soft short loop", "a plain border"],
    words: bathing,
  },
  "hanging-towel": {
    child: "bath-towels",
    title: "Bath Towel with Bar",
    noun: "bath towel with its bar",
    price: 44,
    weight: 5,
    detail: ["a matching bar", "a towel sized to the bar", "one long, soft drape"],
    words: {
      ...bathing,
      fit: [
        "two screws hold the bar",
        "set it 48 in. high",
        "anchors are included",
        "it fits beside a vanity",
      ],
    },
  },
  throw: {
    child: "throws",
    title: "Knit Throw",
    noun: "knit throw",
    price: 34,
    weight: 3,
    detail: ["ribs of thick yarn", "fringe at both ends", "a loose warm knit", "one even color"],
    words: soft,
  },
  roman: {
    child: "roman-shades",
    title: "Linen Roman Shade",
    noun: "roman shade",
    price: 62,
    weight: 5,
    detail: ["soft stacked folds", "a flat front", "a hidden cord", "a lined back"],
    words: {
      ...hung,
      fit: [
        "it mounts inside the frame",
        "four screws hold the headrail",
        "allow 1.5 in. of depth",
        "the cord cleat is included",
      ],
      box: ["cut to the eighth of an inch", "brackets are in the bag", "a level is printed on the box"],
    },
    option: {
      name: "Width",
      choices: [
        { label: "36 in.", code: "36", price: 1 },
        { label: "48 in.", code: "48", price: 1.24, size: { width_in: 48 } },
      ],
    },
  },
};

function curtainOf({ id, size: { height_in } }: FixtureDesign): Textile {
  const velvet = id.includes("velvet");
  const long = height_in + 12;
  return {
    child: "curtains",
    title: `${velvet ? "Velvet" : "Linen"} Curtain Pair`,
    noun: `pair of ${velvet ? "velvet" : "linen"} curtains`,
    price: velvet ? 96 : 72,
    weight: velvet ? 12 : 8,
    detail: ["deep even folds", "metal rings on a rod", "a hem of four inches", "two full panels"],
    words: hung,
    option: {
      name: "Length",
      choices: [
        { label: `${height_in} in.`, code: String(height_in), price: 1 },
        { label: `${long} in.`, code: String(long), price: 1.12, size: { height_in: long } },
      ],
    },
  };
}

function pillowOf({ id, size }: FixtureDesign): Textile {
  const lumbar = id.includes("lumbar");
  return {
    child: "throw-pillows",
    title: lumbar ? "Lumbar Pillow" : `${Math.round(size.width_in)} in. Throw Pillow`,
    noun: lumbar ? "lumbar pillow" : "throw pillow",
    price: lumbar ? 26 : 21,
    weight: 2,
    detail: ["knife edges", "a hidden zip", "a full, soft fill", "pointed corners"],
    words: soft,
  };
}

function textileOf(seed: GoodsSeed): Textile {
  const form = param(seed, "form");
  if (form === "drapery" && param(seed, "style") !== "roman") return curtainOf(seed.design);
  return textileTable[form === "drapery" ? "roman" : form] ?? pillowOf(seed.design);
}

function textileWords({ design }: GoodsSeed, textile: Textile, fiber: string): RoomWords {
  const choices = textile.option?.choices;
  const width = inSizes(design, choices, "width_in");
  const length = inSizes(
    design,
    choices,
    design.size.height_in > design.size.depth_in ? "height_in" : "depth_in",
  );
  return {
    measure: [`${width} wide`, `of ${fiber.toLowerCase()}`, `${width} by ${length}`, "woven at one mill"],
    rooms: ["bedrooms"],
    detail: textile.detail,
    stuff: [
      "long-staple yarn",
      "yarn dyed before weaving",
      `${fiber.toLowerCase()} woven in one mill`,
      "stone-washed fabric",
      "fabric with no resin finish",
    ],
    care: [
      "wash cold and dry low",
      "shake it out and air it",
      "skip the fabric softener",
      "iron it while it's damp",
      "wash with like colors",
    ],
    tests: ["through fifty washes", "for wear and fading", "for weight and stretch", "at every seam"],
    checked: [
      "pressed and folded",
      "trimmed of loose threads",
      "checked against the light",
      "counted and banded",
    ],
    does: ["it gets better with use"],
    plus: [
      "seams are double stitched",
      "thread matches the fabric",
      "color is the same lot to lot",
      "the edges are hand finished",
      "colors hold up in sun",
    ],
    fit: ["it's ready to use"],
    box: [
      "it ships flat in paper",
      "no plastic in the parcel",
      "a care card is sewn in",
      "it comes folded in tissue",
    ],
    ...textile.words,
  };
}

function textileDraft(seed: GoodsSeed): GoodsDraft {
  const textile = textileOf(seed);
  const finish = seed.design.finishes[0] ?? "";
  const fiber = finish.startsWith("linen")
    ? "Linen"
    : finish.startsWith("velvet")
      ? "Cotton velvet"
      : finish.startsWith("terry")
        ? "Cotton"
        : finish.startsWith("knit")
          ? "Wool and cotton"
          : finish.startsWith("leather")
            ? "Leather"
            : "Wool blend";
  const words = textileWords(seed, textile, fiber);
  return roomGoodsDraft(seed, {
    child: textile.child,
    title: textile.title,
    noun: textile.noun,
    price: textile.price,
    weight_lb: textile.weight,
    is_freight: false,
    ...(textile.option ? { option: textile.option } : {}),
    attributes: {
      material: fiber,
      care:
        fiber === "Leather"
          ? "Wipe clean"
          : fiber.includes("velvet") || textile.child === "roman-shades"
            ? "Dry clean"
            : "Machine wash cold",
      ...(textile.child === "curtains" || textile.child === "roman-shades"
        ? { light_filtering: fiber === "Linen" ? "Light filtering" : "Room darkening" }
        : {}),
      ...(fiber === "Cotton" ? { fabric_gsm: seed.series_random.pick([550, 600, 650, 700]) } : {}),
      set_of: /three/.test(textile.noun)
        ? "3"
        : /five/.test(textile.noun)
          ? "5"
          : /pair/.test(textile.noun)
            ? "2"
            : "1",
      certifications: ["OEKO-TEX Standard 100"],
    },
    warranty: `${years(1, seed)}-year warranty on seams and color.`,
    words,
  });
}

export const textiles: GoodsPlan = { category: "textiles", products: 130, styles: {}, draft: textileDraft };
