import { hexOf, linearOf, linearOfOklab, oklabOf } from "../../materials/color.ts";
import type { ColorWish, Part } from "./brief.types.ts";
import type { Tone } from "./lexicon.ts";

/** Steps in Oklab: lightness, green to red, blue to yellow. */
const steps: Readonly<Record<Tone, readonly [L: number, a: number, b: number]>> = {
  dark: [-0.13, 0, 0],
  light: [0.11, 0, 0],
  warm: [0, 0.012, 0.025],
  cool: [0, -0.012, -0.025],
};
const [darkest, lightest] = [0.12, 0.97];

/** A color moved one step, in Oklab. */
export function toned(hex: string, tone: Tone): string {
  const [L, a, b] = oklabOf(linearOf(hex as `#${string}`));
  const [dL, da, db] = steps[tone];
  return hexOf(linearOfOklab([Math.min(lightest, Math.max(darkest, L + dL)), a + da, b + db]));
}

type Named = readonly [name: string, hex: string];
const usual: Readonly<Record<Tone, Partial<Record<Part, Named>> & { any: Named }>> = {
  dark: {
    any: ["charcoal", "#474a4e"],
    walls: ["deep gray", "#53575b"],
    floor: ["dark brown", "#4a3626"],
    counter: ["black", "#262626"],
  },
  light: {
    any: ["soft white", "#f5f1e8"],
    floor: ["pale oak", "#d9c5a3"],
    furniture: ["oatmeal", "#dccfb9"],
  },
  warm: { any: ["warm beige", "#e2d2b8"], walls: ["warm white", "#f4eee2"], floor: ["honey oak", "#c08f57"] },
  cool: { any: ["cool gray", "#c3c9cd"], walls: ["cool white", "#eff3f5"] },
};

/** What is meant where no color is known: "dark floor". */
export function usualTone(part: Part, tone: Tone): ColorWish {
  const [name, hex] = usual[tone][part] ?? usual[tone].any;
  return { part, name, hex };
}
