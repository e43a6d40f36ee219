import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { catalogChanged } from "../products/index.ts";
import { closeGaps } from "./editing.store.ts";
import { lockStructure } from "./structure.store.ts";

/**
 * Changes departments, categories, attributes or brands, one at a time among all servers, and shows the shop as it is
 * from then on: here before this returns, on other servers within a second.
 */
export async function changeStructure<Done>(
  platform: Platform,
  work: (db: Db) => Promise<Done>,
): Promise<Done> {
  const done = await platform.db.transaction().execute(async (db) => {
    await lockStructure(db);
    const result = await work(db);
    await closeGaps(db);
    await invalidate(db, "products", "showrooms");
    return result;
  });
  await catalogChanged(platform);
  platform.cache.forget("showrooms");
  return done;
}
