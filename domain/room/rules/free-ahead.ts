import type { OrientedBox } from "../geometry/oriented-box.ts";
import { inBox } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import type { RoomView, Standing } from "./room-view.ts";

/** The nearest thing in front of a box, and its distance. */
export interface Ahead {
  distance_in: number;
  /** An item, a wall, or nothing within the room. */
  by: { item: Standing } | { wall: string } | null;
}

/** Things closer than this to the box's own front edge are beside it. */
const touch_in = 0.5;

/**
 * Free length before a box's front over a strip of its width (from `from` to `to` across it, measured from its center),
 * up to the nearest wall or to the nearest item that `blocks`.
 */
export function freeAhead(
  view: RoomView,
  box: OrientedBox,
  blocks: (each: Standing) => boolean,
  [from, to]: readonly [number, number] = [-box.width_in / 2, box.width_in / 2],
): Ahead {
  let nearest: Ahead = { distance_in: Number.POSITIVE_INFINITY, by: null };
  const front = -box.depth_in / 2;
  const strip = [from + 0.05, to - 0.05] as const;
  const take = (distance_in: number, by: Ahead["by"]) => {
    if (distance_in < nearest.distance_in) nearest = { distance_in: Math.max(0, distance_in), by };
  };
  for (const face of view.faces) {
    if (face.kind === "open") continue;
    const reach = highest([inBox(box, face.from), inBox(box, face.to)], strip, false);
    if (reach !== null && reach <= front + touch_in) take(front - reach, { wall: face.id });
  }
  for (const each of view.standing) {
    if (!blocks(each)) continue;
    const corners = each.corners.map((corner) => inBox(box, corner));
    if (Math.max(...corners.map(([, y]) => y)) > front + touch_in && !isBefore(corners, front)) continue;
    const reach = highest(corners, strip, true);
    if (reach !== null) take(front - Math.min(reach, front), { item: each });
  }
  return nearest;
}

/** Lies mostly in front, though a corner may reach behind the front. */
const isBefore = (corners: readonly Point[], front: number): boolean =>
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length < front - touch_in;

/** The greatest y of an outline (or of a single line) within a strip of x; null if it does not enter the strip. */
function highest(
  points: readonly Point[],
  [from, to]: readonly [number, number],
  closed: boolean,
): number | null {
  let best: number | null = null;
  const take = (y: number) => {
    if (best === null || y > best) best = y;
  };
  const count = closed ? points.length : points.length - 1;
  for (const [x, y] of points) if (x > from && x < to) take(y);
  for (let at = 0; at < count; at += 1) {
    const [ax, ay] = points[at]!;
    const [bx, by] = points[(at + 1) % points.length]!;
    for (const x of [from, to]) {
      if (ax === bx || x < Math.min(ax, bx) || x > Math.max(ax, bx)) continue;
      take(ay + ((by - ay) * (x - ax)) / (bx - ax));
    }
  }
  return best;
}
