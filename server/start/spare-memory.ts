import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** By then the first page is on its way, and what it took is among what is given back. */
const settles_ms = 3000;

/**
 * Gives what only the start needed back to the operating system, some 50 MB: left to itself the heap keeps it for the
 * next peak. Everything waits about a tenth of a second for it, once.
 */
export async function spareMemory(): Promise<void> {
  await pause(settles_ms, undefined, { ref: false });
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
