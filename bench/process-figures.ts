import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Clock ticks per second in /proc, the same on every Linux that Node runs on. */
const ticks = 100;

/** Processor time that a process has used so far, over all its threads; null where /proc does not exist. */
export function processorTime_ms(pid: number): number | null {
  if (process.platform !== "linux") return null;
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // the program's name stands in brackets and may hold anything
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) * 1000) / ticks;
}

/** Resident memory of a process, in MB (10^6 bytes); null where `ps` does not exist. */
export function memory_mb(pid: number): number | null {
  if (process.platform === "win32") return null;
  const kib = Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
  return Math.round((kib * 1024) / 1e6);
}
