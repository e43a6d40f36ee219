import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** Adds one view of a page to the count of a day (YYYY-MM-DD). */
export async function addPageView(
  db: Db,
  view: { day: string; page: string; entries: 0 | 1 },
): Promise<void> {
  await sql`
    insert into page_views (day, page, views, entries) values (${view.day}, ${view.page}, 1, ${view.entries})
    on conflict (day, page) do update
    set views = page_views.views + 1, entries = page_views.entries + excluded.entries`.execute(db);
}

export interface PageViews {
  page: string;
  views: number;
  entries: number;
}

/** Views by page since a day, the most seen first. */
export async function pageViewsSince(db: Db, day: string): Promise<PageViews[]> {
  const { rows } = await sql<PageViews>`
    select page, sum(views)::int as views, sum(entries)::int as entries
    from page_views where day >= ${day}
    group by page order by 2 desc, 1`.execute(db);
  return rows;
}
