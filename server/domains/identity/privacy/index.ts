import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import { forgetOldExports, makeExports } from "./exports.flow.ts";

export { routes } from "./privacy.routes.ts";

export const jobs: readonly Job[] = [
  { name: "data-exports", cron: "* * * * *", at_start: true, role: "worker", run: makeExports },
  { name: "forget-exports", cron: "30 * * * *", run: forgetOldExports },
];

export const exportFiles = ownerOfFiles("exports", { data_exports: ["path"] });
