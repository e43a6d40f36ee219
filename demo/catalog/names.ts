import seriesNames from "../data/series-names.json" with { type: "json" };
import { type Brand, brands } from "./brands.ts";

/**
 * The name of a brand's series number `at`. No two series share a name, not even of different brands:
 * brands with the same tradition take turns in its list.
 */
export function seriesName(brand: Brand, at: number): string {
  const { first, second, join } = seriesNames[brand.naming];
  const sharing = brands.filter(({ naming, makes }) => naming === brand.naming && makes.length > 0);
  const turn = at * sharing.length + sharing.indexOf(brand);
  const space = first.length * second.length;
  // 809 shares no factor with the size of the lists, so the walk visits every pair once
  const place = (turn * 809 + 37) % space;
  const [one = "", two = ""] = [first[place % first.length], second[Math.floor(place / first.length)]];
  const again = Math.floor(turn / space);
  const name = join === "word" ? `${one}${two}` : `${one} ${two}`;
  return again === 0 ? name : `${name} ${"I".repeat(again + 1)}`;
}
