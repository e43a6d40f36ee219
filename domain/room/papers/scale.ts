/** A scale that architects' rulers have. */
export interface Scale {
  /** `1/2" = 1'-0"` */
  words: string;
  /** Points of a 72nd of an inch for each inch of the room. */
  pt_per_in: number;
}

const rulers: readonly (readonly [words: string, inches_per_foot: number])[] = [
  [`3"`, 3],
  [`1 1/2"`, 1.5],
  [`1"`, 1],
  [`3/4"`, 0.75],
  [`1/2"`, 0.5],
  [`3/8"`, 0.375],
  [`1/4"`, 0.25],
  [`3/16"`, 0.1875],
  [`1/8"`, 0.125],
  [`3/32"`, 0.09375],
  [`1/16"`, 0.0625],
];

/**
 * The largest usual scale, at most `largest` inches to the foot, at which something of that size in inches fits on that
 * much paper in points. What fits at none gets the smallest.
 */
export function scaleFor(
  [wide_in, high_in]: readonly [number, number],
  [width_pt, height_pt]: readonly [number, number],
  largest = 1.5,
): Scale {
  const fits = (per_foot: number) =>
    (wide_in * per_foot * 72) / 12 <= width_pt && (high_in * per_foot * 72) / 12 <= height_pt;
  const [words, per_foot] =
    rulers.find(([, each]) => each <= largest && fits(each)) ?? rulers[rulers.length - 1]!;
  return { words: `${words} = 1'-0"`, pt_per_in: (per_foot * 72) / 12 };
}
