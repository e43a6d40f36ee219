import type { RoomDesign, RoomItem, RoomStructure } from "../../../contract/design/room-design.ts";
import { isSloped } from "../geometry/ceiling.ts";
import { clipToConvex } from "../geometry/convex-clip.ts";
import { aboveCeiling } from "../geometry/elevation.ts";
import { isFlat } from "../geometry/item-kinds.ts";
import { clearZoneOf, type OpeningSpan, swingOf } from "../geometry/openings.ts";
import { boxesApart, cornersOf, inBox, type OrientedBox, overlaps } from "../geometry/oriented-box.ts";
import { openingWords, structureWords, the as theWords } from "../geometry/place-words.ts";
import type { Point } from "../geometry/point.ts";
import { areaOf, contains, edgesOf } from "../geometry/polygon.ts";
import { crossing, type Segment } from "../geometry/segment.ts";
import { isRound } from "../geometry/structures.ts";
import {
  belongTogether,
  type RoomView,
  type Standing,
  type StandingStructure,
  standingOf,
  viewOf,
} from "./room-view.ts";
import { The, the } from "./words.ts";

/** Walls are drawn to 1/4 in.; a smaller overlap is rounding. */
export const slack_in = 0.25;

/** Why an item cannot be there. */
export interface Clash {
  rule: "inside-room" | "no-overlap" | "door-swing" | "door-clear" | "under-ceiling";
  /** The other item, if any. */
  other: Standing | null;
  /** What it is built into the room that it would stand in, if any. */
  structure?: StandingStructure | undefined;
  opening: string | null;
  message: string;
}

const chairs = new Set(["chair", "stool"]);
const tops = new Set(["table", "island", "peninsula", "base_cabinet", "vanity", "media", "grill"]);

/** Two items may share floor: one belongs to the other, lies flat, hangs above, or is pushed under a table top. */
export function mayShare(view: RoomView, a: Standing, b: Standing): boolean {
  if (isFlat(a.item) || isFlat(b.item) || belongTogether(view, a.item, b.item)) return true;
  if (a.bottom >= b.top - slack_in || b.bottom >= a.top - slack_in) return true;
  const pushedUnder = (x: Standing, y: Standing) => chairs.has(x.item.kind) && tops.has(y.item.kind);
  return pushedUnder(a, b) || pushedUnder(b, a);
}

/** Whether the footprint leaves the room; open sides count as its end, too. */
export function leavesRoom(view: RoomView, { box, bottom, corners, item }: Standing): boolean {
  const outline = view.design.plan.vertices_in;
  const inner = cornersOf({
    ...box,
    width_in: Math.max(0.1, box.width_in - 2 * slack_in),
    depth_in: Math.max(0.1, box.depth_in - 2 * slack_in),
  });
  const own = edgesOf(inner);
  const cuts = (edge: Segment) => own.some((side) => crossing(edge, side) !== null);
  // items carried by a host may extend over an open side or a half wall, but not into a wall
  if (item.host)
    return (
      !contains(outline, box.center, slack_in) ||
      view.faces.some((face) => face.kind !== "open" && face.height_in > bottom && cuts(face))
    );
  if (!corners.every((corner) => contains(outline, corner, slack_in))) return true;
  return edgesOf(outline).some(cuts);
}

/** All reasons why an item cannot be there, the worst first. */
export function clashesOf(view: RoomView, standing: Standing): Clash[] {
  const found: Clash[] = [];
  if (leavesRoom(view, standing)) {
    const message = `${The(view, standing)} reaches past the wall.`;
    found.push({ rule: "inside-room", other: null, opening: null, message });
  }
  if (isSloped(view.design.plan) && aboveCeiling(view.design, standing.item) > slack_in) {
    const message = `${The(view, standing)} is too tall for the sloped ceiling there.`;
    found.push({ rule: "under-ceiling", other: null, opening: null, message });
  }
  for (const other of view.standing) {
    if (other.item.id === standing.item.id) continue;
    if (!overlaps(standing.box, other.box, slack_in) || mayShare(view, standing, other)) continue;
    const message = `${The(view, standing)} overlaps ${the(view, other)}.`;
    found.push({ rule: "no-overlap", other, opening: null, message });
  }
  const structure = structureAt(view, standing);
  if (structure) {
    const message = `${The(view, standing)} overlaps ${theWords(structureWords(structure.structure.kind))}.`;
    found.push({ rule: "no-overlap", other: null, structure, opening: null, message });
  }
  for (const span of view.spans) {
    const clash = doorClash(view, standing, span);
    if (clash) found.push(clash);
  }
  return found;
}

/** The partition, half wall, column or soffit that a thing would stand in. */
function structureAt(view: RoomView, { item, box, bottom, top }: Standing): StandingStructure | undefined {
  if (isFlat(item)) return undefined;
  return view.structures.find(
    (each) =>
      bottom < each.top - slack_in &&
      top > each.bottom + slack_in &&
      overlaps(box, each.box, slack_in) &&
      (!isRound(each.structure) || isInCircle(box, each.structure)),
  );
}

/** Whether a box reaches into a round column. */
function isInCircle(box: OrientedBox, { at_in, length_in }: RoomStructure): boolean {
  const [x, y] = inBox(box, at_in);
  const away = Math.hypot(
    Math.max(0, Math.abs(x) - box.width_in / 2),
    Math.max(0, Math.abs(y) - box.depth_in / 2),
  );
  return away < length_in / 2 - slack_in;
}

function doorClash(view: RoomView, standing: Standing, span: OpeningSpan): Clash | null {
  const { item, bottom, corners, box } = standing;
  if (isFlat(item) || bottom >= span.head_in - slack_in || item.host) return null;
  const swing = swingOf(span);
  if (swing && sharedArea(swing, corners) > 4) {
    const message = `The door would swing into ${the(view, standing)}.`;
    return { rule: "door-swing", other: null, opening: span.opening.id, message };
  }
  const zone = clearZoneOf(span);
  if (!zone || !overlaps(zone, box, 1)) return null;
  const message = `${The(view, standing)} is in front of the ${openingWords(span.opening.kind)}.`;
  return { rule: "door-clear", other: null, opening: span.opening.id, message };
}

/** Both outlines are convex. Square inches. */
const sharedArea = (a: Point[], b: Point[]): number => areaOf(clipToConvex(a, b));

/**
 * Why `item` cannot be placed this way, in words; null if it can. For dragging: the design may contain the item at its
 * old position, or not at all. Takes well under a millisecond.
 */
export function placementRefusal(design: RoomDesign, item: RoomItem): string | null {
  const others = design.items.filter((each) => each.id !== item.id);
  const changed = { ...design, items: [...others, item] };
  return refusalIn(viewOf(changed), standingOf(changed, item));
}

/** Like `placementRefusal`, with an existing view. */
export function refusalIn(view: RoomView, standing: Standing): string | null {
  return clashesOf(view, standing)[0]?.message ?? null;
}

/** Gap between two items; 0 where they touch. */
export const gapBetween = (a: Standing, b: Standing): number => boxesApart(a.box, b.box);
