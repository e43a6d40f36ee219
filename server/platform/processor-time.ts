import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine. */
const tick_ms = 10;

/** CPU time that another process has taken, over all its threads; null where the system does not say. */
export function processorTimeOf(pid: number | undefined): number | null {
  if (process.platform !== "linux" || pid === undefined) return null;
  try {
    // the name before the last bracket may hold spaces
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * tick_ms;
  } catch {
    return null;
  }
}
