import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { facing, type Side, sides } from "../geometry/footprint.ts";
import { onPlan } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import { freeAhead } from "../rules/free-ahead.ts";
import { belongTogether, viewOf } from "../rules/room-view.ts";
import { itemById } from "./items.edit.ts";

/** A dimension line from one side of an item to its neighbor on that side. */
export interface NeighbourDistance {
  side: Side;
  distance_in: number;
  to: { item: string } | { wall: string };
  from_in: Point;
  to_in: Point;
}

/** Clearances from an item's four sides to its neighbors and walls, for dimensions on screen. */
export function neighbourDistances(design: RoomDesign, id: string): NeighbourDistance[] {
  const view = viewOf(design);
  const item = itemById(design, id);
  const own = view.standing.find((each) => each.item.id === id);
  if (!item || !own) return [];
  return sides.flatMap((side): NeighbourDistance[] => {
    const box = facing(item, side);
    const free = freeAhead(
      view,
      box,
      (each) =>
        !belongTogether(view, item, each.item) &&
        each.item.height_in > 1 &&
        each.bottom < own.top &&
        each.top > own.bottom,
    );
    if (!free.by) return [];
    const front = -box.depth_in / 2;
    return [
      {
        side,
        distance_in: free.distance_in,
        to: "wall" in free.by ? { wall: free.by.wall } : { item: free.by.item.item.id },
        from_in: onPlan(box, [0, front]),
        to_in: onPlan(box, [0, front - free.distance_in]),
      },
    ];
  });
}
