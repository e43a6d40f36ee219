import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config.ts";
import { NoIndexYet } from "../platform/opensearch/port.ts";
import type { Platform } from "../platform/platform.ts";

const again_ms = 1000;

/**
 * Whether visitors are sent to a server only once it has read the catalog. With OpenSearch every server waits: while the
 * first index of this version is built, servers of the version before still have lists.
 */
export const waitsForCatalog = ({ role, openSearchUrl }: Pick<Config, "role" | "openSearchUrl">): boolean =>
  role === "web" || openSearchUrl !== undefined;

/**
 * Reads the catalog ahead, as the first list would wait for it. A server that waits for it tries until it works;
 * elsewhere the next list tries again.
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
      if (error instanceof NoIndexYet) {
        if (tries === 1) log.warn("the search index is being built; no visitors until it is complete");
      } else if (tries === 1) log.warn({ err: error }, "the catalog could not be read; it is tried again");
      if (!waitsForCatalog(config)) return;
      await pause(again_ms, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}
