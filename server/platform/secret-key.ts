import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { proveDataDir } from "./data-dir.ts";
import { StartFailure } from "./start-failure.ts";

/**
 * The secret key of this installation, created at the first call and stored in `secrets.json` below `dataDir`, readable
 * by its owner only. Two processes that start at once get the same key.
 */
export function ownSecretKey(dataDir: string): string {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) write(file, dataDir);
  const { secretKey } = parse(file);
  if (typeof secretKey === "string" && secretKey.length >= 32) return secretKey;
  throw new StartFailure(`${file} is damaged. Restore it, or delete it, and everyone has to sign in again.`);
}

function write(file: string, dataDir: string): void {
  proveDataDir(dataDir);
  const draft = `${file}.${process.pid}`;
  const secretKey = randomBytes(32).toString("base64url");
  writeFileSync(draft, `${JSON.stringify({ secretKey }, null, 2)}\n`, { mode: 0o600 });
  try {
    // Unlike a rename, a link does not replace the key that another process created a moment ago.
    linkSync(draft, file);
  } catch (error) {
    // A file system without hard links.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function parse(file: string): { secretKey?: unknown } {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { secretKey?: unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
