import type { FixtureDesign } from "../../fixtures/designs.ts";
import { spanned } from "../measures.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed } from "../prose/grammar.ts";
import type { GoodsChoice, GoodsSeed } from "./goods.types.ts";

export const styleWords: Record<string, readonly string[]> = {
  modern: ["plain", "straight-lined", "spare"],
  traditional: ["turned", "classic", "period"],
  transitional: ["softened", "quiet", "middle-of-the-road"],
  farmhouse: ["country", "workshop", "farmhouse"],
  industrial: ["workshop", "factory", "utility"],
  midcentury: ["mid-century", "sixties", "tapered"],
  coastal: ["coastal", "seaside", "porch"],
  scandinavian: ["Nordic", "pared-down", "light"],
  "art-deco": ["deco", "ribbed", "jazz-age"],
};

/** Inches as people write them on a box: `9.4 in.`, `16 in.` */
export const inch = (value: number): string => `${Number(value.toFixed(1))} in.`;

/** What a design measures one way in all its sizes: `36 to 48 in.` */
export const inSizes = (
  design: FixtureDesign,
  choices: readonly GoodsChoice[] | undefined,
  way: keyof FixtureDesign["size"],
  say = inch,
): string =>
  spanned(
    choices?.length ? choices.map(({ size }) => size?.[way] ?? design.size[way]) : [design.size[way]],
    say,
  );

/** Facts that hold for every fixture. */
export function goodsFacts(seed: GoodsSeed, noun: string): Facts {
  const { brand, series, design, finishes, random } = seed;
  const lower = finishes.map((finish) => finish.toLowerCase());
  return {
    brand: brand.name,
    series,
    noun,
    style: random.pick(styleWords[design.style] ?? ["plain"]),
    finishes: finishes.length > 1 ? listed(lower) : undefined,
    only_finish: finishes.length === 1 ? lower[0] : undefined,
    first_finish: lower[0],
    finish_count:
      finishes.length > 1
        ? (["", "", "two", "three", "four", "five", "six"][finishes.length] ?? String(finishes.length))
        : undefined,
    width: inch(design.size.width_in),
    depth: inch(design.size.depth_in),
    height: inch(design.size.height_in),
  };
}

/** A short word for a warranty's reach, with the brand's own years where it is careful. */
export const years = (base: number, seed: GoodsSeed): number => base + seed.brand.careful;

/** Wholesale dollars between two figures, by the collection's chance, the brand's tier and the piece's own. */
export const dollars = (least: number, most: number, seed: GoodsSeed): number =>
  Number((seed.series_random.around(least, most) * seed.brand.tier).toFixed(2));

/** A phrase of the design's words that the pattern finds, or undefined. */
export const wordLike = (seed: GoodsSeed, pattern: RegExp): string | undefined =>
  seed.design.name_words.find((word) => pattern.test(word));

export const param = (seed: GoodsSeed, name: string): string => String(seed.design.params[name] ?? "");

export const numberParam = (seed: GoodsSeed, name: string, otherwise: number): number => {
  const value = seed.design.params[name];
  return typeof value === "number" ? value : otherwise;
};
