import furnishingWords from "../../data/furnishing-words.json" with { type: "json" };
import type { RoomWords } from "./room-goods.ts";

/** Child category, what follows the series in the name, the noun, and details of which one is told. */
export type Piece = readonly [child: string, title: string, noun: string, detail: readonly string[]];

/** What may be said of things of wood. */
export const wooden = (
  detail: readonly string[],
  measure: readonly string[],
  rooms: readonly string[],
): RoomWords => ({ measure, rooms, detail, ...furnishingWords.wooden });
