import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { ownValue } from "../../orders/own-value.ts";

const words: Record<string, string> = {
  tub_shower: "tub with shower",
  media: "media cabinet",
  low_table: "coffee table",
  lounge: "lounger",
};

/** The item's kind in plain words: `base cabinet`. */
export const kindWords = (kind: string): string => ownValue(words, kind) ?? kind.replaceAll("_", " ");

/** The item in words, numbered where the room has several of its kind: `toilet`, `base cabinet 3`. */
export function label(design: Pick<RoomDesign, "items">, item: RoomItem): string {
  const same = design.items.filter((each) => each.kind === item.kind);
  const name = kindWords(item.kind);
  return same.length > 1 ? `${name} ${same.indexOf(item) + 1}` : name;
}

const sideWords = new Map([
  ["n", "north"],
  ["e", "east"],
  ["s", "south"],
  ["w", "west"],
  ["ne", "northeast"],
  ["nw", "northwest"],
  ["se", "southeast"],
  ["sw", "southwest"],
]);
const sides = new Set(sideWords.values());

/** The parts of a room whose walls have the part's letter before their side. */
const partWords = new Map([
  ["a", "alcove"],
  ["d", "dining area"],
  ["t", "tub alcove"],
]);

/**
 * A wall in everyday words: `north wall` if its id names a side, `south wall of the alcove` if it names a part of the room
 * too, else `wall 3`.
 */
export function wallLabel(wall: string): string {
  const side = sideWords.get(wall) ?? (sides.has(wall) ? wall : undefined);
  if (side) return `${side} wall`;
  const part = partWords.get(wall.slice(0, 1));
  const partSide = sideWords.get(wall.slice(1));
  if (part && partSide) return `${partSide} wall of the ${part}`;
  return `wall ${wall.replace(/^w(?:all)?-?(?=\d)/, "")}`;
}

const plainSurfaces: Record<string, string> = { base: "baseboard", crown: "crown molding" };

/** A surface in words: `floor`, `north wall`, `countertop on base cabinet 2`, `tiled walls of the shower`. */
export function surfaceLabel(design: Pick<RoomDesign, "items">, surface: string): string {
  const [kind = "", target = ""] = surface.split(":", 2);
  if (target === "") return ownValue(plainSurfaces, kind) ?? kind;
  const item = design.items.find((each) => each.id === target);
  if (item)
    return kind === "shower"
      ? `tiled walls of ${withThe(label(design, item))}`
      : `${kind} on ${withThe(label(design, item))}`;
  const wall = wallLabel(target);
  if (kind === "wall") return wall;
  return `${kind} on ${withThe(wall)}`;
}

/** `the floor`, but `wall 3`: numbers need no article. */
export const withThe = (words: string): string => (/ \d+$/.test(words) ? words : `the ${words}`);

/** A surface or an item of a design in words: `floor`, `backsplash on the north wall`, `base cabinet 3`. */
export function placeLabel(design: Pick<RoomDesign, "items">, place: string): string {
  const item = design.items.find(({ id }) => id === place);
  return item ? label(design, item) : surfaceLabel(design, place);
}
