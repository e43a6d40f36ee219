import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { StartFailure } from "./start-failure.ts";

/**
 * Creates `dataDir` if missing, checks that it is writable, and claims it for this process until it ends, in any way.
 * Throws StartFailure if another server has it.
 */
export async function claimDataDir(dataDir: string): Promise<void> {
  proveDataDir(dataDir);
  const address = claimAddress(realpathSync(dataDir));
  // Unlike a pid file, a socket cannot go stale: the kernel closes it with its process.
  const claim = createServer((peer) => peer.end(String(process.pid)));
  if (await listens(claim, address)) return;
  const holder = await whoHolds(address);
  if (holder === undefined) {
    rmSync(address, { force: true });
    if (await listens(claim, address)) return;
  }
  throw new StartFailure(
    `${shown(dataDir)} is in use by another server (process ${holder ?? "unknown"}). Stop that one, or set DATA_DIR to another folder.`,
  );
}

/** Creates `dataDir` if missing; throws the system's error about `dataDir` if it is not writable. */
export function proveDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, Buffer.alloc(64 * 1024));
    rmSync(probe);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path: dataDir });
  }
}

function claimAddress(dataDir: string): string {
  const name = `showroom-${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen({ path }, () => resolve(true));
    server.unref();
  });
}

/** The process id of the holder, or undefined if nobody responds. */
async function whoHolds(path: string): Promise<string | undefined> {
  try {
    return await text(connect({ path }));
  } catch {
    return undefined;
  }
}

/** As people write it: relative to the current folder if it is below it. */
function shown(dataDir: string): string {
  const below = relative(process.cwd(), dataDir);
  return below.startsWith("..") || below === "" ? dataDir : `${below}/`;
}
