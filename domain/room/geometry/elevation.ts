import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { backingById } from "./backings.ts";
import { ceilingAt, isSloped, lowestCeiling } from "./ceiling.ts";
import { boxOf, footprintOf } from "./footprint.ts";
import { counterKinds, isStall } from "./item-kinds.ts";
import { spanOn } from "./walls.ts";

/** Finished counter height: 34 1/2 in. cabinet and 1 1/2 in. top (NKBA's standard height). */
export const counterHeight_in = 36;
/** Underside of wall cabinets: 18 in. above the counter. */
export const wallCabinet_in = 54;
/** Underside of a hood: 30 in. above the cooking surface (IRC M1901.1 for combustibles). */
export const hood_in = 66;
/** Height of a shower head's outlet (NKBA: 72 to 78 in.). */
const showerHead_in = 80;
/** How far the ledge of a pool stands out of the ground that it is set into. */
const poolLedge_in = 2;
/** How far the grille of an exhaust fan comes down from the ceiling. */
const grille_in = 1;
/** Eye level: the middle of mirrors and sconces. */
const eye_in = 64;

type Design = Pick<RoomDesign, "plan" | "items">;

/**
 * The item's underside above the floor in inches: its own `elevation_in`, else from its host, else from its kind (wall
 * cabinets 54, hoods 66, ceiling lights at the ceiling, basins and cooktops set into the counter, faucets on it).
 */
export function elevationOf(design: Design, item: RoomItem): number {
  return elevation(design, item, 0);
}

/** The item's upper side above the floor in inches. */
export const topOf = (design: Design, item: RoomItem): number => elevationOf(design, item) + item.height_in;

/** Upper side of the counter on a cabinet, or of the item's own top. */
export function counterTopOf(item: Pick<RoomItem, "kind" | "height_in">): number {
  if (!counterKinds.has(item.kind) || item.height_in >= 35.5) return item.height_in;
  return item.height_in >= 33 ? counterHeight_in : item.height_in + 1.5;
}

/** Stands on the floor, so it takes up floor area. */
export const standsOnFloor = (design: Design, item: RoomItem): boolean => elevationOf(design, item) < 1;

function elevation(design: Design, item: RoomItem, depth: number): number {
  if (item.elevation_in !== undefined) return item.elevation_in;
  const host = item.host ? design.items.find((each) => each.id === item.host) : undefined;
  // a cycle of hosts is a broken document; after four steps assume the floor
  if (host && depth < 4) {
    const on = onHost(item, host, elevation(design, host, depth + 1));
    if (on !== null) return on;
  }
  return byKind(design, item);
}

function onHost(item: RoomItem, host: RoomItem, under: number): number | null {
  const top = under + counterTopOf(host);
  switch (item.kind) {
    case "sink":
    case "lavatory":
      return top - item.height_in;
    case "cooktop":
      return top + 0.25 - item.height_in;
    case "faucet":
      // a basin's rim is level with the counter it is set into
      return top;
    case "accessory":
    case "light":
    case "planter":
    case "dryer":
      return item.against ? null : under + seatOf(host, top - under);
    case "microwave":
      return host.kind === "tall_cabinet" ? under + 50 : null;
    case "wall_oven":
      return host.kind === "base_cabinet" ? under + 4 : under + 28;
    default:
      return null;
  }
}

/** Cushions lie on the seat, not on the back. */
function seatOf(host: RoomItem, top: number): number {
  if (host.kind === "sofa" || host.kind === "chair" || host.kind === "lounge") return Math.min(17, top);
  if (host.kind === "bed") return Math.min(24, top);
  return top;
}

function byKind(design: Design, item: RoomItem): number {
  const ceiling = lowestCeiling(design.plan, footprintOf(item));
  const hung = Boolean(item.against);
  switch (item.kind) {
    case "wall_cabinet":
      return Math.max(0, Math.min(wallCabinet_in, ceiling - item.height_in));
    case "hood":
      return Math.max(0, Math.min(hood_in, ceiling - item.height_in));
    case "microwave":
      return hung ? wallCabinet_in : counterHeight_in;
    case "wall_oven":
      return 28;
    case "faucet":
    case "cooktop":
      return counterHeight_in;
    case "mirror":
      return hung ? Math.max(40, eye_in - item.height_in / 2) : 0;
    case "media":
      return hung && item.depth_in < 8 ? Math.max(0, 44 - item.height_in / 2) : 0;
    case "light":
      return hung ? lightOnWall(design, item) : hangingFrom(design, item, item.height_in);
    case "fan":
      // blades are never that short: it is an exhaust fan with its housing between the joists
      return hangingFrom(design, item, item.width_in < 20 ? grille_in : item.height_in);
    case "pool":
      return poolLedge_in - item.height_in;
    case "shower":
      return isStall(item) || item.depth_in > 20 ? 0 : Math.max(0, showerHead_in - item.height_in);
    case "accessory":
      return hung ? 48 : 0;
    default:
      return 0;
  }
}

/** Lights thinner than this lie flat against the slope that they hang from; others hang plumb. */
export const thin_in = 8;

/**
 * From the ceiling over its middle. Under a slope, what hangs plumb comes down on its rod until its lower half, where it
 * is widest, is free of the ceiling.
 */
function hangingFrom({ plan }: Design, item: RoomItem, down_in: number): number {
  const over = ceilingAt(plan, item.at_in) - down_in;
  const free = lowestCeiling(plan, footprintOf(item)) - down_in / 2;
  return Math.max(0, isSloped(plan) && down_in >= thin_in ? Math.min(over, free) : over);
}

/** Lights and fans on the ceiling, which follow it. */
export const hangsFromCeiling = ({ kind, against, host }: RoomItem): boolean =>
  (kind === "light" || kind === "fan") && !against && !host;

/** Those whose height follows from the ceiling over them. */
export const followsCeiling = (item: RoomItem): boolean =>
  hangsFromCeiling(item) && item.elevation_in === undefined;

/** How far an item reaches above the ceiling over it, inches; 0 or less where it fits. */
export function aboveCeiling(design: Design, item: RoomItem): number {
  const { plan } = design;
  if (!isSloped(plan)) return topOf(design, item) - plan.ceiling_height_in;
  if (!hangsFromCeiling(item)) return topOf(design, item) - lowestCeiling(plan, footprintOf(item));
  return item.elevation_in === undefined ? 0 : topOf(design, item) - ceilingAt(plan, item.at_in);
}

/** The greatest height above the floor at which an item fits under the ceiling, where it is. */
export const mostElevation = ({ plan }: Pick<RoomDesign, "plan">, item: RoomItem): number =>
  Math.max(0, lowestCeiling(plan, footprintOf(item)) - item.height_in);

/** A wall light is above the mirrors that hang there, else at eye level. */
function lightOnWall(design: Design, item: RoomItem): number {
  const face = item.against ? backingById(design.plan, item.against) : undefined;
  const own = face && spanOn(face, boxOf(item));
  const below = design.items.filter((each) => {
    if (each.kind !== "mirror" || each.against !== item.against || !face || !own) return false;
    const { from_in, to_in } = spanOn(face, boxOf(each));
    return from_in < own.to_in && to_in > own.from_in;
  });
  const tops = below.map((each) => topOf(design, each));
  const free = tops.length > 0 ? Math.max(...tops) + 2 : eye_in + 2 - item.height_in / 2;
  return Math.max(0, Math.min(free, lowestCeiling(design.plan, footprintOf(item)) - item.height_in));
}
