import { setTimeout as pause } from "node:timers/promises";
import type { Platform } from "../platform/platform.ts";

const again_ms = 1000;

/**
 * Reads the catalog ahead, as the first list would wait for it. A web server takes no visitors without it, so there it is
 * tried until it works: with OpenSearch, the first index may be on its way. Elsewhere the next list tries again.
 */
export async function readCatalog(
  { config, log, stopping }: Platform,
  read: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 1; !stopping.aborted; tries++) {
    try {
      await read();
      return;
    } catch (error) {
      if (tries === 1) log.warn({ err: error }, "the catalog could not be read; it is tried again");
      if (config.role !== "web") return;
      await pause(again_ms, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}
