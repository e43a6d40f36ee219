import { brands } from "../catalog/brands.ts";
import styles from "../data/brand-marks/styles.json" with { type: "json" };
import { layouts, type Sign } from "./layouts.ts";
import type { Lettering } from "./text.ts";

const { inks } = styles;
/** The sign of each brand, by its slug. */
const signOf = styles.signs as Readonly<Record<string, Sign>>;
const letterings = styles.letterings as readonly Lettering[];

export const markSize = { width: 640, height: 320 };

/**
 * The mark of each brand as SVG, in one ink on white. Layouts and letterings have no common divisor, so that no two
 * brands share both.
 */
export function brandMarks(): { slug: string; svg: string }[] {
  return brands.map(({ slug, name }, at) => {
    const draw = layouts[at % layouts.length]!;
    const mark = draw({
      name,
      sign: signOf[slug] ?? "star",
      ink: inks[at % inks.length]!,
      lettering: letterings[at % letterings.length]!,
    });
    const { width, height } = markSize;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 240"><rect width="480" height="240" fill="#ffffff"/>${mark}</svg>`;
    return { slug, svg };
  });
}
