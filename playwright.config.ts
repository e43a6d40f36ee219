import { defineConfig } from "@playwright/test";
import {
  browserArguments,
  browserArgumentsIn3D,
  browserArgumentsWithoutPictures,
  findBrowser,
  findTestBrowser,
} from "./tests/support/find-browser.ts";

// Each worker has a server and a database of its own, on the port at its place in this list. `npm test` chooses free
// ones; on its own (`npx playwright test`) one worker on a fixed port does. Playwright reads this file once more in
// every worker, and tells it which one it is.
const ports = (process.env.JOURNEYS_PORTS ?? process.env.JOURNEYS_PORT ?? "4190").split(",");
const port = ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? ports[0]!;
process.env.JOURNEYS_PORT = port;

const executablePath = findTestBrowser();
/** The headless shell never shows a notification. */
const inWholeBrowser = /\/push\.spec\.ts$/;
const in3D = /\/(room(-context|-touch|-views)?|vendor-files)\.spec\.ts$/;
/** What looks at pictures, or sends some: whole files, and single tests that say so. */
const withPictures = /(appearance|every-route|fonts|landing|returns|vendor-products)\.spec\.ts|@pictures/;

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: ports.length,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine in CI may upset one of two hundred journeys. One that passes on the second try is named as flaky in
  // the result of `npm test`, to be mended; while working nothing is tried twice.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}/showroom/`,
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    viewport: { width: 1440, height: 900 },
    // what cannot be pressed is said after two minutes, not at the end of a journey that may take twelve
    actionTimeout: 120_000,
    // what a journey holds back or changes on the way must not be answered for by it; offline.spec.ts allows it
    serviceWorkers: "block",
    // every call and answer would be recorded, and thrown away in most cases; `--trace on` does so while working
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "pages",
      testIgnore: [in3D, inWholeBrowser],
      grepInvert: withPictures,
      use: { launchOptions: { executablePath, args: browserArgumentsWithoutPictures } },
    },
    {
      name: "pages with pictures",
      testIgnore: [in3D, inWholeBrowser],
      grep: withPictures,
      use: { launchOptions: { executablePath, args: browserArguments } },
    },
    {
      name: "rooms in 3D",
      testMatch: in3D,
      use: { launchOptions: { executablePath, args: browserArgumentsIn3D } },
    },
    {
      name: "whole browser",
      testMatch: inWholeBrowser,
      use: { launchOptions: { executablePath: findBrowser(), args: browserArguments } },
    },
  ],
  webServer: {
    command: `node tests/support/journey-server.ts ${ports.join(" ")}`,
    wait: { stdout: /^ready$/m },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
  },
});
