import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Stops whatever a killed server left running on `cluster`, so that a new PostgreSQL can start on it. `mark` is the
 * cluster's name, which is in the command line of each of its processes. Call only while holding the claim on the data
 * directory: then nobody else can own them.
 */
export async function endLeftovers(cluster: string, mark: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const postmaster = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);

  for (const [signal, seconds] of [
    ["SIGINT", 20],
    ["SIGQUIT", 5],
    ["SIGKILL", 5],
  ] as const) {
    const running = processesMarked(mark);
    if (running.length === 0) break;
    // With the postmaster dead, signal its children one by one.
    for (const pid of running.includes(postmaster) ? [postmaster] : running) signalTo(pid, signal);
    await untilGone(mark, seconds);
  }
  forgetStranger(pidFile, postmaster, mark);
}

/**
 * After a reboot or in a container the pid in the file may belong to an unrelated or zombie process; PostgreSQL would
 * then believe that it is already running.
 */
function forgetStranger(pidFile: string, postmaster: number, mark: string): void {
  if (process.platform === "win32") return;
  const isPid = postmaster > 1;
  if (!isPid || (isAlive(postmaster) && processesMarked(mark).length === 0)) rmSync(pidFile, { force: true });
}

async function untilGone(mark: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (processesMarked(mark).length > 0 && Date.now() < deadline) await pause(20);
}

function processesMarked(mark: string): number[] {
  if (process.platform === "win32") return [];
  return commandLines()
    .filter(([, command]) => command.includes("postgres") && command.includes(mark))
    .map(([pid]) => pid);
}

function commandLines(): [pid: number, command: string][] {
  if (process.platform === "linux") {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return pids.map((pid) => [Number(pid), readOr(`/proc/${pid}/cmdline`, "")]);
  }
  const lines = execFileSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" }).split("\n");
  return lines.map((line) => [Number.parseInt(line, 10), line]);
}

function readOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return fallback;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // gone in the meantime
  }
}
