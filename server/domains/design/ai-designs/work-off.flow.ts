import type { Platform } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import type { JobRow } from "./ai-designs.store.ts";
import { atOnce } from "./designer.flow.ts";
import { renewLease, takeJob } from "./job-work.store.ts";
import { runJob } from "./run-job.flow.ts";

const queue = createQueue<JobRow>({
  failure: "requests for designs could not be worked off",
  place: { role: "worker", name: "designs" },
  workers: atOnce,
  take: ({ db, now }) => takeJob(db, now()),
  work: runJob,
  lease: {
    renewEvery_ms: 10_000,
    idOf: ({ id }) => id,
    renew: ({ db, now }, job) => renewLease(db, job, now()),
  },
});

/** Lets this process work off the requests that wait, in the background. */
export const wakeDesigner = (platform: Platform): void => queue.wake(platform);

/** Stops the work on a request in this process. In another one it ends with its next step. */
export const stopWork = (platform: Platform, id: string): void => queue.cancel(platform, id);
