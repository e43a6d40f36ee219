import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { spansOf, swingOf } from "../../room/geometry/openings.ts";
import { boundsOf, contains as isInside } from "../../room/geometry/polygon.ts";
import { facesOf } from "../../room/geometry/walls.ts";

/** An upright rectangle on the plan, inches. */
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** East, north, west, south: a quarter turn each. */
export type Way = 0 | 1 | 2 | 3;

export const steps: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export const wayOf = ([x, y]: readonly [number, number]): Way =>
  Math.abs(x) >= Math.abs(y) ? (x > 0 ? 0 : 2) : y > 0 ? 1 : 3;

export const rectOf = (x: number, y: number, wide: number, deep: number): Rect => ({
  x0: x - wide / 2,
  y0: y - deep / 2,
  x1: x + wide / 2,
  y1: y + deep / 2,
});

export const middleOf = (rect: Rect): [number, number] => [(rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2];

/** Whether they share more than a strip of `slack_in`. */
export const share = (a: Rect, b: Rect, slack_in = 0.1): boolean =>
  a.x0 < b.x1 - slack_in && b.x0 < a.x1 - slack_in && a.y0 < b.y1 - slack_in && b.y0 < a.y1 - slack_in;

/** Whether a point lies in the rectangle, grown by so much. */
export const contains = (rect: Rect, x: number, y: number, by_in = 0): boolean =>
  x > rect.x0 - by_in && x < rect.x1 + by_in && y > rect.y0 - by_in && y < rect.y1 + by_in;

/** The rectangle as deep as `deep_in` before one side, over the part `from` to `to` of the other axis. */
export function before(rect: Rect, way: Way, deep_in: number, [from, to] = sideOf(rect, way)): Rect {
  if (way === 0) return { x0: rect.x1, x1: rect.x1 + deep_in, y0: from, y1: to };
  if (way === 2) return { x0: rect.x0 - deep_in, x1: rect.x0, y0: from, y1: to };
  if (way === 1) return { y0: rect.y1, y1: rect.y1 + deep_in, x0: from, x1: to };
  return { y0: rect.y0 - deep_in, y1: rect.y0, x0: from, x1: to };
}

/** From and to of the side that looks that way, on the axis that runs along it. */
export const sideOf = (rect: Rect, way: Way): [number, number] =>
  way % 2 === 0 ? [rect.y0, rect.y1] : [rect.x0, rect.x1];

/**
 * Free length before the side of a rectangle that looks that way, over `from` to `to` along it, up to the nearest of
 * the obstacles. Infinity when nothing is there.
 */
export function freeBefore(
  rect: Rect,
  way: Way,
  obstacles: readonly Rect[],
  [from, to] = sideOf(rect, way),
): number {
  let least = Number.POSITIVE_INFINITY;
  const upright = way % 2 === 0;
  for (const each of obstacles) {
    const low = upright ? each.y0 : each.x0;
    const high = upright ? each.y1 : each.x1;
    if (low >= to - 0.05 || high <= from + 0.05) continue;
    const ahead =
      way === 0
        ? each.x0 - rect.x1
        : way === 1
          ? each.y0 - rect.y1
          : way === 2
            ? rect.x0 - each.x1
            : rect.y0 - each.y1;
    if (ahead > -0.5 && ahead < least) least = Math.max(0, ahead);
  }
  return least;
}

/** What a door's leaf sweeps: a quarter disc. */
interface Sweep {
  hinge: readonly [number, number];
  reach_in: number;
  bounds: Rect;
}

/** A room as a search looks at it: everything that stays as it is, as rectangles. */
export interface Floor {
  plan: RoomPlan;
  /** Walls as rectangles without thickness; a slanting one is all of its bounding box. */
  walls: readonly Rect[];
  /** Before doors and passages, to step through. */
  ways: readonly Rect[];
  sweeps: readonly Sweep[];
  bounds: Rect;
}

const rectAround = (points: readonly (readonly [number, number])[]): Rect => {
  const { left, right, bottom, top } = boundsOf(points);
  return { x0: left, y0: bottom, x1: right, y1: top };
};

/** Floor to keep free before a door or a passage; what `door-clear` asks for. */
const stepThrough_in = 24;

export function floorOf(plan: RoomPlan): Floor {
  const spans = spansOf(plan);
  return {
    plan,
    walls: facesOf(plan).map((face) => rectAround([face.from, face.to])),
    bounds: rectAround(plan.vertices_in),
    ways: spans
      .filter(({ opening }) => opening.kind !== "window")
      .map(({ from, to, face }) => {
        const [x, y] = [face.inward[0] * stepThrough_in, face.inward[1] * stepThrough_in];
        return rectAround([from, to, [from[0] + x, from[1] + y], [to[0] + x, to[1] + y]]);
      }),
    sweeps: spans.flatMap((span) => {
      const ring = swingOf(span);
      if (!ring) return [];
      const hinge = span.opening.swing?.hinge === "from" ? span.from : span.to;
      return [{ hinge, reach_in: span.opening.width_in, bounds: rectAround(ring) }];
    }),
  };
}

/** Whether a rectangle is within the walls. */
export function isWithin(floor: Floor, rect: Rect): boolean {
  if (floor.walls.some((wall) => share(wall, rect, 0.2))) return false;
  return isInside(floor.plan.vertices_in, middleOf(rect));
}

/** Whether a rectangle is out of the way of every door. */
export const isClearOfDoors = (floor: Floor, rect: Rect): boolean =>
  !floor.ways.some((way) => share(way, rect, 0.9)) && !floor.sweeps.some((sweep) => isSwept(sweep, rect));

/** The leaf may come within a hair of a corner: rounding. */
const hair_in = 0.4;

function isSwept({ hinge, reach_in, bounds }: Sweep, rect: Rect): boolean {
  if (!share(bounds, rect, hair_in)) return false;
  const x = Math.max(Math.max(rect.x0, bounds.x0) - hinge[0], hinge[0] - Math.min(rect.x1, bounds.x1), 0);
  const y = Math.max(Math.max(rect.y0, bounds.y0) - hinge[1], hinge[1] - Math.min(rect.y1, bounds.y1), 0);
  return Math.hypot(x, y) < reach_in - hair_in;
}
