import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./tests/support/find-browser.ts";

// `npm test` chooses a free port; on its own (`npx playwright test`) a fixed one does.
const port = Number(process.env.JOURNEYS_PORT ?? 4190);
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // The server, its database and the browsers share the machine's cores.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  use: {
    baseURL: `${origin}/showroom/`,
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    viewport: { width: 1440, height: 900 },
    // what a journey holds back or changes on the way must not be answered for by it; offline.spec.ts allows it
    serviceWorkers: "block",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  webServer: {
    command: `node tests/support/journey-server.ts ${port}`,
    url: `${origin}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
  },
});
