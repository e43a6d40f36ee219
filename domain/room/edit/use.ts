import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";

/** What a product is for, and whether it withstands a room's weather and water. */

type RoomKind = RoomDesign["room"];

const outdoors = /outdoor|patio|deck|pool|yard|garden/;
const wet = /bath|powder|shower|wet|laundry|spa|sauna/;
/** Floors that get wet but may still be wood. */
const splashed = /kitchen|mud|entry/;

/** Kinds of rooms that ask different things of a surface; every kind of room is like one of them. */
export const roomClasses = ["outdoor", "bathroom", "kitchen", "entry", "other"] as const;

/** The class of a kind of room, by its weather and water. */
export function roomClassOf(room: RoomKind): (typeof roomClasses)[number] {
  if (outdoors.test(room)) return "outdoor";
  if (wet.test(room)) return "bathroom";
  if (/kitchen/.test(room)) return "kitchen";
  return splashed.test(room) ? "entry" : "other";
}

export const isOutdoorRoom = (room: RoomKind): boolean => outdoors.test(room);

/**
 * Least wet slip resistance (DCOF) of a level floor that is walked on when wet: 0.42 inside, 0.55 outside
 * (ANSI A326.3-2021, Interior Wet and Exterior Wet).
 */
export const leastDcof = (room: RoomKind): number => (isOutdoorRoom(room) ? 0.55 : 0.42);

/** Whether a floor product is slip resistant enough for this room; one without a rating has to be waterproof. */
export function isSafeFloor({ attributes }: Pick<RoomProduct, "attributes">, room: RoomKind): boolean {
  const { dcof, waterproof } = attributes;
  if (!wet.test(room) && !splashed.test(room) && !isOutdoorRoom(room)) return true;
  if (typeof dcof === "number") return dcof >= leastDcof(room);
  return !wet.test(room) || waterproof === true;
}

/**
 * Whether a surface product withstands the weather of an outdoor room; interior paint and frost-sensitive materials do
 * not.
 */
export const standsWeather = ({ surface, attributes }: RoomProduct): boolean =>
  surface.includes("outdoor") && attributes.frost_proof !== false;

/** Wallpaper of any kind. */
export const isPaper = ({ category: { slug_url, above = [] } }: Pick<RoomProduct, "category">): boolean =>
  slug_url === "wallpaper" || above.includes("wallpaper");

/** Whether wallpaper lasts in a room: none outdoors, and where there is steam only what can be wiped. */
export const hangsIn = ({ attributes }: Pick<RoomProduct, "attributes">, room: RoomKind): boolean =>
  !isOutdoorRoom(room) && (!wet.test(room) || /wash|scrub/i.test(String(attributes.care ?? "")));

/** Words for a countertop's use by the kind of room; elsewhere any will do. */
const topUses: readonly (readonly [room: RegExp, use: string])[] = [
  [wet, "Vanity top"],
  [/kitchen/, "Kitchen counter"],
];

/** Whether a top is made for counters in this room; true if it does not say. */
export function isTopFor({ attributes }: RoomProduct, room: RoomKind): boolean {
  const wanted = topUses.find(([rooms]) => rooms.test(room))?.[1];
  return wanted === undefined || !Array.isArray(attributes.use) || attributes.use.includes(wanted);
}

const slugsOf = ({ category }: RoomProduct): string[] => [category.slug_url, ...(category.above ?? [])];
const outdoorProducts =
  /^(outdoor-|patio-|pools-|in-ground-pools|plunge-pools|fire-pits|freestanding-grills)/;

/** Furniture, lights and kitchens that are made to stand outside. */
export const isOutdoorProduct = (product: RoomProduct): boolean =>
  slugsOf(product).some((slug) => outdoorProducts.test(slug));

/** Lights and fans in these categories are interchangeable. */
const alike: Readonly<Record<string, string>> = {
  chandeliers: "pendant-lights",
  "island-lights": "pendant-lights",
  "vanity-lights": "wall-sconces",
  "low-profile-fans": "ceiling-fans",
  "caged-drum-fans": "ceiling-fans",
};

/** What a product is for, in words that products with the same use share: a fire bowl is not a potted plant. */
function purposeOf({ model, category }: RoomProduct): string {
  if (!model) return "";
  const { form, use, mount } = model.params;
  const own = category.slug_url;
  switch (model.kind) {
    case "faucet":
      return `${use} ${mount === "wall" ? "wall" : "deck"}`;
    case "accessory":
      return `${own} ${form}`;
    case "chair":
      return `${own} ${/dining|bench|ottoman/.exec(String(form))?.[0] ?? ""}`;
    case "light":
    case "fan":
      return alike[own] ?? own;
    case "shower":
    case "media":
    case "table":
      return own;
    default:
      return "";
  }
}

/** Water rating of a light or fan: 0 none, 1 damp, 2 wet; 1 if it does not say. */
function wetRating({ attributes }: RoomProduct): number {
  const location = String(attributes.location ?? "");
  if (/^dry/i.test(location)) return 0;
  return /^(wet|over tub)/i.test(location) ? 2 : 1;
}

/**
 * Whether a product can replace another one where that one is: same use, indoors or outdoors, and as water resistant.
 */
export function isOfUse(product: RoomProduct, wanted: RoomProduct): boolean {
  if (purposeOf(product) !== purposeOf(wanted) || isOutdoorProduct(product) !== isOutdoorProduct(wanted))
    return false;
  const isElectric = wanted.model?.kind === "light" || wanted.model?.kind === "fan";
  return !isElectric || wetRating(product) >= wetRating(wanted);
}
