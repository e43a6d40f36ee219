import { globSync } from "node:fs";
import { sep } from "node:path";

/** Where our own code stands. */
export const sourceFolders = [
  "client",
  "contract",
  "content",
  "domain",
  "server",
  "web",
  "db",
  "demo",
  "bench",
  "tests",
  "scripts",
];

let listed: readonly string[] | undefined;

/**
 * Our own source files whose path matches, relative to the project, with forward slashes. The folders are read once.
 */
export function sourceFiles(pattern: RegExp): string[] {
  listed ??= globSync(
    sourceFolders.map((folder) => `${folder}/**/*`),
    { exclude: ["**/node_modules/**", "web/build/**"] },
  )
    .map((file) => file.split(sep).join("/"))
    .sort();
  return listed.filter((file) => pattern.test(file));
}
