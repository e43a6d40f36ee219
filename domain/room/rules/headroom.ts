import type { RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { ceilingAt, lowestCeiling } from "../geometry/ceiling.ts";
import { boxOf, facing, type Side } from "../geometry/footprint.ts";
import { cornersOf, onPlan } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import { isInside } from "../geometry/walls.ts";

type Placed = Pick<RoomItem, "at_in" | "rotation_deg" | "width_in" | "depth_in">;

/** Depth of the floor in front of a fixture at whose middle the height is measured (IRC Figure R307.1). */
const before_in = 21;
/** The area at a shower's head (IRC R305.1, exception 2). */
const atHead_in = 30;

/** The most that a sloped ceiling leaves above 30 by 30 in. of a shower, or above all of a smaller one. */
export function heightInside(plan: RoomPlan, item: Placed): number {
  const box = boxOf(item);
  const [wide, deep] = [Math.min(atHead_in, box.width_in), Math.min(atHead_in, box.depth_in)];
  const steps = [-1, -0.5, 0, 0.5, 1];
  const heights = steps.flatMap((x) =>
    steps.map((y) => {
      const at: Point = [((box.width_in - wide) / 2) * x, ((box.depth_in - deep) / 2) * y];
      return lowestCeiling(
        plan,
        cornersOf({ ...box, center: onPlan(box, at), width_in: wide, depth_in: deep }),
      );
    }),
  );
  return Math.max(...heights);
}

/** Above the middle of the floor in front of the best of a fixture's open sides. */
export function heightBefore(plan: RoomPlan, item: Placed, open: readonly Side[]): number {
  const places = open.map((side) => {
    const box = facing(item, side);
    return onPlan(box, [0, -box.depth_in / 2 - before_in / 2]);
  });
  const inRoom = places.filter((place) => isInside(plan, place));
  return Math.max(...(inRoom.length > 0 ? inRoom : places).map((place) => ceilingAt(plan, place)));
}
