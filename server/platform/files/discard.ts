import type { Platform } from "../platform.ts";

/**
 * Deletes files that no row names any more. One that can't be deleted now is left to the job that sweeps the store: what
 * was committed stays done.
 */
export async function discardFiles(
  { files, log }: Pick<Platform, "files" | "log">,
  paths: readonly (string | null)[],
): Promise<void> {
  for (const path of paths) {
    if (!path) continue;
    await files
      .delete(path)
      .catch((error: unknown) => log.warn({ err: error, path }, "a file is left for the sweep"));
  }
}
