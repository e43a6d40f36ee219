import { cross, hair_in, minus, type Point, rotated } from "./point.ts";
import { crossing, distanceTo, type Segment, sharedRun } from "./segment.ts";

/** A ring of corners without the first repeated at the end. */
export type Polygon = readonly Readonly<Point>[];

/**
 * In square inches, positive when counter-clockwise. Computed relative to the first corner, so that plans far from the
 * origin keep their precision.
 */
export function signedArea(polygon: Polygon): number {
  const [origin] = polygon;
  if (!origin) return 0;
  let twice = 0;
  for (let at = 1; at + 1 < polygon.length; at += 1) {
    twice += cross(minus(polygon[at]!, origin), minus(polygon[at + 1]!, origin));
  }
  return twice / 2;
}

/** In square inches, for either orientation. */
export const areaOf = (polygon: Polygon): number => Math.abs(signedArea(polygon));

export const isCounterClockwise = (polygon: Polygon): boolean => signedArea(polygon) > 0;

/** The same ring, counter-clockwise. */
export const counterClockwise = (polygon: Polygon): Point[] => {
  const copy = polygon.map(([x, y]): Point => [x, y]);
  return signedArea(polygon) < 0 ? copy.reverse() : copy;
};

/** Centroid; the mean of the corners if there is no area. */
export function centroidOf(polygon: Polygon): Point {
  const [origin] = polygon;
  if (!origin) return [0, 0];
  let x = 0;
  let y = 0;
  let twice = 0;
  for (let at = 1; at + 1 < polygon.length; at += 1) {
    const a = minus(polygon[at]!, origin);
    const b = minus(polygon[at + 1]!, origin);
    const turn = cross(a, b);
    twice += turn;
    x += (a[0] + b[0]) * turn;
    y += (a[1] + b[1]) * turn;
  }
  if (Math.abs(twice) < hair_in) return meanOf(polygon);
  return [origin[0] + x / (3 * twice), origin[1] + y / (3 * twice)];
}

function meanOf(polygon: Polygon): Point {
  const sum = polygon.reduce<Point>((all, [x, y]) => [all[0] + x, all[1] + y], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export function boundsOf(polygon: Polygon): Bounds {
  const bounds: Bounds = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const [x, y] of polygon) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.min(bounds.bottom, y);
    bounds.top = Math.max(bounds.top, y);
  }
  return bounds;
}

export const edgesOf = (polygon: Polygon): Segment[] =>
  polygon.map((from, at) => {
    const to = polygon[(at + 1) % polygon.length]!;
    return { from: [from[0], from[1]], to: [to[0], to[1]] };
  });

export const perimeterOf = (polygon: Polygon): number =>
  edgesOf(polygon).reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);

/** Distance from the outline, inside or outside. */
export const distanceToOutline = (polygon: Polygon, point: Readonly<Point>): number =>
  Math.min(...edgesOf(polygon).map((edge) => distanceTo(edge, point)));

/** Whether the point lies inside; the outline itself counts as inside within `within` inches. */
export function contains(polygon: Polygon, point: Readonly<Point>, within = hair_in): boolean {
  const [x, y] = point;
  let inside = false;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at, at += 1) {
    const [ax, ay] = polygon[at]!;
    const [bx, by] = polygon[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside || distanceToOutline(polygon, point) <= within;
}

/** Pairs of edges (by their first corner's number) that cross, touch away from a shared corner, or run back on each other. */
export function selfCrossings(polygon: Polygon): [number, number][] {
  const edges = edgesOf(polygon);
  const found: [number, number][] = [];
  for (let a = 0; a < edges.length; a += 1) {
    for (let b = a + 1; b < edges.length; b += 1) {
      const neighbours = b === a + 1 || (a === 0 && b === edges.length - 1);
      const meets = neighbours ? null : crossing(edges[a]!, edges[b]!);
      if (meets || sharedRun(edges[a]!, edges[b]!, hair_in) > hair_in) found.push([a, b]);
    }
  }
  return found;
}

/** Every corner turns left (or straight on). Expects a counter-clockwise ring. */
export function isConvex(polygon: Polygon): boolean {
  return polygon.every((point, at) => {
    const next = polygon[(at + 1) % polygon.length]!;
    const after = polygon[(at + 2) % polygon.length]!;
    return cross(minus(next, point), minus(after, next)) >= -hair_in;
  });
}

export const moved = (polygon: Polygon, [dx, dy]: Readonly<Point>): Point[] =>
  polygon.map(([x, y]): Point => [x + dx, y + dy]);

export const turned = (polygon: Polygon, degrees: number, center: Readonly<Point> = [0, 0]): Point[] =>
  polygon.map((point) => rotated(point, degrees, center));

/** A rectangle from its lower left corner, counter-clockwise. */
export const rectangle = (left: number, bottom: number, width: number, height: number): Point[] => [
  [left, bottom],
  [left + width, bottom],
  [left + width, bottom + height],
  [left, bottom + height],
];
