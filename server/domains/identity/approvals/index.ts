import type { Job } from "../../../platform/jobs.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dropStrayDocuments } from "./approvals.store.ts";

export { routes } from "./approvals.routes.ts";
export { redrawDocument } from "./documents.flow.ts";

const day_ms = 24 * 60 * 60_000;

/** Documents whose form was never sent. */
async function removeStrayDocuments({ db, files, now }: Platform): Promise<void> {
  for (const path of await dropStrayDocuments(db, new Date(now().getTime() - day_ms)))
    await files.delete(path);
}

export const jobs: readonly Job[] = [
  { name: "stray-documents", cron: "20 * * * *", run: removeStrayDocuments },
];
