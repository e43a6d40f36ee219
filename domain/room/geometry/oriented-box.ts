import { add, directionAt, dot, leftOf, minus, type Point, times } from "./point.ts";
import { edgesOf, type Polygon } from "./polygon.ts";
import { segmentsApart } from "./segment.ts";

/** A turned rectangle: at rotation 0 the width runs along x and the front faces south. */
export interface OrientedBox {
  center: Point;
  width_in: number;
  depth_in: number;
  rotation_deg: number;
}

/** Unit vectors of a box: `right` along its width (seen from the front), `back` from front to back. */
export function axesOf(box: Pick<OrientedBox, "rotation_deg">): { right: Point; back: Point } {
  const right = directionAt(box.rotation_deg);
  return { right, back: leftOf(right) };
}

/** Converts a position in the box's own axes (x to the right, y to the back, from its center) to the plan. */
export function onPlan(box: Omit<OrientedBox, "width_in" | "depth_in">, [x, y]: Readonly<Point>): Point {
  const { right, back } = axesOf(box);
  return add(box.center, add(times(right, x), times(back, y)));
}

/** Converts a position on the plan to the box's own axes. */
export function inBox(box: Omit<OrientedBox, "width_in" | "depth_in">, point: Readonly<Point>): Point {
  const { right, back } = axesOf(box);
  const from = minus(point, box.center);
  return [dot(from, right), dot(from, back)];
}

/** Counter-clockwise from the front left corner, seen from the front. */
export function cornersOf(box: OrientedBox): Point[] {
  const x = box.width_in / 2;
  const y = box.depth_in / 2;
  return [onPlan(box, [-x, -y]), onPlan(box, [x, -y]), onPlan(box, [x, y]), onPlan(box, [-x, y])];
}

/** Half the box's extent along a unit direction. */
export const reachOf = (box: OrientedBox, direction: Readonly<Point>): number =>
  reachAlong(box, axesOf(box), direction);

const reachAlong = (
  { width_in, depth_in }: OrientedBox,
  { right, back }: ReturnType<typeof axesOf>,
  direction: Readonly<Point>,
): number =>
  (width_in / 2) * Math.abs(dot(right, direction)) + (depth_in / 2) * Math.abs(dot(back, direction));

/** Radius of the circle around the box. */
const radiusOf = ({ width_in, depth_in }: OrientedBox): number =>
  Math.sqrt(width_in * width_in + depth_in * depth_in) / 2;

/**
 * The shortest move of `a` that takes it out of `b` (separating axes); null when they do not overlap by more than
 * `within` inches.
 */
export function wayOut(a: OrientedBox, b: OrientedBox, within = 0): Point | null {
  const apart = minus(a.center, b.center);
  const near = radiusOf(a) + radiusOf(b);
  // most boxes are far apart, which is quickly told
  if (within >= 0 && dot(apart, apart) > near * near) return null;
  const first = axesOf(a);
  const second = axesOf(b);
  let least = Infinity;
  let way: Point | null = null;
  for (const axis of [first.right, first.back, second.right, second.back]) {
    const between = dot(apart, axis);
    const overlap = reachAlong(a, first, axis) + reachAlong(b, second, axis) - Math.abs(between);
    if (overlap <= within) return null;
    if (overlap < least) {
      least = overlap;
      way = times(axis, between < 0 ? -overlap : overlap);
    }
  }
  return way;
}

export const overlaps = (a: OrientedBox, b: OrientedBox, within = 0): boolean =>
  wayOut(a, b, within) !== null;

/** Shortest distance between two convex outlines; 0 where they touch or overlap. */
export function boxesApart(a: OrientedBox, b: OrientedBox): number {
  if (overlaps(a, b)) return 0;
  return outlinesApart(cornersOf(a), cornersOf(b));
}

/** Shortest distance between two outlines that do not contain each other. */
export function outlinesApart(a: Polygon, b: Polygon): number {
  let least = Infinity;
  const others = edgesOf(b);
  for (const edge of edgesOf(a)) {
    for (const other of others) least = Math.min(least, segmentsApart(edge, other));
  }
  return least;
}
