import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { modules, root, run, systemEnvironment } from "./run.mjs";

const stamp = join(modules, ".install-stamp");
const lockFile = join(root, "package-lock.json");

/**
 * Whether node_modules is missing, half installed, or not that of the lock file on this kind of machine.
 * `npm ci` empties node_modules first and the stamp comes last, so an interrupted install leaves none.
 */
export function isInstallStale() {
  if (readOr(stamp) === fingerprint()) return false;
  if (!isWhatNpmInstalled()) return true;
  writeFileSync(stamp, fingerprint());
  return false;
}

export async function installPackages() {
  // Optional and development packages are needed too: PostgreSQL is of the one kind, the page builder of
  // the other.
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  // NODE_ENV=production would leave development packages out, CI tools set npm_config_* of their own.
  await run("npm", args, { env: systemEnvironment(), failure: "npm ci failed" });
  writeFileSync(stamp, fingerprint());
}

function fingerprint() {
  const hash = createHash("sha256").update(readFileSync(lockFile));
  return `${hash.digest("hex")} ${process.platform}-${process.arch}\n`;
}

/** After `npm install <name>` npm's own record fits the lock file although we did not install. */
function isWhatNpmInstalled() {
  const installed = packagesOf(join(modules, ".package-lock.json"));
  const wanted = packagesOf(lockFile);
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  const text = readOr(file);
  return text ? JSON.parse(text).packages : undefined;
}

/** @param {string} file */
function readOr(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
