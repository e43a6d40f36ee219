import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../server/platform/embedded-postgres/postmaster.ts";
import { changedFiles, testsThatRead } from "./quality/changed.ts";
import { changedContentTests, unchangedContentTests } from "./quality/content.ts";
import { findOrInstallBrowser } from "./quality/install-browser.ts";
import { type Counts, runStage, type Stage, sumOf } from "./quality/run-stage.ts";
import { staticStages } from "./quality/static-stages.ts";
import { journeyStage, vitestStage } from "./quality/test-stages.ts";

// `npm test`: the journeys, which take longest, and beside them everything else, one stage after the other. Each
// stage gets one line with its time; the last line is the sum.

const usage = `npm test                          everything
npm test -- --changed             only the tests that read a file which is not committed yet
npm test -- --changed --since REF the same for all that changed since a commit or branch
npm test -- --content             the tests of content too whose files have not changed since they passed`;
const { values: asked } = parseArgs({
  options: {
    changed: { type: "boolean", default: false },
    since: { type: "string" },
    content: { type: "boolean", default: false },
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
const hasBrowser = findOrInstallBrowser() !== undefined;
const leftOut = asked.content ? [] : unchangedContentTests();
const ran = changedContentTests();

const counts = (await Promise.all([inTurn(await journeys()), inTurn(others())])).flat();
if (!hasBrowser) console.log("✗ journeys did not run: no browser (see above)");
for (const test of leftOut)
  console.log(`  skipped: ${test}: nothing that it reads has changed since it passed`);
const total: Counts = {
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, hasBrowser ? 0 : 1),
  skipped: [...counts.flatMap(({ skipped }) => skipped), ...leftOut],
};
if (!narrowed && ran.length > 0 && total.failed === 0)
  console.log(
    `${ran.length} tests of content passed anew: npm run content:passed notes it for the next time`,
  );
console.log(`\n${((performance.now() - begin) / 60_000).toFixed(1)} minutes\n${sumOf(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function journeys(): Promise<Stage[]> {
  if (!hasBrowser || !hasJourneys) return [];
  const ports = await Promise.all(Array.from({ length: journeyWorkers }, freePort));
  return [journeyStage(ports, reports, narrowed?.journeys)];
}

function others(): Stage[] {
  const only = [...(narrowed?.tests ?? []), ...leftOut.flatMap((test) => ["--exclude", test])];
  const weights = { name: "page weights", commands: [{ script: "scripts/weights.ts" }] };
  const tests = [
    vitestStage("unit tests", "unit", reports, only),
    vitestStage("API tests", "api", reports, only),
  ];
  return [...staticStages, weights, ...(narrowed?.tests.length === 0 ? [] : tests)];
}

async function inTurn(stages: readonly Stage[]): Promise<Counts[]> {
  const found: Counts[] = [];
  for (const stage of stages) found.push(await runStage(stage));
  return found;
}
