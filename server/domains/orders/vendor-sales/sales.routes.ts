import { vendorSales, vendorSalesFile } from "../../../../contract/orders/vendor-sales.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { tableFile } from "../../../http/sheet-file.ts";
import { percentOf, salesTable, stateView, stepOf, sumView } from "./sales.rules.ts";
import {
  countOpen,
  type SalesTime,
  salesByCategory,
  salesByProduct,
  salesByState,
  salesByTime,
  soldItems,
  totalsOf,
  zoneOf,
} from "./sales.store.ts";

const day_ms = 24 * 3600_000;
const mostRows = 50_000;

function timeOf(user_id: string, days: number, to: Date): SalesTime {
  return { user_id, from: new Date(to.getTime() - days * day_ms), to };
}

const show = serve(vendorSales, async ({ query: { days }, caller, platform }) => {
  const { db, now } = platform;
  const { id } = accountOf(caller);
  const time = timeOf(id, days, now());
  const zone = await zoneOf(db, id);
  const [totals, before, open_orders, points, products, categories, states] = await Promise.all([
    totalsOf(db, time),
    totalsOf(db, timeOf(id, days, time.from)),
    countOpen(db, id),
    salesByTime(db, time, stepOf(days), zone),
    salesByProduct(db, time),
    salesByCategory(db, time),
    salesByState(db, time),
  ]);
  const { sold_cents, taken_back_cents, orders, units, arrived, returned } = totals;
  return {
    data: {
      from: time.from.toISOString(),
      sold: toDollars(sold_cents),
      taken_back: toDollars(taken_back_cents),
      net: toDollars(sold_cents - taken_back_cents),
      net_before: toDollars(before.sold_cents - before.taken_back_cents),
      orders,
      units,
      open_orders,
      returned_percent: percentOf(returned, arrived),
      points: points.map(({ net_cents, ...point }) => ({ ...point, net: toDollars(net_cents) })),
      products: products.map((row) => ({ ...sumView(row), hash: row.hash, sku: row.sku })),
      categories: categories.map(sumView),
      states: states.map(stateView),
    },
  };
});

const file = serve(vendorSalesFile, async ({ query: { days, format }, caller, platform: { db, now } }) => {
  const rows = await soldItems(db, timeOf(accountOf(caller).id, days, now()), mostRows);
  return tableFile(`sales-${calendarDay(now())}`, salesTable(rows), format);
});

export const routes: readonly Route[] = [show, file];
