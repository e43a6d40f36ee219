import type { Job } from "../../../platform/jobs.ts";
import { forgetOldEntries } from "./audit.store.ts";

export { audit, noteStandInWrite } from "./audit.flow.ts";
export { routes } from "./audit.routes.ts";

export const jobs: readonly Job[] = [
  { name: "forget-audit", cron: "50 9 * * *", run: ({ db }) => forgetOldEntries(db) },
];
