import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Clock ticks per second in /proc, the same on every Linux that Node runs on. */
const ticks = 100;

/** Processor time that a process has used so far, over all its threads; null where /proc does not exist. */
export function processorTime_ms(pid: number): number | null {
  if (process.platform !== "linux") return null;
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // the program's name is in brackets and may contain anything
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) * 1000) / ticks;
}

/** The server process that the start command's process `pid` started; `pid` itself where it serves on its own. */
export function serverOf(pid: number): number {
  // without children, it says so by its exit code
  const { stdout } = spawnSync("ps", ["--ppid", String(pid), "-o", "pid=,args="], { encoding: "utf8" });
  const server = stdout.split("\n").find((line) => line.includes("server/main.ts"));
  return server ? Number(server.trim().split(/\s+/)[0]) : pid;
}

/**
 * Resident memory of the server process alone, which the start command's process `pid` started, in MB (10^6 bytes); null
 * where /proc does not exist.
 */
export function serverMemory_mb(pid: number): number | null {
  if (process.platform !== "linux") return null;
  const rss = execFileSync("ps", ["-p", String(serverOf(pid)), "-o", "rss="], { encoding: "utf8" });
  return Math.round((Number(rss.trim()) * 1024) / 1e6);
}

/**
 * Memory of a process and of all that it started, PostgreSQL excepted, in MB (10^6 bytes); null where `ps` does not
 * exist. What several processes share is divided among them on Linux, and counts for each elsewhere.
 */
export function familyMemory_mb(pid: number): number | null {
  if (process.platform === "win32") return null;
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" }).split("\n");
  const all = lines.map((line) => line.trim().split(/\s+/));
  const family = new Set([String(pid)]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const [id = "", parent = "", , program = ""] of all) {
      if (family.has(parent) && !program.includes("postgres")) family.add(id);
    }
  }
  const kib = all
    .filter(([id = ""]) => family.has(id))
    .reduce((sum, [id, , rss]) => sum + (share_kib(id!) ?? Number(rss)), 0);
  return Math.round((kib * 1024) / 1e6);
}

/** Null where /proc does not exist, and for a process that has just ended. */
function share_kib(pid: string): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]);
  } catch {
    return null;
  }
}
