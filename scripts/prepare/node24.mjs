import { execFileSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { modules, run, systemEnvironment } from "./run.mjs";

const needed = 24;
const home = join(modules, "node");

/**
 * Makes sure that the scripts of package.json, for which `node` is first looked up in node_modules/.bin,
 * run on Node 24. The package `node` fetches it in an install script; where such scripts are not allowed
 * the same program is fetched here, from the package (without scripts) that it lies in.
 */
export async function ensureNode24() {
  const program = join(home, process.platform === "win32" ? "bin/node.exe" : "bin/node");
  if (majorOf(program) >= needed) return;
  if (majorOf("node", systemEnvironment()) >= needed && !existsSync(program)) return;
  const version = JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version;
  console.log(`Install scripts are blocked here; fetching Node ${version} without them …`);
  await fetchNode(version, program);
  if (majorOf(program) < needed) {
    throw new Error(`Node ${version} does not run on this machine. Install Node ${needed} and start again.`);
  }
}

/** @param {string} version @param {string} program */
async function fetchNode(version, program) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system === "darwin" && process.arch === "arm64" ? "bin-" : ""}${system}-${process.arch}`;
  const place = join(modules, ".node-program");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const args = ["install", "--prefix", place, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", `${name}@${version}`];
  const failure = `Node ${version} could not be fetched. Install Node ${needed}, or allow the install script of the package "node"`;
  await run("npm", args, { cwd: place, env: systemEnvironment(), failure });
  const fetched = createRequire(join(place, "index.js")).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(fetched, "utf8"));
  mkdirSync(join(home, "bin"), { recursive: true });
  rmSync(program, { force: true });
  linkSync(join(fetched, "..", bin.node ?? bin), program);
}

/** The major version of a Node program; 0 when it does not run. @param {string} program */
function majorOf(program, env = process.env) {
  try {
    const version = execFileSync(program, ["--version"], { env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
