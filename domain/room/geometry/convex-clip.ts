import type { Point } from "./point.ts";
import type { Polygon } from "./polygon.ts";

/**
 * The part of `ring` inside the counter-clockwise convex `window` (Sutherland and Hodgman). The parts of a concave ring
 * stay connected along the window's edge; the area, with holes as clockwise rings, is still right.
 */
export function clipToConvex(ring: Polygon, window: Polygon): Point[] {
  let current: Polygon = ring;
  for (let at = 0; at < window.length && current.length > 0; at += 1) {
    current = clipToHalf(current, window[at]!, window[(at + 1) % window.length]!);
  }
  return current as Point[];
}

/** The part of the ring to the left of the line from `a` to `b`. */
function clipToHalf(ring: Polygon, a: Readonly<Point>, b: Readonly<Point>): Point[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const kept: Point[] = [];
  let before = ring[ring.length - 1]!;
  let sideBefore = dx * (before[1] - a[1]) - dy * (before[0] - a[0]);
  for (const point of ring) {
    const side = dx * (point[1] - a[1]) - dy * (point[0] - a[0]);
    if (side >= 0 !== sideBefore >= 0) {
      const share = sideBefore / (sideBefore - side);
      kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
    }
    if (side >= 0) kept.push([point[0], point[1]]);
    before = point;
    sideBefore = side;
  }
  return kept;
}
