import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppParts, createApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createPlatform, type Platform } from "../../server/platform/platform.ts";
import { type FreshDatabase, freshDatabase } from "./database.ts";

/** Parts of the app; pictures of designs are not taken unless a test is about them (null: by child processes). */
export type TestParts = Omit<AppParts, "takeStill"> & { takeStill?: AppParts["takeStill"] | null };

const noStill = async () => null;

/**
 * Tests share a machine with their database and with other work: it may stand still for seconds. What happens when a
 * database is lost is tested with the usual patience (losses.ts).
 */
const patience_ms = 60_000;

export interface TestApp {
  platform: Platform;
  app: ReturnType<typeof createApp>;
  databaseUrl: string;
  close(): Promise<void>;
}

/**
 * The real app on a database and a data directory of its own; replies are compared with the contract.
 * What is given takes the place of parts of the platform (outside services, the time) and of the app, `environment` of settings,
 * `database` of the database that it would make.
 */
export async function testApp(
  { routes, designRooms, takeStill = noStill, ...changes }: Partial<Platform> & TestParts = {},
  environment: Readonly<Record<string, string>> = {},
  database?: FreshDatabase,
): Promise<TestApp> {
  database ??= await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "showroom-test-data-"));
  const config = readConfig({
    MODE: "development",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...environment,
  });
  const platform = {
    ...createPlatform(config, { databaseUrl: database.url, patience_ms, ...database.address }),
    ...changes,
  };
  const app = createApp(platform, {
    ...(routes && { routes }),
    ...(designRooms && { designRooms }),
    ...(takeStill && { takeStill }),
  });
  return {
    platform,
    app,
    databaseUrl: database.url,
    async close() {
      await platform.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
