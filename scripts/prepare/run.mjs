import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const modules = join(root, "node_modules");

/**
 * Runs a program, keeps its output to itself, and rejects with the end of that output when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, failure: string }} options
 * @returns {Promise<void>}
 */
export function run(program, args, { cwd = root, env = process.env, failure }) {
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which only a shell starts.
    const shell = process.platform === "win32";
    const child = spawn(program, args, { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    const endWithUs = () => void child.kill();
    process.once("exit", endWithUs);
    child.once("close", () => process.off("exit", endWithUs));
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output = (output + text).slice(-20_000);
      });
    }
    child.once("error", (error) => reject(new Error(`${failure}: ${error.message}`)));
    child.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`${output.trimEnd().split("\n").slice(-25).join("\n")}\n\n${failure}${hint(output)}`),
        );
    });
  });
}

/** @param {string} output */
function hint(output) {
  if (/ENOSPC|No space left/i.test(output)) return ": the disk is full.";
  if (/EACCES|EPERM/.test(output)) return ": the project's folder may not be written by this user.";
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|network/i.test(output))
    return ": the package registry cannot be reached.";
  return ".";
}

/** The environment without the PATH entries of node_modules, so that `npm` and `node` are the system's. */
export function systemEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.startsWith(modules));
  return { ...process.env, PATH: path.join(delimiter) };
}
