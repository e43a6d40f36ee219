import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Counts, Stage } from "./run-stage.ts";

/** The tests of one Vitest project. */
export function vitestStage(name: string, project: string, reports: string): Stage {
  const report = join(reports, `${project}.json`);
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    commands: [
      { script: "node_modules/vitest/vitest.mjs", args: ["run", "--project", project, ...reporting] },
    ],
    count: () => {
      const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

/** The browser journeys, in the browser program at `browser`, against a server on `port`. */
export function journeyStage(browser: string, port: number, reports: string): Stage {
  const report = join(reports, "journeys.json");
  return {
    name: "journeys",
    commands: [{ script: "node_modules/@playwright/test/cli.js", args: ["test", "--reporter=list,json"] }],
    environment: { CHROME_PATH: browser, JOURNEYS_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: (): Counts => {
      const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
      return { passed: expected + flaky, failed: unexpected };
    },
  };
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

/** An empty report when the run did not get as far as writing one. */
function readReport(file: string): Report {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : {};
}
