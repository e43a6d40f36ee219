import type { Platform } from "../../../../platform/platform.ts";
import { dropUnused } from "./files.store.ts";

const kept_ms = 2 * 24 * 3600_000;

/** Deletes what vendors sent and no product has used for two days: a form left open, or a file replaced. */
export async function tidyVendorFiles({ db, files, now }: Platform): Promise<void> {
  const paths = await dropUnused(db, new Date(now().getTime() - kept_ms));
  for (const path of paths) await files.delete(path);
}
