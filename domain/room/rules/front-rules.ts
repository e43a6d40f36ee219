import { isCornerBase, isFlat, movableKinds } from "../geometry/item-kinds.ts";
import { wallsTouched } from "../geometry/walls.ts";
import type { Broken } from "./finding.types.ts";
import { freeAhead } from "./free-ahead.ts";
import { belongTogether, ofKind, type RoomView, type Standing } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";
import { inch, The, whatIs } from "./words.ts";

/** Clearance that a drawer or a door needs in front: a full drawer, half the doors of a wall cabinet. */
const travel_in = (kind: string): number => (kind === "wall_cabinet" ? 16 : 20);
const fronts = ["base_cabinet", "tall_cabinet", "wall_cabinet", "dishwasher", "range", "refrigerator"];
/** Frame or filler beside a door; anything that covers no more does not block it. */
const frame_in = 0.75;
/** Between a corner cabinet and the wall at its side. */
const filler_in = 3;
/** Depth of the legs of corner cabinets. */
const leg_in = 25;
/** This close it makes a blind corner, which is reached from the side. */
const blind_in = 4;

function blockedFronts(view: RoomView, rule: PlanningRule): Broken[] {
  return ofKind(view, ...fronts).flatMap((standing): Broken[] => {
    const half = standing.box.width_in / 2 - frame_in;
    const blocks = (each: Standing) => isInTheWay(view, standing, each);
    // the doors of a corner cabinet meet in its inner corner: before its left leg another cabinet stands
    const from = isCornerBase(standing.item) ? leg_in - half : -half;
    const free = freeAhead(view, standing.box, blocks, [from, half]);
    const wanted_in = travel_in(standing.item.kind);
    if (!free.by || free.distance_in >= wanted_in || isBlindCorner(view, standing, blocks)) return [];
    return [
      {
        level: "should",
        items: "item" in free.by ? [standing.item.id, free.by.item.item.id] : [standing.item.id],
        measured_in: free.distance_in,
        wanted_in: rule.should_in,
        message: `${The(view, standing)} cannot open: ${whatIs(view, free.by)} is ${inch(free.distance_in)} in front of it.`,
      },
    ];
  });
}

function isInTheWay(view: RoomView, front: Standing, { item, bottom, top }: Standing): boolean {
  if (item.host || isFlat(item) || movableKinds.has(item.kind)) return false;
  return bottom < front.top - 1 && top > front.bottom + 1 && !belongTogether(view, front.item, item);
}

/** In a corner of the room, or with another run ending against its whole front. */
function isBlindCorner(view: RoomView, standing: Standing, blocks: (each: Standing) => boolean): boolean {
  if (!standing.item.kind.endsWith("cabinet")) return false;
  if (wallsTouched(view.design.plan, standing.item, filler_in).length >= 2) return true;
  const { box } = standing;
  const half = box.width_in / 2 - frame_in;
  return [-half, half].every((side) => {
    const strip: [number, number] = side < 0 ? [side, side + 1] : [side - 1, side];
    const free = freeAhead(view, box, blocks, strip);
    return free.by !== null && "item" in free.by && free.distance_in <= blind_in;
  });
}

/** Doors and drawers that open, NKBA's kitchen planning guideline 2. */
export const frontRules: readonly PlanningRule[] = [
  {
    id: "front-opens",
    title: "Room for doors and drawers to open",
    must_in: null,
    should_in: 20,
    source: "NKBA kitchen 2",
    check: blockedFronts,
  },
];
