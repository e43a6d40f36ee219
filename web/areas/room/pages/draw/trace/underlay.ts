import { add, minus, type Point, rotated, times } from "../../../../../../domain/room/geometry/point.ts";
import { type Bounds, boundsOf } from "../../../../../../domain/room/geometry/polygon.ts";

/** A picture under the drawing: where on the plan it lies, how large and how strong it is. */
export interface Underlay {
  name: string;
  width_px: number;
  height_px: number;
  /** Inches of the plan to a pixel of the picture. */
  scale: number;
  /** Counter-clockwise about its middle. */
  turn_deg: number;
  /** Place of its middle on the plan. */
  at_in: Point;
  /** From 0, not to be seen, to 1. */
  strength: number;
  isShown: boolean;
}

/** Longest side of a picture whose scale is not known yet: a house of usual size. */
const unscaled_in = 480;

/** A new picture, which has no scale yet. */
export function laidUnder(
  picture: Pick<Underlay, "name" | "width_px" | "height_px">,
  at_in: Point,
): Underlay {
  const scale = unscaled_in / Math.max(picture.width_px, picture.height_px);
  return { ...picture, scale, turn_deg: 0, at_in, strength: 0.6, isShown: true };
}

/** The place on the plan of a pixel, whose y goes down. */
export function toPlan(
  { width_px, height_px, scale, turn_deg, at_in }: Underlay,
  [x, y]: Readonly<Point>,
): Point {
  const fromMiddle: Point = [(x - width_px / 2) * scale, (height_px / 2 - y) * scale];
  return add(at_in, rotated(fromMiddle, turn_deg));
}

/** The pixel under a place of the plan. */
export function toPicture(
  { width_px, height_px, scale, turn_deg, at_in }: Underlay,
  point: Readonly<Point>,
): Point {
  const [x, y] = rotated(minus(point, at_in), -turn_deg);
  return [x / scale + width_px / 2, height_px / 2 - y / scale];
}

/** The picture with the line between two places made `length_in` long; the first place stays. */
export function scaledBy(underlay: Underlay, [a, b]: readonly [Point, Point], length_in: number): Underlay {
  const factor = length_in / Math.hypot(b[0] - a[0], b[1] - a[1]);
  return {
    ...underlay,
    scale: underlay.scale * factor,
    at_in: add(a, times(minus(underlay.at_in, a), factor)),
  };
}

/** What the whole picture covers of the plan. */
export const coverOf = (underlay: Underlay): Bounds =>
  boundsOf(
    (
      [
        [0, 0],
        [underlay.width_px, 0],
        [underlay.width_px, underlay.height_px],
        [0, underlay.height_px],
      ] as Point[]
    ).map((corner) => toPlan(underlay, corner)),
  );
