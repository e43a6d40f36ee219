import { countPageView, pageViews } from "../../../contract/visits.ts";
import { countedPage } from "../../../domain/public-pages.ts";
import { takeAttempt } from "../../limits.ts";
import { serve } from "../../serve.ts";
import { addPageView, pageViewsSince } from "./visits.store.ts";

const day_ms = 24 * 60 * 60 * 1000;
/** Nobody reads faster than this; a program that does shall not spoil the count. */
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

export const routes = [count, show];
