import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { boardRoutes } from "./boards.routes.ts";
import { removeUnusedPhotos } from "./photos.flow.ts";
import { shareRoutes } from "./shares.routes.ts";

export const routes: readonly Route[] = [...boardRoutes, ...shareRoutes];

export const jobs: readonly Job[] = [
  { name: "remove-board-photos", cron: "35 * * * *", run: removeUnusedPhotos },
];
