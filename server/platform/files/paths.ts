import { posix } from "node:path";

/** A path inside the store, in its plain form. Throws for one that would leave it. */
export function cleanPath(path: string): string {
  const clean = posix.normalize(path);
  if (clean === ".." || clean.startsWith("../") || clean.startsWith("/") || clean.includes("\0")) {
    throw new Error(`not a path inside the file store: ${JSON.stringify(path)}`);
  }
  return clean;
}
