import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The program of a Chromium that runs here: CHROME_PATH, the system's, Playwright's own; else undefined. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH ?? "", ...onPath, ...elsewhere, chromium.executablePath()];
  return candidates.find((program) => program !== "" && existsSync(program) && runs(program));
}

/** A browser whose libraries are missing exists, but does not run. */
function runs(program: string): boolean {
  if (process.platform === "win32") return true;
  try {
    execFileSync(program, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const always = [
  "--no-sandbox",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Works in containers, as root, and without a graphics card. SwiftShader renders only 3D: for pages too it would cost a
 * third of the CPU time of all journeys.
 */
export const browserArguments = [...always, "--use-angle=swiftshader-webgl"];

/** The same where a room is drawn all the time, which must not be copied into the page for each frame. */
export const browserArgumentsIn3D = [...always, "--use-angle=swiftshader"];
