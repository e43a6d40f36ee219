import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** Processor time in seconds that a process and all that it started have taken so far; ended ones count once they were awaited. */
export function processorSeconds(root: number | null): number {
  if (root === null) return 0;
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const entry of readdirSync("/proc")) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    try {
      const text = readFileSync(`/proc/${pid}/stat`, "utf8");
      // the name, in parentheses, may have spaces
      const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
      const [parent, ...ticks] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
      processes.set(pid, { parent: parent!, ticks: ticks.reduce((sum, each) => sum + each, 0) });
    } catch {
      // it ended while we looked
    }
  }
  let seconds = 0;
  for (const [pid, { ticks }] of processes) {
    if (isBelow(pid, root, processes)) seconds += ticks / ticksPerSecond;
  }
  return seconds;
}

function isBelow(pid: number, root: number, processes: ReadonlyMap<number, { parent: number }>): boolean {
  for (let each: number | undefined = pid; each; each = processes.get(each)?.parent)
    if (each === root) return true;
  return false;
}
