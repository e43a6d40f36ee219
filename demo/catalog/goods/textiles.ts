import type { FixtureDesign } from "../../fixtures/designs.ts";
import { inSizes, numberParam, param, years } from "./common.ts";
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
  },
};

/** What a cover or curtain is woven of, as names and attributes say it, by the first of a design's finishes. */
const fabrics: Record<string, { title: string; fiber: string }> = {
  linen: { title: "Linen", fiber: "Linen" },
  velvet: { title: "Velvet", fiber: "Cotton velvet" },
  tweed: { title: "Tweed", fiber: "Wool blend" },
  boucle: { title: "Bouclé", fiber: "Wool blend" },
  terry: { title: "Terry", fiber: "Cotton" },
  knit: { title: "Knit", fiber: "Wool and cotton" },
  wool: { title: "Wool", fiber: "Wool" },
  leather: { title: "Leather", fiber: "Leather" },
  canvas: { title: "Canvas", fiber: "Solution-dyed acrylic" },
};

const fabricOf = ({ finishes }: FixtureDesign) =>
  fabrics[(finishes[0] ?? "").split("-")[0] ?? ""] ?? fabrics.linen!;

/** Whether all finishes of a design are of one fabric, so that its name may say which. */
const isOfOne = ({ finishes }: FixtureDesign): boolean =>
  new Set(finishes.map((finish) => finish.split("-")[0])).size === 1;

const curtainPrices: Record<string, number> = { Velvet: 96, Tweed: 88, Canvas: 64 };

function curtainOf(design: FixtureDesign): Textile {
  const { height_in, width_in } = design.size;
  const { title } = fabricOf(design);
  const long = height_in + 12;
  const short = height_in < 50;
  const use = short ? "Cafe " : title === "Canvas" ? "Outdoor " : width_in > 120 ? "Patio Door " : "";
  return {
    child: "curtains",
    title: `${use}${title} Curtain Pair`,
    noun: `pair of ${use.toLowerCase()}${title.toLowerCase()} curtains`,
    price: (curtainPrices[title] ?? 72) * (short ? 0.5 : width_in > 120 ? 1.5 : 1),
    weight: short ? 3 : title === "Velvet" || title === "Tweed" ? 12 : 8,
    detail: ["deep even folds", "metal rings on a rod", "a hem of four inches", "two full panels"],
    words: {
      ...hung,
      ...(short
        ? {
            rooms: ["kitchen windows", "breakfast corners", "bath windows", "laundry rooms"],
            fit: ["hang the rod at half the window", "two screws hold the rod", "let it touch the sill"],
          }
        : {}),
      ...(title === "Canvas" ? { rooms: ["porches", "pergolas", "covered patios", "cabanas"] } : {}),
    },
    option: {
      name: "Length",
      choices: [
        { label: `${height_in} in.`, code: String(height_in), price: 1 },
        { label: `${long} in.`, code: String(long), price: 1.12, size: { height_in: long } },
      ],
    },
  };
}

function pillowOf(design: FixtureDesign): Textile {
  const { id, size } = design;
  const lumbar = id.includes("lumbar");
  const { title } = fabricOf(design);
  const wide = Math.round(size.width_in);
  return {
    child: "throw-pillows",
    title: `${wide} in. ${isOfOne(design) ? `${title} ` : ""}${lumbar ? "Lumbar" : title === "Canvas" ? "Outdoor" : "Throw"} Pillow`,
    noun: lumbar ? "lumbar pillow" : title === "Canvas" ? "outdoor pillow" : "throw pillow",
    price: (lumbar ? 26 : 21) * Math.max(1, wide / 22) * (title === "Leather" ? 1.4 : 1),
    weight: wide > 24 ? 3 : 2,
    detail: ["knife edges", "a hidden zip", "a full, soft fill", "pointed corners"],
    words: soft,
  };
}

/** What a set holds is in its model. */
function towelsOf(seed: GoodsSeed): Textile {
  const six = numberParam(seed, "count", 3) === 6;
  const three = textileTable.towels!;
  return six
    ? {
        ...three,
        title: "Bath Towel Set of Six",
        noun: "set of six bath towels",
        price: 49,
        weight: 10,
        detail: ["a dense low loop", "a flat woven border", "six matching towels", "double-turned hems"],
      }
    : three;
}

/** A shade that is not of linen says so. */
function shadeOf({ design }: GoodsSeed): Textile {
  const shade = textileTable.roman!;
  const { title } = fabricOf(design);
  const { width_in } = design.size;
  return {
    ...shade,
    title: `${title} Roman Shade`,
    price: shade.price * (title === "Tweed" ? 1.2 : 1),
    option: {
      name: "Width",
      choices: [
        { label: `${width_in} in.`, code: String(width_in), price: 1 },
        {
          label: `${width_in + 12} in.`,
          code: String(width_in + 12),
          price: 1.24,
          size: { width_in: width_in + 12 },
        },
      ],
    },
  };
}

/** Brushed throws are not knitted. */
const renamed: Record<string, Partial<Textile>> = {
  "throw-wool-24": {
    title: "Wool Throw",
    noun: "wool throw",
    price: 42,
    detail: ["a brushed nap", "fringe at both ends", "a dense warm weave", "one even color"],
  },
};

function textileOf(seed: GoodsSeed): Textile {
  const form = param(seed, "form");
  if (form === "drapery") return param(seed, "style") === "roman" ? shadeOf(seed) : curtainOf(seed.design);
  if (form === "towels") return towelsOf(seed);
  const textile = textileTable[form];
  return textile ? { ...textile, ...renamed[seed.design.id] } : pillowOf(seed.design);
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

const sets = [
  ["pair", "2"],
  ["three", "3"],
  ["five", "5"],
  ["six", "6"],
] as const;

function textileDraft(seed: GoodsSeed): GoodsDraft {
  const textile = textileOf(seed);
  const { fiber } = fabricOf(seed.design);
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
          : fiber.includes("acrylic")
            ? "Rinse with a hose"
            : fiber.includes("velvet") || textile.child === "roman-shades"
              ? "Dry clean"
              : "Machine wash cold",
      ...(textile.child === "curtains" || textile.child === "roman-shades"
        ? { light_filtering: fiber === "Linen" ? "Light filtering" : "Room darkening" }
        : {}),
      ...(fiber === "Cotton" ? { fabric_gsm: seed.series_random.pick([550, 600, 650, 700]) } : {}),
      set_of: sets.find(([word]) => textile.noun.includes(word))?.[1] ?? "1",
      certifications: ["OEKO-TEX Standard 100"],
    },
    warranty: `${years(1, seed)}-year warranty on seams and color.`,
    words,
  });
}

export const textiles: GoodsPlan = { category: "textiles", styles: {}, draft: textileDraft };
