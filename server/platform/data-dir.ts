import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { StartFailure } from "./start-failure.ts";

/**
 * Makes `dataDir` when missing, makes sure that it can be written, and claims it for this process until
 * it ends, however it ends. Throws StartFailure when another server has it.
 */
export async function claimDataDir(dataDir: string): Promise<void> {
  proveDataDir(dataDir);
  const address = claimAddress(realpathSync(dataDir));
  // A socket cannot go stale as a pid file can: the kernel closes it with its process.
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

/** Makes `dataDir` when missing; throws the system's error about `dataDir` when nothing can be kept in it. */
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

/** The process id of the holder, or undefined when nobody answers. */
async function whoHolds(path: string): Promise<string | undefined> {
  try {
    return await text(connect({ path }));
  } catch {
    return undefined;
  }
}

/** As people write it: relative to where they are when it lies below. */
function shown(dataDir: string): string {
  const below = relative(process.cwd(), dataDir);
  return below.startsWith("..") || below === "" ? dataDir : `${below}/`;
}
