import type { RoomRow } from "../../../../contract/design/rooms.ts";
import type { Tone } from "../../../ui/badge.tsx";

/** How far a room has come, in a word. */
export function stageOf({ project_id, items, version }: RoomRow): { words: string; tone: Tone } {
  if (project_id) return { words: "Materials listed", tone: "good" };
  return items > 0 || version > 1
    ? { words: "In design", tone: "neutral" }
    : { words: "Started", tone: "neutral" };
}
