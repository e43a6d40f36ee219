import type { Picture } from "../../../../contract/shapes.ts";
import type { Api } from "../../../client/api-call.ts";
import { everyTemplate } from "../../../kit/room/template-list.server.ts";

/** Rooms that show best what a style is like, the best first. */
const telling = ["living_room", "kitchen", "bathroom", "bedroom", "dining_room"];

/** One room of each style that has a picture, by the style's id. */
export async function picturesOfStyles(api: Api): Promise<Record<string, Picture>> {
  const found = new Map<string, { rank: number; picture: Picture }>();
  for (const { style, room, picture } of await everyTemplate(api, undefined)) {
    const place = telling.indexOf(room);
    const rank = place < 0 ? telling.length : place;
    if (picture && rank < (found.get(style)?.rank ?? Number.POSITIVE_INFINITY))
      found.set(style, { rank, picture });
  }
  return Object.fromEntries([...found].map(([style, { picture }]) => [style, picture]));
}
