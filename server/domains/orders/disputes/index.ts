import type { Job } from "../../../platform/jobs.ts";
import { watchDisputes } from "./disputes.flow.ts";

export { applyDispute } from "./disputes.flow.ts";
export { disputeRoutes as routes } from "./disputes.routes.ts";

export const jobs: readonly Job[] = [{ name: "watch-disputes", cron: "35 * * * *", run: watchDisputes }];
