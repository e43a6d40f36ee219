import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import type { Config } from "../config.ts";
import { owner } from "../platform/embedded-postgres/cluster.ts";
import { openStartDatabase, type RunningDatabase } from "./database.ts";

/**
 * The shop's database for a command that works beside it: the server at DATABASE_URL, the embedded one that a
 * running shop has started, else the embedded one started for this command. Throws StartFailure.
 */
export async function openWorkDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  const url = config.databaseUrl ? undefined : runningUrl(join(config.dataDir, "postgres"));
  if (url && (await answers(url))) return { url, stop: async () => {} };
  return openStartDatabase(config, say);
}

/** From the files that PostgreSQL keeps while it runs: the port stands on the fourth line. */
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
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
