import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { discardEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";

export interface ScratchFolder {
  path: string;
  /** Where a database may be kept in it. */
  database: string;
  /** Deletes it, after ending the database. */
  discard(): Promise<void>;
}

/** Linux's folder in memory, where the hundreds of databases of the tests are made in a third of the time. */
const inMemory = "/dev/shm";
const leastInMemory = 6 * 2 ** 30;

/**
 * A folder for this process's run, named after it, in memory where there is enough; what killed runs of the same
 * `purpose` left behind is cleared away first, running databases included.
 */
export async function scratchFolder(purpose: string): Promise<ScratchFolder> {
  const prefix = `showroom-${purpose}-`;
  const parent = hasRoomInMemory() ? inMemory : tmpdir();
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (pid > 0 && !isAlive(pid)) await folderAt(join(parent, name)).discard();
  }
  const folder = folderAt(join(parent, `${prefix}${process.pid}`));
  mkdirSync(folder.path, { recursive: true });
  return folder;
}

function folderAt(path: string): ScratchFolder {
  const database = join(path, "postgres");
  return {
    path,
    database,
    async discard() {
      await discardEmbeddedPostgres(database);
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function hasRoomInMemory(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= leastInMemory;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
