import { join } from "node:path";
import { migrate } from "../../db/migrate.ts";
import type { Config } from "../config.ts";
import { claimDataDir } from "../platform/data-dir.ts";
import type { DatabaseAddress } from "../platform/platform.ts";
import { checkOwnDatabase, checkReplica } from "./own-database.ts";

export interface RunningDatabase {
  url: string;
  /** PostgreSQL itself, where `url` may lead to a pooler; what takes a session or long statements goes there. */
  directUrl: string;
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
  const database = config.databaseUrl
    ? await ownDatabase(config, config.databaseUrl, say)
    : await embedded(config, say);
  try {
    const { applied } = await migrate(database.directUrl);
    if (applied.length > 0) say(`Database brought up to date (${applied.length} migrations)`);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function ownDatabase(
  config: Config,
  url: string,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  const { databaseDirectUrl: directUrl, isDatabasePrepared: isPrepared } = config;
  await checkOwnDatabase({ url, directUrl, isPrepared });
  for (const readUrl of config.databaseReadUrls) {
    const away = await checkReplica(readUrl, directUrl ?? url);
    if (away) say(`${away} DATABASE_URL answers until the replica is back.`);
  }
  return { url, directUrl: directUrl ?? url, stop: async () => {} };
}

/** The address for those who open the database later. */
export const addressOf = (
  config: Config,
  { url, directUrl }: Omit<RunningDatabase, "stop">,
): DatabaseAddress => ({
  databaseUrl: url,
  directUrl,
  isPrepared: config.isDatabasePrepared,
  readUrls: config.databaseReadUrls,
  redisUrl: config.redisUrl,
});

async function embedded(config: Config, say: (line: string) => void): Promise<RunningDatabase> {
  await claimDataDir(config.dataDir);
  const { startEmbeddedPostgres } = await import("../platform/embedded-postgres.ts");
  const postgres = await startEmbeddedPostgres({ home: join(config.dataDir, "postgres"), onRestart: say });
  const url = postgres.url();
  return { url, directUrl: url, stop: postgres.stop };
}
