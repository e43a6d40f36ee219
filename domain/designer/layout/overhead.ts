import type { RoomSketch } from "../sketch/room-sketch.ts";
import { type Floor, isWithin, middleOf, rectOf } from "./floor-rects.ts";

type Point = [number, number];

/** Where a light may hang, the middle of the floor first. */
export function aroundMiddle({ bounds }: Floor): Point[] {
  const [x, y] = middleOf(bounds);
  return [0, 18, -18, 30, -30].flatMap((by): Point[] => [
    [x, y + by],
    [x + by, y],
  ]);
}

/** At the first of those places where it is clear of everything. */
export function hang(sketch: RoomSketch, floor: Floor, place: string, places: readonly Point[]): void {
  for (const [x, y] of places)
    if (isWithin(floor, rectOf(x, y, 8, 8)) && sketch.ifFree(sketch.maybe(x, y, 0, place))) return;
}
