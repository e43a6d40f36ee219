import { codeFor, type Random } from "../random.ts";
import { categories } from "./categories.ts";

const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const places = 5;
const space = signs.length ** places;

/**
 * The stem of a product's SKUs, like `TRW-7K2FB`. The number is scrambled by a factor that shares no divisor with the
 * space, so every product of the catalog has its own, and neighbors look unlike.
 */
export function productCode(brandCode: string, categorySlug: string, number: number): string {
  const category = categories.findIndex(({ slug }) => slug === categorySlug);
  let scrambled = Number((BigInt(category * 1_000_000 + number) * 7368787n + 1299709n) % BigInt(space));
  let code = "";
  for (let place = 0; place < places; place++) {
    code = signs[scrambled % signs.length] + code;
    scrambled = Math.floor(scrambled / signs.length);
  }
  return `${brandCode}-${code}`;
}

/** The id of a product in addresses. */
export const publicHash = (seed: string, stem: string): string => codeFor(`${seed}/${stem}`, 10);

/** How far a product has got: a few sell much, most sell some; a part is new. */
export function reach(random: Random): { popularity: number; listed_days_ago: number } {
  const heat = random.next();
  return {
    popularity: Math.round(900 * heat ** 4 + 60 * random.next()),
    listed_days_ago: random.chance(0.12) ? random.int(2, 45) : random.int(46, 1100),
  };
}
