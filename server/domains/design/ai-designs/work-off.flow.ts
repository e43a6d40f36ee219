import { later } from "../../../platform/later.ts";
import type { Platform } from "../../../platform/platform.ts";
import { takeJob } from "./job-work.store.ts";
import { runJob } from "./run-job.flow.ts";

/** Requests that one process works on at once: more only make each other wait for the processor. */
const atOnce = 2;

/** What this process is working on. */
interface Bench {
  workers: number;
  /** Goes up with each call of `wakeDesigner`, so that none of them is missed. */
  wakes: number;
  running: Map<string, AbortController>;
}

const benches = new WeakMap<object, Bench>();

function benchOf({ db }: Platform): Bench {
  const bench = benches.get(db) ?? { workers: 0, wakes: 0, running: new Map() };
  benches.set(db, bench);
  return bench;
}

/** Lets this process work off the requests that wait, in the background. */
export function wakeDesigner(platform: Platform): void {
  benchOf(platform).wakes += 1;
  later(platform, "requests for designs could not be worked off", () => workOff(platform));
}

/** Stops the work on a request in this process. In another one it ends with its next step. */
export function stopWork(platform: Platform, id: string): void {
  benchOf(platform).running.get(id)?.abort();
}

async function workOff(platform: Platform): Promise<void> {
  const bench = benchOf(platform);
  if (bench.workers >= atOnce) return;
  bench.workers += 1;
  try {
    while (!platform.stopping.aborted) {
      const { wakes } = bench;
      const job = await takeJob(platform.db, platform.now());
      if (!job && wakes === bench.wakes) return;
      if (!job) continue;
      const stop = new AbortController();
      bench.running.set(job.id, stop);
      await runJob(platform, job, stop).finally(() => bench.running.delete(job.id));
    }
  } finally {
    bench.workers -= 1;
  }
}
