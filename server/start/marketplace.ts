import { readFile } from "node:fs/promises";
import type { Config } from "../config.ts";
import type { DemoState } from "../domains/admin/settings/index.ts";
import type { Platform } from "../platform/platform.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { demoState, discardDemo } from "./demo.store.ts";

/**
 * The state of the demo marketplace in the database at `url`, after discarding one that is half loaded or to be
 * reloaded, unless the server only `keeps` what is there. Throws StartFailure where it must not be. Call it before the
 * platform is created.
 */
export async function settleDemo(
  config: Config,
  url: string,
  options: { reset: boolean; keeps: boolean },
): Promise<DemoState> {
  if (options.reset && !config.demo)
    throw new StartFailure("There is no demo marketplace to load: DEMO is off.");
  const state = await demoState(url);
  if (state === "loaded" && config.mode === "production") {
    throw new StartFailure(
      "This database holds the demo marketplace, whose passwords everybody knows. Give production another DATA_DIR or DATABASE_URL.",
    );
  }
  if (options.keeps || (state !== "loading" && !options.reset)) return state;
  await discardDemo(url);
  return "absent";
}

/** Initial departments, categories and attributes. */
const standardCategories = new URL("../../db/standard-categories.json", import.meta.url);

/**
 * Fills an empty marketplace: with the demo, or else with categories and its first admin. Returns whether the demo is
 * there.
 */
export async function fillMarketplace(platform: Platform, url: string, state: DemoState): Promise<boolean> {
  if (state === "loaded") return true;
  if (state === "absent" && platform.config.demo) {
    const { loadDemoMarketplace } = await import("./load-demo.ts");
    await loadDemoMarketplace(platform, url);
    return true;
  }
  const { ensureCategories } = await import("../domains/catalog/structure/index.ts");
  await ensureCategories(platform.db, () => readFile(standardCategories, "utf8"));
  const { ensureFirstAdmin } = await import("./first-admin.ts");
  await ensureFirstAdmin(platform);
  return false;
}
