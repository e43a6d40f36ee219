import { join } from "node:path";
import { migrate } from "../../db/migrate.ts";
import type { Config } from "../config.ts";
import { claimDataDir } from "../platform/data-dir.ts";
import { checkOwnDatabase } from "./own-database.ts";

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * The database, migrated: the server at DATABASE_URL, else the embedded one below the data directory, which then
 * belongs to this process alone. Throws StartFailure with one line to show.
 */
export async function openStartDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  const database = config.databaseUrl ? await ownDatabase(config.databaseUrl) : await embedded(config, say);
  try {
    const { applied } = await migrate(database.url);
    if (applied.length > 0) say(`Database brought up to date (${applied.length} migrations)`);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function ownDatabase(url: string): Promise<RunningDatabase> {
  await checkOwnDatabase(url);
  return { url, stop: async () => {} };
}

async function embedded(config: Config, say: (line: string) => void): Promise<RunningDatabase> {
  await claimDataDir(config.dataDir);
  const { startEmbeddedPostgres } = await import("../platform/embedded-postgres.ts");
  const postgres = await startEmbeddedPostgres({ home: join(config.dataDir, "postgres"), onRestart: say });
  return { url: postgres.url(), stop: postgres.stop };
}
