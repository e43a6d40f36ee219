import type { BriefRoom, Feature } from "./brief.types.ts";

/** Features as labels for the reader. */
export const featureWords: Readonly<Record<Feature, string>> = {
  tub: "Tub",
  freestanding_tub: "Freestanding tub",
  shower: "Walk-in shower",
  double_vanity: "Double vanity",
  linen_storage: "Linen storage",
  island: "Island",
  peninsula: "Peninsula",
  counter_seating: "Counter seating",
  cooktop: "Cooktop",
  wall_oven: "Wall oven",
  pantry: "Pantry",
  dishwasher: "Dishwasher",
  dining_table: "Dining table",
  media_wall: "Media wall",
  reading_chair: "Reading chair",
  bookcase: "Bookcase",
  sectional: "Sectional",
  king_bed: "King bed",
  queen_bed: "Queen bed",
  utility_sink: "Utility sink",
  folding_counter: "Folding counter",
  grill: "Grill",
  pool: "Pool",
  lounge: "Lounge seating",
  fire_pit: "Fire pit",
  plants: "Plants",
  dresser: "Dresser",
  sideboard: "Sideboard",
  rug: "Rug",
  curtains: "Curtains",
  coffee_table: "Coffee table",
  side_table: "Side table",
  lamp: "Lamp",
  ottoman: "Ottoman",
  wall_art: "Wall art",
};

const suited: Readonly<Record<BriefRoom, readonly Feature[]>> = {
  bathroom: ["tub", "freestanding_tub", "shower", "double_vanity", "linen_storage", "plants"],
  kitchen: [
    ...(["island", "peninsula", "counter_seating", "cooktop", "wall_oven", "pantry", "dishwasher"] as const),
    ...(["dining_table", "plants"] as const),
  ],
  living_room: [
    ...(["media_wall", "sectional", "reading_chair", "bookcase", "plants", "coffee_table"] as const),
    ...(["side_table", "rug", "curtains", "lamp", "sideboard", "ottoman", "wall_art"] as const),
  ],
  dining_room: [
    ...(["dining_table", "sideboard", "bookcase", "reading_chair", "plants", "rug", "curtains"] as const),
    "wall_art",
  ],
  bedroom: [
    ...(["king_bed", "queen_bed", "reading_chair", "dresser", "bookcase", "media_wall", "plants"] as const),
    ...(["rug", "curtains", "lamp", "ottoman", "wall_art"] as const),
  ],
  laundry: ["utility_sink", "folding_counter", "linen_storage"],
  outdoor: ["grill", "pool", "lounge", "fire_pit", "dining_table", "plants", "rug"],
};

/** Features that a room may have, the most asked for first. */
export const featuresOf = (room: BriefRoom): readonly Feature[] => suited[room];

/** What people also ask for in rooms whose designs have no place for it: a rug does not say which room is meant. */
const anywhere = new Set<Feature>(["rug", "curtains", "side_table", "lamp", "wall_art"]);

/** Furnishings that the text of a brief may ask for in any room; designs of other rooms than these have no place for them. */
export const furnishing: ReadonlySet<Feature> = new Set([
  ...anywhere,
  ...(["dresser", "sideboard", "coffee_table", "ottoman"] as const),
]);

/** The only room that suits all these features; null if there are several or none. */
export function roomOf(all: readonly Feature[]): BriefRoom | null {
  const features = all.filter((feature) => !anywhere.has(feature));
  if (features.length === 0) return null;
  const rooms = (Object.keys(suited) as BriefRoom[]).filter((room) =>
    features.every((feature) => suited[room].includes(feature)),
  );
  return rooms.length === 1 ? rooms[0]! : null;
}
