import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../server/platform/embedded-postgres/postmaster.ts";
import { changedFiles, testsThatRead } from "./quality/changed.ts";
import { findOrInstallBrowser } from "./quality/install-browser.ts";
import { type Counts, runStage, type Stage, sumOf } from "./quality/run-stage.ts";
import { staticStages } from "./quality/static-stages.ts";
import { journeyStage, vitestStage } from "./quality/test-stages.ts";

// `npm test`: the journeys, which take longest, and beside them everything else, one stage after the other. While the
// pages are built and a browser is fetched, the code is checked. Each stage gets one line with its time; the last line
// is the sum.

const usage = `npm test                          everything
npm test -- --changed             only the tests that read a file which is not committed yet
npm test -- --changed --since REF the same for all that changed since a commit or branch`;
const { values: asked } = parseArgs({
  options: {
    changed: { type: "boolean", default: false },
    since: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (asked.help) {
  console.log(usage);
  process.exit();
}

const journeyWorkers = 2;
const begin = performance.now();
const reports = mkdtempSync(join(tmpdir(), "showroom-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

const narrowed = asked.changed ? testsThatRead(changedFiles(asked.since)) : undefined;
if (narrowed) console.log(`${narrowed.tests.length} files of tests, ${narrowed.journeys.length} of journeys`);
const hasJourneys = narrowed?.journeys.length !== 0;
const browser = findOrInstallBrowser();

const built = runStage({ name: "build", commands: [{ script: "scripts/prepare.mjs" }] });
const isBuilt = async () => (await built).failed === 0;

const counts = (await Promise.all([built, journeys().then(inTurn), others()])).flat();
const hasBrowser = (await browser) !== undefined;
if (!hasBrowser) console.log("✗ journeys did not run: no browser (see above)");
const total: Counts = {
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, hasBrowser ? 0 : 1),
  skipped: counts.flatMap(({ skipped }) => skipped),
};
console.log(`\n${((performance.now() - begin) / 60_000).toFixed(1)} minutes\n${sumOf(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function journeys(): Promise<Stage[]> {
  if (!(await browser) || !(await isBuilt()) || !hasJourneys) return [];
  const ports = await Promise.all(Array.from({ length: journeyWorkers }, freePort));
  return [journeyStage(ports, reports, narrowed?.journeys)];
}

async function others(): Promise<Counts[]> {
  const found = await inTurn(staticStages);
  return (await isBuilt()) ? [...found, ...(await inTurn(tests()))] : found;
}

/** What needs the built pages, the journeys left out. */
function tests(): Stage[] {
  const only = narrowed?.tests ?? [];
  const weights = { name: "page weights", commands: [{ script: "scripts/weights.ts" }] };
  if (narrowed?.tests.length === 0) return [weights];
  return [
    weights,
    vitestStage("unit tests", "unit", reports, only),
    vitestStage("API tests", "api", reports, only),
  ];
}

async function inTurn(stages: readonly Stage[]): Promise<Counts[]> {
  const found: Counts[] = [];
  for (const stage of stages) found.push(await runStage(stage));
  return found;
}
