import { mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../db/migrate.ts";
import { discardEmbeddedPostgres, startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's own database, to make and drop others from. */
    adminUrl: string;
  }
}

export const templateName = "showroom_template";
const folderName = /^showroom-tests-(\d+)$/;

/** One PostgreSQL for the whole run, with a migrated template that `freshDatabase` clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await discardAbandoned();
  const home = join(tmpdir(), `showroom-tests-${process.pid}`);
  mkdirSync(home, { recursive: true });
  const server = await startEmbeddedPostgres({ home, database: templateName, durability: "scratch" });
  await migrate(server.url(templateName));
  project.provide("adminUrl", server.url("postgres"));
  return async () => {
    await server.stop();
    await discardEmbeddedPostgres(home);
  };
}

/** A run that was killed leaves its server running and its files behind. */
async function discardAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(folderName.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await discardEmbeddedPostgres(join(tmpdir(), name));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
