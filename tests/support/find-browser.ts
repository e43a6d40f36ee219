import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The program of a whole Chromium that runs here: CHROME_PATH, the system's, Playwright's own; else undefined. */
export const findBrowser = (): string | undefined =>
  firstThatRuns([process.env.CHROME_PATH ?? "", ...onPath(names), ...elsewhere, chromium.executablePath()]);

/**
 * The same without windows, where there is one: it opens a page in half the processor time, since it draws no frames
 * around pages and keeps no profile.
 */
export const findHeadlessShell = (): string | undefined =>
  firstThatRuns([process.env.CHROME_PATH ?? "", ...onPath(shells), ...playwrightsShells()]);

/** What the journeys are made in. */
export const findTestBrowser = (): string | undefined => findHeadlessShell() ?? findBrowser();

const onPath = (programs: readonly string[]): string[] =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));

/** Beside its whole Chromium, which is three folders deep. */
const playwrightsShells = (): string[] =>
  globSync("chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}{,.exe}", {
    cwd: join(chromium.executablePath(), "../../.."),
  }).map((found) => join(chromium.executablePath(), "../../..", found));

const firstThatRuns = (programs: readonly string[]): string | undefined =>
  programs.find((program) => program !== "" && existsSync(program) && runs(program));

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

/** Works in containers, as root, and without a graphics card. */
const always = [
  "--no-sandbox",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // the shell's own way makes texts a little wider than a browser with a window does
  "--font-render-hinting=none",
];

/** SwiftShader renders only 3D: for pages too it would cost a third of the CPU time of all journeys. */
export const browserArguments = [...always, "--use-angle=swiftshader-webgl"];

/**
 * For journeys that are not about pictures: to draw and load those of their products took a third of their time. V8's
 * optimizing compilers finish too late for pages that are open for a second or two.
 */
export const browserArgumentsWithoutPictures = [
  ...browserArguments,
  "--blink-settings=imagesEnabled=false",
  "--js-flags=--no-maglev,--no-turbofan",
];

/** Where a room is drawn all the time, which must not be copied into the page for each frame. */
export const browserArgumentsIn3D = [...always, "--use-angle=swiftshader"];
