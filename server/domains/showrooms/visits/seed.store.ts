import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

/** Views by page and day, and searches that found nothing: by day, and the words of them. */
export async function seedVisits(
  db: Db,
  visits: {
    views: readonly Row<"page_views">[];
    empty_search_days: readonly Row<"empty_search_days">[];
    empty_searches: readonly Row<"empty_searches">[];
  },
): Promise<void> {
  await insertRows(db, "page_views", visits.views);
  await insertRows(db, "empty_search_days", visits.empty_search_days);
  await insertRows(db, "empty_searches", visits.empty_searches);
}
