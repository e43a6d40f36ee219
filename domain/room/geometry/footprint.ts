import type { RoomItem } from "../../../contract/design/room-design.ts";
import { cornersOf, type OrientedBox, onPlan } from "./oriented-box.ts";
import type { Point } from "./point.ts";

type Placed = Pick<RoomItem, "at_in" | "rotation_deg" | "width_in" | "depth_in">;

/** The item seen from above. */
export const boxOf = (item: Placed): OrientedBox => ({
  center: item.at_in,
  width_in: item.width_in,
  depth_in: item.depth_in,
  rotation_deg: item.rotation_deg,
});

/** The item's corners on the plan, counter-clockwise from the front left. */
export const footprintOf = (item: Placed): Point[] => cornersOf(boxOf(item));

export type Side = "front" | "back" | "left" | "right";
export const sides: readonly Side[] = ["front", "back", "left", "right"];

/** Turn of each side against the item's own rotation: a box with that rotation has this side as its front. */
const quarter: Record<Side, number> = { front: 0, right: 90, back: 180, left: 270 };

/** The same footprint with `side` as its front; for left and right, width and depth are swapped. */
export function facing(item: Placed, side: Side): OrientedBox {
  const across = side === "left" || side === "right";
  return {
    center: item.at_in,
    width_in: across ? item.depth_in : item.width_in,
    depth_in: across ? item.width_in : item.depth_in,
    rotation_deg: item.rotation_deg + quarter[side],
  };
}

/** A rectangle `deep_in` in front of the box over its full width, less `trim_in` at either end. */
export function zoneBefore(box: OrientedBox, deep_in: number, trim_in = 0): OrientedBox {
  return {
    center: onPlan(box, [0, -box.depth_in / 2 - deep_in / 2]),
    width_in: Math.max(0.01, box.width_in - 2 * trim_in),
    depth_in: deep_in,
    rotation_deg: box.rotation_deg,
  };
}

/** Middle of the item's front edge. */
export const frontCenter = (item: Placed): Point => onPlan(boxOf(item), [0, -item.depth_in / 2]);
