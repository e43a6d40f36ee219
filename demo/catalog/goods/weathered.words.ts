import furnishingWords from "../../data/furnishing-words.json" with { type: "json" };
import type { RoomWords } from "./room-goods.ts";

const { rooms, ...said } = furnishingWords.weathered;

/** What may be said of things that stand outdoors, on a frame of such material. */
export const weathered = (
  detail: readonly string[],
  measure: readonly string[],
  frame: string,
): RoomWords => ({
  measure,
  rooms,
  detail,
  ...said,
  stuff: said.stuff.map((text) => text.replace("{frame}", frame.toLowerCase())),
});
