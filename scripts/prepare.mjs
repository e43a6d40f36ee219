// Runs before `npm start` and `npm test`, on any Node from 20 and with nothing installed: brings
// node_modules to the lock file, and web/build to its sources. `node scripts/prepare.mjs --install-only`
// leaves out the second.

import { whenNpmEnds } from "./parent.mjs";
import { buildWeb, isWebStale } from "./prepare/build.mjs";
import { installPackages, isInstallStale } from "./prepare/install.mjs";
import { alone } from "./prepare/lock.mjs";
import { ensureNode24 } from "./prepare/node24.mjs";
import { restoreLibraryLinks } from "./prepare/postgres-links.mjs";

const [major = 0] = process.versions.node.split(".").map(Number);

// what it runs ends with it (prepare/run.mjs)
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => process.exit(1));
}
whenNpmEnds(() => process.exit(1));

try {
  if (major < 20) throw new Error(`Node ${process.versions.node} is too old: 20 or newer is needed.`);
  await alone(prepare);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function prepare() {
  if (isInstallStale()) await timed("Installing packages", installPackages);
  await ensureNode24();
  restoreLibraryLinks();
  if (process.argv.includes("--install-only")) return;
  if (isWebStale()) await timed("Building the pages", buildWeb);
}

/** @param {string} title @param {() => Promise<void>} work */
async function timed(title, work) {
  const begin = performance.now();
  console.log(`${title} …`);
  await work();
  console.log(`${title}: done in ${Math.round((performance.now() - begin) / 1000)} s`);
}
