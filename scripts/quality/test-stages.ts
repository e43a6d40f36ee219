import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Counts, Stage } from "./run-stage.ts";

const root = join(import.meta.dirname, "../..");

/** The tests of one Vitest project. `args` narrow them down. */
export function vitestStage(
  name: string,
  project: string,
  reports: string,
  args: readonly string[] = [],
): Stage {
  const report = join(reports, `${project}.json`);
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    commands: [
      {
        script: "node_modules/vitest/vitest.mjs",
        args: ["run", `--project=${project}*`, "--passWithNoTests", ...reporting, ...args],
      },
    ],
    count: (): Counts => {
      const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport<VitestReport>(report);
      const skipped = testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults
          .filter(({ status }) => !["passed", "failed"].includes(status))
          .map(({ fullName }) => `${relative(root, file)}: ${fullName}`),
      );
      return { passed: numPassedTests, failed: numFailedTests, skipped };
    },
  };
}

/**
 * The browser journeys, with a worker for each of `ports`, on which its server will listen. `args` narrow them down.
 */
export function journeyStage(ports: readonly number[], reports: string, args: readonly string[] = []): Stage {
  const report = join(reports, "journeys.json");
  return {
    name: "journeys",
    commands: [
      { script: "node_modules/@playwright/test/cli.js", args: ["test", "--reporter=list,json", ...args] },
    ],
    environment: {
      JOURNEYS_PORTS: ports.join(","),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    count: (): Counts => {
      const { stats = {}, suites = [] } = readReport<JourneyReport>(report);
      const { expected = 0, flaky = 0, unexpected = 0 } = stats;
      return {
        passed: expected + flaky,
        failed: unexpected,
        skipped: suites.flatMap((suite) => namesIn(suite, "skipped")),
        flaky: suites.flatMap((suite) => namesIn(suite, "flaky")),
      };
    },
  };
}

const namesIn = ({ suites = [], specs = [] }: Suite, wanted: "skipped" | "flaky"): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => namesIn(suite, wanted)),
];

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface JourneyReport {
  stats: { expected?: number; flaky?: number; unexpected?: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

/** Nothing when the run did not get as far as writing one. */
function readReport<Report>(file: string): Partial<Report> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : {};
}
