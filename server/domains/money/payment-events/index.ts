import type { Job } from "../../../platform/jobs.ts";
import { carryMessages } from "./webhook.routes.ts";

export { webhookRoutes as routes } from "./webhook.routes.ts";

export const jobs: readonly Job[] = [
  { name: "carry-sandbox-messages", cron: "* * * * *", run: carryMessages },
];
