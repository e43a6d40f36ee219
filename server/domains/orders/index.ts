import type { Job } from "../../platform/jobs.ts";
import type { Route } from "../../serve.ts";
import { orderRoutes } from "./orders.routes.ts";
import { releasePending } from "./release.flow.ts";
import { settleOpenRefunds } from "./take-back.flow.ts";

export { showOrder } from "./orders.routes.ts";
export { type Person, peopleOfOrder } from "./people.store.ts";
export { giveStockBack, reserveStock } from "./stock.flow.ts";
export { itemsInStatus, paymentsToConfirm, salesOf, type WorkRow } from "./work.store.ts";

export const routes: readonly Route[] = orderRoutes;

export const jobs: readonly Job[] = [
  { name: "settle-refunds", cron: "* * * * *", at_start: true, run: settleOpenRefunds },
  { name: "release-pending-shares", cron: "15 * * * *", at_start: true, run: releasePending },
];
