import phrases from "../../data/phrases/textiles.json" with { type: "json" };
import rows from "../../data/product-kinds/textiles.json" with { type: "json" };
import type { FixtureDesign } from "../../fixtures/designs.ts";
import { filledIn } from "../prose/grammar.ts";
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

const hung: Partial<RoomWords> = phrases.hung;
const bathing: Partial<RoomWords> = phrases.bathing;
const soft: Partial<RoomWords> = phrases.soft;

type Row = Omit<Textile, "words" | "option"> & { words: string; own_words?: Partial<RoomWords> };

const wordsOf: Record<string, Partial<RoomWords>> = { hung, bathing, soft };
const kinds: Record<string, Row> = rows.kinds;
/** What is said otherwise of some designs: brushed throws are not knitted. */
const designs: Record<string, Partial<Pick<Textile, "title" | "noun" | "price" | "detail">>> = rows.designs;

function textileCalled(kind: string): Textile | undefined {
  const row = kinds[kind];
  if (!row) return undefined;
  const { words, own_words, ...rest } = row;
  return { ...rest, words: { ...wordsOf[words], ...own_words } };
}

/** What a cover or curtain is woven of, as names and attributes say it, by the first of a design's finishes. */
const fabrics: Record<string, { title: string; fiber: string }> = phrases.fabrics;

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
    detail: phrases.curtain_of.detail,
    words: {
      ...hung,
      ...(short ? phrases.curtain_of.words.short : {}),
      ...(title === "Canvas" ? { rooms: phrases.curtain_of.words.rooms } : {}),
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
    detail: phrases.pillow_of.detail,
    words: soft,
  };
}

/** A shade that is not of linen says so. */
function shadeOf({ design }: GoodsSeed): Textile {
  const shade = textileCalled("roman")!;
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

function textileOf(seed: GoodsSeed): Textile {
  const form = param(seed, "form");
  if (form === "drapery") return param(seed, "style") === "roman" ? shadeOf(seed) : curtainOf(seed.design);
  const isSix = form === "towels" && numberParam(seed, "count", 3) === 6;
  const textile = textileCalled(isSix ? "towels-six" : form);
  return textile ? { ...textile, ...designs[seed.design.id] } : pillowOf(seed.design);
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
    measure: filledIn(phrases.textile_words.measure, { width, fiber: fiber.toLowerCase(), length }),
    rooms: ["bedrooms"],
    detail: textile.detail,
    stuff: filledIn(phrases.textile_words.stuff, { fiber: fiber.toLowerCase() }),
    care: phrases.textile_words.care,
    tests: phrases.textile_words.tests,
    checked: phrases.textile_words.checked,
    does: phrases.textile_words.does,
    plus: phrases.textile_words.plus,
    fit: phrases.textile_words.fit,
    box: phrases.textile_words.box,
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
