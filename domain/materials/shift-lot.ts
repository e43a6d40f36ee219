import { hexOf, linearOf, linearOfOklab, oklabOf } from "./color.ts";
import type { Body, Hex } from "./material.ts";
import { randomStream } from "./random.ts";

/** The body as another production lot would look: colors and sizes of its figure shifted a little, by the seed. */
export function shiftLot(body: Body, seed: number): Body {
  // paint is mixed to a formula
  if (body.family === "paint") return body;
  const random = randomStream(seed ^ 0x51f15e);
  const lighter = (random() - 0.5) * 0.024;
  const warmer = (random() - 0.5) * 0.005;
  const stretch = 0.88 + 0.26 * random();
  const turn_deg = (random() - 0.5) * 12;
  const mirrored = random() < 0.35;

  const shiftColor = (hex: Hex): Hex => {
    const [L, a, b] = oklabOf(linearOf(hex));
    return hexOf(linearOfOklab([L + lighter, a + warmer * 0.5, b + warmer]));
  };

  const shift = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return value.startsWith("#") ? shiftColor(value) : value;
    if (typeof value === "number") {
      if (key === "direction_deg") return (mirrored ? 180 - value : value) + turn_deg;
      return figureSizes.has(key) ? value * stretch : value;
    }
    if (Array.isArray(value)) return value.map((item) => shift(item, key));
    if (value && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shift(inner, name)]));
    }
    return value;
  };
  return shift(body, "") as Body;
}

/** Sizes of the figure itself, as opposed to those fixed by manufacture. */
const figureSizes = new Set(["cloud_in", "spacing_in", "band_in", "mottle_in", "patch_in", "size_in"]);
