import { areaText } from "../../../domain/catalog/page-areas.ts";

const rooms: Readonly<Record<string, { one: string; many: string }>> = {
  bathroom: { one: "Bathroom", many: "Bathrooms" },
  kitchen: { one: "Kitchen", many: "Kitchens" },
  living_room: { one: "Living room", many: "Living rooms" },
  dining_room: { one: "Dining room", many: "Dining rooms" },
  bedroom: { one: "Bedroom", many: "Bedrooms" },
  laundry: { one: "Laundry", many: "Laundries" },
  outdoor: { one: "Outdoor", many: "Outdoor" },
  room: { one: "Room", many: "Other rooms" },
};

/** Kinds of room to choose from for a plan of one's own, in the order of the list. */
export const roomChoices: readonly { value: string; text: string }[] = Object.entries(rooms)
  .filter(([value]) => value !== "room")
  .map(([value, { one }]) => ({ value, text: one }));

/** `living_room` as `Living room`; kinds that are new here are written out of their id. */
export const roomLabel = (room: string): string => rooms[room]?.one ?? inWords(room);

/** `living_room` as `Living rooms`. */
export const roomsLabel = (room: string): string => rooms[room]?.many ?? inWords(room);

/** `organic-modern` as `Organic modern`. */
export const inWords = (id: string): string => {
  const text = id.replace(/[-_]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** `58.4` square feet as `58 sq ft`, or `5.43 m²`. */
export const areaWords = (area_sqft: number): string => areaText(area_sqft, 0);
