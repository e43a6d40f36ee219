import type { Route } from "../../../http/serve.ts";
import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { boardRoutes } from "./boards.routes.ts";
import { removeUnusedPhotos } from "./photos.flow.ts";
import { linkText, shareRoutes } from "./shares.routes.ts";

export const routes: readonly Route[] = [...boardRoutes, ...shareRoutes];

export const jobs: readonly Job[] = [
  { name: "remove-board-photos", cron: "35 * * * *", run: removeUnusedPhotos },
];

export const boardFiles = ownerOfFiles("boards", { board_photos: ["path"] });

export const keyedColumns = keyedIn("board_links", {
  name: "links to boards",
  id: "id",
  column: "token_hash",
  link: linkText,
});
