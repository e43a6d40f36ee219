import phrases from "../../data/phrases/rugs.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import weaveRows from "../../data/product-kinds/rugs.json" with { type: "json" };
import type { FixtureSize } from "../../fixtures/design.types.ts";
import { filledIn } from "../prose/grammar.ts";
import { param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

/** The usual size first, which is the design's own. */
const rugSizes: readonly GoodsChoice[] = options.rugs.sizes;

const feet = (inches: number): string => String(Number((inches / 12).toFixed(1)));

/** Runners come in three lengths, round rugs in two widths, others in three sizes. */
function sizesOf({ width_in, depth_in }: FixtureSize, shape: Shape): readonly GoodsChoice[] {
  if (shape === "Rectangle") return rugSizes;
  const own = { price: 1, code: feet(depth_in).replace(".", "") };
  if (shape === "Round") {
    const less = width_in - 24;
    return [
      { ...own, label: `${feet(width_in)} ft round`, code: `R${own.code}` },
      { label: `${feet(less)} ft round`, code: `R${feet(less)}`, price: 0.6, size: square(less) },
    ];
  }
  return [0, -24, 24].map((longer) => {
    const long = depth_in + longer;
    const label = `${feet(width_in)} × ${feet(long)} ft`;
    const price = Number((long / depth_in).toFixed(2));
    return longer === 0
      ? { ...own, label }
      : { label, code: feet(long).replace(".", ""), price, size: { depth_in: long } };
  });
}

const square = (side: number) => ({ width_in: side, depth_in: side });

type Shape = "Round" | "Runner" | "Rectangle";

/** How a rug is made. */
interface Weave {
  child: string;
  /** As names say it. */
  title: string;
  weave: string;
  material: string;
  pile: string;
  /** Wholesale dollars at 8 by 10 ft. */
  price: number;
  detail: readonly string[];
}

const weaves: Record<string, Weave> = weaveRows;

const patterns: Record<string, { title: string; detail: readonly string[] }> = phrases.patterns;

type Rug = Weave & { shape: Shape };

function rugOf(seed: GoodsSeed): Rug {
  const { width_in, depth_in } = seed.design.size;
  const pattern = param(seed, "pattern");
  const isOld = pattern === "vintage" || pattern === "persian";
  const weave = weaves[isOld ? "old" : param(seed, "pile")] ?? weaves.low!;
  const drawn = patterns[pattern] ?? patterns.plain!;
  const shape = param(seed, "shape") === "round" ? "Round" : width_in < 40 ? "Runner" : "Rectangle";
  const plainJute = weave.child === "natural-fiber-rugs" && pattern === "plain";
  return {
    ...weave,
    shape,
    title: [
      shape === "Round" ? "Round " : "",
      plainJute ? "" : drawn.title,
      weave.title,
      shape === "Runner" ? "Runner" : "Rug",
    ].join(""),
    detail: [...weave.detail, ...drawn.detail],
    price: weave.price * Math.max(0.3, (width_in * depth_in) / (96 * 120)),
  };
}

const rugWords = (rug: Rug): RoomWords => ({
  measure: [
    rug.shape === "Round" ? "in two sizes" : "in three sizes",
    ...filledIn(phrases.rug_words.measure, { pile: rug.pile, material: rug.material.toLowerCase() }),
  ],
  rooms: rug.shape === "Runner" ? phrases.rug_words.rooms.Runner : phrases.rug_words.rooms.other,
  detail: rug.detail,
  stuff: rug.material === "Jute" ? phrases.rug_words.stuff.Jute : phrases.rug_words.stuff.other,
  care: phrases.rug_words.care,
  tests: phrases.rug_words.tests,
  checked: phrases.rug_words.checked,
  does: phrases.rug_words.does,
  plus: phrases.rug_words.plus,
  fit: [
    "leave 12 in. of floor at the wall",
    ...(rug.shape === "Runner" ? phrases.rug_words.fit.Runner : phrases.rug_words.fit.other),
  ],
  box: phrases.rug_words.box,
});

function rugDraft(seed: GoodsSeed): GoodsDraft {
  const rug = rugOf(seed);
  const area = (seed.design.size.width_in * seed.design.size.depth_in) / (96 * 120);
  return roomGoodsDraft(seed, {
    child: rug.child,
    title: rug.title,
    noun: rug.title.toLowerCase(),
    price: rug.price,
    weight_lb: Math.round(
      area * (rug.child === "high-pile-rugs" ? 62 : rug.child === "flat-weave-rugs" ? 26 : 44),
    ),
    is_freight: false,
    option: { name: "Size", choices: sizesOf(seed.design.size, rug.shape) },
    attributes: {
      material: rug.material,
      rug_weave: rug.weave,
      pile_height_in: rug.pile,
      shape: rug.shape,
      backing: rug.weave === "Hand tufted" ? "Natural latex and cotton" : "None",
      care: "Vacuum without beater bar",
      certifications: ["GoodWeave"],
    },
    warranty: `${years(2, seed)}-year warranty on weaving and binding.`,
    words: rugWords(rug),
  });
}

export const rugs: GoodsPlan = { category: "rugs", styles: {}, draft: rugDraft };
