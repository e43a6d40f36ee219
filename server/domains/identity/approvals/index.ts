import { discardFiles } from "../../../platform/files/discard.ts";
import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dropStrayDocuments } from "./approvals.store.ts";

export { routes } from "./approvals.routes.ts";
export { redrawDocument } from "./documents.flow.ts";

const day_ms = 24 * 60 * 60_000;

/** Documents whose form was never sent. */
async function removeStrayDocuments(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - day_ms);
  await discardFiles(platform, await dropStrayDocuments(platform.db, before));
}

export const jobs: readonly Job[] = [
  { name: "stray-documents", cron: "20 * * * *", run: removeStrayDocuments },
];

export const applicationFiles = ownerOfFiles("applications", { application_documents: ["path"] });
