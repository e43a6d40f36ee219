import type { Floor, Rect } from "../floor-rects.ts";
import { freeSpans, type SpanWall, spanWalls, strip, type WallOpening } from "../wall-spans.ts";

export type Interval = readonly [from: number, to: number];

/** Depths that a run needs, inches: cabinets with a dishwasher's front, a range, a refrigerator with its doors. */
export const deep = { run: 25.5, range: 29, fridge: 36 } as const;

/** Depth of a base cabinet. */
export const base_in = 24;

/** Trim beside a door. */
const casing_in = 3;

/** A free stretch of wall that cabinets can stand at. Places on it are plan coordinates, as `run` takes them. */
export interface Stretch {
  wall: SpanWall;
  from: number;
  to: number;
  /** Whether it ends at a wall, in an inside corner. */
  low: boolean;
  high: boolean;
  /** Parts that are deep enough for more than cabinets. */
  range: readonly Interval[];
  fridge: readonly Interval[];
  windows: readonly WallOpening[];
}

/** Whether right, for somebody who faces the wall, is up its coordinate. */
export const rightIsUp = ({ wall }: Stretch): boolean => wall.inward === 3 || wall.inward === 0;

/** Every stretch of at least `least_in`; windows with a sill below `sill_in` are in the way of counters. */
export function stretchesOf(floor: Floor, least_in: number, sill_in: number): Stretch[] {
  return spanWalls(floor)
    .filter((wall) => wall.height_in >= 84)
    .flatMap((wall) => {
      const spans = (depth_in: number) => freeSpans(floor, wall, { depth_in, height_in: sill_in });
      const pairs = (depth_in: number) => spans(depth_in).map(({ from, to }): Interval => [from, to]);
      const range = pairs(deep.range);
      const fridge = pairs(deep.fridge);
      return spans(deep.run).flatMap((span): Stretch[] => {
        const jamb = (at: number) =>
          wall.openings.some(
            ({ kind, from, to }) =>
              kind !== "window" && Math.min(Math.abs(from - at), Math.abs(to - at)) < 0.6,
          );
        const from = span.from + (jamb(span.from) ? casing_in : 0);
        const to = span.to - (jamb(span.to) ? casing_in : 0);
        if (to - from < least_in) return [];
        const windows = wall.openings.filter(
          (each) => each.kind === "window" && each.from < to && each.to > from,
        );
        return [
          {
            wall,
            from,
            to,
            low: span.low === "corner" && span.from < wall.from + 0.6,
            high: span.high === "corner" && span.to > wall.to - 0.6,
            range,
            fridge,
            windows,
          },
        ];
      });
    });
}

/** Where two stretches meet: which end of each is in their common corner; null if they do not. */
export function cornerOf(a: Stretch, b: Stretch): { a: "low" | "high"; b: "low" | "high" } | null {
  if (a.wall.axis === b.wall.axis) return null;
  const at = (each: Stretch, end: "low" | "high") => {
    const along = end === "low" ? each.wall.from : each.wall.to;
    return each.wall.axis === 0 ? [along, each.wall.line] : [each.wall.line, along];
  };
  for (const a_end of ["low", "high"] as const)
    for (const b_end of ["low", "high"] as const) {
      if (!a[a_end] || !b[b_end]) continue;
      const [p, q] = [at(a, a_end), at(b, b_end)];
      if (Math.abs(p[0]! - q[0]!) < 0.6 && Math.abs(p[1]! - q[1]!) < 0.6) return { a: a_end, b: b_end };
    }
  return null;
}

/** Whether two stretches look at each other, over at least `over_in`. */
export function isFacing(a: Stretch, b: Stretch, over_in: number): boolean {
  if (a.wall.axis !== b.wall.axis || (a.wall.inward + 2) % 4 !== b.wall.inward) return false;
  const ahead = (b.wall.line - a.wall.line) * (a.wall.inward < 2 ? 1 : -1);
  return ahead > 60 && Math.min(a.to, b.to) - Math.max(a.from, b.from) >= over_in;
}

export const floorBefore = (stretch: Stretch, [from, to]: Interval, depth_in: number): Rect =>
  strip(stretch.wall, from, to, depth_in);
