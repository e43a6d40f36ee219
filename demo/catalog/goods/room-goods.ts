import roomGoodsProse from "../../data/descriptions/furnishings.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, inSizes } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsSeed } from "./goods.types.ts";

/** Phrases about a product; a description takes one from each list. */
export type RoomWords = Record<
  "measure" | "rooms" | "detail" | "stuff" | "care" | "tests" | "checked" | "does" | "plus" | "fit" | "box",
  readonly string[]
>;

/** The facts that tell one fixture for a room from another. */
export interface RoomGoods {
  child: string;
  /** What follows the series in the name. */
  title: string;
  noun: string;
  /** Wholesale dollars of the first finish and choice, about. */
  price: number;
  weight_lb: number;
  is_freight: boolean;
  option?: { name: string; choices: readonly GoodsChoice[] };
  attributes: Record<string, AttributeValue>;
  warranty: string;
  words: RoomWords;
}

const capped = (facts: Record<string, string>): Facts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, text]) => [
      [key, text],
      [`${key}_cap`, capital(text)],
    ]),
  );

/** A product's draft from what is particular to it. */
export function roomGoodsDraft(seed: GoodsSeed, goods: RoomGoods): GoodsDraft {
  const { words, price, title, ...rest } = goods;
  return {
    ...rest,
    name: `${seed.series} ${title}`,
    wholesale: dollars(price * 0.88, price * 1.14, seed),
    saving: seed.series_random.between(0.32, 0.46, 0.01),
    extra_days: 0,
    surface: [],
    prose: roomGoodsProse,
    facts: {
      ...goodsFacts(seed, goods.noun),
      width: inSizes(seed.design, goods.option?.choices, "width_in"),
      ...capped(oneOfEach(words, seed.random)),
    },
  };
}
