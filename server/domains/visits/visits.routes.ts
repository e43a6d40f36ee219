import {
  countEmptySearch,
  countPageView,
  emptySearches,
  pageViews,
  visitsFile,
  visitsOverTime,
} from "../../../contract/visits.ts";
import { countedPage } from "../../../domain/public-pages.ts";
import { takeAttempt } from "../../limits.ts";
import { serve } from "../../serve.ts";
import { tableFile } from "../../sheet-file.ts";
import { countedSearch } from "./counted-search.rules.ts";
import {
  addEmptySearch,
  addPageView,
  emptySearchesSince,
  pageViewsSince,
  viewsByDay,
  visitDays,
} from "./visits.store.ts";

const day_ms = 24 * 60 * 60 * 1000;
/** Nobody reads faster than this; a bot must not distort the count. */
const perAddress = { count: 120, seconds: 60 };

const count = serve(countPageView, async ({ body, caller, platform }) => {
  await takeAttempt(platform.db, `page-view:${caller.ip}`, perAddress);
  const page = countedPage(body.path);
  await addPageView(platform.db, { day: dayOf(platform.now()), page, entries: body.is_entry ? 1 : 0 });
  return {};
});

const show = serve(pageViews, async ({ query, platform }) => {
  const since = new Date(platform.now().getTime() - (query.days - 1) * day_ms);
  return { data: await pageViewsSince(platform.db, dayOf(since)) };
});

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const countSearch = serve(countEmptySearch, async ({ body, caller, platform }) => {
  await takeAttempt(platform.db, `empty-search:${caller.ip}`, perAddress);
  const text = countedSearch(body.q);
  if (text) {
    const search = { text, day: dayOf(platform.now()) };
    await platform.db.transaction().execute((db) => addEmptySearch(db, search));
  }
  return {};
});

const showSearches = serve(emptySearches, async ({ query, platform }) => {
  const since = new Date(platform.now().getTime() - (query.days - 1) * day_ms);
  return { data: await emptySearchesSince(platform.db, dayOf(since)) };
});

const firstDay = (now: Date, days: number): string => dayOf(new Date(now.getTime() - (days - 1) * day_ms));

const overTime = serve(visitsOverTime, async ({ query: { days }, platform: { db, now } }) => ({
  data: await visitDays(db, firstDay(now(), days), dayOf(now())),
}));

const file = serve(visitsFile, async ({ query: { days, format }, platform: { db, now } }) => {
  const rows = await viewsByDay(db, firstDay(now(), days));
  const lines = rows.map(({ day, page, views, entries }) => [day, page, views, entries]);
  return tableFile(
    `page-views-${dayOf(now())}`,
    [["day", "page", "views", "visits_begun"], ...lines],
    format,
  );
});

export const routes = [count, show, countSearch, showSearches, overTime, file];
