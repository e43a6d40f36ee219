import { type DemoState, markDemo } from "../domains/admin/settings/index.ts";
import type { Platform } from "../platform/platform.ts";
import { showProgress } from "./progress.ts";

/**
 * Loads the demo marketplace into the empty database at `url`, with a progress bar. If killed, it leaves the state
 * `loading`, and the next start begins again.
 */
export async function loadDemoMarketplace(platform: Platform, url: string): Promise<void> {
  const { loadDemo } = await import("../../demo/load.ts");
  await markDemo(url, "loading" satisfies DemoState);
  const progress = await showProgress("Loading the demo marketplace");
  try {
    await loadDemo(platform, { size: platform.config.demoSize, onProgress: progress.update });
  } finally {
    progress.finish();
  }
  await markDemo(url, "loaded");
}
