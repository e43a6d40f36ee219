import type { CatalogVariant } from "./product.types.ts";

/** A measure that all share as a number; otherwise every one of them, the smallest first. */
export function oneOrAll(measures: readonly number[]): number | number[] {
  const [one = 0, ...others] = [...new Set(measures)].sort((a, b) => a - b);
  return others.length === 0 ? one : [one, ...others];
}

/** From the least to the most of some measures, the unit said once: `24 to 48 in.`; one figure where all are alike. */
export function spanned(measures: readonly number[], say: (measure: number) => string = String): string {
  const least = say(Math.min(...measures));
  const most = say(Math.max(...measures));
  return least === most ? most : `${least.replace(/ [a-z]+\.?$/, "")} to ${most}`;
}

/** What variants measure one way. */
export const measured = (
  variants: readonly CatalogVariant[],
  way: "width_in" | "length_in" | "height_in",
): number | number[] => oneOrAll(variants.map(({ size }) => size[way]));
