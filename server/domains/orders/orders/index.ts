import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { watchDates } from "./delay.flow.ts";
import { documentRoutes } from "./documents.routes.ts";
import { watchVendors } from "./late-vendors.flow.ts";
import { orderRoutes } from "./orders.routes.ts";
import { releasePending } from "./release.flow.ts";
import { settleOpenRefunds } from "./take-back.flow.ts";

export { orderPaper } from "./documents.flow.ts";
export { eraseOrdersOf, eraseReturnWordsOf, forgetNewsOfOrdersOf } from "./erase.store.ts";
export { lockItems, type SoldItem, storeMove } from "./items.store.ts";
export { disputeLost } from "./lost-dispute.flow.ts";
export { takeLots } from "./lots.flow.ts";
export { askQuietly, assertNoCase, moveItems, separateUnits } from "./move-items.flow.ts";
export { insertSale, type NewOrder, nextOrderNumber, type SaleLine } from "./new-order.store.ts";
export { refundPartOf, shipAgain } from "./part-refund.flow.ts";
export { type Person, peopleOfOrder } from "./people.store.ts";
export { insertLateRefund, loadRefund } from "./refunds.store.ts";
export { addEvent, type CaseChange, changeCase, insertCase, markDue } from "./return-record.store.ts";
export { markPaid, markUnpaid, startTimelines } from "./sale.store.ts";
export {
  type SeededCase,
  type SeededItem,
  type SeededOrder,
  seedOrders,
  seedRefunds,
  seedReturnCases,
} from "./seed.store.ts";
export { showOrder } from "./show-order.flow.ts";
export { giveStockBack, reserveStock } from "./stock.flow.ts";
export { returnedLine, takeBack } from "./take-back.flow.ts";
export { asBuyer, seesItem, seesOrder, type Viewer } from "./viewer.store.ts";
export { itemsInStatus, paymentsToConfirm, salesOf, type WorkRow } from "./work.store.ts";

export const routes: readonly Route[] = [...orderRoutes, ...documentRoutes];

export const jobs: readonly Job[] = [
  { name: "settle-refunds", cron: "* * * * *", at_start: true, run: settleOpenRefunds },
  { name: "release-pending-shares", cron: "15 * * * *", at_start: true, run: releasePending },
  { name: "watch-dates", cron: "25 * * * *", run: watchDates },
  { name: "watch-vendors", cron: "*/10 * * * *", run: watchVendors },
];
