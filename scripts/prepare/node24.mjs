import { execFileSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { modules, run, systemEnvironment } from "./run.mjs";

const needed = 24;
const onWindows = process.platform === "win32";
const home = join(modules, "node");
const program = join(home, onWindows ? "bin/node.exe" : "bin/node");
/** What the scripts of package.json find first. */
const onPath = onWindows ? program : join(modules, ".bin/node");

/**
 * Makes sure that the scripts of package.json, for which `node` is first looked up in node_modules/.bin,
 * run on Node 24. The package `node` fetches it in an install script; where such scripts are not allowed
 * the same program is fetched here, from the package (without scripts) that it lies in.
 */
export async function ensureNode24() {
  if (majorOf(onPath) >= needed) return;
  if (majorOf("node", systemEnvironment()) >= needed) {
    // Where the package's program does not run (Alpine), it must not stand before the one that does.
    rmSync(onPath, { force: true });
    return;
  }
  const version = JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version;
  console.log(`Install scripts are blocked here; fetching Node ${version} without them …`);
  await fetchNode(version);
  if (majorOf(onPath) < needed) {
    throw new Error(`Node ${version} does not run on this machine. Install Node ${needed} and start again.`);
  }
}

/** @param {string} version */
async function fetchNode(version) {
  const system = onWindows ? "win" : process.platform;
  const name = `node-${system === "darwin" && process.arch === "arm64" ? "bin-" : ""}${system}-${process.arch}`;
  const place = join(modules, ".node-program");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const quietly = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
  const args = ["install", "--prefix", place, ...quietly, `${name}@${version}`];
  const failure = `Node ${version} could not be fetched. Install Node ${needed}, or allow the install script of the package "node"`;
  await run("npm", args, { cwd: place, env: systemEnvironment(), failure });
  const fetched = createRequire(join(place, "index.js")).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(fetched, "utf8"));
  mkdirSync(join(home, "bin"), { recursive: true });
  rmSync(program, { force: true });
  linkSync(join(fetched, "..", bin.node ?? bin), program);
  putOnPath();
}

/** npm makes no entry in node_modules/.bin for a program that was not there when it installed. */
function putOnPath() {
  if (onWindows) {
    writeFileSync(join(modules, ".bin/node.cmd"), '@"%~dp0\\..\\node\\bin\\node.exe" %*\r\n');
  } else if (!existsSync(onPath)) {
    symlinkSync("../node/bin/node", onPath);
  }
}

/** The major version of a Node program; 0 when it does not run. @param {string} program */
function majorOf(program, env = process.env) {
  try {
    const version = execFileSync(program, ["--version"], {
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
