import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser, findHeadlessShell, findTestBrowser } from "../../tests/support/find-browser.ts";

const playwright = join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js");
const aptEnvironment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };

interface Attempt {
  says: string;
  possible: boolean;
  commands: readonly (readonly [program: string, ...args: string[]])[];
}

const attempts: readonly Attempt[] = [
  {
    says: "No Chromium found; fetching Playwright's …",
    possible: true,
    commands: [[process.execPath, playwright, "install", "chromium"]],
  },
  {
    says: "Installing Debian's Chromium …",
    possible: process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0,
    commands: [
      ["apt-get", "update", "-q"],
      ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"],
      // a package of its own only in newer releases
      ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"],
    ],
  },
];

/**
 * The program of a browser to test with, fetched when there is none; undefined after saying what to do. A developer's
 * own Chrome will do; where nobody waits for a download, the headless shell is worth it.
 */
export function findOrInstallBrowser(): string | undefined {
  const isComplete = () => findBrowser() && (!process.env.CI || findHeadlessShell());
  for (const { says, possible, commands } of attempts) {
    if (isComplete()) break;
    if (!possible) continue;
    console.log(says);
    for (const [program, ...args] of commands) {
      const result = spawnSync(program, args, { env: aptEnvironment, stdio: "ignore", timeout: 600_000 });
      if (result.status !== 0) break;
    }
  }
  if (!findBrowser())
    console.log(
      "No Chromium could be found or fetched: install Chromium or Google Chrome, or set CHROME_PATH to one.",
    );
  return findTestBrowser();
}
