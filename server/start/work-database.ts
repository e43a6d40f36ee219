import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { withConnection } from "../platform/database/one-connection.ts";
import { ping } from "../platform/database/ping.ts";
import { owner } from "../platform/embedded-postgres/cluster.ts";
import { openStartDatabase, type RunningDatabase } from "./database.ts";

/**
 * The shop's database for a separate command: the server at DATABASE_URL, the embedded one of a running shop, else the
 * embedded one started for this command. Throws StartFailure.
 */
export async function openWorkDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  const url = config.databaseUrl ? undefined : runningUrl(join(config.dataDir, "postgres"));
  if (url && (await answers(url))) return { url, directUrl: url, stop: async () => {} };
  return openStartDatabase(config, say);
}

/** From PostgreSQL's own run-time files: the port is on the fourth line. */
function runningUrl(home: string): string | undefined {
  try {
    const port = readFileSync(join(home, "cluster", "postmaster.pid"), "utf8")
      .split("\n")[3]
      ?.trim();
    const password = readFileSync(join(home, "password"), "utf8").trim();
    return port && `postgres://${owner}:${password}@127.0.0.1:${port}/showroom`;
  } catch {
    return undefined;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await withConnection(url, ({ sql }) => ping(sql), { seconds: 2 });
    return true;
  } catch {
    return false;
  }
}
