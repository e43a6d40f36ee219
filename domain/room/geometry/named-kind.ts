import type { RoomItem } from "../../../contract/design/room-design.ts";

/**
 * What people call an item's kind. The 3D room builds screens, shelves and cabinets as one kind, `media`; their sizes tell
 * which they are: a dresser is no media console.
 */
export function namedKind({
  kind,
  width_in,
  depth_in,
  height_in,
}: Pick<RoomItem, "kind" | "width_in" | "depth_in" | "height_in">): string {
  if (kind !== "media") return kind;
  if (height_in < 12) return "wall_shelf";
  if (height_in >= 48) return "bookcase";
  if (depth_in <= 12) return "screen";
  if (width_in <= 30) return "nightstand";
  if (height_in < 28) return "media_console";
  return depth_in >= 18 ? "dresser" : "sideboard";
}
