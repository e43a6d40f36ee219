import { proProfit, proProfitFile } from "../../../../contract/money/pro-profit.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { tableFile } from "../../../http/sheet-file.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  daysAsked,
  daysBefore,
  firstAndRest,
  partView,
  pointsView,
  profitTable,
  stepOf,
  sumsView,
} from "./profit.rules.ts";
import {
  type ProfitSpan,
  profitByCategory,
  profitByClient,
  profitByTime,
  profitByVendor,
  profitItems,
  profitTotals,
  todayOf,
} from "./profit.store.ts";

const mostRows = 50_000;

async function spanOf(
  { db, now }: Platform,
  caller: Caller,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<ProfitSpan> {
  const user_id = accountOf(caller).id;
  const { zone, today } = await todayOf(db, user_id, now());
  const days = daysAsked(asked, today);
  if ("problems" in days) return failFields(days.problems);
  return { user_id, zone, ...days };
}

const show = serve(proProfit, async ({ query, caller, platform }) => {
  const { db } = platform;
  const span = await spanOf(platform, caller, query);
  const earlier = { ...span, ...daysBefore(span) };
  const step = stepOf(span);
  const [now, before, points, pointsBefore, clients, categories, vendors] = await Promise.all([
    profitTotals(db, span),
    profitTotals(db, earlier),
    profitByTime(db, span, step),
    profitByTime(db, earlier, step),
    profitByClient(db, span),
    profitByCategory(db, span),
    profitByVendor(db, span),
  ]);
  return {
    data: {
      from: span.from,
      to: span.to,
      step,
      now: sumsView(now),
      before: { from: earlier.from, to: earlier.to, ...sumsView(before) },
      points: pointsView(points, pointsBefore),
      clients: firstAndRest(clients).map((row) => ({ ...partView(row), client_id: row.client_id })),
      categories: firstAndRest(categories).map(partView),
      vendors: firstAndRest(vendors).map(partView),
    },
  };
});

const file = serve(proProfitFile, async ({ query, caller, platform }) => {
  const span = await spanOf(platform, caller, query);
  const rows = await profitItems(platform.db, span, mostRows);
  return tableFile(`profit-${span.from}-${span.to}`, profitTable(rows), query.format);
});

export const routes: readonly Route[] = [show, file];
