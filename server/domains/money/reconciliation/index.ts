import type { Job } from "../../../platform/jobs.ts";
import { reconcile } from "./reconcile.flow.ts";

export { reconciliationRoutes as routes } from "./reconciliation.routes.ts";

export const jobs: readonly Job[] = [{ name: "reconcile", cron: "20 10 * * *", run: reconcile }];
