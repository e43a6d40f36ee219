import type { Route } from "../../../http/serve.ts";
import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import { watchReturns } from "./clock.flow.ts";
import { labelRoutes } from "./label.routes.ts";
import { missingRoutes } from "./missing.routes.ts";
import { photoRoutes } from "./photos.routes.ts";
import { caseRoutes } from "./returns.routes.ts";

export { casesWaiting } from "./returns.store.ts";
export { seedClaimPhotos } from "./seed.store.ts";

export const routes: readonly Route[] = [...caseRoutes, ...photoRoutes, ...labelRoutes, ...missingRoutes];

export const jobs: readonly Job[] = [
  { name: "watch-returns", cron: "20 * * * *", at_start: true, run: watchReturns },
];

export const returnFiles = ownerOfFiles("returns", {
  return_case_photos: ["path", "preview_path"],
  return_cases: ["label_path"],
});
