import works from "../data/finished-rooms.json" with { type: "json" };
import type { GalleryEntry } from "../people/market.types.ts";
import type { RoomPicture } from "./rooms.ts";

interface Work {
  category: string;
  entry: GalleryEntry;
  timesShown: number;
}

/** The rendered demo rooms as finished work; no two showrooms show the same one, as long as there are enough. */
export class FinishedRooms {
  readonly #works: Work[];

  constructor(rooms: ReadonlyMap<string, RoomPicture>) {
    this.#works = works.flatMap(({ category, template, title, text }) => {
      const media_key = rooms.get(template)?.media.key;
      return media_key ? [{ category, entry: { title, text, media_key }, timesShown: 0 }] : [];
    });
  }

  /** Of so many categories that are sold, one each. */
  some(sold: ReadonlySet<string>, most: number): GalleryEntry[] {
    const shown = new Map<string, Work>();
    for (const work of this.#works.toSorted((a, b) => a.timesShown - b.timesShown)) {
      if (shown.size < most && sold.has(work.category) && !shown.has(work.category))
        shown.set(work.category, work);
    }
    for (const work of shown.values()) work.timesShown += 1;
    return [...shown.values()].map(({ entry }) => entry);
  }
}
