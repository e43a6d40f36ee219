import type { Point } from "../geometry/point.ts";
import { contains, distanceToOutline } from "../geometry/polygon.ts";
import { difference, grown, type Region, union } from "../geometry/region.ts";
import { blocksWalking, type RoomView } from "./room-view.ts";

/** Where the center of a person who needs `width_in` can be: half that distance from walls and furniture. */
export function walkable(view: RoomView, width_in: number): Region {
  const half = width_in / 2;
  const floor = grown([view.design.plan.vertices_in], -half);
  const things = view.standing.filter(blocksWalking).map(({ corners }) => corners);
  const built = view.structures.filter(({ bottom }) => bottom < 78).map(({ outline }) => outline);
  return difference(floor, grown(union([...things, ...built]), half));
}

/** One connected part with the holes that lie in it. */
interface Part {
  outline: Point[];
}

const partsOf = (region: Region): Part[] =>
  region.filter((ring) => area(ring) > 0).map((outline) => ({ outline }));

function area(ring: Point[]): number {
  let twice = 0;
  ring.forEach(([x, y], at) => {
    const [nx, ny] = ring[(at + 1) % ring.length]!;
    twice += x * ny - nx * y;
  });
  return twice / 2;
}

/** Parts of the walkable floor that come within `reach_in` of a place. */
function partsNear(parts: readonly Part[], place: Readonly<Point>, reach_in: number): number[] {
  return parts.flatMap(({ outline }, at) =>
    contains(outline, place) || distanceToOutline(outline, place) <= reach_in ? [at] : [],
  );
}

/** Whether a path of that width connects two places. */
function isWay(view: RoomView, width_in: number, from: Readonly<Point>, to: Readonly<Point>): boolean {
  const parts = partsOf(walkable(view, width_in));
  const reach = width_in / 2 + 6;
  const starts = partsNear(parts, from, reach);
  return partsNear(parts, to, reach).some((part) => starts.includes(part));
}

/** Width of the widest path between two places, up to `most_in`, to half an inch; 0 if there is none of 12 in. */
export function widestWay(
  view: RoomView,
  from: Readonly<Point>,
  to: Readonly<Point>,
  most_in: number,
): number {
  if (isWay(view, most_in, from, to)) return most_in;
  let low = 12;
  if (!isWay(view, low, from, to)) return 0;
  let high = most_in;
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (isWay(view, middle, from, to)) low = middle;
    else high = middle;
  }
  return low;
}
