import kindRows from "../../data/product-kinds/showers.json" with { type: "json" };
import { param } from "./common.ts";
import type { GoodsSeed } from "./goods.types.ts";

/** A kind of shower products as a catalog lists it. */
export interface Kind {
  child: string;
  noun: string;
  title: string;
  price: [number, number];
  weight: number;
  freight: boolean;
}

/** Weights of glass and bases come on top, by their size. */
const kinds = kindRows as unknown as Record<string, Omit<Kind, "freight">>;

/** The kind that a design is, with the weight of its own measures. */
export function kindOf(seed: GoodsSeed): Kind {
  const form = param(seed, "form");
  const { width_in, depth_in, height_in } = seed.design.size;
  const { child, noun, title, price, weight: fittings } = kinds[form] ?? kinds.head!;
  const thin = form === "door-framed" ? 0.7 : form.startsWith("enclosure") ? 1.7 : 1;
  const glass = child === "shower-doors" ? width_in * height_in * 0.034 * thin : 0;
  const base = child === "shower-bases" ? width_in * depth_in * 0.034 : 0;
  const heavy = glass + base > 0;
  const weight = heavy ? Math.round(fittings + glass + base) : fittings;
  return { child, noun, title, price, weight, freight: heavy };
}
