import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { modules, root, run } from "./run.mjs";

const output = join(root, "web/build");
const stamp = join(output, ".build-stamp");
/** Languages of the pages beside English; each has a build of its own (docs/decisions/0022-languages.md). */
const otherLanguages = ["es"];
/** Everything that the built pages depend on. */
const inputs = [
  "web",
  "contract",
  "content",
  "domain",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

export function isWebStale() {
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint();
}

/** The stamp goes first and comes last, so an interrupted build is never taken for a whole one. */
export async function buildWeb() {
  const before = fingerprint();
  rmSync(stamp, { force: true });
  // one after the other: together they would need twice the memory, and what is alike is compressed once
  for (const language of ["", ...otherLanguages]) await buildPages(language);
  // the English build empties its folder, which takes the others in
  for (const language of otherLanguages)
    renameSync(join(root, `web/.build-${language}`), join(output, language));
  writeFileSync(stamp, before);
}

/** @param {string} language */
async function buildPages(language) {
  const program = join(modules, "@react-router/dev/bin.cjs");
  await run(nodeProgram(), [program, "build"], {
    env: { ...process.env, NODE_ENV: "production", PAGES_LANGUAGE: language },
    failure: "The pages could not be built",
  });
}

function nodeProgram() {
  const pinned = join(modules, "node/bin/node");
  return existsSync(pinned) ? pinned : process.execPath;
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesOf)) {
    hash
      .update(`${relative(root, file).split(sep).join("/")}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} input @returns {string[]} */
function filesOf(input) {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter(
      (file) =>
        !file.startsWith(output) &&
        !file.startsWith(join(root, "web/.build-")) &&
        !/\.test\.tsx?$/.test(file),
    )
    .sort();
}
