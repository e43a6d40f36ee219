import { add, cross, distance, dot, hair_in, minus, type Point, times } from "./point.ts";

export interface Segment {
  from: Point;
  to: Point;
}

/** The point of the segment that is nearest to `point`. */
export function nearestOn({ from, to }: Segment, point: Readonly<Point>): Point {
  const along = minus(to, from);
  const squared = dot(along, along);
  if (squared === 0) return [from[0], from[1]];
  const share = Math.min(1, Math.max(0, dot(minus(point, from), along) / squared));
  return add(from, times(along, share));
}

export const distanceTo = (segment: Segment, point: Readonly<Point>): number =>
  distance(nearestOn(segment, point), point);

/** Where two segments cross or touch; null when they do not, or run along each other. */
export function crossing(a: Segment, b: Segment): Point | null {
  const alongA = minus(a.to, a.from);
  const alongB = minus(b.to, b.from);
  const turn = cross(alongA, alongB);
  if (Math.abs(turn) < hair_in * hair_in) return null;
  const apart = minus(b.from, a.from);
  const onA = cross(apart, alongB) / turn;
  const onB = cross(apart, alongA) / turn;
  const slack = 1e-9;
  if (onA < -slack || onA > 1 + slack || onB < -slack || onB > 1 + slack) return null;
  return add(a.from, times(alongA, onA));
}

/** Shortest distance between two segments, 0 where they meet. */
export function segmentsApart(a: Segment, b: Segment): number {
  if (crossing(a, b)) return 0;
  return Math.min(distanceTo(a, b.from), distanceTo(a, b.to), distanceTo(b, a.from), distanceTo(b, a.to));
}

/** Length along which two segments lie on one line within `within` inches. */
export function sharedRun(a: Segment, b: Segment, within = 0.01): number {
  const length = distance(a.from, a.to);
  if (length === 0) return 0;
  const along = times(minus(a.to, a.from), 1 / length);
  const fromB = minus(b.from, a.from);
  const toB = minus(b.to, a.from);
  if (Math.abs(cross(along, fromB)) > within || Math.abs(cross(along, toB)) > within) return 0;
  const low = Math.max(0, Math.min(dot(along, fromB), dot(along, toB)));
  const high = Math.min(length, Math.max(dot(along, fromB), dot(along, toB)));
  return Math.max(0, high - low);
}
