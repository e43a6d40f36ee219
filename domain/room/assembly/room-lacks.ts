import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { hasWayIn } from "../geometry/openings.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { factOf, productOfItem } from "./mountings.ts";
import type { OpenSocket } from "./open-socket.types.ts";

/** What a kind of room always needs and this one lacks, such as a sink in a kitchen or a light. */
export function roomLacks(design: RoomDesign, products: ProductsBySku): OpenSocket[] {
  return [...closed(design), ...aired(design), ...workedIn(design), ...lit(design, products)];
}

/** Nobody can enter the room; what keeps the way to a door free has nothing to go by. */
const closed = ({ room, plan }: RoomDesign): OpenSocket[] =>
  room === "outdoor" || hasWayIn(plan)
    ? []
    : [open("The room has no door.", { kind: "door", words: "Add a door" })];

/** A bathroom needs a window that opens or a fan (IRC R303.3). */
function aired({ room, items, plan }: RoomDesign): OpenSocket[] {
  const isWet = has(items, "toilet", "shower", "tub", "tub_shower");
  const isAired = has(items, "fan") || plan.openings.some(({ kind }) => kind === "window");
  return room === "bathroom" && isWet && !isAired
    ? [open("The bathroom has no window and no fan.", { kind: "fan", words: "Add a fan" })]
    : [];
}

function workedIn({ room, items, surfaces }: RoomDesign): OpenSocket[] {
  if (room !== "kitchen") return [];
  const hasCounter =
    has(items, "base_cabinet", "island", "peninsula") ||
    surfaces.some(({ id }) => id.startsWith("countertop:"));
  return [
    ...(has(items, "sink") ? [] : [open("The kitchen has no sink.", { kind: "sink", words: "Add a sink" })]),
    ...(hasCounter
      ? []
      : [open("The kitchen has no counter.", { kind: "base_cabinet", words: "Add a base cabinet" })]),
  ];
}

/**
 * Rooms that need a light, with what is said of one that has none. NEC 210.70 allows a switched outlet for a lamp instead
 * of a light on the wall or ceiling, but not in kitchens, bathrooms and laundry rooms.
 */
const withoutLight: ReadonlyMap<string, string> = new Map([
  ["kitchen", "The kitchen has no light."],
  ["bathroom", "The bathroom has no light."],
  ["laundry", "The laundry room has no light."],
  ["closet", "The closet has no light."],
  ["living_room", "The living room has no light. A floor or table lamp on a switched outlet is enough."],
  ["dining_room", "The dining room has no light. A floor or table lamp on a switched outlet is enough."],
  ["bedroom", "The bedroom has no light. A floor or table lamp on a switched outlet is enough."],
]);

function lit({ room, items }: RoomDesign, products: ProductsBySku): OpenSocket[] {
  const words = withoutLight.get(room);
  if (!words || items.some((item) => givesLight(item, products))) return [];
  return [open(words, { kind: "light", words: "Add a light" })];
}

/** A light, or a ceiling fan with one. */
function givesLight(item: RoomItem, products: ProductsBySku): boolean {
  if (item.kind !== "fan") return item.kind === "light";
  const light = factOf(productOfItem(products, item), "light");
  return light !== "" && light !== "none";
}

const has = (items: readonly RoomItem[], ...kinds: string[]): boolean =>
  items.some(({ kind }) => kinds.includes(kind));

const open = (words: string, offer: OpenSocket["offer"]): OpenSocket => ({ item: null, words, offer });
