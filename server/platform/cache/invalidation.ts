import { announce } from "../announce/announce.ts";
import type { Database, Db } from "../database.ts";
import type { Cache } from "./cache.ts";
import { type AnnouncedTag, announced } from "./tags.ts";

const channel = "cache_invalidated";

/**
 * Tells every server, once the transaction commits, that what is made from this is out of date. Call it in the
 * transaction that changes it.
 */
export const invalidate = (db: Db, ...tags: readonly AnnouncedTag[]): Promise<void> =>
  announce(db, channel, tags.join(" "));

/** From now on the cache hears what any server announces, and after an interruption takes all for out of date. */
export function hearInvalidations({ listen }: Pick<Database, "listen">, cache: Cache): void {
  listen(
    channel,
    (payload) => cache.heard(...announced.filter((tag) => payload.split(" ").includes(tag))),
    () => cache.heard(...announced),
  );
}
