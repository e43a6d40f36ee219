import { isMetric } from "../../catalog/page-units.ts";

/** A scale that architects' rulers have. */
export interface Scale {
  /** `1/2" = 1'-0"`, `1:20` */
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

const metric: readonly (readonly [words: string, inches_per_foot: number])[] = [
  5, 10, 20, 25, 50, 75, 100, 200,
].map((ratio) => [`1:${ratio}`, 12 / ratio]);
/** 1:20 is near enough to 1/2" to the foot, which is 1:24. */
const near = 1.25;

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
  const [scales, most] = isMetric() ? [metric, largest * near] : [rulers, largest];
  const [words, per_foot] =
    scales.find(([, each]) => each <= most && fits(each)) ?? scales[scales.length - 1]!;
  return { words: isMetric() ? words : `${words} = 1'-0"`, pt_per_in: per_foot * 6 };
}
