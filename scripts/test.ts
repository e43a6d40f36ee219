import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/platform/embedded-postgres/postmaster.ts";
import { findOrInstallBrowser } from "./quality/install-browser.ts";
import { type Counts, runStage, type Stage } from "./quality/run-stage.ts";
import { staticStages } from "./quality/static-stages.ts";
import { journeyStage, vitestStage } from "./quality/test-stages.ts";

// `npm test`: each stage in turn, one line for each; the last line is the sum.

const reports = mkdtempSync(join(tmpdir(), "showroom-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

const browser = findOrInstallBrowser();
const stages: readonly Stage[] = [
  ...staticStages,
  { name: "page weights", commands: [{ script: "scripts/weights.ts" }] },
  vitestStage("unit tests", "unit", reports),
  vitestStage("API tests", "api", reports),
  ...(browser ? [journeyStage(browser, await freePort(), reports)] : []),
];

const total: Counts = { passed: 0, failed: browser ? 0 : 1 };
for (const stage of stages) {
  const { passed, failed } = await runStage(stage);
  total.passed += passed;
  total.failed += failed;
}
if (!browser) console.log("✗ journeys did not run: no browser (see above)");
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
