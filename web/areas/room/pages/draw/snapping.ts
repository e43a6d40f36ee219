import { isMetric } from "../../../../../domain/catalog/page-units.ts";
import type { Point } from "../../../../../domain/room/geometry/point.ts";

/** A line to snap to that the drawing shows while it holds. */
export interface Guide {
  axis: "x" | "y";
  at_in: number;
}

export interface Snapped {
  point: Point;
  guides: Guide[];
}

/** Grid sizes to choose from, in inches. */
export const snapSteps = (): { value: number; text: string }[] =>
  isMetric()
    ? [50, 10, 1, 0.5].map((cm) => ({ value: cm / 2.54, text: cm < 1 ? `${cm * 10} mm` : `${cm} cm` }))
    : [
        { value: 12, text: "1 ft" },
        { value: 6, text: "6 in" },
        { value: 1, text: "1 in" },
        { value: 0.25, text: "1/4 in" },
      ];

/** The grid until another one is chosen. */
export const usualStep = (): number => snapSteps()[2]!.value;

/**
 * The place meant by `point`: level with one of `others` where it is within `reach_in`, on the grid otherwise, each
 * direction for itself.
 */
export function snapPoint(
  point: Readonly<Point>,
  others: readonly Readonly<Point>[],
  { step_in, reach_in }: { step_in: number; reach_in: number },
): Snapped {
  const x = snapValue(
    point[0],
    others.map((other) => other[0]),
    { step_in, reach_in },
  );
  const y = snapValue(
    point[1],
    others.map((other) => other[1]),
    { step_in, reach_in },
  );
  const guides: Guide[] = [];
  if (x.isHeld) guides.push({ axis: "x", at_in: x.value });
  if (y.isHeld) guides.push({ axis: "y", at_in: y.value });
  return { point: [x.value, y.value], guides };
}

/** A number brought to the nearest of `marks` within reach, else to the grid. */
export function snapValue(
  value: number,
  marks: readonly number[],
  { step_in, reach_in }: { step_in: number; reach_in: number },
): { value: number; isHeld: boolean } {
  let held: number | undefined;
  for (const mark of marks) {
    const apart = Math.abs(mark - value);
    if (apart <= reach_in && (held === undefined || apart < Math.abs(held - value))) held = mark;
  }
  return held === undefined
    ? { value: Math.round(value / step_in) * step_in, isHeld: false }
    : { value: held, isHeld: true };
}
