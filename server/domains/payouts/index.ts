import type { Job } from "../../platform/jobs.ts";
import type { Route } from "../../serve.ts";
import { payScheduled, settlePayouts } from "./pay-out.flow.ts";
import { payoutRoutes } from "./payouts.routes.ts";

export const routes: readonly Route[] = payoutRoutes;

export const jobs: readonly Job[] = [
  { name: "settle-payouts", cron: "* * * * *", at_start: true, run: settlePayouts },
  { name: "pay-scheduled", cron: "5 * * * *", at_start: true, run: payScheduled },
];
