import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const root = join(import.meta.dirname, "..");
const keptOutput = 4000;

export interface Program {
  pid: number;
  /** "http://127.0.0.1:4194" */
  origin: string;
  /** From the start of the process to the first answer. */
  started_ms: number;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Runs one of our scripts with Node and these arguments, as a child process, and waits until `path` returns 200 on
 * `port`. Throws with the end of its output if it exits first, or does not respond within `patience_s`.
 */
export async function startProgram(
  args: readonly string[],
  at: { port: number; path: string; patience_s: number; env?: Record<string, string> },
): Promise<Program> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...at.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes: Buffer) => {
      output = (output + bytes).slice(-keptOutput);
    });
  }
  const ended = once(child, "exit");
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (!isRunning()) return;
    child.kill("SIGTERM");
    await ended;
  };
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));

  const origin = `http://127.0.0.1:${at.port}`;
  while (!(await answers(origin + at.path))) {
    if (!isRunning()) throw new Error(`${args[0]} ended at its start:\n${output}`);
    if (performance.now() - begun > at.patience_s * 1000) {
      await stop();
      throw new Error(`${args[0]} did not answer within ${at.patience_s} s:\n${output}`);
    }
    await pause(20);
  }
  return { pid: child.pid!, origin, started_ms: performance.now() - begun, stop };
}

/** Runs one of our scripts to its end; its output goes to the terminal. Throws when it fails. */
export async function runProgram(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${script} failed`);
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode === 200));
      response.once("error", () => resolve(false));
    });
    request.once("error", () => resolve(false));
  });
}
