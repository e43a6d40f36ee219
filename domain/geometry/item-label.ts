import type { RoomDesign, RoomItem } from "../../contract/room-design.ts";

const words: Record<string, string> = {
  tub_shower: "tub with shower",
  media: "media cabinet",
  low_table: "coffee table",
  lounge: "lounger",
};

/** The item's kind in plain words: `base cabinet`. */
export const kindWords = (kind: string): string => words[kind] ?? kind.replaceAll("_", " ");

/** The item in words, numbered where the room has several of its kind: `toilet`, `base cabinet 3`. */
export function label(design: Pick<RoomDesign, "items">, item: RoomItem): string {
  const same = design.items.filter((each) => each.kind === item.kind);
  const name = kindWords(item.kind);
  return same.length > 1 ? `${name} ${same.indexOf(item) + 1}` : name;
}

const sideWords: Record<string, string> = { n: "north", e: "east", s: "south", w: "west" };

/** A wall as people speak of it: `north wall` where its id names a side, else `wall 3`. */
export function wallLabel(wall: string): string {
  const side = sideWords[wall] ?? (Object.values(sideWords).includes(wall) ? wall : undefined);
  return side ? `${side} wall` : `wall ${wall.replace(/^w(?:all)?-?(?=\d)/, "")}`;
}
