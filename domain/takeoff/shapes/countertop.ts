import type { RoomDesign, RoomItem } from "../../../contract/room-design.ts";
import { counterTopOf, elevationOf } from "../../geometry/elevation.ts";
import { boxOf, facing, type Side, sides, zoneBefore } from "../../geometry/footprint.ts";
import { counterKinds } from "../../geometry/item-kinds.ts";
import { label } from "../../geometry/item-label.ts";
import {
  boxesApart,
  cornersOf,
  inBox,
  type OrientedBox,
  onPlan,
  overlaps,
} from "../../geometry/oriented-box.ts";
import { distance, type Point } from "../../geometry/point.ts";
import { difference, grown, intersection, regionSqft, union } from "../../geometry/region.ts";
import { printLength } from "../../lengths.ts";
import type { TakeoffSettings } from "../settings.ts";
import { areaShape } from "./area-shape.ts";
import type { ShapePart, SurfaceShape } from "./shape.types.ts";

/** Cabinets nearer than this stand side by side under one counter. */
const joined_in = 1;
/** The counter ends flush against these. */
const flushKinds = new Set(["range", "refrigerator", "tall_cabinet", "wall_oven", ...counterKinds]);

/** Front-loading washers and dryers go under a counter, too. */
const carries = (item: RoomItem): boolean =>
  counterKinds.has(item.kind) || ((item.kind === "washer" || item.kind === "dryer") && item.height_in < 42);

/** Cabinets whose tops differ by less are shimmed to one height. */
const level_in = 2.5;

/**
 * The cabinets under one counter: those that stand side by side with `item`, at its height, and have no countertop of
 * their own in the design. An island or peninsula that touches the run belongs to it.
 */
export function counterRun(design: RoomDesign, item: RoomItem): RoomItem[] {
  const ids = design.surfaces
    .filter(({ id }) => id.startsWith("countertop:"))
    .map(({ id }) => id.slice("countertop:".length));
  const taken = new Set(ids.filter((id) => id !== item.id));
  // a cabinet between two counters belongs to the one that the design names first
  for (const id of ids.slice(0, Math.max(0, ids.indexOf(item.id)))) {
    const other = design.items.find((each) => each.id === id);
    if (other) for (const member of runFrom(design, other, taken)) taken.add(member.id);
  }
  return runFrom(design, item, taken);
}

function joined(a: RoomItem, b: RoomItem): boolean {
  const reach = Math.hypot(a.width_in, a.depth_in) / 2 + Math.hypot(b.width_in, b.depth_in) / 2;
  // most pairs are far apart, which costs one look
  return distance(a.at_in, b.at_in) <= reach + joined_in && boxesApart(boxOf(a), boxOf(b)) <= joined_in;
}

function runFrom(design: RoomDesign, item: RoomItem, taken: ReadonlySet<string>): RoomItem[] {
  const top = (each: RoomItem) => elevationOf(design, each) + counterTopOf(each);
  const run = [item];
  const rest = design.items.filter(
    (each) =>
      each.id !== item.id &&
      carries(each) &&
      !taken.has(each.id) &&
      Math.abs(top(each) - top(item)) < level_in,
  );
  for (const member of run) {
    if (!carries(member)) break;
    for (let at = rest.length - 1; at >= 0; at -= 1) {
      if (joined(member, rest[at]!)) run.push(...rest.splice(at, 1));
    }
  }
  return run;
}

/** One cabinet's part of the counter, grown over its front and over whatever end stands free. */
function topOver(design: RoomDesign, item: RoomItem, settings: TakeoffSettings): OrientedBox {
  const over: Record<Side, number> = { front: 0, back: 0, left: 0, right: 0 };
  const seats = seatSides(design, item);
  const free = item.kind === "island";
  for (const side of sides) {
    const zone = zoneBefore(facing(item, side), joined_in, 2);
    const flush = design.items.some(
      (each) => each.id !== item.id && flushKinds.has(each.kind) && overlaps(zone, boxOf(each)),
    );
    if (flush || behindWall(design, zone)) continue;
    if (seats.has(side)) over[side] = settings.seat_overhang_in;
    else if (side === "front" || free) over[side] = settings.counter_overhang_in;
    else if (side !== "back") over[side] = settings.counter_end_in;
  }
  const box = boxOf(item);
  return {
    center: onPlan(box, [(over.right - over.left) / 2, (over.back - over.front) / 2]),
    width_in: box.width_in + over.left + over.right,
    depth_in: box.depth_in + over.front + over.back,
    rotation_deg: box.rotation_deg,
  };
}

/** Whether the strip beside the cabinet lies in a wall for the most part. */
function behindWall(design: RoomDesign, zone: OrientedBox): boolean {
  const outline = cornersOf(zone);
  return regionSqft(intersection([design.plan.vertices_in], [outline])) < 0.5 * regionSqft([outline]);
}

/** Sides of an island or peninsula at which stools stand. */
export function seatSides(design: RoomDesign, item: RoomItem): Set<Side> {
  const found = new Set<Side>();
  if (item.kind !== "island" && item.kind !== "peninsula") return found;
  for (const stool of design.items) {
    if (stool.kind !== "stool") continue;
    if (stool.host ? stool.host !== item.id : boxesApart(boxOf(stool), boxOf(item)) > 24) continue;
    const [x, y] = inBox(boxOf(item), stool.at_in);
    const beyondX = Math.abs(x) - item.width_in / 2;
    const beyondY = Math.abs(y) - item.depth_in / 2;
    if (beyondX > beyondY) found.add(x > 0 ? "right" : "left");
    else found.add(y > 0 ? "back" : "front");
  }
  return found;
}

/**
 * The counter of the run that `id` begins: cabinets and dishwasher with the overhang in front, over free ends and over
 * knees where stools stand. Cut-outs for sinks and cooktops are not taken off: they are cut from what is bought.
 */
export function countertopShape(design: RoomDesign, id: string, settings: TakeoffSettings): SurfaceShape {
  const item = design.items.find((each) => each.id === id);
  if (!item) return { kind: "none", because: "The cabinet that it lies on is no longer in the room." };
  const run = counterRun(design, item);
  const tops = run.map((each) => cornersOf(topOver(design, each, settings)));
  // gaps of less than the joint close, corners stay where they are
  const closed = tops.length > 1 ? grown(grown(union(tops), joined_in / 2), -joined_in / 2) : tops;
  const region = intersection(closed, [design.plan.vertices_in]);
  let done: Point[][] = [];
  const gross: ShapePart[] = run.map((each, at) => {
    const outline = tops[at]!;
    const area_sqft = regionSqft(difference([outline], done));
    done = done.length ? union([...done, outline]) : [outline];
    return { name: label(design, each), how: sizeOf(outline), area_sqft };
  });
  const total = gross.reduce((sum, part) => sum + part.area_sqft, 0);
  const joints = regionSqft(region) - total;
  if (Math.abs(joints) > 0.005)
    gross.push({
      name: "joints and walls",
      how: "between the cabinets and along the walls",
      area_sqft: joints,
    });
  return areaShape([{ name: "countertop", wall: null, region }], gross, []);
}

function sizeOf([a, b, c]: readonly Point[]): string {
  const width = Math.hypot(b![0] - a![0], b![1] - a![1]);
  const depth = Math.hypot(c![0] - b![0], c![1] - b![1]);
  return `${printLength(width)} × ${printLength(depth)} with overhang`;
}
