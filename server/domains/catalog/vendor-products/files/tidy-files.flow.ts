import { discardFiles } from "../../../../platform/files/discard.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { dropUnused } from "./files.store.ts";

const kept_ms = 2 * 24 * 3600_000;

/** Deletes what vendors sent and no product has used for two days: a form left open, or a file replaced. */
export async function tidyVendorFiles(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - kept_ms);
  await discardFiles(platform, await dropUnused(platform.db, before));
}
