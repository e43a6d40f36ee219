import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

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

/** Views by page since a day, most viewed first. */
export async function pageViewsSince(db: Db, day: string): Promise<PageViews[]> {
  const { rows } = await sql<PageViews>`
    select page, sum(views)::int as views, sum(entries)::int as entries
    from page_views where day >= ${day}
    group by page order by 2 desc, 1`.execute(db);
  return rows;
}

/** Adds one search without results. */
export async function addEmptySearch(db: Db, { text, day }: { text: string; day: string }): Promise<void> {
  await sql`
    insert into empty_searches (text, last_seen) values (${text}, ${day})
    on conflict (text) do update
    set times = empty_searches.times + 1, last_seen = excluded.last_seen`.execute(db);
  await sql`
    insert into empty_search_days (day, times) values (${day}, 1)
    on conflict (day) do update set times = empty_search_days.times + 1`.execute(db);
}

export interface EmptySearch {
  text: string;
  times: number;
  /** YYYY-MM-DD */
  last_seen: string;
}

/** Searches without results that were last made since a day, the most frequent first. */
export async function emptySearchesSince(db: Db, day: string): Promise<EmptySearch[]> {
  const { rows } = await sql<EmptySearch>`
    select text, times, last_seen::text as last_seen
    from empty_searches where last_seen >= ${day}
    order by times desc, last_seen desc, text limit 200`.execute(db);
  return rows;
}

export interface VisitDay {
  /** YYYY-MM-DD */
  day: string;
  views: number;
  entries: number;
  empty_searches: number;
}

/** Every day from one to another, with zeros where nothing was counted. */
export async function visitDays(db: Db, from: string, to: string): Promise<VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    select d.day::date::text as day, coalesce(v.views, 0)::int as views, coalesce(v.entries, 0)::int as entries,
      coalesce(s.times, 0)::int as empty_searches
    from generate_series(${from}::date, ${to}::date, '1 day') as d (day)
    left join (
      select day, sum(views) as views, sum(entries) as entries from page_views where day >= ${from} group by day
    ) v on v.day = d.day
    left join empty_search_days s on s.day = d.day
    order by d.day`.execute(db);
  return rows;
}

/** Views by day and page since a day, the newest first. */
export async function viewsByDay(db: Db, day: string): Promise<(PageViews & { day: string })[]> {
  const { rows } = await sql<PageViews & { day: string }>`
    select day::text as day, page, views, entries from page_views
    where day >= ${day} order by day desc, views desc, page`.execute(db);
  return rows;
}
