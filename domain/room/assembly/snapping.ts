import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { boxOf } from "../geometry/footprint.ts";
import { isFlat } from "../geometry/item-kinds.ts";
import { axesOf, type OrientedBox, reachOf } from "../geometry/oriented-box.ts";
import { add, distance, dot, minus, type Point, times } from "../geometry/point.ts";
import type { WallFace } from "../geometry/walls.ts";

/** A line that the item snapped to, for the editor to show. */
export interface SnapGuide {
  kind: "wall" | "edge" | "center";
  /** Wall or item that it comes from. */
  of: string;
  from: Point;
  to: Point;
}

/** Edges to edges and middles to middles, in the item's own axes; along a wall only if it is on one. */
export function toNeighbours(design: RoomDesign, item: RoomItem, face: WallFace | null, snap_in: number) {
  const box = boxOf(item);
  const { right, back } = axesOf(box);
  const axes = face ? [face.along] : [right, back];
  const guides: SnapGuide[] = [];
  let by: Point = [0, 0];
  for (const axis of axes) {
    const half = reachOf(box, axis);
    let best: { by: number; of: RoomItem; kind: "edge" | "center"; at: number } | null = null;
    for (const other of design.items) {
      // rugs and faucets are not snapped to
      if (other.host || isFlat(other)) continue;
      if (
        other.id === item.id ||
        other.host === item.id ||
        other.id === item.host ||
        !parallel(box, boxOf(other))
      )
        continue;
      const middle = dot(minus(other.at_in, box.center), axis);
      const reach = reachOf(boxOf(other), axis);
      if (distance(other.at_in, box.center) > 180) continue;
      const found = [
        { by: middle + reach + half, kind: "edge" as const, at: middle + reach },
        { by: middle - reach - half, kind: "edge" as const, at: middle - reach },
        { by: middle + reach - half, kind: "edge" as const, at: middle + reach },
        { by: middle - reach + half, kind: "edge" as const, at: middle - reach },
        { by: middle, kind: "center" as const, at: middle },
      ];
      for (const each of found) {
        if (Math.abs(each.by) <= snap_in && (!best || Math.abs(each.by) < Math.abs(best.by) - 1e-6))
          best = { ...each, of: other };
      }
    }
    if (!best) continue;
    by = add(by, times(axis, best.by));
    const on = add(box.center, times(axis, best.at));
    const across = times([-axis[1], axis[0]], dot(minus(best.of.at_in, on), [-axis[1], axis[0]]));
    guides.push({ kind: best.kind, of: best.of.id, from: on, to: add(on, across) });
  }
  return { by, guides };
}

const parallel = (a: OrientedBox, b: OrientedBox): boolean => {
  const turn = Math.abs(((a.rotation_deg - b.rotation_deg) % 90) + 90) % 90;
  return turn < 0.1 || turn > 89.9;
};
