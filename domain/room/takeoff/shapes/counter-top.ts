import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";
import { counterTopOf, elevationOf } from "../../geometry/elevation.ts";
import { boxOf, facing, type Side, zoneBefore } from "../../geometry/footprint.ts";
import { counterKinds, isCornerBase } from "../../geometry/item-kinds.ts";
import {
  boxesApart,
  cornersOf,
  inBox,
  type OrientedBox,
  onPlan,
  overlaps,
} from "../../geometry/oriented-box.ts";
import { add, distance, dot, minus, type Point, times, unit } from "../../geometry/point.ts";
import { edgesOf } from "../../geometry/polygon.ts";
import {
  difference,
  grown,
  intersection,
  type Region,
  regionArea,
  regionSqft,
  union,
} from "../../geometry/region.ts";
import { type Segment, sharedRun } from "../../geometry/segment.ts";
import { facesOf, rotationAgainst, spanOn } from "../../geometry/walls.ts";
import type { TakeoffSettings } from "../settings.ts";
import { ring } from "./area-shape.ts";

/** Cabinets closer than this stand side by side under one counter. */
export const joined_in = 1;

/** The counter ends flush against these. */
const flushKinds = new Set([
  ...["range", "refrigerator", "tall_cabinet", "wall_oven", "washer", "dryer"],
  ...counterKinds,
]);

/** Appliances stand deeper or less deep than the cabinets beside them; the counter keeps to the cabinets. */
const pushedUnder = new Set(["dishwasher", "washer", "dryer"]);

/** Cabinets whose fronts or backs are farther apart have a step in their counter. */
const straight_in = 3;

/** Minimum slab thickness. */
const leastThickness_in = 0.75;

/** The straight part of a counter, as it is cut from one slab; where two meet there is a seam. */
export interface CounterLeg {
  /** Its length runs along x at rotation 0; its front faces south. */
  rotation_deg: number;
  items: RoomItem[];
  region: Region;
}

/** One counter over one or several cabinets. */
export interface CounterTop {
  items: RoomItem[];
  /** Each with the slab over it alone, in the order of `items`. */
  slabs: Point[][];
  /** First the one that fills the corner: the next one butts against its front. */
  legs: CounterLeg[];
  region: Region;
  /** Where legs butt against one another. */
  seams: Segment[];
  bottom_in: number;
  top_in: number;
}

/** The counter over these cabinets, cut to its walls: fronts in one line, overhangs, ends, and the seams between its legs. */
export function counterTop(
  design: RoomDesign,
  items: readonly RoomItem[],
  settings: TakeoffSettings,
): CounterTop {
  const groups = straightGroups(items);
  const slabOf = new Map<RoomItem, Point[]>();
  for (const group of groups) {
    const frame = frameOf(design, group);
    for (const item of group) slabOf.set(item, slabOver(design, item, items, frame, settings));
  }
  const slabs = items.map((item) => slabOf.get(item)!);
  const beside = design.items
    .filter((each) => counterKinds.has(each.kind) && !items.includes(each) && elevationOf(design, each) < 1)
    .map((each) => cornersOf(boxOf(each)));
  const cut = (region: Region): Region =>
    intersection(beside.length > 0 ? difference(region, beside) : region, [design.plan.vertices_in]);
  const region = cut(closed(slabs));
  const legs = legsOf(groups, slabOf, region);
  const bottom_in = Math.max(...items.map((item) => elevationOf(design, item) + item.height_in));
  const top_in = Math.max(...items.map((item) => elevationOf(design, item) + counterTopOf(item)));
  return {
    items: [...items],
    slabs,
    legs,
    region,
    seams: legs.flatMap((leg, at) => legs.slice(at + 1).flatMap((other) => seamsBetween(leg, other))),
    bottom_in,
    top_in: Math.max(top_in, bottom_in + leastThickness_in),
  };
}

/** Gaps of less than the joint close, corners stay where they are. */
const closed = (slabs: readonly Point[][]): Region =>
  slabs.length > 1 ? grown(grown(union(slabs), joined_in / 2), -joined_in / 2) : [...slabs];

/** The leg that fills the corner runs through, the others butt against its front: together they are the whole region. */
function legsOf(
  groups: readonly RoomItem[][],
  slabOf: ReadonlyMap<RoomItem, Point[]>,
  region: Region,
): CounterLeg[] {
  if (groups.length === 1) {
    const [items = []] = groups;
    return [{ rotation_deg: items[0]!.rotation_deg, items, region }];
  }
  const whole = groups.map((group) => ({
    rotation_deg: group[0]!.rotation_deg,
    items: group,
    region: closed(group.map((item) => slabOf.get(item)!)),
  }));
  const through = (leg: CounterLeg) =>
    whole.filter((other) => other !== leg && meetsAtFront(leg, other)).length;
  const legs = whole
    .map((leg) => ({ leg, rank: through(leg) }))
    .sort((a, b) => b.rank - a.rank || regionArea(b.leg.region) - regionArea(a.leg.region))
    .map(({ leg }) => leg);
  let rest = region;
  return legs.flatMap((leg, at) => {
    // the last leg takes the pieces that close the joints
    const own = at === legs.length - 1 ? rest : intersection(rest, leg.region);
    rest = at === legs.length - 1 ? [] : difference(rest, leg.region);
    return regionSqft(own) > 0.001 ? [{ ...leg, region: own }] : [];
  });
}

/** Whether the other leg ends at the front of this one: their overlap is this one's overhang. */
function meetsAtFront(leg: CounterLeg, other: CounterLeg): boolean {
  const first = boxOf(leg.items[0]!);
  const ys = (region: Region) => region.flatMap((ring) => ring.map((point) => inBox(first, point)[1]));
  const both = ys(intersection(leg.region, other.region));
  if (both.length === 0) return false;
  const front = Math.min(...ys(leg.region));
  return Math.min(...both) < front + 0.1 && Math.max(...both) < front + straight_in;
}

/** The stretches in which the outlines of two legs coincide. */
function seamsBetween(a: CounterLeg, b: CounterLeg): Segment[] {
  const others = b.region.flatMap((ring) => edgesOf(ring));
  return a.region.flatMap((ring) =>
    edgesOf(ring).flatMap((edge) =>
      others.filter((other) => sharedRun(edge, other) > 1).map((other) => overlapOf(edge, other)),
    ),
  );
}

/** What two segments on one line have in common. */
function overlapOf(a: Segment, b: Segment): Segment {
  const along = unit(minus(a.to, a.from));
  const at = (point: Readonly<Point>) => dot(minus(point, a.from), along);
  const low = Math.max(0, Math.min(at(b.from), at(b.to)));
  const high = Math.min(at(a.to), Math.max(at(b.from), at(b.to)));
  return { from: add(a.from, times(along, low)), to: add(a.from, times(along, high)) };
}

/** Cabinets in a row that look the same way. */
function straightGroups(items: readonly RoomItem[]): RoomItem[][] {
  const groups: RoomItem[][] = [];
  const rest = [...items];
  for (let first = rest.shift(); first; first = rest.shift()) {
    const group = [first];
    for (const member of group)
      for (let at = rest.length - 1; at >= 0; at -= 1)
        if (inOneLine(member, rest[at]!)) group.push(...rest.splice(at, 1));
    groups.push(group);
  }
  return groups;
}

function inOneLine(a: RoomItem, b: RoomItem): boolean {
  if (turnBetween(a.rotation_deg, b.rotation_deg) > 1 || boxesApart(boxOf(a), boxOf(b)) > joined_in)
    return false;
  const [x, y] = inBox(boxOf(a), b.at_in);
  const backs = Math.abs(y + b.depth_in / 2 - a.depth_in / 2);
  const fronts = Math.abs(y - b.depth_in / 2 + a.depth_in / 2);
  const deep =
    [a, b].some((each) => pushedUnder.has(each.kind) || isCornerBase(each)) || fronts < straight_in;
  return backs < straight_in && deep && Math.abs(x) > (a.width_in + b.width_in) / 2 - 2;
}

const turnBetween = (a_deg: number, b_deg: number): number =>
  Math.abs(((((a_deg - b_deg) % 360) + 540) % 360) - 180);

/** Where front and back of a row of cabinets lie, in the axes of the first: the back at the wall where one is near. */
interface Frame {
  first: OrientedBox;
  front: number;
  back: number;
}

function frameOf(design: RoomDesign, group: readonly RoomItem[]): Frame {
  const first = boxOf(group[0]!);
  const deep = group.filter((item) => !pushedUnder.has(item.kind) && !isCornerBase(item));
  const y = (item: RoomItem) => inBox(first, item.at_in)[1];
  const front = Math.min(...(deep.length > 0 ? deep : group).map((item) => y(item) - item.depth_in / 2));
  const back = Math.max(...group.map((item) => y(item) + item.depth_in / 2));
  return { first, front, back: back + gapBehind(design, group[0]!, first.depth_in / 2 - back) };
}

/** The remaining gap to the wall behind, if it is small enough to scribe the slab to it. */
function gapBehind(design: RoomDesign, item: RoomItem, less_in: number): number {
  for (const face of facesOf(design.plan)) {
    if (face.kind === "open" || turnBetween(rotationAgainst(face), item.rotation_deg) > 1) continue;
    const { from_in, to_in, gap_in } = spanOn(face, boxOf(item));
    const gap = gap_in + less_in;
    if (gap > 0 && gap < straight_in && to_in > 0.5 && from_in < face.length_in - 0.5) return gap;
  }
  return 0;
}

/** One cabinet's part of the counter, extended over its front and over any free end. */
function slabOver(
  design: RoomDesign,
  item: RoomItem,
  run: readonly RoomItem[],
  { first, front, back }: Frame,
  settings: TakeoffSettings,
): Point[] {
  if (isCornerBase(item)) return cornerSlab(item, settings.counter_overhang_in);
  const seats = seatSides(design, item);
  const island = item.kind === "island";
  const over = (side: Side): number => {
    const zone = zoneBefore(facing(item, side), joined_in, 2);
    if (endsAt(design, item, run, side, zone)) return 0;
    if (seats.has(side)) return settings.seat_overhang_in;
    if (side === "front" || island) return settings.counter_overhang_in;
    return side === "back" ? 0 : settings.counter_end_in;
  };
  const x = inBox(first, item.at_in)[0];
  const half = item.width_in / 2;
  return ring(
    x - half - over("left"),
    front - over("front"),
    x + half + over("right"),
    back + over("back"),
  ).map((corner) => onPlan(first, corner));
}

/** Depth of a corner cabinet's legs. */
const leg_in = 24;

/** Over a corner cabinet the counter is an L: its legs run along the left wall, as seen from its front, and along the back. */
function cornerSlab(item: RoomItem, over_in: number): Point[] {
  const [x, y] = [item.width_in / 2, item.depth_in / 2];
  const inner = leg_in + over_in;
  const outline: Point[] = [
    ...([
      [-x, -y],
      [inner - x, -y],
      [inner - x, y - inner],
    ] satisfies Point[]),
    ...([
      [x, y - inner],
      [x, y],
      [-x, y],
    ] satisfies Point[]),
  ];
  return outline.map((corner) => onPlan(boxOf(item), corner));
}

/** Whether the counter ends on that side: a wall, an appliance, or the next cabinet. */
function endsAt(
  design: RoomDesign,
  item: RoomItem,
  run: readonly RoomItem[],
  side: Side,
  zone: OrientedBox,
): boolean {
  // in front of a corner the other leg's counter covers the overhang, so only other items end it
  const stands = (each: RoomItem) => side !== "front" || !(run.includes(each) || counterKinds.has(each.kind));
  const flush = design.items.some(
    (each) => each.id !== item.id && flushKinds.has(each.kind) && stands(each) && overlaps(zone, boxOf(each)),
  );
  return flush || behindWall(design, zone);
}

/** Whether the strip beside the cabinet is mostly inside a wall. */
function behindWall(design: RoomDesign, zone: OrientedBox): boolean {
  const outline = cornersOf(zone);
  return regionSqft(intersection([design.plan.vertices_in], [outline])) < 0.5 * regionSqft([outline]);
}

/** Sides of an island or peninsula at which stools stand. */
function seatSides(design: RoomDesign, item: RoomItem): Set<Side> {
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

/** Whether two cabinets are close enough for one counter. */
export function joined(a: RoomItem, b: RoomItem): boolean {
  const reach = Math.hypot(a.width_in, a.depth_in) / 2 + Math.hypot(b.width_in, b.depth_in) / 2;
  // most pairs are far apart, which one comparison shows
  return distance(a.at_in, b.at_in) <= reach + joined_in && boxesApart(boxOf(a), boxOf(b)) <= joined_in;
}
