/** The side of a room that a wall stands on. */
export type Side =
  | "north"
  | "east"
  | "south"
  | "west"
  | "northeast"
  | "northwest"
  | "southeast"
  | "southwest";

/** A part of a room whose walls have the part's letter before their side. */
export type RoomPart = "alcove" | "dining area" | "tub alcove";

const sides = new Map<string, Side>([
  ["n", "north"],
  ["e", "east"],
  ["s", "south"],
  ["w", "west"],
  ["ne", "northeast"],
  ["nw", "northwest"],
  ["se", "southeast"],
  ["sw", "southwest"],
]);
const spelledOut = new Map<string, Side>([...sides.values()].map((side) => [side, side]));

const parts = new Map<string, RoomPart>([
  ["a", "alcove"],
  ["d", "dining area"],
  ["t", "tub alcove"],
]);

/** What a wall's id says of its place; without a side it has a number or a name of its own. */
export type WallPlace = { side: Side; part: RoomPart | null } | { name: string };

export function wallPlace(wall: string): WallPlace {
  const side = sides.get(wall) ?? spelledOut.get(wall);
  if (side) return { side, part: null };
  const part = parts.get(wall.slice(0, 1));
  const partSide = sides.get(wall.slice(1));
  if (part && partSide) return { side: partSide, part };
  return { name: wall.replace(/^w(?:all)?-?(?=\d)/, "") };
}
