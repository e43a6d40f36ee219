import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { boxOf } from "../geometry/footprint.ts";
import { reachOf } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import { itemById, placeItem } from "./items.edit.ts";

/** On the plan: west, east, south and north edges, or middles over each other. */
export type Alignment = "left" | "right" | "bottom" | "top" | "center-x" | "center-y";

/** All items aligned; the first of `ids` stays. */
export function alignItems(design: RoomDesign, ids: readonly string[], to: Alignment): RoomDesign {
  const [first, ...others] = ids;
  const anchor = first === undefined ? undefined : itemById(design, first);
  if (!anchor) return design;
  const axis: Point = to === "left" || to === "right" || to === "center-x" ? [1, 0] : [0, 1];
  const edge = to === "left" || to === "bottom" ? -1 : to === "right" || to === "top" ? 1 : 0;
  const lineOf = (id: string) => {
    const item = itemById(design, id)!;
    const at = axis[0] ? item.at_in[0] : item.at_in[1];
    return at + edge * reachOf(boxOf(item), axis);
  };
  const line = lineOf(anchor.id);
  return others.reduce((next, id) => {
    const item = itemById(next, id);
    if (!item) return next;
    const by = line - lineOf(id);
    const at_in: Point = [item.at_in[0] + by * axis[0], item.at_in[1] + by * axis[1]];
    return placeItem(next, id, { at_in, rotation_deg: item.rotation_deg });
  }, design);
}

/** Equal gaps between the items along x or y; the outermost two stay. */
export function distributeItems(design: RoomDesign, ids: readonly string[], along: "x" | "y"): RoomDesign {
  const axis: Point = along === "x" ? [1, 0] : [0, 1];
  const at = (point: Readonly<Point>) => (along === "x" ? point[0] : point[1]);
  const items = ids
    .flatMap((id) => itemById(design, id) ?? [])
    .map((item) => ({ item, half: reachOf(boxOf(item), axis) }))
    .sort((a, b) => at(a.item.at_in) - at(b.item.at_in));
  if (items.length < 3) return design;
  const start = at(items[0]!.item.at_in) - items[0]!.half;
  const end = at(items.at(-1)!.item.at_in) + items.at(-1)!.half;
  const taken = items.reduce((sum, { half }) => sum + 2 * half, 0);
  const gap = (end - start - taken) / (items.length - 1);
  let next = design;
  let edge = start;
  for (const { item, half } of items) {
    const middle = edge + half;
    const at_in: Point = along === "x" ? [middle, item.at_in[1]] : [item.at_in[0], middle];
    next = placeItem(next, item.id, { at_in, rotation_deg: item.rotation_deg });
    edge += 2 * half + gap;
  }
  return next;
}
