import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** By then the first page has been rendered, and its memory is returned too. */
const settles_ms = 3000;

/**
 * Returns memory that only the start needed to the operating system, about 50 MB: otherwise the heap keeps it for the
 * next peak. Blocks for about a tenth of a second, once.
 */
export async function spareMemory(): Promise<void> {
  await pause(settles_ms, undefined, { ref: false });
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
