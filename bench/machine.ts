import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";

export interface Machine {
  processor: string;
  cores: number;
  memory_gb: number;
  /** Of the last minute, before the run: what else the machine was doing. */
  load_before: number;
  node: string;
}

export function thisMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memory_gb: Math.round(totalmem() / 1e9),
    load_before: Math.round(loadavg()[0]! * 100) / 100,
    node: process.version,
  };
}

export interface Commit {
  /** Short; "none" outside a repository. */
  id: string;
  /** Whether files differed from it. */
  changed: boolean;
}

export function thisCommit(): Commit {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", ["--no-optional-locks", ...args], {
        cwd: import.meta.dirname,
        encoding: "utf8",
        stdio: "pipe",
      }).trim();
    return { id: git("rev-parse", "--short", "HEAD"), changed: git("status", "--porcelain") !== "" };
  } catch {
    return { id: "none", changed: false };
  }
}
