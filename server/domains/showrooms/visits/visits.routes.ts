import {
  countEmptySearch,
  countPageView,
  emptySearches,
  pageViews,
  visitsFile,
  visitsOverTime,
} from "../../../../contract/showrooms/visits.ts";
import { addDays, calendarDay } from "../../../../domain/days/calendar.ts";
import { countedPage } from "../../../../domain/showrooms/public-pages.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { serve } from "../../../http/serve.ts";
import { tableFile } from "../../../http/sheet-file.ts";
import { countedSearch } from "./counted-search.rules.ts";
import {
  addEmptySearch,
  addPageView,
  emptySearchesSince,
  pageViewsSince,
  viewsByDay,
  visitDays,
} from "./visits.store.ts";

/** Nobody reads faster than this; a bot must not distort the count. */
const perAddress = { count: 120, seconds: 60 };

/** The first of so many days, today among them; days are the marketplace's. */
const firstDay = (now: Date, days: number): string => addDays(calendarDay(now), 1 - days);

const count = serve(countPageView, async ({ body, caller, platform }) => {
  await takeAttempt(platform.db, `page-view:${caller.ip}`, perAddress);
  const page = countedPage(body.path);
  await addPageView(platform.db, { day: calendarDay(platform.now()), page, entries: body.is_entry ? 1 : 0 });
  return {};
});

const show = serve(pageViews, async ({ query, platform }) => {
  return { data: await pageViewsSince(platform.db, firstDay(platform.now(), query.days)) };
});

const countSearch = serve(countEmptySearch, async ({ body, caller, platform }) => {
  await takeAttempt(platform.db, `empty-search:${caller.ip}`, perAddress);
  const text = countedSearch(body.q);
  if (text) {
    const search = { text, day: calendarDay(platform.now()) };
    await platform.db.transaction().execute((db) => addEmptySearch(db, search));
  }
  return {};
});

const showSearches = serve(emptySearches, async ({ query, platform }) => {
  return { data: await emptySearchesSince(platform.db, firstDay(platform.now(), query.days)) };
});

const overTime = serve(visitsOverTime, async ({ query: { days }, platform: { db, now } }) => ({
  data: await visitDays(db, firstDay(now(), days), calendarDay(now())),
}));

const file = serve(visitsFile, async ({ query: { days, format }, platform: { db, now } }) => {
  const rows = await viewsByDay(db, firstDay(now(), days));
  const lines = rows.map(({ day, page, views, entries }) => [day, page, views, entries]);
  return tableFile(
    `page-views-${calendarDay(now())}`,
    [["day", "page", "views", "visits_begun"], ...lines],
    format,
  );
});

export const routes = [count, show, countSearch, showSearches, overTime, file];
