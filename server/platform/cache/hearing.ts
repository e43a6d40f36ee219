import type { Cache } from "./cache.ts";
import type { Tag } from "./tags.ts";

/** What a cache does with announcements: it drops entries, unless what they are made from has to be refreshed first. */
export function hearing(forget: Cache["forget"]): Pick<Cache, "refreshFirst" | "heard"> {
  const refreshers = new Map<Tag, () => void>();
  return {
    refreshFirst: (tag, refresh) => void refreshers.set(tag, refresh),
    heard(...tags) {
      forget(...tags.filter((tag) => !refreshers.has(tag)));
      for (const tag of tags) refreshers.get(tag)?.();
    },
  };
}
